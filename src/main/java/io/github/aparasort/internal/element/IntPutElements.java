package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;

// Twins: Long
/** Scatters elements to their indices. */
public final class IntPutElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];

    @Override
    protected void element(int i) {
        out[indices[i]] = source[i];
    }

    // ---- host side

    /** Writes each element of a source to its index in a target. */
    public static void put(Work work, Column source, Column indices, Column target) throws DeviceFault {
        IntPutElements kernel = work.elements(IntPutElements.class, IntPutElements::new);
        work.launch(kernel, indices.length(), Fields.of(kernel.source, source).and(kernel.indices, indices)
                .and(kernel.out, target));
    }
}
