package io.github.aparasort.internal.external;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** Memory for records of files that are longer than was expected. */
final class Room {
    /** A window that grows takes three times its record, a copy of the record one more, and this is half of all. */
    private static final int ENOUGH = 10;

    private final long memory;
    private final AtomicLong left;

    /** @param memory that the user allows; half of it is for these records */
    Room(long memory) {
        this.memory = memory;
        this.left = new AtomicLong(memory / 2);
    }

    /** Takes so many bytes for a record of a run at this position, or fails if there are not enough. */
    void take(long bytes, Run run, long position) throws IOException {
        if (left.addAndGet(-bytes) < 0) {
            throw tooSmall(run, position);
        }
    }

    void giveBack(long bytes) {
        left.addAndGet(bytes);
    }

    /** There is not enough memory for a line. */
    IllegalArgumentException tooSmall(Run run, long position) throws IOException {
        return tooSmall(memory, run, position);
    }

    static IllegalArgumentException tooSmall(long memory, Run run, long position) throws IOException {
        long length = run.lengthOfLine(position);
        String line = String.format(Locale.ROOT, "the line at byte %,d of %s, which has %,d bytes", position,
                run.file().name(), length);
        return new IllegalArgumentException(length >= Format.MOST_BYTES ? "lines have to fit into an array: " + line
                : String.format(Locale.ROOT, "memory of %,d bytes is too little for %s or more: give it more, for "
                + "instance %,d", memory, line, Math.max(2 * memory, ENOUGH * length)));
    }
}
