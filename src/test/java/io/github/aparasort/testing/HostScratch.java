package io.github.aparasort.testing;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/**
 * Shows whose memory a kernel worked in. Passes go to and fro between keys and scratch. On an OpenCL device that shares
 * no memory with the heap, the host's scratch array stays as it was made. A kernel that ran in Java, by fallback or
 * otherwise, leaves half merged lists there.
 */
public final class HostScratch {
    private HostScratch() {
    }

    /** Whether the host's scratch array is as it was made. */
    public static boolean isUntouched(DeviceKernel kernel) {
        for (Class<?> type = kernel.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField("scratch");
                field.setAccessible(true);
                return isZero(field.get(kernel));
            } catch (NoSuchFieldException e) {
                // The field is in a superclass.
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError("no scratch array in " + kernel.getClass());
    }

    private static boolean isZero(Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            if (Array.getLong(array, i) != 0) {
                return false;
            }
        }
        return true;
    }
}
