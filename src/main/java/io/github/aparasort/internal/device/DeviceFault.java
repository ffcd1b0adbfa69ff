package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCodeException;

/**
 * Work on a device came to nothing. No array of the caller's has been touched, or, where it was done in place, all
 * elements are there, in another order.
 */
public final class DeviceFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** What failed: it decides what is not tried again. */
    public enum Kind {
        /** The work does not fit the device; nothing is wrong with it. */
        LIMIT,
        /** Every lease is taken; nothing is wrong. */
        BUSY,
        /** The device has been switched off. */
        OFF,
        /** This kernel does not build, or does not prove itself, on this device. */
        KERNEL,
        /** A launch, a transfer, memory, or a result that is wrong. */
        RUN,
        /** The caller's own code contradicts itself, or threw; or so it seems, and the device is not to blame. */
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

    /** What the caller's own code threw, however deep down, or null. */
    public Throwable thrownByCustomCode() {
        Throwable found = null;
        for (Throwable cause = getCause(); cause != null; cause = cause.getCause()) {
            found = cause instanceof CustomCodeException ? cause.getCause() : found;
        }
        return found;
    }

    /** Whether the JVM was short of memory, however deep down: a worker's exception comes within others. */
    boolean isShortageOfMemory() {
        Throwable cause = getCause();
        while (cause != null && !(cause instanceof OutOfMemoryError)) {
            cause = cause.getCause();
        }
        return cause != null;
    }
}
