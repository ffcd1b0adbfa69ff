package io.github.aparasort.internal.sort;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The proof that the kernel's passes sort: a network that sorts all inputs of zeros and ones sorts everything (Knuth,
 * volume 3, section 5.3.4, theorem Z). The kernel itself runs, in tiles so small that a few keys take every kind of
 * pass: on several columns and on one, in one trapezoid after the other, and on groups that end behind the last key.
 */
@Tag(Coverage.SCALED)
class BatcherZeroOneTest {
    private static final int EVERY_INPUT = Coverage.count(16, 18);
    private static final int EVERY_INPUT_ON_OPENCL = Coverage.count(12, 14);
    private static final int EVERY_MERGE = Coverage.count(70, 140);
    private static final int EVERY_MERGE_ON_OPENCL = Coverage.count(40, 70);

    /** All of them. */
    @ParameterizedTest(name = "{0}, NT {1}, VT {2}, {3} columns")
    @CsvSource({"JTP, 1, 4, 1", "JTP, 1, 8, 2", "JTP, 1, 8, 1", "OPENCL, 2, 2, 1", "OPENCL, 4, 2, 2"})
    void everyInputOfZerosAndOnesIsSorted(Target target, int nt, int vt, int columns) throws Exception {
        try (KernelPool pool = pool(target, nt, vt, columns)) {
            int most = target == Target.JTP ? EVERY_INPUT : EVERY_INPUT_ON_OPENCL;
            for (int n = 2; n <= most; n++) {
                ZeroOneTransfer passage = new ZeroOneTransfer(n);
                for (int input = 0; input < 1 << n; input++) {
                    passage.begin(input);
                    if (passage.isFull()) {
                        sort(pool, passage, n);
                    }
                }
                if (!passage.isEmpty()) {
                    sort(pool, passage, n);
                }
            }
        }
    }

    /**
     * All that the last level can meet, if the levels before it do what they should: two sorted lists, the first of
     * the greatest power of two below n. What follows for all levels of any n, because the network of a level is in
     * every group what it is in the first, and its tiles lie in every group as in the first.
     */
    @ParameterizedTest(name = "{0}, NT {1}, VT {2}, {3} columns")
    @CsvSource({"JTP, 1, 4, 1", "JTP, 1, 8, 2", "JTP, 1, 16, 4", "OPENCL, 2, 2, 1", "OPENCL, 4, 2, 2"})
    void everyTwoSortedListsAreMerged(Target target, int nt, int vt, int columns) throws Exception {
        try (KernelPool pool = pool(target, nt, vt, columns)) {
            int most = target == Target.JTP ? EVERY_MERGE : EVERY_MERGE_ON_OPENCL;
            for (int n = 2; n <= most; n++) {
                ZeroOneTransfer passage = new ZeroOneTransfer(n);
                int length = Integer.highestOneBit(n - 1);
                for (int zeros = 0; zeros <= length; zeros++) {
                    for (int furtherZeros = 0; furtherZeros <= n - length; furtherZeros++) {
                        passage.begin();
                        for (int i = 0; i < n; i++) {
                            if (i < length ? i >= zeros : i - length >= furtherZeros) {
                                passage.one(i);
                            }
                        }
                        if (passage.isFull()) {
                            sort(pool, passage, n);
                        }
                    }
                }
                if (!passage.isEmpty()) {
                    sort(pool, passage, n);
                }
            }
        }
    }

    private static KernelPool pool(Target target, int nt, int vt, int columns) {
        ComputeDevice device = target == Target.JTP ? Devices.jtp() : TestDevice.openCl();
        return new KernelPool(device, () -> new BitwiseBatcherSort(nt, vt, columns, 3), 1, lease -> null);
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
