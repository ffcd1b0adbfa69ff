package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.TestDevice;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The networks by which work-items sort their own keys: Batcher's sorts; the cost of each; which kernel has which. */
class BatcherStretchTest {
    private static final int NT = 2;

    /** All inputs of zeros and ones of a stretch; its neighbour has what stands for no keys. */
    @Test
    void batchersNetworkSortsEveryInputOfZerosAndOnes() throws Exception {
        int n = IntTileMergesort.VT;
        try (KernelPool pool = pool(() -> new BitwiseBatcherStretch(NT, 1))) {
            ZeroOneTransfer passage = new ZeroOneTransfer(n);
            for (int input = 0; input < 1 << n; input++) {
                passage.begin(input);
                if (passage.isFull() || input + 1 == 1 << n) {
                    sort(pool, passage, n);
                }
            }
        }
    }

    /** On the same keys, so that the merges after them compare the same. */
    @Test
    void comparatorsOfBothNetworks() throws Exception {
        int n = NT * IntTileMergesort.VT;
        ZeroOneTransfer passage = new ZeroOneTransfer(n);
        ComparisonCountingMergesort.COMPARISONS.reset();
        try (KernelPool pool = pool(() -> new ComparisonCountingMergesort(NT, 1))) {
            passage.begin();
            sort(pool, passage, n);
        }
        BitwiseBatcherStretch.COMPARISONS.reset();
        BitwiseBatcherStretch.COMPARATORS.reset();
        try (KernelPool pool = pool(() -> new BitwiseBatcherStretch(NT, 1))) {
            passage.begin();
            sort(pool, passage, n);
        }
        assertEquals(85 * NT, BitwiseBatcherStretch.COMPARATORS.sum());
        assertEquals(136 * NT,
                ComparisonCountingMergesort.COMPARISONS.sum() - BitwiseBatcherStretch.COMPARISONS.sum());
    }

    @Test
    void keysAloneAreSortedByTheNetworkAskedFor() {
        assertInstanceOf(IntBatcherStretchMergesort.class, kernel(SortKind.FLOAT, BlocksortNetwork.BATCHER));
        assertInstanceOf(LongBatcherStretchMergesort.class, kernel(SortKind.LONG, BlocksortNetwork.BATCHER));
        assertEquals(IntPairTileMergesort.class, kernel(SortKind.INT_PAIR, BlocksortNetwork.BATCHER).getClass());
        for (SortKind kind : SortKind.values()) {
            assertEquals(TestDevice.tileKernel(kind),
                    kernel(kind, BlocksortNetwork.TRANSPOSITION).getClass().getSimpleName());
        }
    }

    private static DeviceKernel kernel(SortKind kind, BlocksortNetwork network) {
        return SortKernels.tile(kind, network, NT, 1);
    }

    private static KernelPool pool(Supplier<DeviceKernel> kernel) {
        return new KernelPool(Devices.jtp(), kernel, 1, lease -> null);
    }

    private static void sort(KernelPool pool, ZeroOneTransfer passage, int n) throws Exception {
        try (Lease lease = pool.take(n, true)) {
            StagedLaunch<LongKeys> launch = Leased.staged(lease, LongKeys.class, passage);
            launch.send();
            launch.runResident();
            launch.fetch();
        }
    }
}
