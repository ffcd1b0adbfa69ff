package io.github.aparasort.internal.opencl;

import java.util.Set;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL11;
import org.lwjgl.opencl.CL12;
import org.lwjgl.opencl.CL20;
import org.lwjgl.opencl.CL22;
import org.lwjgl.opencl.KHRICD;
import org.lwjgl.system.APIUtil;

/** An OpenCL function failed. */
public final class ClException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int SUCCESS = 0;
    /** Constants of LWJGL that are no errors, but have the number of one. */
    private static final Set<String> NO_ERRORS =
            Set.of("CL_DEVICE_TYPE_ALL", "CL_BUILD_NONE", "CL_BUILD_ERROR", "CL_BUILD_IN_PROGRESS");
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
        return code == CL10.CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL10.CL_OUT_OF_HOST_MEMORY;
    }

    /** Whether there may be no memory for a buffer. Drivers use the third code for other shortages too. */
    public boolean isOfMemory() {
        return isShortage() || code == CL10.CL_OUT_OF_RESOURCES;
    }

    /** The name of an error code in the OpenCL standard, with its number. */
    static String name(int code) {
        if (code == ILLEGAL_ACCESS) {
            return "illegal access to memory (" + code + ")";
        }
        String known = APIUtil.apiClassTokens((field, value) -> value == code && !NO_ERRORS.contains(field.getName()),
                null, CL10.class, CL11.class, CL12.class, CL20.class, CL22.class, KHRICD.class).get(code);
        return known == null ? "OpenCL error " + code : known + " (" + code + ")";
    }
}
