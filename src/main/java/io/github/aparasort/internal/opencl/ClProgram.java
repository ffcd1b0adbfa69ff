package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_PROGRAM_BUILD_LOG;
import static org.lwjgl.opencl.CL10.clReleaseProgram;
import static org.lwjgl.opencl.CL10.nclBuildProgram;
import static org.lwjgl.opencl.CL10.nclCreateKernel;
import static org.lwjgl.opencl.CL10.nclCreateProgramWithSource;
import static org.lwjgl.opencl.CL10.nclGetProgramBuildInfo;

import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/** A program, built for a device. */
public final class ClProgram {
    private static final int MOST_OF_LOG = 16_000;
    /** NVIDIA's compiler prints their number. */
    private static final String NO_WARNINGS = "-w";

    private final ClContext context;
    private final String source;
    private final long handle;

    ClProgram(ClContext context, String source) {
        this.context = context;
        this.source = source;
        ByteBuffer text = MemoryUtil.memUTF8(source);
        try {
            handle = ClContext.create("clCreateProgramWithSource", (memory, code) -> {
                MemoryUtil.memPutAddress(memory, MemoryUtil.memAddress(text));
                return nclCreateProgramWithSource(context.handle(), 1, memory, MemoryUtil.NULL, code);
            });
        } finally {
            MemoryUtil.memFree(text);
        }
        build();
    }

    private void build() {
        long memory = MemoryUtil.nmemCallocChecked(1, Long.BYTES);
        ByteBuffer options = MemoryUtil.memUTF8(NO_WARNINGS);
        try {
            MemoryUtil.memPutAddress(memory, context.device());
            int code = nclBuildProgram(handle, 1, memory, MemoryUtil.memAddress(options), MemoryUtil.NULL,
                    MemoryUtil.NULL);
            if (code != 0) {
                String log = log();
                close();
                throw new ClException("clBuildProgram", code, log.isBlank() ? "" : ": " + log);
            }
        } finally {
            MemoryUtil.memFree(options);
            MemoryUtil.nmemFree(memory);
        }
    }

    private String log() {
        long memory = MemoryUtil.nmemCallocChecked(1, MOST_OF_LOG + 1L);
        try {
            int code = nclGetProgramBuildInfo(handle, context.device(), CL_PROGRAM_BUILD_LOG, MOST_OF_LOG, memory,
                    MemoryUtil.NULL);
            return code == 0 ? MemoryUtil.memUTF8(memory).trim() : "";
        } finally {
            MemoryUtil.nmemFree(memory);
        }
    }

    String source() {
        return source;
    }

    /** A kernel of this program. Its arguments are its own. */
    public ClKernel kernel(String name) {
        ByteBuffer text = MemoryUtil.memUTF8(name);
        try {
            return new ClKernel(ClContext.create("clCreateKernel", (memory, code) ->
                    nclCreateKernel(handle, MemoryUtil.memAddress(text), code)));
        } finally {
            MemoryUtil.memFree(text);
        }
    }

    void close() {
        clReleaseProgram(handle);
    }
}
