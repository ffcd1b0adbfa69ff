package io.github.aparasort;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Which engine a call would use now, and why. Another plan may follow once measurements have come in, a device has
 * failed, or another call keeps it busy.
 *
 * @param operation name of the operation, for instance {@code sort}
 * @param type type of the keys
 * @param n how many elements
 * @param engine what would do the work
 * @param device the OpenCL device, or empty on the CPU
 * @param why why this engine
 * @param whyNot for each engine that was not chosen, its name and the reason
 * @param estimatedNanos for each engine that was measured, its name and the expected nanoseconds for the whole call
 * @param measurements what the estimates rest on, engine by engine, in order of size
 * @param notes what else there is to say of the measurements: that they are still under way, what they took, where
 *     they were borrowed from, what became of the profile
 */
public record Plan(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device, String why,
        Map<String, String> whyNot, Map<String, Long> estimatedNanos, List<Measurement> measurements,
        List<String> notes) {

    /** Copies the maps, which keep their order, and the lists. */
    public Plan {
        whyNot = Collections.unmodifiableMap(new LinkedHashMap<>(whyNot));
        estimatedNanos = Collections.unmodifiableMap(new LinkedHashMap<>(estimatedNanos));
        measurements = List.copyOf(measurements);
        notes = List.copyOf(notes);
    }

    /** For people: the choice in the first line, then a line for each engine, its estimate, and each note. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%s %s[%,d]: %s, %s", operation, type, n,
                device.map(d -> engine + " on " + d).orElse(engine.toString()), why));
        whyNot.forEach((name, reason) -> text.append("\n  not ").append(name).append(": ").append(reason));
        estimatedNanos.forEach((name, nanos) ->
                text.append(String.format(Locale.ROOT, "\n  expected on %s: %.3f ms", name, nanos / 1e6)));
        Map<String, StringBuilder> measured = new LinkedHashMap<>();
        for (Measurement each : measurements) {
            measured.computeIfAbsent(each.engine(), name -> new StringBuilder()).append(
                    String.format(Locale.ROOT, " %,d in %.3f ms;", each.n(), each.nanos() / 1e6));
        }
        measured.forEach((name, sizes) -> text.append("\n  measured on ").append(name).append(':')
                .append(sizes, 0, sizes.length() - 1));
        notes.forEach(note -> text.append("\n  ").append(note));
        return text.toString();
    }
}
