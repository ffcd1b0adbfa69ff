package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.util.Locale;

/** Some bytes of a run, and which of its records is the next one. */
final class Window {
    private static final int FEW = 1 << 10;

    private final Format format;
    /** Bytes that all keys begin with. */
    private final int depth;
    private final Run run;
    /** Null if the run was made by this sort, which knows how long its records are. */
    private final Room room;
    byte[] bytes;
    private int capacity;
    int head;
    int end;
    private int filled;
    long word;
    /** The bytes of the file that follow. */
    private long next;
    /** Bytes of {@link #room} that this has. */
    private int taken;

    Window(Format format, int depth, Run run, Room room, int capacity) {
        this.format = format;
        this.depth = depth;
        this.run = run;
        this.room = room;
        this.capacity = capacity;
        this.bytes = new byte[capacity + Format.SPARE];
        this.next = run.begin();
    }

    /** Compares the next record with that of another run, which has the same word. */
    int compareTies(Window other) {
        return format.compare(bytes, Format.range(head, end), other.bytes, Format.range(other.head, other.end),
                format.next(word, depth) == KeyReader.EQUAL);
    }

    /** Goes to the next record of the run, or returns false at its end. Is given what the caller has at hand. */
    boolean advance(Format order, int from) throws IOException {
        head = end;
        end = order.end(bytes, head, filled);
        while (end < 0) {
            int searched = filled - head;
            if (!fill()) {
                return false;
            }
            end = order.end(bytes, head, head + searched, filled);
        }
        word = order.word(bytes, order.key(bytes, Format.range(head, end)), from);
        return true;
    }

    /** Moves the begin of a record to that of the window, and reads what follows. False if there is none. */
    private boolean fill() throws IOException {
        int left = filled - head;
        if (next == run.end()) {
            if (left > 0) {
                throw unended();
            }
            if (room != null) {
                room.giveBack(taken);
            }
            return false;
        }
        byte[] from = bytes;
        if (left == capacity) {
            grow();
        }
        System.arraycopy(from, head, bytes, 0, left);
        head = 0;
        int count = (int) Math.min(capacity - left, run.end() - next);
        run.read(ByteBuffer.wrap(bytes, left, count), next);
        next += count;
        filled = left + count;
        return true;
    }

    /** Takes memory for a record that is longer than the window. */
    private void grow() throws IOException {
        if (room == null) {
            throw unended();
        }
        int larger = (int) Math.min(Format.MOST_BYTES, 2L * Math.max(capacity, FEW));
        if (larger == capacity) {
            throw room.tooSmall(run, position());
        }
        room.take(larger - capacity, run, position());
        taken += larger - capacity;
        capacity = larger;
        bytes = new byte[capacity + Format.SPARE];
    }

    /** Where the next record begins in the file. */
    long position() {
        return next - (filled - head);
    }

    private FileSystemException unended() {
        return room == null ? FileFailure.of(run.file().name(), "a temporary file was changed by others; sort again")
                : FileFailure.of(run.file().name(), String.format(Locale.ROOT,
                "a quote is not closed in the record at byte %,d", position()));
    }

    /** A record of a file that comes before the one before it. */
    FileSystemException notInOrder() {
        return FileFailure.of(run.file().name(), String.format(Locale.ROOT,
                "it is not sorted: the record at byte %,d comes before others; sort it first", position()));
    }
}
