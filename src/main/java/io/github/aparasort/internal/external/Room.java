package io.github.aparasort.internal.external;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** Memory for records that are longer than was expected. */
final class Room {
    private final long memory;
    private final AtomicLong left;

    /**
     * Makes room.
     *
     * @param memory that the user allows, for the message
     */
    Room(long memory, long left) {
        this.memory = memory;
        this.left = new AtomicLong(left);
    }

    /** Takes so many bytes for a record of a run at this position, or fails if there are not enough. */
    void take(long bytes, Run run, long position) {
        if (left.addAndGet(-bytes) < 0) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "memory of %,d bytes is too little for the "
                    + "line at byte %,d of %s: give it more, for instance %,d", memory, position, run.file().name(),
                    2 * memory));
        }
    }
}
