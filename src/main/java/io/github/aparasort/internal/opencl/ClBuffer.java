package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clReleaseMemObject;


/** Memory of a device. */
public final class ClBuffer implements AutoCloseable {
    private final long handle;
    private final long bytes;

    ClBuffer(long handle, long bytes) {
        this.handle = handle;
        this.bytes = bytes;
    }

    long handle() {
        return handle;
    }

    public long bytes() {
        return bytes;
    }

    @Override
    public void close() {
        clReleaseMemObject(handle);
    }
}
