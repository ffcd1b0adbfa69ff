package io.github.aparasort.internal.external;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Locale;
import java.util.Objects;

/** Records of the caller, whose code runs on the calling thread only. */
final class CallerRecords {
    /** Records that are looked at before the work, to know how long they are. */
    private static final int AHEAD = 1 << 10;

    private final Iterator<byte[]> records;
    private final int width;
    private final Deque<byte[]> ahead = new ArrayDeque<>();
    private long bytesAhead;
    private long bytes;
    private long count;

    /** @param width the bytes of each record, or 0 for lines, which come without their ends */
    CallerRecords(Iterator<byte[]> records, int width) {
        this.records = records;
        this.width = width;
    }

    /**
     * About the bytes of a record.
     *
     * @param most the bytes that may be looked at
     */
    double meanLength(long most) {
        while (ahead.size() < AHEAD && bytesAhead < most && records.hasNext()) {
            // The caller may use the same array again.
            ahead.add(fetch().clone());
        }
        return width > 0 ? width : Math.max(1, (double) bytesAhead / Math.max(1, ahead.size()));
    }

    private byte[] fetch() {
        byte[] record = Objects.requireNonNull(records.next(), "record");
        if (width > 0 && record.length != width) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "record %,d of the iterator has %,d bytes, not %,d", count + ahead.size() + 1, record.length,
                    width));
        }
        bytesAhead += length(record);
        return record;
    }

    private long length(byte[] record) {
        return record.length + (width > 0 ? 0L : 1);
    }

    boolean hasNext() {
        return !ahead.isEmpty() || records.hasNext();
    }

    /** The bytes of the next record, with the end of a line. */
    long nextLength() {
        if (ahead.isEmpty()) {
            ahead.add(fetch());
        }
        return length(ahead.getFirst());
    }

    byte[] next() {
        long length = nextLength();
        bytes += length;
        bytesAhead -= length;
        count++;
        return ahead.remove();
    }

    /** Fails if the last record is no line. */
    void requireLine(boolean isLine) {
        if (!isLine) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "record %,d of the iterator is not one line: "
                    + "it has an end of a line within it, or a quote that is not closed", count));
        }
    }

    /** Bytes of the records that were given. */
    long bytes() {
        return bytes;
    }
}
