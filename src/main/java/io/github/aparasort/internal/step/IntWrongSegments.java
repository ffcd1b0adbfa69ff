package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/**
 * Counts sorted elements of segments that are wrong: they come before the one before them in their segment. Where each
 * has its index in the input, equal ones must keep their order, and each comes from its segment.
 */
final class IntWrongSegments extends CheckKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** The index of each key in the input, where it is known. */
    protected int[] indices = new int[1];
    /** The segment of each place. */
    protected int[] owners = new int[1];
    /** Not 0 where the indices are known. */
    protected int indexed;
    protected int length;

    @Override
    protected long load(int index) {
        int owner = owners[index];
        int wrong = 0;
        if (indexed != 0) {
            int from = indices[index];
            wrong = outside(from, length);
            if (wrong == 0) {
                wrong = owners[from] == owner ? 0 : 1;
            }
        }
        if (wrong == 0 && index > 0) {
            if (owners[index - 1] == owner) {
                int ofEqual = 0;
                if (indexed != 0) {
                    ofEqual = indices[index - 1] < indices[index] ? 0 : 1;
                }
                wrong = disorder(keys[index - 1], keys[index], ofEqual);
            }
        }
        return wrong;
    }

    // ---- host side

    /**
     * Queues a check of the sorted keys of segments.
     *
     * @param indices the indices of the keys in the input, or null
     * @param owners the segment of each place
     */
    static void count(Work work, Column keys, Column indices, Column owners) throws DeviceFault {
        IntWrongSegments kernel = work.checks().kernel(IntWrongSegments.class, IntWrongSegments::new);
        kernel.indexed = indices == null ? 0 : 1;
        kernel.length = keys.length();
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.owners = work.array(owners, int[].class);
        work.checks().launch(kernel, keys.length());
    }
}
