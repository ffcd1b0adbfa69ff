package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clReleaseKernel;
import static org.lwjgl.opencl.CL10.nclSetKernelArg;

import org.lwjgl.system.MemoryUtil;

/** A kernel and its arguments, for one thread at a time. */
public final class ClKernel implements AutoCloseable {
    private final long handle;
    private final long value = MemoryUtil.nmemCallocChecked(1, Long.BYTES);

    ClKernel(long handle) {
        this.handle = handle;
    }

    long handle() {
        return handle;
    }

    /** Sets an argument of a primitive type of Java. Its lowest byte comes first on all systems that LWJGL has. */
    public void set(int index, Number number) {
        MemoryUtil.memPutLong(value, number instanceof Float f ? Float.floatToRawIntBits(f)
                : number instanceof Double d ? Double.doubleToRawLongBits(d) : number.longValue());
        set(index, number instanceof Long || number instanceof Double ? Long.BYTES
                : number instanceof Integer || number instanceof Float ? Integer.BYTES : Byte.BYTES, value);
    }

    public void set(int index, ClBuffer buffer) {
        MemoryUtil.memPutAddress(value, buffer.handle());
        set(index, Long.BYTES, value);
    }

    /** Gives an argument local memory of {@code bytes} bytes. */
    public void setLocal(int index, long bytes) {
        set(index, bytes, MemoryUtil.NULL);
    }

    private void set(int index, long bytes, long address) {
        ClException.check("clSetKernelArg", nclSetKernelArg(handle, index, bytes, address));
    }

    @Override
    public void close() {
        clReleaseKernel(handle);
        MemoryUtil.nmemFree(value);
    }
}
