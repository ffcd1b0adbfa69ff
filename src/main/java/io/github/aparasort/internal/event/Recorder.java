package io.github.aparasort.internal.event;

import jdk.jfr.FlightRecorder;

/**
 * Whether JDK Flight Recorder records. Asked for the first time, this loads one class of the module {@code jdk.jfr}, in
 * 0.2 ms. The module may be missing.
 */
final class Recorder {
    private static final boolean PRESENT = isPresent();

    private Recorder() {
    }

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
