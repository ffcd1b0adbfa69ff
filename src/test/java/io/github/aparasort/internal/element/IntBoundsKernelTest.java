package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.KernelRun;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Needles in any order, and in ascending order, where the bounds of a tile are near each other. */
class IntBoundsKernelTest extends ElementKernelCase {
    private static final int[] COUNTS = {1, 2, 40, 300};

    @ParameterizedTest
    @ValueSource(ints = {IntBoundsKernel.LOWER, IntBoundsKernel.UPPER, IntBoundsKernel.IS_IN})
    void boundsAreThoseThatALoopCounts(int wanted) {
        for (Input input : INPUTS) {
            for (int count : COUNTS) {
                /*key*/ int[] sorted = IntOrders.keys(input, count);
                Arrays.sort(sorted);
                for (int n : new int[] {1, 3, nt * IntBoundsKernel.VT, 7 * nt * IntBoundsKernel.VT + 1}) {
                    /*key*/ int[] needles = IntOrders.keys(input, n);
                    check(wanted, sorted, needles, input);
                    Arrays.sort(needles);
                    check(wanted, sorted, needles, input);
                }
            }
        }
    }

    /** Offsets of segments, some of them empty. An element belongs to the last segment that begins before its end. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 64, 257})
    void segmentsAreThoseOfTheIndices(int n) {
        int[] begins = {0, 0, 1, 1, n / 2, n / 2, n / 2, n - 1, n, n};
        Arrays.sort(begins);
        /*key*/ int[] offsets = new /*key*/ int[begins.length];
        Arrays.setAll(offsets, i -> begins[i]);
        check(IntBoundsKernel.SEGMENT, offsets, new /*key*/ int[n], n);
    }

    private void check(int wanted, /*key*/ int[] sorted, /*key*/ int[] needles, Object what) {
        KernelRun<IntBoundsKernel> run = run(() -> new IntBoundsKernel(nt, maxGroups));
        run.kernel().count = sorted.length;
        run.kernel().wanted = wanted;
        run.prepare(needles.length);
        int[] out = new int[needles.length];
        run.run("sorted", sorted, "needles", needles, "out", out);
        for (int i = 0; i < out.length; i++) {
            /*key*/ int x = wanted == IntBoundsKernel.SEGMENT ? i : needles[i];
            long less = Arrays.stream(sorted).filter(y -> y < x).count();
            long equal = Arrays.stream(sorted).filter(y -> y == x).count();
            long expected = wanted == IntBoundsKernel.LOWER ? less : wanted == IntBoundsKernel.UPPER ? less + equal
                    : wanted == IntBoundsKernel.IS_IN ? Math.min(1, equal) : less + equal - 1;
            assertEquals(expected, out[i], what + ", " + sorted.length + ", needle " + i + " of " + out.length);
        }
    }
}
