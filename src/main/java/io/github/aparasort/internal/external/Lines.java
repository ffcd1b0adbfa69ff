package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Lines of text, and what orders them. A key is the range of a field, or of a whole line without its end. */
public final class Lines extends Format {
    /** A field begins after the one before it, with the blanks between the two. */
    public static final int BLANKS = -1;
    public static final int WHOLE_LINE = 0;

    /** Bytes of a key in a word. The lowest byte of the word tells how many there are, or that there are more. */
    private static final int WORD = Long.BYTES - 1;
    private static final long COUNT = 0xff;
    /** Parts of the file that tell how long lines are, and their bytes: 256 KiB in all, which take milliseconds. */
    private static final int SAMPLES = 16;
    private static final int SAMPLE_BYTES = 1 << 14;

    private final int separator;
    private final int field;
    private final boolean numeric;
    private final boolean stable;
    private final Lines whole;

    /**
     * @param separator the byte between fields, or {@link #BLANKS}
     * @param field the number of the field that is the key, from 1 on; or {@link #WHOLE_LINE}
     * @param numeric whether keys are compared as numbers
     * @param isDescending whether the greatest key comes first
     * @param stable whether lines with equal keys keep their order; otherwise the whole lines are compared
     */
    private Lines(int separator, int field, boolean numeric, boolean isDescending, boolean stable) {
        super(0, isDescending);
        this.separator = separator;
        this.field = field;
        this.numeric = numeric;
        this.stable = stable;
        boolean isSettled = stable || !numeric && field == WHOLE_LINE;
        whole = isSettled ? null : new Lines(BLANKS, WHOLE_LINE, false, isDescending, false);
    }

    /** Whole lines as bytes. */
    public static Lines whole() {
        return new Lines(BLANKS, WHOLE_LINE, false, false, false);
    }

    public int separator() {
        return separator;
    }

    public int field() {
        return field;
    }

    @Override
    public Lines descending() {
        return new Lines(separator, field, numeric, true, stable);
    }

    /** These lines, with a byte between the fields. */
    public Lines separatedBy(int between) {
        return new Lines(between, field, numeric, isDescending, stable);
    }

    /** These lines, with a field as the key. */
    public Lines byField(int number) {
        return new Lines(separator, number, numeric, isDescending, stable);
    }

    /** These lines, with numbers as keys. */
    public Lines asNumeric() {
        return new Lines(separator, field, true, isDescending, stable);
    }

    /** These lines, with lines of equal keys in their order. */
    public Lines asStable() {
        return new Lines(separator, field, numeric, isDescending, true);
    }

    @Override
    Format ties() {
        return whole;
    }

    /** About the bytes of a line. Files differ from this: then there are more runs than there might be. */
    @Override
    double meanLength(OpenFile input, long bytes) throws IOException {
        byte[] sample = new byte[(int) Math.min(SAMPLE_BYTES, bytes)];
        boolean isWhole = bytes <= (long) SAMPLES * SAMPLE_BYTES;
        long step = isWhole ? SAMPLE_BYTES : bytes / SAMPLES;
        long read = 0;
        long lines = 1;
        for (long at = 0; at < bytes; at += step) {
            int count = (int) Math.min(sample.length, bytes - at);
            input.read(ByteBuffer.wrap(sample, 0, count), at);
            read += count;
            for (int end = LineEnds.find(sample, 0, count); end >= 0; end = LineEnds.find(sample, end + 1, count)) {
                lines++;
            }
        }
        return Math.max(1, (double) read / lines);
    }

    @Override
    long key(byte[] bytes, long line) {
        int begin = begin(line);
        int end = end(line) - 1;
        if (field == WHOLE_LINE) {
            return range(begin, end);
        }
        int at = begin;
        for (int passed = 1; passed < field && at < end; passed++) {
            at = fieldEnd(bytes, at, end);
            if (separator != BLANKS && at < end) {
                at++;
            }
        }
        return range(at, fieldEnd(bytes, at, end));
    }

    private int fieldEnd(byte[] bytes, int begin, int end) {
        int at = begin;
        if (separator == BLANKS) {
            while (at < end && DecimalText.isBlank(bytes[at])) {
                at++;
            }
            while (at < end && !DecimalText.isBlank(bytes[at])) {
                at++;
            }
        } else {
            while (at < end && bytes[at] != separator) {
                at++;
            }
        }
        return at;
    }

    /** Numbers have words at the depth 0 only. */
    @Override
    long ascendingWord(byte[] bytes, long key, int depth) {
        if (numeric) {
            return DecimalText.word(bytes, begin(key), end(key));
        }
        // Of two keys of which one begins the other, the shorter one is less.
        int left = Math.max(0, Math.min(end(key) - begin(key) - depth, WORD + 1));
        return (bytesOf(bytes, key, depth) & ~COUNT | left) ^ Long.MIN_VALUE;
    }

    @Override
    int nextOf(long word, int depth) {
        if (numeric) {
            return DecimalText.isExact(word) ? KeyReader.EQUAL : KeyReader.COMPARE;
        }
        return (word & COUNT) <= WORD ? KeyReader.EQUAL : depth + WORD;
    }

    @Override
    int compareAscending(byte[] bytes, long key, byte[] others, long other) {
        return numeric ? DecimalText.compare(bytes, begin(key), end(key), others, begin(other), end(other))
                : super.compareAscending(bytes, key, others, other);
    }
}
