package io.github.aparasort.internal.opencl;

/** An OpenCL function failed. */
public final class ClException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int SUCCESS = 0;
    /** The names of the codes from -1 and from -30 down, in the order of the standard; empty where there is none. */
    private static final String[] OF_RUN_TIME = {"DEVICE_NOT_FOUND", "DEVICE_NOT_AVAILABLE", "COMPILER_NOT_AVAILABLE",
        "MEM_OBJECT_ALLOCATION_FAILURE", "OUT_OF_RESOURCES", "OUT_OF_HOST_MEMORY", "PROFILING_INFO_NOT_AVAILABLE",
        "MEM_COPY_OVERLAP", "IMAGE_FORMAT_MISMATCH", "IMAGE_FORMAT_NOT_SUPPORTED", "BUILD_PROGRAM_FAILURE",
        "MAP_FAILURE", "MISALIGNED_SUB_BUFFER_OFFSET", "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST",
        "COMPILE_PROGRAM_FAILURE", "LINKER_NOT_AVAILABLE", "LINK_PROGRAM_FAILURE", "DEVICE_PARTITION_FAILED",
        "KERNEL_ARG_INFO_NOT_AVAILABLE"};
    private static final String[] OF_ARGUMENTS = {"INVALID_VALUE", "INVALID_DEVICE_TYPE", "INVALID_PLATFORM",
        "INVALID_DEVICE", "INVALID_CONTEXT", "INVALID_QUEUE_PROPERTIES", "INVALID_COMMAND_QUEUE", "INVALID_HOST_PTR",
        "INVALID_MEM_OBJECT", "INVALID_IMAGE_FORMAT_DESCRIPTOR", "INVALID_IMAGE_SIZE", "INVALID_SAMPLER",
        "INVALID_BINARY", "INVALID_BUILD_OPTIONS", "INVALID_PROGRAM", "INVALID_PROGRAM_EXECUTABLE",
        "INVALID_KERNEL_NAME", "INVALID_KERNEL_DEFINITION", "INVALID_KERNEL", "INVALID_ARG_INDEX", "INVALID_ARG_VALUE",
        "INVALID_ARG_SIZE", "INVALID_KERNEL_ARGS", "INVALID_WORK_DIMENSION", "INVALID_WORK_GROUP_SIZE",
        "INVALID_WORK_ITEM_SIZE", "INVALID_GLOBAL_OFFSET", "INVALID_EVENT_WAIT_LIST", "INVALID_EVENT",
        "INVALID_OPERATION", "INVALID_GL_OBJECT", "INVALID_BUFFER_SIZE", "INVALID_MIP_LEVEL",
        "INVALID_GLOBAL_WORK_SIZE", "INVALID_PROPERTY", "INVALID_IMAGE_DESCRIPTOR", "INVALID_COMPILER_OPTIONS",
        "INVALID_LINKER_OPTIONS", "INVALID_DEVICE_PARTITION_COUNT", "INVALID_PIPE_SIZE", "INVALID_DEVICE_QUEUE",
        "INVALID_SPEC_ID", "MAX_SIZE_RESTRICTION_EXCEEDED"};
    private static final int FIRST_OF_ARGUMENTS = 30;
    private static final int PLATFORM_NOT_FOUND = -1001;
    /** NVIDIA's code for an access out of bounds. */
    private static final int ILLEGAL_ACCESS = -9999;

    private final int code;

    ClException(String function, int code, String detail) {
        super(function + " returns " + name(code) + detail);
        this.code = code;
    }

    /** Throws if a function did not succeed. */
    static void check(String function, int code) {
        if (code != SUCCESS) {
            throw new ClException(function, code, "");
        }
    }

    /** Whether host or device have no memory for what was asked. */
    public boolean isShortage() {
        return code == -4 || code == -6;
    }

    /** What drivers say when there is no memory for a buffer, and of other shortages too. */
    public boolean isOfMemory() {
        return isShortage() || code == -5;
    }

    /** The name of an error code in the OpenCL standard, with its number. */
    static String name(int code) {
        String known = code == PLATFORM_NOT_FOUND ? "PLATFORM_NOT_FOUND_KHR"
                : code == ILLEGAL_ACCESS ? "illegal access to memory"
                : at(code > -FIRST_OF_ARGUMENTS ? OF_RUN_TIME : OF_ARGUMENTS,
                        -code - (code > -FIRST_OF_ARGUMENTS ? 1 : FIRST_OF_ARGUMENTS));
        return known == null ? "OpenCL error " + code
                : (code == ILLEGAL_ACCESS ? known : "CL_" + known) + " (" + code + ")";
    }

    private static String at(String[] names, int index) {
        return index >= 0 && index < names.length ? names[index] : null;
    }
}
