package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.parallel.CallScope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;

/** Sorted records that are fetched one by one. The last merge goes on when some of them are needed. */
final class SortedRecords implements ExternalRecords {
    /** Null after the end. */
    private RecordSource source;
    private final Stage stage;
    private final QueuedOutput queue;
    /** Bytes at the end of each record that are not given. */
    private final int bytesOfEnd;
    private final CallScope.Limits limits;
    private final Phases phases;
    private final Sorted sorted;
    private long fetched;
    private boolean isOver;

    /**
     * Of these records.
     *
     * @param sorted is closed with this
     * @param width the bytes of each record, or 0 for lines, which have ends that are not given
     */
    SortedRecords(RecordSource source, Sorted sorted, Header header, int width, CallScope.Limits limits,
            Phases phases) {
        this.source = source;
        this.queue = new QueuedOutput(source.capacity());
        this.stage = source.stage().apply(queue);
        this.bytesOfEnd = width > 0 ? 0 : 1;
        this.limits = limits;
        this.phases = phases;
        this.sorted = sorted;
        header.lines().forEach(queue::add);
    }

    @Override
    public boolean hasNext() {
        try {
            return fill();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether there is a record. After an exception this is closed. */
    boolean fill() throws IOException {
        requireOpen();
        if (queue.isEmpty() && !isOver) {
            try {
                merge();
            } catch (IOException | RuntimeException | Error e) {
                source = null;
                sorted.closeAfter(e);
                throw e;
            }
        }
        return !queue.isEmpty();
    }

    @Override
    public byte[] next() {
        if (queue.isEmpty() && !hasNext()) {
            throw new NoSuchElementException("all records were given");
        }
        requireOpen();
        byte[] record = queue.fetch(bytesOfEnd);
        fetched += record.length + bytesOfEnd;
        return record;
    }

    private void requireOpen() {
        if (source == null) {
            throw new IllegalStateException("these records were closed");
        }
    }

    /** Merges until there is a record, or none is left. */
    private void merge() throws IOException {
        CallScope outer = limits.enter();
        try {
            phases.reached(fetched);
            isOver = !source.step().run(stage) || stage.isDone();
            if (isOver) {
                stage.end();
            }
        } finally {
            limits.leave(outer);
        }
    }

    /** What was done, when all records were given. */
    ExternalSummary summary(long bytes) {
        int runs = sorted.runs();
        return new ExternalSummary(sorted.records(), stage.count(), bytes, runs, runs > 1 ? 1 : 0, phases.nanos());
    }

    @Override
    public void close() {
        if (source != null) {
            source = null;
            try {
                sorted.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
