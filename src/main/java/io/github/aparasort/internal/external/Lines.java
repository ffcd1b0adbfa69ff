package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/** Lines of text, and what orders them. A key is the range of a field, or of a whole line without its end. */
final class Lines extends Format {
    /** Bytes of a key in a word. The lowest byte of the word tells how many there are, or that there are more. */
    private static final int WORD = Long.BYTES - 1;
    private static final long COUNT = 0xff;
    /** Parts of the file that tell how long lines are, and their bytes: 256 KiB in all, which take milliseconds. */
    private static final int SAMPLES = 16;
    private static final int SAMPLE_BYTES = 1 << 14;

    private final LineLayout layout;
    private final LineKey key;
    private final Lines ties;

    /** @param ties by what lines with equal keys are ordered; or null if they keep their order */
    private Lines(LineLayout layout, LineKey key, Lines ties) {
        super(0, key.isDescending());
        this.layout = layout;
        this.key = key;
        this.ties = ties;
    }

    /**
     * Lines in the order of some keys.
     *
     * @param settled whether lines that are equal in all keys keep their order; otherwise whole lines are compared
     */
    static Lines of(LineLayout layout, List<LineKey> keys, boolean settled, boolean isDescending) {
        LineKey whole = new LineKey(LineLayout.WHOLE_LINE, false, isDescending);
        Lines order = settled || keys.get(keys.size() - 1).equals(whole) ? null : new Lines(layout, whole, null);
        for (int i = keys.size() - 1; i >= 0; i--) {
            order = new Lines(layout, keys.get(i), order);
        }
        return order;
    }

    /** The same order of records that have a line of totals each. */
    @Override
    Lines withTotals() {
        return new Lines(layout.withTotals(), key, ties == null ? null : ties.withTotals());
    }

    @Override
    Format ties() {
        return ties;
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
    int lineEnd(byte[] bytes, int from, int searched, int to) {
        return layout.end(bytes, from, searched, to);
    }

    @Override
    boolean hasEndsWithin(byte[] bytes, int from, int to) {
        return layout.hasEndsWithin(bytes, from, to);
    }

    @Override
    long key(byte[] bytes, long line) {
        return layout.field(bytes, line, key.field());
    }

    /** Numbers have words at the depth 0 only. */
    @Override
    long ascendingWord(byte[] bytes, long key, int depth) {
        if (this.key.isNumeric()) {
            return DecimalText.word(bytes, begin(key), end(key));
        }
        // Of two keys of which one begins the other, the shorter one is less.
        int left = Math.max(0, Math.min(end(key) - begin(key) - depth, WORD + 1));
        return (bytesOf(bytes, key, depth) & ~COUNT | left) ^ Long.MIN_VALUE;
    }

    @Override
    int nextOf(long word, int depth) {
        if (key.isNumeric()) {
            return DecimalText.isExact(word) ? KeyReader.EQUAL : KeyReader.COMPARE;
        }
        return (word & COUNT) <= WORD ? KeyReader.EQUAL : depth + WORD;
    }

    @Override
    int compareAscending(byte[] bytes, long key, byte[] others, long other) {
        return this.key.isNumeric() ? DecimalText.compare(bytes, begin(key), end(key), others, begin(other), end(other))
                : super.compareAscending(bytes, key, others, other);
    }
}
