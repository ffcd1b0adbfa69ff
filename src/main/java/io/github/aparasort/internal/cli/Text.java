package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Plan;
import java.util.Locale;
import java.util.Optional;

/** Numbers and names for people; the same in every locale. */
public final class Text {
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB"};

    private Text() {
    }

    static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    static String count(long n) {
        return format("%,d", n);
    }

    /** Milliseconds without the unit. */
    static String millis(long nanos) {
        return format(nanos < 10_000_000 ? "%,.3f" : "%,.1f", nanos / 1e6);
    }

    /** A duration with its unit. */
    static String time(long nanos) {
        return nanos < 1_000_000_000 ? millis(nanos) + " ms" : format("%,.1f s", nanos / 1e9);
    }

    static String bytes(long bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= 1024 && unit < UNITS.length - 1) {
            value /= 1024;
            unit++;
        }
        return format(value == Math.rint(value) ? "%.0f %s" : "%.1f %s", value, UNITS[unit]);
    }

    /** What did the work: the name of the device, or of the engine where that is the CPU without OpenCL. */
    static String ran(Execution execution) {
        return place(execution.engine(), execution.device());
    }

    static String chosen(Plan plan) {
        return place(plan.engine(), plan.device());
    }

    private static String place(Engine engine, Optional<DeviceInfo> device) {
        return device.map(DeviceInfo::name).orElse(engine.toString());
    }
}
