package io.github.aparasort.internal.device;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The signal handlers of the JVM, which PoCL and its compiler LLVM replace: PoCL that for SIGFPE, by which the JVM
 * notices a division by zero, and LLVM those for SIGSEGV, SIGBUS and others ({@code docs/traps.md}). PoCL's handler
 * skips the instruction, and so {@code 500 / 0} is 500 in the whole process.
 *
 * <p>LLVM's handler serves for one signal only: it puts all handlers back that it found, which are those of the JVM.
 * So this class raises one signal on purpose, by a null, right after the drivers were loaded. No other way in
 * Java sets a handler back. Other threads that divide by zero, or meet a null, in the moment between are not protected.
 */
final class SignalHandlers {
    static final String REMEDY = "start Java with LD_PRELOAD=" + System.getProperty("java.home")
            + "/lib/libjsig.so in the environment, or keep PoCL out, for instance by"
            + " OCL_ICD_VENDORS=/etc/OpenCL/vendors/nvidia.icd";

    private static final String BROKEN = "since the OpenCL drivers were loaded, integer division by zero does not throw"
            + " in this JVM, but gives wrong numbers (PoCL has replaced the handler of SIGFPE); ";

    /** The compilers of the JVM do not know what is in these, and so must do what is asked for below. */
    private static final AtomicReference<int[]> NOTHING = new AtomicReference<>();
    private static final AtomicInteger ZERO = new AtomicInteger();
    private static final AtomicInteger RESULT = new AtomicInteger();

    private SignalHandlers() {
    }

    /** Puts the handlers back after drivers were loaded or a kernel was built. Harmless if none was replaced. */
    static void restore() {
        try {
            RESULT.set(NOTHING.get().length);
        } catch (RuntimeException e) {
            // A NullPointerException: the JVM has made it from SIGSEGV.
        }
    }

    /** The fault of this JVM, with the remedy, or an empty text. */
    static String problem() {
        try {
            RESULT.set(1 / ZERO.get());
            return BROKEN + REMEDY;
        } catch (ArithmeticException e) {
            return "";
        }
    }
}
