package io.github.aparasort.internal.external;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** Memory for records that are longer than was expected. */
final class Room {
    /** Windows are doubled, so that all for one record take four times its length, and this has half of the memory. */
    private static final int ENOUGH = 10;
    private static final int READ = 1 << 16;

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
    void take(long bytes, Run run, long position) throws IOException {
        if (left.addAndGet(-bytes) < 0) {
            long length = lengthOfLine(run, position);
            throw new IllegalArgumentException(String.format(Locale.ROOT, "memory of %,d bytes is too little for the "
                    + "line at byte %,d of %s, which has %,d bytes or more: give it more, for instance %,d", memory,
                    position, run.file().name(), length, Math.max(memory, ENOUGH * length)));
        }
    }

    private static long lengthOfLine(Run run, long position) throws IOException {
        byte[] bytes = new byte[READ];
        long at = position;
        int end = -1;
        while (end < 0 && at < run.end()) {
            int count = (int) Math.min(READ, run.end() - at);
            run.read(ByteBuffer.wrap(bytes, 0, count), at);
            end = LineEnds.find(bytes, 0, count);
            at += end < 0 ? count : end + 1;
        }
        return at - position;
    }
}
