package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;

// Twins: Long
/**
 * Counts bounds of needles that are wrong: elements before a bound are less, and those from there on are not. Or flags
 * that do not say whether a needle is the element at its lower bound; or owners of places that are not one less than
 * the upper bound of the place.
 */
public final class IntBoundsCheck extends CheckKernel {
    protected /*key*/ int[] sorted = new /*key*/ int[1];
    protected /*key*/ int[] needles = new /*key*/ int[1];
    protected int[] bounds = new int[1];
    protected int[] flags = new int[1];
    /** The number of elements. */
    protected int length;
    /** 1 for upper bounds, before which elements may be equal; else 0. */
    protected int upper;
    /** Not 0 where there are flags. */
    protected int flagged;
    /** 1 where the needles are the places themselves, else 0. */
    protected int owners;

    @Override
    protected long load(int index) {
        int bound = bounds[index] + owners;
        /*key*/ int needle = index;
        if (owners == 0) {
            needle = needles[index];
        }
        int wrong = outside(bound, length + 1);
        if (wrong == 0 && bound > 0) {
            wrong = disorder(sorted[bound - 1], needle, 1 - upper);
        }
        if (wrong == 0 && bound < length) {
            wrong = disorder(needle, sorted[bound], upper);
        }
        if (wrong == 0 && flagged != 0) {
            int found = 0;
            if (bound < length) {
                found = sorted[bound] == needle ? 1 : 0;
            }
            wrong = flags[index] == found ? 0 : 1;
        }
        return wrong;
    }

    // ---- host side

    /**
     * Queues a check of bounds.
     *
     * @param wanted one of the constants of {@link IntBoundsKernel}
     * @param needles null where they are the places themselves
     */
    public static CheckSums.Sums queue(Work work, int wanted, Column sorted, Column needles, Column bounds)
            throws DeviceFault {
        Column lower = bounds;
        if (wanted == IntBoundsKernel.IS_IN) {
            lower = IntBoundsKernel.find(work, IntBoundsKernel.LOWER, sorted, needles);
        }
        IntBoundsCheck kernel = work.checks().kernel(IntBoundsCheck.class, IntBoundsCheck::new);
        kernel.length = sorted.length();
        kernel.upper = wanted == IntBoundsKernel.UPPER || wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        kernel.flagged = wanted == IntBoundsKernel.IS_IN ? 1 : 0;
        kernel.owners = wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        return work.checks().launch(kernel, bounds.length(), Fields.of(kernel.sorted, sorted)
                .and(kernel.needles, needles).and(kernel.bounds, lower).and(kernel.flags, bounds));
    }
}
