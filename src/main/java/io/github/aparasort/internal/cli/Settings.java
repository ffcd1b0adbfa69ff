package io.github.aparasort.internal.cli;

import io.github.aparasort.internal.event.Property;
import java.util.List;

/** The system properties that the library reads, and their effect. */
public final class Settings {
    /**
     * The present value of a property.
     *
     * @param meaning the effect of the property, or what is wrong with its value
     */
    record Setting(String name, String value, boolean bad, String meaning) {
    }

    private Settings() {
    }

    static List<Setting> all() {
        return List.of(
                setting(Property.TARGET, "the engine of GpuArrays: auto, gpu, opencl, jtp or jdk"),
                setting(Property.VERIFY, "off: results of kernels are not verified"),
                setting(Property.IDLE_SECONDS, "after this many seconds idle kernels free their memory"),
                setting(Property.LEAKS, "on: a warning names where a resident array was made that was never closed"),
                setting(Property.PROFILE, "the file that keeps measurements of engines for later processes"));
    }

    private static Setting setting(Property property, String meaning) {
        String value = System.getProperty(property.key());
        String standard = property.standard().isEmpty() ? "none" : property.standard();
        if (value == null || value.isBlank() && property == Property.PROFILE) {
            return new Setting(property.key(), standard + " (default)", false, meaning);
        }
        boolean known = property.accepts(value);
        return new Setting(property.key(), value, !known,
                known ? meaning : "not a valid value; the default is " + standard);
    }
}
