package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Enough keys that the default geometry takes them to the device and back in four parts. */
class OpenClLargeSortTest {
    /** More than 1000 full tiles, the last tile short. */
    private static final int N = 4_500_011;

    @TempDir
    Path directory;

    /**
     * Sorts within tasks of the pool that the copies of a sort use too: small ones, then some in four parts. Runs in a
     * process of its own.
     */
    static final class CommonPool {
        private CommonPool() {
        }

        public static void main(String[] args) {
            for (Target target : new Target[] {Target.JTP, Target.OPENCL}) {
                sort(target, 150_000, 100);
                System.out.println(target + " done");
            }
            sort(Target.OPENCL, N, 6);
            System.out.println("all done");
        }

        private static void sort(Target target, int n, int tasks) {
            try (Gpu gpu = Gpu.open(target)) {
                IntStream.range(0, tasks).parallel().forEach(i -> {
                    int[] a = new int[n];
                    Arrays.setAll(a, j -> n - j);
                    gpu.sorter().sort(a);
                    if (a[0] != 1 || a[n - 1] != n) {
                        throw new AssertionError("not sorted");
                    }
                });
            }
        }
    }

    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    static Stream<Input> inputs() {
        return Coverage.rows(Stream.of(Input.RANDOM), Input.FIVE_VALUES);
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("inputs")
    void keysAreSorted(Input input) {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            int[] ints = input.ints(N);
            gpu.sorter().sort(ints);
            assertArrayEquals(Oracle.sorted(input.ints(N)), ints);
            long[] longs = input.longs(N);
            gpu.sorter().sort(longs);
            assertArrayEquals(Oracle.sorted(input.longs(N)), longs);
        }
    }

    /** Enough keys that Batcher's network of the default geometry takes trapezoids on several columns, too. */
    @Tag(Coverage.SCALED)
    @Test
    void keysAreSortedInOneArray() {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            Sorter sorter = gpu.sorter().using(SortAlgorithm.BATCHER);
            int[] ints = Input.RANDOM.ints(N);
            sorter.sort(ints);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(N)), ints);
            if (Coverage.ALL) {
                double[] doubles = Input.RANDOM.doubles(N);
                double[] expected = Oracle.sorted(doubles);
                sorter.sort(doubles);
                assertArrayEquals(Oracle.bits(expected), Oracle.bits(doubles));
            }
        }
    }

    /** Checked by its definition. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("inputs")
    void ordersAreStablePermutations(Input input) {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            long[] keys = input.longs(N);
            int[] order = gpu.sorter().argsort(keys);
            int[] ints = input.ints(N);
            int[] intOrder = gpu.sorter().argsort(ints);
            boolean[] seen = new boolean[N];
            boolean[] intSeen = new boolean[N];
            for (int i = 0; i < N; i++) {
                seen[order[i]] = true;
                intSeen[intOrder[i]] = true;
                if (i > 0) {
                    int byKey = Long.compare(keys[order[i - 1]], keys[order[i]]);
                    int byIntKey = Integer.compare(ints[intOrder[i - 1]], ints[intOrder[i]]);
                    assertTrue(byKey < 0 || byKey == 0 && order[i - 1] < order[i], "longs at " + i);
                    assertTrue(byIntKey < 0 || byIntKey == 0 && intOrder[i - 1] < intOrder[i], "ints at " + i);
                }
            }
            for (int i = 0; i < N; i++) {
                assertTrue(seen[i] && intSeen[i], "index " + i + " is missing");
            }
        }
    }

    /**
     * Copies run on the common pool while a device is held; tasks of that pool that wait for the device must not be
     * what those copies wait for. With two workers, which is what three processors have.
     */
    @Test
    void tasksOfTheCommonPoolMaySort() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, CommonPool.class,
                List.of("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2"));
        assertEquals(List.of("JTP done", "OPENCL done", "all done"), output.out().lines().toList());
    }
}
