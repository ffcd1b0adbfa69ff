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

    /** Sets an argument of a primitive type of Java. */
    public void set(int index, Number number) {
        int bytes;
        if (number instanceof Integer i) {
            MemoryUtil.memPutInt(value, i);
            bytes = Integer.BYTES;
        } else if (number instanceof Long l) {
            MemoryUtil.memPutLong(value, l);
            bytes = Long.BYTES;
        } else if (number instanceof Float f) {
            MemoryUtil.memPutFloat(value, f);
            bytes = Float.BYTES;
        } else if (number instanceof Double d) {
            MemoryUtil.memPutDouble(value, d);
            bytes = Double.BYTES;
        } else {
            MemoryUtil.memPutByte(value, number.byteValue());
            bytes = Byte.BYTES;
        }
        set(index, bytes, value);
    }

    public void set(int index, ClBuffer buffer) {
        MemoryUtil.memPutAddress(value, buffer.handle());
        set(index, Long.BYTES, value);
    }

    /** Gives an argument local memory of so many bytes. */
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
