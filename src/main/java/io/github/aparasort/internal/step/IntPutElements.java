package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Scatters elements to their indices. */
final class IntPutElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];

    @Override
    protected void element(int i) {
        out[indices[i]] = source[i];
    }

    // ---- host side

    /** Writes each element of a source to its index in a target. */
    static void put(Work work, Column source, Column indices, Column target) throws DeviceFault {
        IntPutElements kernel = work.elements(IntPutElements.class, IntPutElements::new);
        work.launch(kernel, indices.length(), Fields.of(kernel.source, source).and(kernel.indices, indices)
                .and(kernel.out, target));
    }
}
