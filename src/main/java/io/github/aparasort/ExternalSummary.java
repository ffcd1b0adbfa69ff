package io.github.aparasort;

import java.util.Map;

/**
 * What a call of {@link ExternalSorter} did.
 *
 * @param records how many records or lines were read, without a header
 * @param results how many were written, or given: fewer of {@code unique}, {@code limit} and groups
 * @param bytes bytes of the input, with those of a header
 * @param runs how many sorted runs or files were merged; 1 if all fitted into memory, and no temporary file was written
 * @param threads how many threads merged; 0 if nothing was merged
 * @param nanos nanoseconds of the call by phase; each moment counts to the one phase that the calling thread was in
 */
public record ExternalSummary(long records, long results, long bytes, int runs, int threads,
        Map<ExternalProgress.Phase, Long> nanos) {
    /** {@return the nanoseconds of a phase; 0 if there was none} */
    public long nanos(ExternalProgress.Phase phase) {
        return nanos.getOrDefault(phase, 0L);
    }

    /** {@return the nanoseconds of the call} */
    public long totalNanos() {
        return nanos.values().stream().mapToLong(Long::longValue).sum();
    }
}
