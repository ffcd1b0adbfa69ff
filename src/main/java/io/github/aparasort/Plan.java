package io.github.aparasort;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Which engine a call would use now, and why. Another plan may follow once measurements have come in or a device has
 * failed.
 *
 * @param operation name of the operation, for instance {@code sort}
 * @param type type of the keys
 * @param n how many elements
 * @param engine what would do the work
 * @param device the OpenCL device, or empty on the CPU
 * @param why why this engine
 * @param whyNot for each engine that was not chosen, its name and the reason
 * @param estimatedNanos for each engine that was measured, its name and the expected nanoseconds for the whole call
 */
public record Plan(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device, String why,
        Map<String, String> whyNot, Map<String, Long> estimatedNanos) {

    /** Copies the maps, which keep their order. */
    public Plan {
        whyNot = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(whyNot));
        estimatedNanos = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(estimatedNanos));
    }

    /** For people: the choice in the first line, then a line for each engine not chosen. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%s %s[%,d]: %s, %s", operation, type, n,
                device.map(d -> engine + " on " + d).orElse(engine.toString()), why));
        whyNot.forEach((name, reason) -> text.append("\n  not ").append(name).append(": ").append(reason));
        estimatedNanos.forEach((name, nanos) ->
                text.append(String.format(Locale.ROOT, "%n  expected on %s: %.3f ms", name, nanos / 1e6)));
        return text.toString();
    }
}
