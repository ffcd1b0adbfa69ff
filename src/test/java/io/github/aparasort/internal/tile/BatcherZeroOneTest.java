package io.github.aparasort.internal.tile;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.KernelRun;
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
    void everyInputOfZerosAndOnesIsSorted(Target target, int nt, int vt, int columns) {
        try (KernelRun<BitwiseBatcherSort> run = run(target, nt, vt, columns)) {
            int most = target == Target.JTP ? EVERY_INPUT : EVERY_INPUT_ON_OPENCL;
            for (int n = 2; n <= most; n++) {
                ZeroOneInputs inputs = new ZeroOneInputs(run, n);
                for (int input = 0; input < 1 << n; input++) {
                    inputs.begin(input);
                }
                inputs.sort();
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
    void everyTwoSortedListsAreMerged(Target target, int nt, int vt, int columns) {
        try (KernelRun<BitwiseBatcherSort> run = run(target, nt, vt, columns)) {
            int most = target == Target.JTP ? EVERY_MERGE : EVERY_MERGE_ON_OPENCL;
            for (int n = 2; n <= most; n++) {
                ZeroOneInputs inputs = new ZeroOneInputs(run, n);
                int length = Integer.highestOneBit(n - 1);
                for (int zeros = 0; zeros <= length; zeros++) {
                    for (int furtherZeros = 0; furtherZeros <= n - length; furtherZeros++) {
                        inputs.begin();
                        for (int i = 0; i < n; i++) {
                            if (i < length ? i >= zeros : i - length >= furtherZeros) {
                                inputs.one(i);
                            }
                        }
                    }
                }
                inputs.sort();
            }
        }
    }

    private static KernelRun<BitwiseBatcherSort> run(Target target, int nt, int vt, int columns) {
        return KernelRun.of(target, new BitwiseBatcherSort(nt, vt, columns, 3));
    }
}
