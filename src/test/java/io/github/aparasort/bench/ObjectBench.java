package io.github.aparasort.bench;

import com.sun.management.OperatingSystemMXBean;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.object.ObjectMergesort;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * The parallel sort of objects against those of {@link Arrays}, and what the facade costs small sorts. All take turns,
 * and ratios are taken within a round: medians of these, and beside them the best times. Every result is verified.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.ObjectBench -Dexec.args="1000000 11"</pre>
 */
public final class ObjectBench {
    /** Its processor time tells what parallel work costs, even where others take the processors. */
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final int WARM_UP_ROUNDS = 3;
    private static final int SMALL = 10;
    /** Arrays a round, so that a clock can tell; and rounds until HotSpot is done with both. */
    private static final int SMALL_ARRAYS = 20_000;
    private static final int SMALL_ROUNDS = 200;

    private record Person(String name, int year) {
    }

    private ObjectBench() {
    }

    public static void main(String[] args) {
        if (!Usage.isRight(args, ObjectBench.class, "N ROUNDS", "1000000 11")) {
            return;
        }
        int n = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        System.out.printf("JDK %s, %d threads, %d parts%n", System.getProperty("java.version"), ThreadTeam.available(),
                ObjectMergesort.parts(n));
        SplittableRandom random = new SplittableRandom(n);
        String[] words = new String[n];
        Arrays.setAll(words, i -> Long.toString(random.nextLong() >>> 1, Character.MAX_RADIX));
        measure("strings", words, Comparator.naturalOrder(), rounds,
                List.of(Arrays::sort, Arrays::parallelSort, GpuArrays::parallelSort));
        Person[] people = new Person[n];
        Arrays.setAll(people, i -> new Person(words[i], random.nextInt(n / 2)));
        Comparator<Person> byYear = Comparator.comparingInt(Person::year);
        measure("records", people, byYear, rounds, List.of(a -> Arrays.sort(a, byYear),
                a -> Arrays.parallelSort(a, byYear), a -> GpuArrays.parallelSort(a, byYear)));
        facade(random);
    }

    /** The last of the sorts is ours. */
    private static <T> void measure(String what, T[] input, Comparator<T> order, int rounds,
            List<Consumer<T[]>> sorts) {
        T[] expected = input.clone();
        Arrays.sort(expected, order);
        double[][] millis = new double[sorts.size()][rounds];
        double[][] cpu = new double[sorts.size()][rounds];
        for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
            for (int turn = 0; turn < sorts.size(); turn++) {
                int one = Math.floorMod(round + turn, sorts.size());
                T[] a = input.clone();
                long cpuBegin = MACHINE.getProcessCpuTime();
                long begin = System.nanoTime();
                sorts.get(one).accept(a);
                if (round >= 0) {
                    millis[one][round] = (System.nanoTime() - begin) / 1e6;
                    cpu[one][round] = MACHINE.getProcessCpuTime() - cpuBegin;
                }
                if (one != 1 && !Arrays.equals(expected, a)) {
                    throw new AssertionError(what);
                }
            }
        }
        double[] ours = millis[sorts.size() - 1];
        System.out.printf(Locale.ROOT, "%,d %s: best %.0f ms; Arrays.sort %.0f ms, ours is %.2f times as fast; "
                + "Arrays.parallelSort %.0f ms, ours is %.2f times as fast; processor time %.2f of Arrays.sort's%n",
                input.length, what, best(ours), best(millis[0]), median(ratios(millis[0], ours)), best(millis[1]),
                median(ratios(millis[1], ours)), median(ratios(cpu[cpu.length - 1], cpu[0])));
    }

    private static void facade(SplittableRandom random) {
        int[][] input = new int[SMALL_ARRAYS][];
        Arrays.setAll(input, i -> random.ints(SMALL).toArray());
        double[] theirs = new double[SMALL_ROUNDS];
        double[] ours = new double[SMALL_ROUNDS];
        for (int round = 0; round < SMALL_ROUNDS; round++) {
            theirs[round] = nanos(input, Arrays::sort);
            ours[round] = nanos(input, GpuArrays::sort);
        }
        System.out.printf(Locale.ROOT, "%d ints: Arrays.sort %.0f ns, GpuArrays.sort %.0f ns%n", SMALL, best(theirs),
                best(ours));
    }

    private static double nanos(int[][] input, Consumer<int[]> sort) {
        int[][] arrays = new int[input.length][];
        Arrays.setAll(arrays, i -> input[i].clone());
        long begin = System.nanoTime();
        for (int[] a : arrays) {
            sort.accept(a);
        }
        return (double) (System.nanoTime() - begin) / arrays.length;
    }

    private static double[] ratios(double[] theirs, double[] ours) {
        double[] ratios = new double[ours.length];
        Arrays.setAll(ratios, i -> theirs[i] / ours[i]);
        return ratios;
    }

    private static double best(double[] values) {
        return Arrays.stream(values).min().orElseThrow();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
