package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long
/**
 * Makes sortable keys of the bits of floats, and values of keys, by {@link SortableKeys#flip}:
 * <ul>
 * <li>{@link #REVERSIBLE} gives back each bit, and counts the NaNs: with any of them these keys are not in order;
 * <li>{@link #MERGED_NANS} makes all NaNs one key, the greatest.
 * </ul>
 */
public final class IntKeyForm extends ElementKernel {
    public static final int REVERSIBLE = 0;
    public static final int MERGED_NANS = 1;
    public static final int VALUES_OF_REVERSIBLE = 2;
    public static final int VALUES_OF_MERGED = 3;
    /** Keys XORed with a mask. */
    public static final int MASKED = 4;
    /** The bits of magnitudes; 0 of what is infinite or no number. */
    public static final int MAGNITUDES = 5;

    /** The bits of infinity: those of all NaNs are greater, apart from the sign. */
    public static final /*key*/ int INFINITY = /*key*/ Integer.SIZE == Integer.SIZE
            ? (/*key*/ int) 0x7f800000L : (/*key*/ int) 0x7ff0000000000000L;
    /** The bits of the NaN that Java computes: a quiet one. */
    private static final /*key*/ int NAN = INFINITY | (INFINITY & -INFINITY) >>> 1;

    protected /*key*/ int[] in = new /*key*/ int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];
    /** The number of NaNs, where they are counted. */
    protected int[] nans = new int[1];
    protected int form;
    protected /*key*/ int mask;

    @Override
    protected void element(int i) {
        /*key*/ int x = in[i];
        if (form == VALUES_OF_REVERSIBLE) {
            x = SortableKeys.flip(x);
        } else if (form == VALUES_OF_MERGED) {
            x = x == /*key*/ Integer.MAX_VALUE ? NAN : SortableKeys.flip(x);
        } else if (form == MASKED) {
            x = x ^ mask;
        } else if (form == MAGNITUDES) {
            x = x & /*key*/ Integer.MAX_VALUE;
            x = max(x, INFINITY) == x ? 0 : x;
        } else if (max(x & /*key*/ Integer.MAX_VALUE, INFINITY) == INFINITY) {
            // Of a number and infinity infinity is the greater one; of a NaN and infinity it is not.
            x = SortableKeys.flip(x);
        } else if (form == REVERSIBLE) {
            int before = atomicAdd(nans, 0, 1);
            // What it was before must be used, or Aparapi fails.
            x = SortableKeys.flip(x) + (before & 0);
        } else {
            x = /*key*/ Integer.MAX_VALUE;
        }
        out[i] = x;
    }

    // ---- host side

    /**
     * Makes keys of the bits of floats, or values of their keys.
     *
     * @param orderMask what {@link #MASKED} keys are XORed with
     * @param nans where {@link #REVERSIBLE} adds the number of NaNs; else null
     */
    public static void convert(Work work, int form, long orderMask, Column in, Column out, Column nans)
            throws DeviceFault {
        IntKeyForm kernel = work.elements(IntKeyForm.class, IntKeyForm::new);
        kernel.form = form;
        kernel.mask = (/*key*/ int) orderMask;
        work.launch(kernel, in.length(), Fields.of(kernel.in, in).and(kernel.out, out).and(kernel.nans, nans));
    }
}
