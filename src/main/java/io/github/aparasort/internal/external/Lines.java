package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Lines. A key is the range of a field, or of a whole line without its end. */
final class Lines extends Format {
    /** Bytes of a key in a word. The lowest byte of the word tells how many there are, or that there are more. */
    private static final int WORD = Long.BYTES - 1;
    private static final long COUNT = 0xff;
    /** Parts of the file that tell how long lines are, and their bytes. */
    private static final int PROBES = 16;
    private static final int PROBE = 1 << 14;

    private final LineFormat options;
    private final Lines whole;

    Lines(LineFormat options) {
        super(0, options.isDescending());
        this.options = options;
        boolean isSettled = options.stable() || !options.numeric() && options.field() == LineFormat.WHOLE_LINE;
        whole = isSettled ? null : new Lines(LineFormat.whole(options.isDescending()));
    }

    @Override
    public Content descending() {
        return options.descending();
    }

    @Override
    Format ties() {
        return whole;
    }

    /** About the bytes of a line. Files differ from this: then there are more runs than there might be. */
    @Override
    double meanLength(OpenFile input, long bytes) throws IOException {
        byte[] probe = new byte[(int) Math.min(PROBE, bytes)];
        boolean isWhole = bytes <= (long) PROBES * PROBE;
        long step = isWhole ? PROBE : bytes / PROBES;
        long read = 0;
        long lines = 1;
        for (long at = 0; at < bytes; at += step) {
            int count = (int) Math.min(probe.length, bytes - at);
            input.read(ByteBuffer.wrap(probe, 0, count), at);
            read += count;
            for (int end = LineEnds.find(probe, 0, count); end >= 0; end = LineEnds.find(probe, end + 1, count)) {
                lines++;
            }
        }
        return Math.max(1, (double) read / lines);
    }

    @Override
    long key(byte[] bytes, long line) {
        int begin = begin(line);
        int end = end(line) - 1;
        if (options.field() == LineFormat.WHOLE_LINE) {
            return range(begin, end);
        }
        int at = begin;
        for (int field = 1; field < options.field() && at < end; field++) {
            at = fieldEnd(bytes, at, end);
            if (options.separator() != LineFormat.BLANKS && at < end) {
                at++;
            }
        }
        return range(at, fieldEnd(bytes, at, end));
    }

    private int fieldEnd(byte[] bytes, int begin, int end) {
        int at = begin;
        if (options.separator() == LineFormat.BLANKS) {
            while (at < end && DecimalText.isBlank(bytes[at])) {
                at++;
            }
            while (at < end && !DecimalText.isBlank(bytes[at])) {
                at++;
            }
        } else {
            while (at < end && bytes[at] != options.separator()) {
                at++;
            }
        }
        return at;
    }

    /** Numbers have words at the depth 0 only. */
    @Override
    long word(byte[] bytes, long key, int depth) {
        if (options.numeric()) {
            return directed(DecimalText.word(bytes, begin(key), end(key)));
        }
        // Of two keys of which one begins the other, the shorter one is less.
        int left = Math.max(0, Math.min(end(key) - begin(key) - depth, WORD + 1));
        return directed((bytesOf(bytes, key, depth) & ~COUNT | left) ^ Long.MIN_VALUE);
    }

    @Override
    int next(long word, int depth) {
        long ascending = directed(word);
        if (options.numeric()) {
            return DecimalText.isExact(ascending) ? KeyReader.EQUAL : KeyReader.COMPARE;
        }
        return (ascending & COUNT) <= WORD ? KeyReader.EQUAL : depth + WORD;
    }

    @Override
    int compareKeys(byte[] bytes, long key, byte[] others, long other) {
        if (!options.numeric()) {
            return super.compareKeys(bytes, key, others, other);
        }
        int ascending = DecimalText.compare(bytes, begin(key), end(key), others, begin(other), end(other));
        return isDescending ? Integer.compare(0, ascending) : ascending;
    }
}
