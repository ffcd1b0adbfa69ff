package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clReleaseMemObject;
import static org.lwjgl.opencl.CL10.nclCreateBuffer;

import org.lwjgl.system.MemoryUtil;

/** Memory of a device, or of the host for transfers. */
public final class ClBuffer implements AutoCloseable {
    private final long handle;

    /** @param flags OpenCL's, which say where the memory is */
    ClBuffer(long context, long flags, long bytes) {
        handle = Creation.of("clCreateBuffer", (memory, code) ->
                nclCreateBuffer(context, flags, bytes, MemoryUtil.NULL, code));
    }

    long handle() {
        return handle;
    }

    @Override
    public void close() {
        clReleaseMemObject(handle);
    }
}
