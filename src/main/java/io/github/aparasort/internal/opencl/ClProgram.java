package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_PROGRAM_BUILD_LOG;
import static org.lwjgl.opencl.CL10.clReleaseProgram;
import static org.lwjgl.opencl.CL10.nclBuildProgram;
import static org.lwjgl.opencl.CL10.nclCreateKernel;
import static org.lwjgl.opencl.CL10.nclCreateProgramWithSource;
import static org.lwjgl.opencl.CL10.nclGetProgramBuildInfo;

import org.lwjgl.system.MemoryUtil;

/** A program, built for a device. */
public final class ClProgram {
    /** Characters of the compiler's log that a message has at most: some 200 lines. Not tuned. */
    private static final int MOST_OF_LOG = 16_000;
    /** NVIDIA's compiler prints their number. */
    private static final String NO_WARNINGS = "-w";

    private final long device;
    private final String source;
    private final long handle;

    ClProgram(long context, long device, String source) {
        this.device = device;
        this.source = source;
        long text = copy(source);
        try {
            handle = Creation.of("clCreateProgramWithSource", (memory, code) -> {
                MemoryUtil.memPutAddress(memory, text);
                return nclCreateProgramWithSource(context, 1, memory, MemoryUtil.NULL, code);
            });
        } finally {
            MemoryUtil.nmemFree(text);
        }
        build();
    }

    /** Freed by its address: not every version of LWJGL has the methods that free a buffer of bytes. */
    private static long copy(String text) {
        return MemoryUtil.memAddress(MemoryUtil.memUTF8(text));
    }

    private void build() {
        long memory = MemoryUtil.nmemCallocChecked(1, Long.BYTES);
        long options = copy(NO_WARNINGS);
        try {
            MemoryUtil.memPutAddress(memory, device);
            int code = nclBuildProgram(handle, 1, memory, options, MemoryUtil.NULL,
                    MemoryUtil.NULL);
            if (code != 0) {
                String log = log();
                close();
                throw new ClException("clBuildProgram", code, log.isBlank() ? "" : ": " + log);
            }
        } finally {
            MemoryUtil.nmemFree(options);
            MemoryUtil.nmemFree(memory);
        }
    }

    /** The log of the compiler, as far as a message has room for it; empty if it says nothing. */
    private String log() {
        try {
            String log = TextQuery.text("clGetProgramBuildInfo", (bytes, memory, size) ->
                    nclGetProgramBuildInfo(handle, device, CL_PROGRAM_BUILD_LOG, bytes, memory, size));
            return log.substring(0, Math.min(MOST_OF_LOG, log.length()));
        } catch (ClException e) {
            return "";
        }
    }

    String source() {
        return source;
    }

    /** A kernel of this program. Its arguments are its own. */
    public ClKernel kernel(String name) {
        long text = copy(name);
        try {
            return new ClKernel(Creation.of("clCreateKernel", (memory, code) ->
                    nclCreateKernel(handle, text, code)));
        } finally {
            MemoryUtil.nmemFree(text);
        }
    }

    void close() {
        clReleaseProgram(handle);
    }
}
