package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;
import static org.lwjgl.opencl.CL10.clReleaseContext;
import static org.lwjgl.opencl.CL10.nclCreateContext;

import java.util.LinkedHashMap;
import java.util.Map;
import org.lwjgl.system.MemoryUtil;

/**
 * The context of a device, with the programs that were built in it. Buffers belong to it, not to kernels: any kernel of
 * the context can work on them. OpenCL keeps the context until everything that was made in it is released.
 */
public final class ClContext {
    /** Programs that are kept. An application has some dozens, unless it makes orders of its own all the time. */
    private static final int MOST_PROGRAMS = 256;

    private final long device;
    private final long handle;
    private final Pinned pinned;
    private final Map<String, ClProgram> programs = new LinkedHashMap<>(16, 0.75f, true);
    private volatile boolean closed;

    ClContext(long device) {
        this.device = device;
        this.handle = Creation.of("clCreateContext", (memory, code) -> {
            MemoryUtil.memPutAddress(memory, device);
            return nclCreateContext(MemoryUtil.NULL, 1, memory, MemoryUtil.NULL, MemoryUtil.NULL, code);
        });
        this.pinned = new Pinned(handle, device);
    }

    /** Whether the context was given up after a failure. */
    public boolean isClosed() {
        return closed;
    }

    /** The page-locked host memory for transfers. */
    public Pinned pinned() {
        return pinned;
    }

    /** A program, built when its text comes for the first time. */
    public ClProgram program(String source) {
        synchronized (programs) {
            ClProgram known = programs.get(source);
            if (known == null) {
                known = new ClProgram(handle, device, source);
                programs.put(source, known);
                if (programs.size() > MOST_PROGRAMS) {
                    ClProgram eldest = programs.values().iterator().next();
                    programs.remove(eldest.source());
                    eldest.close();
                }
            }
            return known;
        }
    }

    public ClQueue queue() {
        return new ClQueue(handle, device);
    }

    public ClBuffer buffer(long bytes) {
        return new ClBuffer(handle, CL_MEM_READ_WRITE, bytes);
    }

    void close() {
        synchronized (programs) {
            if (!closed) {
                closed = true;
                programs.values().forEach(ClProgram::close);
                programs.clear();
                pinned.close();
                clReleaseContext(handle);
            }
        }
    }
}
