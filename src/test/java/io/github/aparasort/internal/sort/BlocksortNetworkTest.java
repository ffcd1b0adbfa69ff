package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The choice of the blocksort network, from the public API to the kernel that runs. */
class BlocksortNetworkTest {
    private static final int N = 30_011;

    @Test
    void keysAloneAreSortedByTheNetworkAskedFor() {
        TestDevice.openCl();
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(told::add);
            Sorter batcher = gpu.sorter().using(BlocksortNetwork.BATCHER);
            int[] ints = Input.RANDOM.ints(N);
            batcher.sort(ints);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(N)), ints);
            int[] equal = Input.FIVE_VALUES.ints(N);
            batcher.sort(equal);
            assertArrayEquals(Oracle.sorted(Input.FIVE_VALUES.ints(N)), equal);
            long[] longs = Input.RANDOM.longs(N);
            batcher.sort(longs);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.longs(N)), longs);
            gpu.sorter().sort(Input.RANDOM.ints(N));
        }
        assertEquals(List.of("IntBatcherStretchMergesort", "IntBatcherStretchMergesort",
                "LongBatcherStretchMergesort", "IntTileRadixSort"), told.stream().map(Execution::kernel).toList());
        told.forEach(execution -> assertEquals(Engine.OPENCL, execution.engine()));
    }

    /** The other network is not stable, so keys with indices never use it. */
    @Test
    void orderOfEqualKeysIsKept() {
        TestDevice.openCl();
        List<Execution> told = new ArrayList<>();
        int[] keys = Input.FIVE_VALUES.ints(N);
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            gpu.onExecution(told::add);
            int[] order = gpu.sorter().using(BlocksortNetwork.BATCHER).argsort(keys);
            for (int i = 1; i < N; i++) {
                int before = Integer.compare(keys[order[i - 1]], keys[order[i]]);
                assertEquals(true, before < 0 || before == 0 && order[i - 1] < order[i]);
            }
        }
        assertEquals("IntPairTileRadixSort", told.get(0).kernel());
    }

    @Test
    void otherEnginesAndNullAreAsBefore() {
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            int[] ints = Input.RANDOM.ints(100);
            gpu.sorter().using(BlocksortNetwork.BATCHER).sort(ints);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(100)), ints);
            assertThrows(NullPointerException.class, () -> gpu.sorter().using((BlocksortNetwork) null));
        }
    }
}
