package io.github.aparasort.internal.object;

/**
 * Reads keys of texts: as many symbols as fit into a long, behind those that all texts share. A look at some of the
 * texts tells what all share, and which symbols there are at each position behind it. The key is a number in a mixed
 * radix, with a digit for each position: 0 where a text ends, and else the {@link Digits digit} of its symbol. A text
 * that differs from the shared part, or has a symbol that the look did not see, has no further digits; the lowest bit
 * says so. Texts with equal keys share all that was read of them.
 *
 * <p>For instance, twelve lower-case letters fit, fourteen hexadecimal digits, or sixteen decimal ones.
 */
abstract class TextReader extends KeyReader {
    /** Texts to look at. With fewer, more texts have symbols that were not seen. */
    private static final int SAMPLE = 256;
    /** Of a segment, one text in so many is looked at. */
    private static final int SAMPLED = 8;
    /** Positions to look at, at most: where more fit, all texts agree at most of them. */
    private static final int POSITIONS = 32;
    /**
     * Texts whose lengths are read at once. They lie anywhere in memory; short loops let a processor wait for many of
     * them at the same time.
     */
    private static final int BLOCK = 64;
    /** The bit of a key that says that its text has no further digits, though it goes on. */
    private static final long CUT = 1;

    private final Object[] values;
    private final int from;
    private final int depth;
    /** A text that begins with the shared part. */
    private Object model;
    /** Where the shared part ends. */
    private int begin;
    private int count;
    private final Digits[] digits = new Digits[POSITIONS];
    /** By position, what a digit counts. */
    private final long[] weights = new long[POSITIONS];
    /** What the shared part counts, which is digit 1: 0 is less and 2 is greater. */
    private long sharedWeight;

    TextReader(Object[] values, int from, int depth) {
        this.values = values;
        this.from = from;
        this.depth = depth;
    }

    /** Whether a value is a text that this reads. */
    abstract boolean isText(Object value);

    abstract int length(Object text);

    /** Reads the symbols in [begin, end). */
    abstract void read(Object text, int begin, int end, int[] symbols);

    abstract int symbol(Object text, int position);

    /** Where two texts differ first in [begin, end), or the end. Both have all of these symbols. */
    private int mismatch(Object x, Object y, int begin, int end) {
        int i = begin;
        while (i < end && symbol(x, i) == symbol(y, i)) {
            i++;
        }
        return i;
    }

    /** Says that a text has symbols that cannot be put in order one by one. */
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unreadable() {
            super("", null, false, false);
        }
    }

    /** Looks at some texts of a segment. Returns false if some cannot be read. */
    final boolean look(int[] order, int segmentBegin, int segmentEnd) {
        try {
            return tryLook(order, segmentBegin, segmentEnd);
        } catch (Unreadable e) {
            return false;
        }
    }

    private boolean tryLook(int[] order, int segmentBegin, int segmentEnd) {
        int n = segmentEnd - segmentBegin;
        Object[] texts = new Object[Math.min(n, Math.min(SAMPLE, n / SAMPLED + SAMPLED))];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = value(order[segmentBegin + (int) ((long) i * n / texts.length)]);
            if (!isText(texts[i])) {
                return false;
            }
        }
        model = texts[0];
        begin = length(model);
        for (Object text : texts) {
            int end = Math.min(begin, length(text));
            begin = end <= depth ? depth : mismatch(model, text, depth, end);
        }
        measure(texts);
        return true;
    }

    private Object value(int element) {
        return values[from + element];
    }

    private void measure(Object[] texts) {
        // With the bit that says whether a text was cut.
        long radix = begin > depth ? 2 * 3 : 2;
        int[] symbols = new int[texts.length];
        while (count < POSITIONS) {
            Digits next = Digits.of(symbols, readAll(texts, begin + count, symbols));
            if (Long.compareUnsigned(radix, Long.divideUnsigned(-1, next.count())) > 0) {
                break;
            }
            radix *= next.count();
            digits[count++] = next;
            if (next.areNone()) {
                // No text of the look goes on. Which others do is told by this digit.
                break;
            }
        }
        long weight = 2;
        for (int i = count - 1; i >= 0; i--) {
            weights[i] = weight;
            weight *= digits[i].count();
        }
        sharedWeight = weight;
    }

    /** Reads the symbols at a position, and returns how many there are. */
    private int readAll(Object[] texts, int position, int[] symbols) {
        int seen = 0;
        for (Object text : texts) {
            if (position < length(text)) {
                symbols[seen++] = symbol(text, position);
            }
        }
        return seen;
    }

    @Override
    final boolean load(int[] order, int begin, int end, long[] keys, int at) {
        try {
            return tryLoad(order, begin, end, keys, at);
        } catch (Unreadable e) {
            return false;
        }
    }

    private boolean tryLoad(int[] order, int from, int to, long[] keys, int at) {
        Object[] texts = new Object[BLOCK];
        int[] lengths = new int[BLOCK];
        int[] symbols = new int[POSITIONS];
        for (int i = from; i < to; i += BLOCK) {
            int n = Math.min(BLOCK, to - i);
            for (int j = 0; j < n; j++) {
                texts[j] = value(order[i + j]);
                if (!isText(texts[j])) {
                    return false;
                }
                lengths[j] = length(texts[j]);
            }
            for (int j = 0; j < n; j++) {
                keys[at + i - from + j] = key(texts[j], lengths[j], symbols) ^ Long.MIN_VALUE;
            }
        }
        return true;
    }

    /** The key, as an unsigned number. */
    private long key(Object text, int length, int[] symbols) {
        long key = 0;
        if (begin > depth) {
            int difference = compareShared(text, length);
            if (difference != 0) {
                return difference < 0 ? CUT : 2 * sharedWeight | CUT;
            }
            key = sharedWeight;
        }
        int symbolCount = Math.min(length - begin, count);
        read(text, begin, begin + symbolCount, symbols);
        for (int i = 0; i < symbolCount; i++) {
            int digit = digits[i].of(symbols[i]);
            if (digit < 0) {
                return key + weights[i] * ~digit | CUT;
            }
            key += weights[i] * digit;
        }
        return key;
    }

    /** Compares a text with the part that all texts of the look share. */
    private int compareShared(Object text, int length) {
        int end = Math.min(begin, length);
        int same = end <= depth ? end : mismatch(model, text, depth, end);
        return same == begin ? 0 : same == length ? -1
                : Integer.compare(symbol(text, same), symbol(model, same));
    }

    @Override
    final int next(int element, long key) {
        long number = key ^ Long.MIN_VALUE;
        if ((number & CUT) == 0) {
            // The last digit is 0 if the texts end before it.
            return Long.remainderUnsigned(number >>> 1, digits[count - 1].count()) == 0 ? EQUAL : begin + count;
        }
        Object text = value(element);
        if (begin > depth && compareShared(text, length(text)) != 0) {
            return depth;
        }
        int i = begin;
        while (digits[i - begin].of(symbol(text, i)) >= 0) {
            i++;
        }
        return i;
    }
}
