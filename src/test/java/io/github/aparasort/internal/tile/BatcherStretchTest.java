package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.KernelRun;
import org.junit.jupiter.api.Test;

/** The networks by which work-items sort their own keys: Batcher's sorts; the cost of each. */
class BatcherStretchTest {
    private static final int NT = 2;

    /** All inputs of zeros and ones of a stretch; its neighbour has what stands for no keys. */
    @Test
    void batchersNetworkSortsEveryInputOfZerosAndOnes() {
        int n = IntTileMergesort.VT;
        ZeroOneInputs inputs = new ZeroOneInputs(run(new BitwiseBatcherStretch(NT, 1)), n);
        for (int input = 0; input < 1 << n; input++) {
            inputs.begin(input);
        }
        inputs.sort();
    }

    /** On the same keys, so that the merges after them compare the same. */
    @Test
    void comparatorsOfBothNetworks() {
        int n = NT * IntTileMergesort.VT;
        ComparisonCountingMergesort.COMPARISONS.reset();
        new ZeroOneInputs(run(new ComparisonCountingMergesort(NT, 1)), n).sort();
        BitwiseBatcherStretch.COMPARISONS.reset();
        BitwiseBatcherStretch.COMPARATORS.reset();
        new ZeroOneInputs(run(new BitwiseBatcherStretch(NT, 1)), n).sort();
        assertEquals(85 * NT, BitwiseBatcherStretch.COMPARATORS.sum());
        assertEquals(144 * NT,
                ComparisonCountingMergesort.COMPARISONS.sum() - BitwiseBatcherStretch.COMPARISONS.sum());
    }

    private static KernelRun<DeviceKernel> run(DeviceKernel kernel) {
        return KernelRun.of(Target.JTP, kernel);
    }
}
