package io.github.aparasort.internal.external;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The order of lines. Lines are ranges of arrays, without the byte that ends them. A key is the range of a field, or a
 * whole line; it is told as a long, so that it takes no object.
 */
final class LineOrder {
    /** An array has so many bytes more than its lines: a word may reach beyond the last one. */
    static final int SPARE = Long.BYTES;
    /** Bytes of a key in a word. The lowest byte of the word tells how many there are, or that there are more. */
    private static final int WORD = Long.BYTES - 1;
    private static final long COUNT = 0xff;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final LineFormat format;

    LineOrder(LineFormat format) {
        this.format = format;
    }

    /** The key of a line. */
    long key(byte[] bytes, int begin, int end) {
        if (format.field() == LineFormat.WHOLE_LINE) {
            return range(begin, end);
        }
        int at = begin;
        for (int field = 1; field < format.field() && at < end; field++) {
            at = fieldEnd(bytes, at, end);
            if (format.separator() != LineFormat.BLANKS && at < end) {
                at++;
            }
        }
        return range(at, fieldEnd(bytes, at, end));
    }

    private int fieldEnd(byte[] bytes, int begin, int end) {
        int at = begin;
        if (format.separator() == LineFormat.BLANKS) {
            while (at < end && DecimalText.isBlank(bytes[at])) {
                at++;
            }
            while (at < end && !DecimalText.isBlank(bytes[at])) {
                at++;
            }
        } else {
            while (at < end && bytes[at] != format.separator()) {
                at++;
            }
        }
        return at;
    }

    static long range(int begin, int end) {
        return (long) begin << Integer.SIZE | end;
    }

    static int begin(long range) {
        return (int) (range >> Integer.SIZE);
    }

    static int end(long range) {
        return (int) range;
    }

    /** Whether equal keys do not settle the order: the whole lines are compared then. */
    boolean comparesLines() {
        return !format.stable() && (format.numeric() || format.field() != LineFormat.WHOLE_LINE);
    }

    /** Whether keys have words at several depths. */
    boolean hasDepths() {
        return !format.numeric();
    }

    /** A number with the order of keys that are equal up to a depth. Numeric keys have only the depth 0. */
    long word(byte[] bytes, long key, int depth) {
        return format.numeric() ? directed(DecimalText.word(bytes, begin(key), end(key)))
                : lineWord(bytes, begin(key), end(key), depth);
    }

    /** The same for bytes that are compared as such, in particular whole lines. */
    long lineWord(byte[] bytes, int begin, int end, int depth) {
        int left = end - begin - depth;
        long word;
        if (left > WORD) {
            word = (long) LONGS.get(bytes, begin + depth) & ~COUNT | WORD + 1;
        } else if (left > 0) {
            // What follows the key does not count. Of two keys of which one begins the other, the shorter one is less.
            word = (long) LONGS.get(bytes, begin + depth) & -1L << Byte.SIZE * (Long.BYTES - left) | left;
        } else {
            word = 0;
        }
        return directed(word ^ Long.MIN_VALUE);
    }

    /** The depth at which the bytes after those of a word begin. */
    static int below(int depth) {
        return depth + WORD;
    }

    private long directed(long ascending) {
        return format.isDescending() ? ~ascending : ascending;
    }

    /** Whether all keys with this word are equal, if they are equal up to its depth. */
    boolean settlesKeys(long word) {
        long ascending = directed(word);
        return format.numeric() ? DecimalText.isExact(ascending) : (ascending & COUNT) <= WORD;
    }

    /** The same for whole lines. */
    boolean settlesLines(long word) {
        return (directed(word) & COUNT) <= WORD;
    }

    int compareLines(byte[] bytes, long line, byte[] others, long other) {
        int ascending = Arrays.compareUnsigned(bytes, begin(line), end(line), others, begin(other), end(other));
        return format.isDescending() ? -ascending : ascending;
    }

    /**
     * Compares two lines.
     *
     * @param keysAreEqual whether this is known
     */
    int compare(byte[] bytes, long line, byte[] others, long other, boolean keysAreEqual) {
        int byKey = keysAreEqual ? 0 : compareKeys(bytes, line, others, other);
        return byKey != 0 || !comparesLines() ? byKey : compareLines(bytes, line, others, other);
    }

    /** Compares the keys of two lines. */
    int compareKeys(byte[] bytes, long line, byte[] others, long other) {
        long key = key(bytes, begin(line), end(line));
        long otherKey = key(others, begin(other), end(other));
        if (!format.numeric()) {
            return compareLines(bytes, key, others, otherKey);
        }
        int ascending = DecimalText.compare(bytes, begin(key), end(key), others, begin(otherKey), end(otherKey));
        return format.isDescending() ? Integer.compare(0, ascending) : ascending;
    }
}
