package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCodeException;

/**
 * Work on a device failed. The caller's arrays are unchanged. If the work was done in place, they hold all elements,
 * perhaps in another order.
 */
public final class DeviceFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** What failed. It decides what is not tried again. */
    public enum Kind {
        /** The work does not fit the device; nothing is wrong with it. */
        LIMIT,
        /** All leases are taken; nothing is wrong. */
        BUSY,
        /** The device has been switched off. */
        OFF,
        /** This kernel does not build on this device, or fails its probe there. */
        KERNEL,
        /** A launch, a transfer or an allocation failed, or a result is wrong. */
        RUN,
        /** The caller's code contradicts itself or threw, or this is likely. The device is not to blame. */
        CUSTOM_CODE
    }

    private final Kind kind;

    public DeviceFault(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** What the caller's code threw, at any depth of causes, or null. */
    public Throwable thrownByCustomCode() {
        Throwable found = null;
        for (Throwable cause = getCause(); cause != null; cause = cause.getCause()) {
            found = cause instanceof CustomCodeException ? cause.getCause() : found;
        }
        return found;
    }

    /** Whether the JVM ran out of memory, at any depth of causes: Aparapi wraps a worker's exception in others. */
    boolean isShortageOfMemory() {
        Throwable cause = getCause();
        while (cause != null && !(cause instanceof OutOfMemoryError)) {
            cause = cause.getCause();
        }
        return cause != null;
    }
}
