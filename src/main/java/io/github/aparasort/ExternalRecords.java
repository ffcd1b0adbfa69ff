package io.github.aparasort;

import java.util.Iterator;

/**
 * Sorted records of {@link ExternalSorter#sort(Iterator)}, one after the other. Each is an array of its own; lines come
 * without their ends. They are merged while they are fetched, so memory and temporary files are in use until this is
 * closed.
 *
 * <pre>{@code
 * try (ExternalRecords sorted = ExternalSorter.lines().unique().sort(lines)) {
 *     while (sorted.hasNext()) {
 *         load(sorted.next());
 *     }
 * }
 * }</pre>
 *
 * <p>{@code hasNext} and {@code next} throw {@link java.io.UncheckedIOException} if a temporary file cannot be read or
 * the thread is interrupted, {@link java.util.concurrent.CancellationException} if the call is cancelled, and {@link
 * IllegalStateException} after {@code close}. After an exception this is closed. One thread at a time may use it.
 */
public interface ExternalRecords extends Iterator<byte[]>, AutoCloseable {
    /** Deletes the temporary files. If this was closed already, it does nothing. */
    @Override
    void close();
}
