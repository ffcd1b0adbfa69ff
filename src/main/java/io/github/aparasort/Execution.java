package io.github.aparasort;

import java.util.Locale;
import java.util.Optional;

/**
 * What one call did. Listeners of {@link Gpu#onExecution onExecution} receive it.
 *
 * <p>An operation on {@link GpuArray resident arrays} of a device queues its work and returns; the device works on
 * after it. So the time is that of the caller alone, with checks of arguments, and with waiting for what the host has
 * to know. All of it is {@link #hostNanos}, and nothing counts as moved. Kernels that only check are not named, and
 * their passes are not counted.
 *
 * <pre>{@code
 * Gpu.shared().onExecution(done -> System.out.printf("%s of %,d on %s: %.1f ms%n",
 *         done.operation(), done.n(), done.engine(), done.totalNanos() / 1e6));
 * }</pre>
 *
 * @param operation name of the operation, for instance {@code sort}
 * @param type type of the keys, for instance {@code int.class}
 * @param n how many elements
 * @param engine the engine that did the work in the end
 * @param device the OpenCL device that did the work, or empty if the CPU did
 * @param kernel simple name of the kernel class, or empty for {@link Engine#JDK}; of several the one with most passes
 * @param passes how many passes the kernels made
 * @param bytesMoved bytes copied between the caller's arrays, other memory of the host and the device, if all elements
 *     go both ways; 0 if the kernel worked in the caller's arrays, where nothing is copied or verified
 * @param stageNanos nanoseconds until the input was copied, and sent to the device or on its way; of a call in parts
 *     until the first result came back
 * @param deviceNanos nanoseconds from then until the result was back: all passes, transfers, and what is checked and
 *     copied to the caller's arrays meanwhile
 * @param verifyNanos nanoseconds from then until the result was found right
 * @param commitNanos nanoseconds for copying what was not in the caller's arrays yet, or for merging the runs that a
 *     device has sorted
 * @param totalNanos nanoseconds for the whole call: the sum of the four phases above and of {@link #hostNanos}
 * @param note why another engine than the planned one did the work, which order was found in the keys, how objects were
 *     sorted, or in how many runs a device sorted the keys; empty if there is nothing to say
 */
public record Execution(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device,
        String kernel, int passes, long bytesMoved, long stageNanos, long deviceNanos, long verifyNanos,
        long commitNanos, long totalNanos, String note) {

    /**
     * Returns how long the call was in none of the other phases. In this time the host read the keys of objects,
     * compared and moved objects, or did all of the work in plain Java; or it waited for the engine and, in a first
     * call, built its kernel and arrays.
     *
     * @return the rest of {@link #totalNanos()}
     */
    public long hostNanos() {
        return totalNanos - stageNanos - deviceNanos - verifyNanos - commitNanos;
    }

    /**
     * Returns text for people, with the phases that took any time: {@code argsort String[200,000]: JTP, 19.454 ms
     * (stage 0.002, device 4.690, commit 0.002, host 14.760) in 3 passes of IntPairRakeRadixSort}.
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%s %s[%,d]: %s, %s ms", operation,
                type.getSimpleName(), n, device.map(d -> engine + " on " + d).orElse(engine.toString()),
                millis(totalNanos)));
        if (!kernel.isEmpty()) {
            String[] names = {"stage", "device", "verify", "commit", "host"};
            long[] phases = {stageNanos, deviceNanos, verifyNanos, commitNanos, hostNanos()};
            String before = " (";
            for (int i = 0; i < names.length; i++) {
                if (phases[i] != 0) {
                    text.append(before).append(names[i]).append(' ').append(millis(phases[i]));
                    before = ", ";
                }
            }
            text.append(before.equals(" (") ? "" : ")").append(" in ").append(passes)
                    .append(passes == 1 ? " pass of " : " passes of ").append(kernel);
        }
        return text.append(note.isEmpty() ? "" : "; " + note).toString();
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e6);
    }
}
