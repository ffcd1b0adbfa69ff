package io.github.aparasort;

import java.util.Optional;

/**
 * What one call did. Listeners of {@link Gpu#onExecution onExecution} receive it.
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
 * @param kernel simple name of the kernel class, or empty for {@link Engine#JDK}
 * @param passes how many passes the kernel made
 * @param bytesMoved bytes copied between the caller's arrays, other memory of the host and the device, if all elements
 *     go both ways; 0 if the kernel worked in the caller's arrays, where nothing is copied or verified
 * @param stageNanos nanoseconds until the input was copied, and sent to the device or on its way; of a call in slices
 *     until the first slice was
 * @param deviceNanos nanoseconds from then until the result was back: all passes, transfers, and what is checked and
 *     copied to the caller's arrays meanwhile
 * @param verifyNanos nanoseconds from then until the result was found right
 * @param commitNanos nanoseconds for copying what was not in the caller's arrays yet, or for merging the runs that a
 *     device has sorted
 * @param totalNanos nanoseconds for the whole call; the part that belongs to no phase was spent on waiting for the
 *     engine and, in a first call, on building its kernel and arrays
 * @param note why another engine than the planned one did the work, which order was found in the keys, how objects were
 *     sorted, or in how many runs a device sorted the keys; empty if there is nothing to say
 */
public record Execution(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device,
        String kernel, int passes, long bytesMoved, long stageNanos, long deviceNanos, long verifyNanos,
        long commitNanos, long totalNanos, String note) {
}
