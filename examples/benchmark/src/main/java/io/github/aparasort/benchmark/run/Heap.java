package io.github.aparasort.benchmark.run;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much heap the measuring JVMs have. */
public final class Heap {
    private static final Pattern OPTION = Pattern.compile("-Xmx(\\d+)([kmgt]?)", Pattern.CASE_INSENSITIVE);
    private static final String UNITS = "kmgt";
    private static final int BITS_PER_UNIT = 10;

    private Heap() {
    }

    /** The last -Xmx counts; without one it is this JVM's, from which forked ones inherit their options. */
    public static long bytes(List<String> jvmArguments) {
        long bytes = Runtime.getRuntime().maxMemory();
        for (String argument : jvmArguments) {
            Matcher option = OPTION.matcher(argument);
            if (option.matches()) {
                int unit = option.group(2).isEmpty() ? 0 : 1 + UNITS.indexOf(option.group(2).toLowerCase(Locale.ROOT));
                bytes = Long.parseLong(option.group(1)) << BITS_PER_UNIT * unit;
            }
        }
        return bytes;
    }
}
