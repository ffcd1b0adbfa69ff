package io.github.aparasort.bench;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.Order;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;

/**
 * Sorts of objects against those of {@link Arrays}, and what the facade costs small sorts. All take turns; times are
 * medians, and ratios are those of medians. Every result is verified.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.ObjectBench -Dexec.args="1000000 11 random uuid"</pre>
 *
 * Run it with {@code -Djava.util.concurrent.ForkJoinPool.common.parallelism} at the number of cores, or the JDK's
 * parallel sort has a worker less. The first argument is how many objects, the second how many rounds; the others are
 * names of {@link ObjectInputs}, or {@code lines:FILE}.
 */
public final class ObjectBench {
    /** Rounds before those that are measured: some, and more of small arrays, until HotSpot has compiled all. */
    private static final int WARM_UP_ROUNDS = 5;
    private static final int WARM_UP_ELEMENTS = 5_000_000;
    private static final List<String> ALL = List.of("random", "uuid", "names", "cities", "urls", "jdk", "Integer",
            "Long", "Double", "LocalDate", "Instant", "UUID", "people");
    private static final int SMALL = 10;
    /** Arrays a round, so that a clock can tell; and rounds until HotSpot is done with both. */
    private static final int SMALL_ARRAYS = 20_000;
    private static final int SMALL_ROUNDS = 200;

    private ObjectBench() {
    }

    public static void main(String[] args) {
        if (args.length < 2) {
            System.err.println("ObjectBench N ROUNDS [INPUT...], for instance 1000000 11 random uuid; inputs: " + ALL
                    + ", lines:FILE");
            return;
        }
        int n = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        System.out.printf("JDK %s, %d workers%n", System.getProperty("java.version"),
                ForkJoinPool.getCommonPoolParallelism());
        for (String kind : args.length == 2 ? ALL : Arrays.asList(args).subList(2, args.length)) {
            measure(kind, ObjectInputs.of(kind, n), rounds);
        }
        facade();
    }

    private static void measure(String kind, Object[] input, int rounds) {
        Comparator<Object> theirs = cast(!kind.equals("people") ? null : Comparator.comparing(ObjectInputs.Person::name)
                .thenComparing(ObjectInputs.Person::age).thenComparing(ObjectInputs.Person::city));
        Comparator<Object> ours = cast(!kind.equals("people") ? null : Order.by(ObjectInputs.Person::name)
                .thenByInt(ObjectInputs.Person::age).thenBy(ObjectInputs.Person::city));
        Object[] expected = input.clone();
        Arrays.sort(expected, theirs);
        List<Consumer<Object[]>> sorts = List.of(a -> Arrays.sort(a, theirs), a -> Arrays.parallelSort(a, theirs),
                a -> GpuArrays.sort(a, ours));
        double[][] millis = new double[sorts.size()][rounds];
        for (int round = -Math.max(WARM_UP_ROUNDS, WARM_UP_ELEMENTS / input.length); round < rounds; round++) {
            for (int turn = 0; turn < sorts.size(); turn++) {
                int one = Math.floorMod(round + turn, sorts.size());
                Object[] a = input.clone();
                long begin = System.nanoTime();
                sorts.get(one).accept(a);
                if (round >= 0) {
                    millis[one][round] = (System.nanoTime() - begin) / 1e6;
                }
                if (one != 1) {
                    verify(kind, expected, a);
                }
            }
        }
        System.out.printf(Locale.ROOT, "%,d %s: %.1f ms; Arrays.sort %.1f ms, %.1f times; parallelSort %.1f ms, %.1f "
                + "times%n", input.length, kind, median(millis[2]), median(millis[0]),
                median(millis[0]) / median(millis[2]), median(millis[1]), median(millis[1]) / median(millis[2]));
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> cast(Comparator<?> order) {
        return (Comparator<Object>) order;
    }

    /** Equal objects must keep their order. The JDK's parallel sort does not, so it is not verified. */
    private static void verify(String kind, Object[] expected, Object[] a) {
        for (int i = 0; i < a.length; i++) {
            if (expected[i] != a[i]) {
                throw new AssertionError(kind + " at " + i);
            }
        }
    }

    private static void facade() {
        Integer[][] input = new Integer[SMALL_ARRAYS][];
        Arrays.setAll(input, i -> Arrays.copyOf(ObjectInputs.of("Integer", SMALL), SMALL, Integer[].class));
        double[] theirs = new double[SMALL_ROUNDS];
        double[] ours = new double[SMALL_ROUNDS];
        for (int round = 0; round < SMALL_ROUNDS; round++) {
            theirs[round] = nanos(input, Arrays::sort);
            ours[round] = nanos(input, GpuArrays::sort);
        }
        System.out.printf(Locale.ROOT, "%d Integers: Arrays.sort %.0f ns, GpuArrays.sort %.0f ns%n", SMALL,
                median(theirs), median(ours));
    }

    private static double nanos(Integer[][] input, Consumer<Object[]> sort) {
        Integer[][] arrays = new Integer[input.length][];
        Arrays.setAll(arrays, i -> input[i].clone());
        long begin = System.nanoTime();
        for (Integer[] a : arrays) {
            sort.accept(a);
        }
        return (double) (System.nanoTime() - begin) / arrays.length;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
