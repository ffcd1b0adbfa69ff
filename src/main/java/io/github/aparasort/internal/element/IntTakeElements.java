package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;

// Twins: Long
/** Gathers elements by their indices. A negative index gives the default. */
public final class IntTakeElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];
    protected /*key*/ int missing;
    /** The number of elements of the source: wrong results of an earlier step may be indices past its end. */
    protected int length;

    @Override
    protected void element(int i) {
        int index = indices[i];
        /*key*/ int x = missing;
        if (index >= 0 && index < length) {
            x = source[index];
        }
        out[i] = x;
    }

    // ---- host side

    /** Gathers elements; those of negative indices are all {@code missing}. */
    public static Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        IntTakeElements kernel = work.elements(IntTakeElements.class, IntTakeElements::new);
        Column taken = work.column(source.type(), indices.length());
        kernel.missing = (/*key*/ int) missing.longValue();
        kernel.length = source.length();
        work.launch(kernel, indices.length(), Fields.of(kernel.source, source).and(kernel.indices, indices)
                .and(kernel.out, taken));
        return taken;
    }
}
