package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.opencl.ClException;

/**
 * Work on a device failed. The caller's arrays are unchanged. If the work was done in place, they hold all elements,
 * perhaps in another order.
 */
public final class DeviceFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** What failed. It decides what is not tried again. */
    public enum Kind {
        /** The work does not fit the device, or it has no memory for it now; nothing is wrong with it. */
        LIMIT,
        /** All kernels or streams are taken; nothing is wrong. */
        BUSY,
        /** The device has been switched off. */
        OFF,
        /** This kernel does not build on this device, or fails its proof there. */
        KERNEL,
        /** A launch or a transfer failed, or a result is wrong. */
        RUN,
        /** Another thread of the caller wrote to the input under way, or it was never sorted. No device is to blame. */
        INPUT_CHANGED,
        /** The caller's code contradicts itself or threw, or this is likely. The device is not to blame. */
        CUSTOM_CODE
    }

    /** Made ahead, for the case that there is not even memory for a fault. */
    private static final DeviceFault NO_MEMORY = new DeviceFault(Kind.LIMIT, textOf(null), null, true, false);

    private final Kind kind;
    private final boolean shortage;
    private final boolean wrongResult;

    public DeviceFault(Kind kind, String message, Throwable cause) {
        this(kind, message, cause, false, false);
    }

    /** For a shortage: without a stack trace, which takes memory. */
    private DeviceFault(Kind kind, String message, Throwable cause, boolean shortage, boolean wrongResult) {
        super(message, cause, !shortage, !shortage);
        this.kind = kind;
        this.shortage = shortage;
        this.wrongResult = wrongResult;
    }

    /** The fault of a call whose input another thread changed. */
    public static DeviceFault inputChanged(Throwable thrown) {
        return new DeviceFault(Kind.INPUT_CHANGED, "another thread wrote to the input during the call", thrown);
    }

    /** The fault of a call for which all kernels or streams are taken. */
    public static DeviceFault busy() {
        return new DeviceFault(Kind.BUSY, "it is busy", null);
    }

    /** Loads this class, so that nothing has to be loaded when memory is short. */
    static void prepare() {
        // Loading it was all.
    }

    /** The fault of a result that did not pass its check. */
    public static DeviceFault wrongResult(String text) {
        return new DeviceFault(Kind.RUN, text, null, false, true);
    }

    /** The fault of something that threw. A shortage of the JVM or the device is nobody's fault. */
    public static DeviceFault of(Kind kind, String what, Throwable thrown) {
        Throwable shortage = shortageIn(thrown);
        if (shortage != null) {
            return shortage(joined(what, ": ", textOf(shortage)), thrown);
        }
        try {
            boolean lacksMemory = thrown instanceof ClException openCl && openCl.isShortage();
            return new DeviceFault(lacksMemory ? Kind.LIMIT : kind, what + ": " + detail(thrown), thrown);
        } catch (RuntimeException | Error unspeakable) {
            return new DeviceFault(kind, what, thrown);
        }
    }

    /**
     * The fault of something for which the JVM has no memory, thread or stack.
     *
     * @param text a constant, or what {@link #joined} returns
     */
    public static DeviceFault shortage(String text, Throwable thrown) {
        try {
            return new DeviceFault(Kind.LIMIT, text, thrown, true, false);
        } catch (OutOfMemoryError e) {
            return NO_MEMORY;
        }
    }

    /** The deepest error in a chain of causes that says that the JVM is short of something, or null. */
    private static Throwable shortageIn(Throwable thrown) {
        Throwable found = null;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            found = cause instanceof OutOfMemoryError || cause instanceof StackOverflowError ? cause : found;
        }
        return found;
    }

    private static String textOf(Throwable shortage) {
        if (shortage instanceof StackOverflowError) {
            return "the stack of a thread is full (-Xss gives it more)";
        }
        boolean ofThreads = shortage != null && shortage.getMessage() != null
                && shortage.getMessage().contains("thread");
        return ofThreads ? "the system has no more threads for this process"
                : "the JVM is short of memory (-Xmx gives its heap more)";
    }

    /** For a worker's failure, Aparapi's message says where it happened. The cause is deeper in the chain. */
    private static String detail(Throwable e) {
        Throwable deepest = deepest(e);
        String outer = e.getMessage() == null ? e.toString() : e.getMessage();
        return deepest == e || outer.contains(deepest.toString()) ? outer : outer + " (" + deepest + ")";
    }

    /** The last one in a chain of causes. */
    static Throwable deepest(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    public Kind kind() {
        return kind;
    }

    /** The exception or error of the caller's code, at any depth of causes, or null. */
    public Throwable thrownByCustomCode() {
        Throwable found = null;
        for (Throwable cause = getCause(); cause != null; cause = cause.getCause()) {
            found = cause instanceof CustomCodeException ? cause.getCause() : found;
        }
        return found;
    }

    /** Whether a result did not pass its check. */
    public boolean isWrongResult() {
        return wrongResult;
    }

    /** Whether the JVM was short of memory, threads or stack: the next attempt may succeed. */
    public boolean isShortage() {
        return shortage;
    }

    /**
     * Whether a class of the library could not be loaded: the application has closed its class loader, or a jar is
     * incomplete.
     */
    boolean lacksClass() {
        for (Throwable cause = getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof NoClassDefFoundError) {
                return true;
            }
        }
        return false;
    }

    /**
     * Joins texts, or returns the last one if there is no memory for that. It loads nothing, unlike {@code +} and
     * {@code String.format}: a class that is loaded without memory may be broken for the rest of the process.
     */
    public static String joined(String first, String between, String last) {
        try {
            return first.concat(between).concat(last);
        } catch (OutOfMemoryError e) {
            return last;
        }
    }
}
