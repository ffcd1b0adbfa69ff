package io.github.aparasort.internal.external;

import java.io.IOException;

/** Takes sorted records, one after the other, and writes what becomes of them. By default it keeps each. */
class Stage {
    private final Output output;
    private final long limit;
    private long count;

    /** @param limit the most records that are written */
    Stage(Output output, long limit) {
        this.output = output;
        this.limit = limit;
    }

    /**
     * Takes the next record, a range of an array with spare bytes.
     *
     * @param word of its first key
     */
    void add(long word, byte[] bytes, int begin, int end) throws IOException {
        write(bytes, begin, end);
    }

    /** All records were taken. */
    void end() throws IOException {
        // Each is written.
    }

    final void write(byte[] bytes, int begin, int end) throws IOException {
        if (count < limit) {
            output.add(bytes, begin, end);
            count++;
        }
    }

    /** How many records were written. */
    final long count() {
        return count;
    }

    /**
     * The bytes of the longest record that was written, or more.
     *
     * @param ofInput of the longest one that was taken
     */
    int longest(int ofInput) {
        return ofInput;
    }

    /** Whether no more records are of use. */
    final boolean isDone() {
        return count >= limit;
    }

    /** Whether it takes another record now. */
    final boolean isReady() {
        return count < limit && !output.isFull();
    }
}
