package io.github.aparasort.internal.opencl;

import org.lwjgl.system.MemoryUtil;

/** A call of a function that creates an object of OpenCL. */
interface Creation {
    /**
     * Calls the function.
     *
     * @param memory eight bytes for an argument
     * @param code where the function puts its error code
     * @return the handle of the object
     */
    long create(long memory, long code);

    /** Creates an object, or throws what the function tells. */
    static long of(String function, Creation creation) {
        long memory = MemoryUtil.nmemCallocChecked(2, Long.BYTES);
        try {
            long handle = creation.create(memory, memory + Long.BYTES);
            ClException.check(function, MemoryUtil.memGetInt(memory + Long.BYTES));
            return handle;
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }
}
