package io.github.aparasort;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The engine that a call would use now, and why. A later plan can differ: when more measurements are there, when a
 * device has failed, or when another call uses it.
 *
 * <pre>{@code
 * Plan plan = Gpu.shared().explain("sort", int.class, 10_000_000);
 * System.out.println(plan);                       // all of it, for people
 * if (plan.engine() == Engine.OPENCL) { ... }
 * }</pre>
 *
 * @param operation name of the operation, for instance {@code sort}
 * @param type type of the keys
 * @param n how many elements
 * @param engine the engine that would do the work
 * @param device the OpenCL device, or empty if the CPU would do the work
 * @param why the reason for this engine
 * @param whyNot for each engine that was not chosen, its name and the reason
 * @param estimatedNanos for each engine that was measured, its name and the expected nanoseconds for the whole call
 * @param measurements the measurements behind the estimates, engine by engine, in order of size
 * @param notes more about the measurements: how many calls they rest on, whether the profile was read
 * @see Gpu#explain(String, Class, int)
 */
public record Plan(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device, String why,
        Map<String, String> whyNot, Map<String, Long> estimatedNanos, List<Measurement> measurements,
        List<String> notes) {

    /** Copies the maps, in their order, and the lists. */
    public Plan {
        whyNot = Collections.unmodifiableMap(new LinkedHashMap<>(whyNot));
        estimatedNanos = Collections.unmodifiableMap(new LinkedHashMap<>(estimatedNanos));
        measurements = List.copyOf(measurements);
        notes = List.copyOf(notes);
    }

    /** Returns text for people: the choice in the first line, then lines for the other engines, estimates and notes. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%s %s[%,d]: %s, %s", operation,
                type.getSimpleName(), n, device.map(d -> engine + " on " + d).orElse(engine.toString()), why));
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
