package io.github.aparasort.internal.cli;

import io.github.aparasort.Target;
import java.util.List;
import java.util.Locale;

/** The system properties that the library reads, and their effect. */
public final class Settings {
    private static final String TARGET = "aparasort.target";
    private static final String TARGETS = "auto|gpu|opencl|jtp|jdk";

    /**
     * The present value of a property.
     *
     * @param meaning the effect of the property, or what is wrong with its value
     */
    record Setting(String name, String value, boolean bad, String meaning) {
    }

    private Settings() {
    }

    /** The target of {@code Gpu.shared()}. An unknown value counts as absent. */
    static Target target() {
        String value = System.getProperty(TARGET, "auto").toUpperCase(Locale.ROOT);
        return value.matches("(?i)" + TARGETS) ? Target.valueOf(value) : Target.AUTO;
    }

    static List<Setting> all() {
        return List.of(
                // Only the target ignores case.
                setting(TARGET, "auto", "(?i)" + TARGETS, "the engine of GpuArrays: auto, gpu, opencl, jtp or jdk"),
                setting("aparasort.verify", "on", "on|off", "off: results of kernels are not verified"),
                setting("aparasort.sharedMemory", "auto", "auto|on|off",
                        "whether the driver gets the address of staging arrays: auto, on or off"),
                setting("aparasort.idleSeconds", "30", "\\+?\\d{1,18}|(0[xX]|#)\\p{XDigit}{1,15}",
                        "after this many seconds idle kernels free their memory"),
                setting("aparasort.profile", "none", ".*",
                        "the file that keeps measurements of engines for later processes"));
    }

    private static Setting setting(String name, String standard, String pattern, String meaning) {
        String value = System.getProperty(name);
        if (value == null || value.isBlank() && pattern.equals(".*")) {
            return new Setting(name, standard + " (default)", false, meaning);
        }
        boolean known = value.matches(pattern);
        return new Setting(name, value, !known, known ? meaning : "not a valid value; the default is " + standard);
    }
}
