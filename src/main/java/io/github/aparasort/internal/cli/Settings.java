package io.github.aparasort.internal.cli;

import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The system properties that the library reads, and what it makes of them. */
public final class Settings {
    private static final String TARGET = "aparasort.target";
    private static final Set<String> TARGETS = Set.of("auto", "gpu", "opencl", "jtp", "jdk");

    /**
     * A property as it stands.
     *
     * @param meaning what it does, or what is wrong with its value
     */
    record Setting(String name, String value, boolean bad, String meaning) {
    }

    private Settings() {
    }

    /** What {@code Gpu.shared()} makes of the property: one that is misspelt counts as absent. */
    static Target target() {
        String value = System.getProperty(TARGET, "auto").toLowerCase(Locale.ROOT);
        return TARGETS.contains(value) ? Target.valueOf(value.toUpperCase(Locale.ROOT)) : Target.AUTO;
    }

    static List<Setting> all() {
        List<Setting> all = new ArrayList<>();
        all.add(choice(TARGET, "auto", TARGETS, "where GpuArrays works: auto, gpu, opencl, jtp or jdk"));
        all.add(choice("aparasort.verify", "on", Set.of("on", "off"), "off: results of kernels are not verified"));
        all.add(choice("aparasort.sharedMemory", "auto", Set.of("auto", "on", "off"),
                "whether a driver gets the address of staging arrays: auto, on or off"));
        all.add(number("aparasort.idleSeconds", "30", "after which idle kernels give their memory back"));
        all.add(file("aparasort.profile", "where measurements of engines are kept from one process to the next"));
        return all;
    }

    private static Setting file(String name, String meaning) {
        String value = System.getProperty(name, "");
        return new Setting(name, value.isBlank() ? "none (default)" : value, false, meaning);
    }

    private static Setting choice(String name, String standard, Set<String> values, String meaning) {
        String value = System.getProperty(name);
        if (value == null) {
            return new Setting(name, standard + " (default)", false, meaning);
        }
        // Only the target is read without regard to case.
        boolean known = values.contains(name.equals(TARGET) ? value.toLowerCase(Locale.ROOT) : value);
        return new Setting(name, value, !known, known ? meaning : "not a value it knows: counts as " + standard);
    }

    private static Setting number(String name, String standard, String meaning) {
        String value = System.getProperty(name);
        if (value == null) {
            return new Setting(name, standard + " (default)", false, meaning);
        }
        try {
            return Long.decode(value) >= 0 ? new Setting(name, value, false, meaning)
                    : new Setting(name, value, true, "negative");
        } catch (NumberFormatException e) {
            return new Setting(name, value, true, "not a number: counts as " + standard);
        }
    }
}
