package io.github.aparasort.internal.object;

import java.util.Arrays;

/**
 * Reads keys of texts: as many symbols as fit into a long, behind those that all texts share. A look at some of the
 * texts tells what all share, and which symbols there are at each position behind it. The key is a number in a mixed
 * radix, with a digit for each position: 0 where a text ends, and else the {@link Digits digit} of its symbol. A text
 * that differs from the shared part, or has a symbol that the look did not see, has no further digits; the lowest bit
 * says so. Texts with equal keys share all that was read of them.
 *
 * <p>For instance, twelve lower-case letters fit, fourteen hexadecimal digits, or sixteen decimal ones.
 */
final class TextReader extends KeyReader {
    /** Texts to look at, at most. With fewer, more texts have symbols that were not seen. Not tuned. */
    private static final int SAMPLE = 256;
    /** Of a segment, one text in so many is looked at: all of them are read once more, for their keys. */
    private static final int SAMPLED = 8;
    /** Positions to look at, at most. More fit into a key only if all texts agree at most of them. */
    private static final int POSITIONS = 32;
    /** The longest shared part. If the texts go on alike, the next keys begin behind it. Not tuned. */
    private static final int LONGEST = 1 << 12;
    /**
     * Texts whose lengths are read at once. They lie anywhere in memory; short loops let a processor wait for many of
     * them at the same time.
     */
    private static final int BLOCK = 64;
    /** Symbols that are read at once, unless a text has more: they fit into the first-level cache. */
    private static final int BLOCK_SYMBOLS = 1 << 13;
    /** The bit of a key that says that its text has no further digits, though it goes on. */
    private static final long CUT = Digits.SHARED;

    private final Texts kind;
    private final Object[] values;
    private final int from;
    private final int depth;
    /** The symbols that all texts of the look share, from the depth on. */
    private char[] shared;
    /** By position, from the end of the shared part on. */
    private final Digits[] digits = new Digits[POSITIONS];
    private int count;
    /** The weight of the shared part, which is digit 1: 0 is less and 2 is greater. */
    private long sharedWeight;

    TextReader(Texts kind, Object[] values, int from, int depth) {
        this.kind = kind;
        this.values = values;
        this.from = from;
        this.depth = depth;
    }

    /** Looks at some texts of a segment. Returns false if some cannot be read. */
    boolean look(int[] order, int segmentBegin, int segmentEnd) {
        int n = segmentEnd - segmentBegin;
        Object[] texts = new Object[Math.min(n, Math.min(SAMPLE, n / SAMPLED + SAMPLED))];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = value(order[segmentBegin + (int) ((long) i * n / texts.length)]);
            if (!kind.isOne(texts[i])) {
                return false;
            }
        }
        try {
            share(texts);
            measure(texts);
            return true;
        } catch (NoKeysException e) {
            return false;
        }
    }

    private Object value(int element) {
        return values[from + element];
    }

    private void share(Object[] texts) {
        int end = Math.min(kind.length(texts[0]) - depth, LONGEST);
        char[] model = new char[end];
        char[] other = new char[end];
        kind.read(texts[0], depth, depth + end, model, 0);
        for (Object text : texts) {
            end = Math.min(end, kind.length(text) - depth);
            kind.read(text, depth, depth + end, other, 0);
            int difference = Arrays.mismatch(model, 0, end, other, 0, end);
            end = difference < 0 ? end : difference;
        }
        shared = Arrays.copyOf(model, end);
    }

    private void measure(Object[] texts) {
        int begin = depth + shared.length;
        char[] symbols = new char[texts.length * POSITIONS];
        int[] counts = new int[texts.length];
        for (int i = 0; i < texts.length; i++) {
            counts[i] = Math.min(kind.length(texts[i]) - begin, POSITIONS);
            kind.read(texts[i], begin, begin + counts[i], symbols, i * POSITIONS);
        }
        // With the bit that says whether a text was cut.
        long radix = shared.length > 0 ? 2 * 3 : 2;
        char[] column = new char[texts.length];
        while (count < POSITIONS) {
            int seen = 0;
            for (int i = 0; i < texts.length; i++) {
                if (counts[i] > count) {
                    column[seen++] = symbols[i * POSITIONS + count];
                }
            }
            Digits next = Digits.of(column, seen);
            if (Long.compareUnsigned(radix, Long.divideUnsigned(-1, next.count())) > 0) {
                break;
            }
            radix *= next.count();
            digits[count++] = next;
            if (next.areNone()) {
                // No text of the look goes on. This digit tells which others do.
                break;
            }
        }
        long weight = 2;
        for (int i = count - 1; i >= 0; i--) {
            digits[i].weigh(weight);
            weight *= digits[i].count();
        }
        sharedWeight = weight;
    }

    @Override
    protected boolean load(int[] order, int begin, int end, long[] keys, int at) {
        try {
            return tryLoad(order, begin, end, keys, at);
        } catch (NoKeysException e) {
            return false;
        }
    }

    private boolean tryLoad(int[] order, int from, int to, long[] keys, int at) {
        int most = shared.length + count;
        int block = Math.max(1, Math.min(BLOCK, BLOCK_SYMBOLS / most));
        Object[] texts = new Object[block];
        int[] counts = new int[block];
        char[] symbols = new char[block * most];
        for (int i = from; i < to; i += block) {
            int n = Math.min(block, to - i);
            for (int j = 0; j < n; j++) {
                texts[j] = value(order[i + j]);
                if (!kind.isOne(texts[j])) {
                    return false;
                }
                counts[j] = Math.min(kind.length(texts[j]) - depth, most);
            }
            for (int j = 0; j < n; j++) {
                kind.read(texts[j], depth, depth + counts[j], symbols, j * most);
            }
            for (int j = 0; j < n; j++) {
                keys[at + i - from + j] = key(symbols, j * most, j * most + counts[j]) ^ Long.MIN_VALUE;
            }
        }
        return true;
    }

    /** The key of the text whose symbols are in [begin, end), as an unsigned number. */
    private long key(char[] symbols, int begin, int end) {
        long key = 0;
        if (shared.length > 0) {
            int difference = compareShared(symbols, begin, end);
            if (difference != 0) {
                return difference < 0 ? CUT : 2 * sharedWeight | CUT;
            }
            key = sharedWeight;
        }
        int next = begin + shared.length;
        for (int i = next; i < end; i++) {
            long digit = digits[i - next].of(symbols[i]);
            key += digit;
            if ((digit & CUT) != 0) {
                break;
            }
        }
        return key;
    }

    /** Compares the symbols of a text with the part that all texts of the look share. */
    private int compareShared(char[] symbols, int begin, int end) {
        return Arrays.compare(symbols, begin, Math.min(end, begin + shared.length), shared, 0, shared.length);
    }

    @Override
    protected int next(int element, long key) {
        long number = key ^ Long.MIN_VALUE;
        int end = shared.length + count;
        if ((number & CUT) == 0) {
            // The last digit is 0 if the texts end before it.
            return Long.remainderUnsigned(number >>> 1, digits[count - 1].count()) == 0 ? EQUAL : depth + end;
        }
        Object text = value(element);
        int n = Math.min(kind.length(text) - depth, end);
        char[] symbols = new char[n];
        kind.read(text, depth, depth + n, symbols, 0);
        if (compareShared(symbols, 0, n) != 0) {
            return depth;
        }
        int i = shared.length;
        while ((digits[i - shared.length].of(symbols[i]) & CUT) == 0) {
            i++;
        }
        return depth + i;
    }
}
