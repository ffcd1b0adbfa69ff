package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/** Records that follow each other in a file, and their order. */
abstract class Block {
    /** The bytes of each record, or 0 for lines. */
    final int width;
    /** How many records were read, and the bytes of the longest one. */
    int count;
    int longest;
    private long begin;
    private long end;

    Block(int width) {
        this.width = width;
        this.longest = width;
    }

    /**
     * Reads as many whole records as there is room for, from a position of a file of this size on.
     *
     * @param reached is told how many bytes of the file were read so far
     */
    final void load(OpenFile file, long from, long size, Phases.Listener reached) throws IOException {
        begin = from;
        end = from + read(file, from, size, reached);
    }

    /** Reads them as {@link #load} does, and returns the bytes of these records. */
    abstract long read(OpenFile file, long from, long size, Phases.Listener reached) throws IOException;

    /** Sorts the records, stably, and returns what all keys begin with. */
    abstract byte[] sort(Dispatcher dispatcher);

    /** Keeps the first one of equal records that are sorted, and no more than so many. */
    final void keep(boolean isUnique, long limit) {
        if (isUnique && count > 1) {
            count = distinct();
        }
        count = (int) Math.min(count, limit);
    }

    /** Moves the first one of equal records to the begin, and returns how many there are. */
    abstract int distinct();

    /** Adds sorted records to an output. */
    abstract void write(FileOutput output, int from, int to) throws IOException;

    /** Has a stage take sorted records of a range, until it wants no more, and returns the index of the next one. */
    int feed(Stage stage, int from, int to) throws IOException {
        throw new IllegalStateException("numbers go to files only");
    }

    /** The first index at or behind one whose sorted record is not equal to the one before that. */
    int groupEnd(int index) {
        throw new IllegalStateException("only lines have groups");
    }

    /** Copies records of the caller, as many as there is room for. */
    final void load(CallerRecords records, Phases.Listener reached) throws IOException {
        begin = records.bytes();
        read(records, reached);
        end = records.bytes();
    }

    void read(CallerRecords records, Phases.Listener reached) throws IOException {
        throw new IllegalStateException("numbers come from files only");
    }

    /**
     * The work to write sorted records to a file.
     *
     * @param to where the first one goes
     * @param capacity bytes that each part collects
     */
    final List<Workers.Part> parts(OpenFile file, long to, int parts, int capacity) {
        return IntStream.range(0, parts).<Workers.Part>mapToObj(part -> written -> {
            int from = Parallel.begin(count, part, parts);
            FileOutput output = new FileOutput(file, to + size(0, from), capacity, written);
            write(output, from, Parallel.begin(count, part + 1, parts));
            output.flush();
        }).toList();
    }

    /** The bytes of sorted records. */
    long size(int from, int to) {
        return (long) (to - from) * width;
    }

    /** Whether the next end of a line after any byte ends a record. */
    boolean endsAnywhere() {
        return true;
    }

    /** Where the first record was in the file. */
    final long begin() {
        return begin;
    }

    /** Where the record after the last one is in the file. */
    final long end() {
        return end;
    }
}
