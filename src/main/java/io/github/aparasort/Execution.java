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
 * @param bytesMoved bytes copied between the caller's arrays, staging arrays and device memory, both ways; 0 if the
 *     kernel worked in the caller's arrays, where nothing is copied or verified
 * @param stageNanos nanoseconds until the first part of the input was copied in
 * @param deviceNanos nanoseconds from then until the last part of the result was back: transfers, all passes, and the
 *     copying and checking of other parts at the same time
 * @param verifyNanos nanoseconds until the result was verified
 * @param commitNanos nanoseconds for copying the result out, or for merging the runs that a device has sorted
 * @param totalNanos nanoseconds for the whole call; the part that belongs to no phase was spent on waiting for the
 *     engine and, in a first call, on building its kernel and arrays
 * @param note why another engine than the planned one did the work, which order was found in the keys, how objects were
 *     sorted, or in how many runs a device sorted the keys; empty if there is nothing to say
 */
public record Execution(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device,
        String kernel, int passes, long bytesMoved, long stageNanos, long deviceNanos, long verifyNanos,
        long commitNanos, long totalNanos, String note) {
}
