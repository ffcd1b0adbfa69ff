package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import java.util.Locale;

/** Numbers and names for people, the same in every locale. */
public final class Text {
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    /** The length of a bar for equal speed, and what each factor of two adds. */
    private static final int BAR_STEP = 4;
    /** 32 times as fast. Longer bars would widen a table, and say no more. */
    private static final int LONGEST_BAR = 24;

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
        return nanos < 1_000_000_000 ? millis(nanos) + " ms" : format("%,.2f s", nanos / 1e9);
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

    /** The name of the OpenCL device, or of the engine, that did the work. */
    static String ran(Execution execution) {
        return execution.device().map(DeviceInfo::name).orElse(execution.engine().toString());
    }

    /** A bar as long as an engine is fast, compared with plain Java. */
    static String bar(double speed) {
        long length = Math.round(BAR_STEP * (1 + Math.log(speed) / Math.log(2)));
        return "#".repeat((int) Math.max(1, Math.min(LONGEST_BAR, length)));
    }
}
