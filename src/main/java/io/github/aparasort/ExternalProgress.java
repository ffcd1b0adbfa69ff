package io.github.aparasort;

/**
 * How far a call of {@link ExternalSorter} is. Listeners of {@link ExternalSorter#onProgress} receive it.
 *
 * @param phase what the call is doing
 * @param done bytes of the input for which this phase is done
 * @param total bytes of the input; if it is an iterator, those that it has given so far
 */
public record ExternalProgress(Phase phase, long done, long total) {
    /** What a call does, in this order. A file that fits into memory is not merged. */
    public enum Phase {
        /** It reads the first records into memory. The time of waits for the disk between two runs counts here, too. */
        READ,
        /** It sorts in memory. Meanwhile it writes the last run, and reads the next one from a file. */
        SORT,
        /** It writes what is sorted, or gives it to the caller. */
        WRITE,
        /** It merges the runs. If they need several merges, each of them begins with 0 bytes. */
        MERGE,
        /** It waits until the new file is on the disk, and puts it in its place. */
        FORCE
    }
}
