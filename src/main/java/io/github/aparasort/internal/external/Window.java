package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.Locale;

/** Some bytes of a run, and which of its records is the next one. */
final class Window {
    private static final int FEW = 1 << 10;

    private final Format format;
    /** Bytes that all keys begin with. */
    private final int depth;
    private final Run run;
    private final Room room;
    /** Of all windows, until this one grows. */
    byte[] bytes;
    private int begin;
    private int capacity;
    int head;
    int end;
    private int filled;
    long word;
    /** The bytes of the file that follow. */
    private long next;

    /**
     * Makes a window of a run.
     *
     * @param bytes some of which are this window, from {@code begin} on, and spare ones
     */
    Window(Format format, int depth, Run run, Room room, byte[] bytes, int begin, int capacity) {
        this.format = format;
        this.depth = depth;
        this.run = run;
        this.room = room;
        this.bytes = bytes;
        this.begin = begin;
        this.capacity = capacity;
        this.head = begin;
        this.end = begin;
        this.filled = begin;
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
            return false;
        }
        if (left == capacity) {
            grow();
        }
        System.arraycopy(bytes, head, bytes, begin, left);
        head = begin;
        int count = (int) Math.min(capacity - left, run.end() - next);
        run.read(ByteBuffer.wrap(bytes, begin + left, count), next);
        next += count;
        filled = begin + left + count;
        return true;
    }

    /** Takes memory for a record that is longer than the window. Records of runs of this sort are not. */
    private void grow() throws IOException {
        if (run.longest() > 0) {
            throw unended();
        }
        int more = (int) Math.min(Format.MOST_BYTES, 2L * Math.max(capacity, FEW));
        room.take(more, run, position());
        bytes = Arrays.copyOfRange(bytes, head, head + more + Format.SPARE);
        filled -= head;
        head = 0;
        begin = 0;
        capacity = more;
    }

    /** Where the next record begins in the file. */
    long position() {
        return next - (filled - head);
    }

    private FileSystemException unended() {
        return FileFailure.of(run.file().name(), run.longest() > 0
                ? "a temporary file was changed by others; sort again"
                : String.format(Locale.ROOT, "a quote is not closed in the record at byte %,d", position()));
    }

    /** A record of a file that comes before the one before it. */
    FileSystemException notInOrder() {
        return FileFailure.of(run.file().name(), String.format(Locale.ROOT,
                "it is not sorted: the record at byte %,d comes before others; sort it first", position()));
    }
}
