package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Counts elements that are not those of a source at their indices, or not the default of negative indices. */
final class IntWrongMoves extends CheckKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] moved = new /*key*/ int[1];
    protected /*key*/ int missing;
    /** The number of elements of the source. */
    protected int length;

    @Override
    protected long load(int index) {
        int from = indices[index];
        int wrong = from < length ? 0 : 1;
        if (wrong == 0) {
            /*key*/ int x = missing;
            if (from >= 0) {
                x = source[from];
            }
            wrong = moved[index] == x ? 0 : 1;
        }
        return wrong;
    }

    // ---- host side

    /** Queues a check that elements are those of a source at their indices; at negative ones the default. */
    static void count(Work work, Column source, Column indices, Number missing, Column moved) throws DeviceFault {
        IntWrongMoves kernel = work.checks().kernel(IntWrongMoves.class, IntWrongMoves::new);
        kernel.length = source.length();
        kernel.missing = (/*key*/ int) missing.longValue();
        kernel.source = work.array(source, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.moved = work.array(moved, /*key*/ int[].class);
        work.checks().launch(kernel, indices.length());
    }
}
