package io.github.aparasort.benchmark;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.Order;
import io.github.aparasort.benchmark.input.ObjectInputs;
import io.github.aparasort.benchmark.report.Machine;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints what sorts of objects take. */
@Command(name = "objects", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Prints what "
        + "sorts of objects take against Arrays.sort and Arrays.parallelSort, which take turns, and what the facade "
        + "costs sorts of ten; medians. Every result is verified. Give the common pool of the JDK as many workers as "
        + "there are processors: -Djava.util.concurrent.ForkJoinPool.common.parallelism=2.")
final class Objects implements Callable<Integer> {
    /** Rounds before those that are measured: some, and more of small arrays, until HotSpot has compiled all. */
    private static final int WARM_UP_ROUNDS = 5;
    private static final int WARM_UP_ELEMENTS = 5_000_000;
    private static final int SMALL = 10;
    /** Arrays a round, so that a clock can tell; and rounds until HotSpot is done with both. */
    private static final int SMALL_ARRAYS = 20_000;
    private static final int SMALL_ROUNDS = 200;

    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "1M",
            description = "Numbers of objects. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "7", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Parameters(paramLabel = "INPUT", description = "random, uuid, names, cities, urls: strings; jdk: the names of "
            + "the JDK's class files; lines:FILE: the lines of a file; Integer, Long, Double, LocalDate, Instant, UUID; "
            + "people: records by three keys. Default: all but files.")
    private List<String> inputs = ObjectInputs.NAMES;

    @Override
    public Integer call() {
        Machine.facts().forEach((name, value) -> System.out.println(name + ": " + value));
        for (int n : sizes) {
            inputs.forEach(input -> measure(input, ObjectInputs.of(input, n)));
        }
        facade();
        return 0;
    }

    private void measure(String kind, Object[] input) {
        boolean people = kind.equals("people");
        Comparator<Object> theirs = cast(!people ? null : Comparator.comparing(ObjectInputs.Person::name)
                .thenComparing(ObjectInputs.Person::age).thenComparing(ObjectInputs.Person::city));
        Comparator<Object> ours = cast(!people ? null : Order.by(ObjectInputs.Person::name)
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
                millis[one][Math.max(0, round)] = (System.nanoTime() - begin) / 1e6;
                // Equal objects keep their order, but not in the JDK's parallel sort.
                if (one != 1 && !IntStream.range(0, a.length).allMatch(i -> a[i] == expected[i])) {
                    throw new AssertionError("wrong order: " + kind);
                }
            }
        }
        double[] medians = Arrays.stream(millis).mapToDouble(Median.withDefaults()::evaluate).toArray();
        System.out.printf(Locale.ROOT, "%,d %s: %.1f ms; Arrays.sort %.1f ms, %.1f times; parallelSort %.1f ms, %.1f "
                + "times%n", input.length, kind, medians[2], medians[0], medians[0] / medians[2], medians[1],
                medians[1] / medians[2]);
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> cast(Comparator<?> order) {
        return (Comparator<Object>) order;
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
                Median.withDefaults().evaluate(theirs), Median.withDefaults().evaluate(ours));
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
}
