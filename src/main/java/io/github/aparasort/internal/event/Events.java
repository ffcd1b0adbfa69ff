package io.github.aparasort.internal.event;

import java.util.concurrent.atomic.AtomicBoolean;
import jdk.jfr.FlightRecorder;

/**
 * The one way in for what happens: to JDK Flight Recorder if a recording runs, and to the log at level DEBUG. Calls and
 * choices are only told after {@link #open}, so that the first calls of a process do not wait until the JDK has started
 * its logging.
 */
public final class Events {
    private static final AtomicBoolean CALLED = new AtomicBoolean();
    private static final AtomicBoolean OPENING = new AtomicBoolean();
    private static volatile boolean open;

    /**
     * Whether JDK Flight Recorder records. Asked for the first time, this loads one class of the module {@code
     * jdk.jfr}, in 0.2 ms. The module may be missing.
     */
    private static final class Recorder {
        private static final boolean PRESENT = isPresent();

        private static boolean isPresent() {
            try {
                FlightRecorder.isInitialized();
                return true;
            } catch (LinkageError e) {
                return false;
            }
        }

        /** Whether a recording was started in this process. Only then classes of events are loaded. */
        static boolean isOn() {
            return PRESENT && FlightRecorder.isInitialized();
        }
    }

    private Events() {
    }

    /** The devices are known: from now on calls are large enough for kernels. Looks up the logger. */
    public static void open() {
        Log.isDebug();
        open = true;
    }

    /**
     * Does the same in the background, after calls that were large enough but may have needed no devices. Not after the
     * first one: many a short process has no other.
     */
    public static void openSoon() {
        if (!open && CALLED.getAndSet(true)) {
            try {
                Threads.startOnce(OPENING, "aparasort-events", Events::open);
            } catch (OutOfMemoryError | InternalError e) {
                // The work of the call is done; a later one tries again.
            }
        }
    }

    /** Whether someone wants to know what calls did. */
    public static boolean wantsExecutions() {
        return open && Recorder.isOn();
    }

    /** Whether someone wants to know about choices. Ask before their reasons are put into words. */
    public static boolean wantsChoices() {
        return open && (Log.isDebug() || Recorder.isOn() && ChoiceEvent.isWanted());
    }

    /**
     * An engine was chosen for a call.
     *
     * @param chosen the engine to try first
     * @param why what led to the choice
     */
    public static void choice(String operation, Class<?> type, int n, String chosen, String why) {
        if (Log.isDebug()) {
            Log.debug(operation + " " + type.getSimpleName() + "[" + n + "]: " + chosen + "; " + why);
        }
        if (Recorder.isOn()) {
            ChoiceEvent.record(operation, type, n, chosen, why);
        }
    }

    /** A launch failed, or its result was wrong. */
    public static void fault(String device, Class<?> kernel, String message) {
        if (Recorder.isOn()) {
            FaultEvent.record(device, kernel.getName(), "RUN", message);
        }
    }

    /**
     * A kernel will not be used on a device.
     *
     * @param warns whether the user is warned; otherwise this is for the log only
     */
    public static void rejected(String device, String kernel, String why, boolean warns) {
        log(warns, kernel + " is not used on " + device + " until the process ends: " + why);
        if (Recorder.isOn()) {
            FaultEvent.record(device, kernel, "REJECTED", why);
        }
    }

    /** A device will not be used any more. */
    public static void switchedOff(String device, Class<?> kernel, String why, boolean warns) {
        log(warns, device + " is not used until the process ends: " + why);
        if (Recorder.isOn()) {
            FaultEvent.record(device, kernel.getName(), "OFF", why);
        }
    }

    private static void log(boolean warns, String text) {
        if (warns) {
            Log.warn(text);
        } else {
            Log.debug(text);
        }
    }
}
