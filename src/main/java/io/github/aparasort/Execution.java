package io.github.aparasort;

import java.util.Optional;

/**
 * What one call did, told to the listener of {@link Gpu#onExecution}.
 *
 * @param operation name of the operation, for instance {@code sort}
 * @param type type of the keys, for instance {@code int.class}
 * @param n how many elements
 * @param engine what did the work in the end
 * @param device the OpenCL device that ran it, or empty on the CPU
 * @param kernel simple name of the kernel class, or empty for {@link Engine#JDK}
 * @param passes how many passes the kernel made
 * @param bytesMoved bytes copied between the caller's arrays, staging arrays and device memory, both ways; 0 where a
 *     kernel sorts in the caller's arrays, which then is neither verified nor copied out
 * @param stageNanos nanoseconds until the first part of the input was copied in
 * @param deviceNanos nanoseconds from then until the last part of the result was back: transfers, all passes, and the
 *     copying and checking of other parts meanwhile
 * @param verifyNanos nanoseconds until the result was verified
 * @param commitNanos nanoseconds for copying it out
 * @param totalNanos nanoseconds in all; what the phases leave of it went into waiting for the engine, and the first
 *     time into building its kernel and its arrays
 * @param note why another engine than the planned one did the work, what order of the keys made it easy, how
 *     objects were sorted, or empty
 */
public record Execution(String operation, Class<?> type, int n, Engine engine, Optional<DeviceInfo> device,
        String kernel, int passes, long bytesMoved, long stageNanos, long deviceNanos, long verifyNanos,
        long commitNanos, long totalNanos, String note) {

    public static Execution byJdk(String operation, Class<?> type, int n, long totalNanos, String note) {
        return new Execution(operation, type, n, Engine.JDK, Optional.empty(), "", 0, 0, 0, 0, 0, 0, totalNanos, note);
    }
}
