package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;
import io.github.aparasort.internal.kernel.ElementKernel;

// Twins: Long
/** Compares each row of an order with the one before it by one more column, where all columns before it are equal. */
public final class IntRowOrder extends ElementKernel {
    /** All columns so far are equal. */
    public static final int TIE = 0;
    /** The row comes after the one before it, as it must. */
    public static final int AFTER = 1;
    /** The row comes before the one before it, or is none. */
    static final int WRONG = 2;

    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected int[] order = new int[1];
    /** What is known of each row so far. */
    protected int[] states = new int[1];
    /** The XOR mask of the order: masked keys ascend. */
    protected /*key*/ int mask;

    @Override
    protected void element(int i) {
        if (states[i] == TIE) {
            int row = order[i];
            int state = WRONG;
            if (row >= 0 && row < n) {
                state = i == 0 ? AFTER : WRONG;
                if (i > 0) {
                    int rowBefore = order[i - 1];
                    if (rowBefore >= 0 && rowBefore < n) {
                        // In disorder it is WRONG, which is AFTER + 1.
                        state = AFTER + CheckKernel.disorder(keys[rowBefore] ^ mask, keys[row] ^ mask, TIE - AFTER);
                    }
                }
            }
            states[i] = state;
        }
    }

    // ---- host side

    /** Compares the rows of an order by one more column. */
    public static void compare(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault {
        IntRowOrder kernel = work.elements(IntRowOrder.class, IntRowOrder::new);
        kernel.mask = (/*key*/ int) mask;
        work.launch(kernel, order.length(), Fields.of(kernel.keys, keys).and(kernel.order, order)
                .and(kernel.states, states));
    }
}
