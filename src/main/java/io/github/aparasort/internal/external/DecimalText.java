package io.github.aparasort.internal.external;

/**
 * The number at the begin of some bytes: blanks, a minus or none, digits, and a point with more digits or none. Without
 * a digit it is 0. It may have any length.
 */
final class DecimalText {
    /** Digits in a word; ten to this power is less than {@code 1L << FRACTION_BITS}. */
    private static final int DIGITS = 15;
    private static final int FRACTION_BITS = 50;
    /** Exponents are from -2047 to 2046 in a word; others are told to be beyond these. */
    private static final int EXPONENT_BIAS = 2048;
    private static final int LARGEST_EXPONENT = 4095;
    private static final int RADIX = 10;

    private final byte[] bytes;
    private final int to;
    private final boolean isNegative;
    /** The power of ten that is above the first digit that is not 0. */
    private final int exponent;
    /** Where the next digit is, or the point before it. */
    private int next;
    private boolean afterPoint;

    private DecimalText(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.to = to;
        int at = from;
        while (at < to && isBlank(bytes[at])) {
            at++;
        }
        isNegative = at < to && bytes[at] == '-';
        at = afterZeros(isNegative ? at + 1 : at);
        if (isDigit(at)) {
            int end = at + 1;
            while (isDigit(end)) {
                end++;
            }
            exponent = end - at;
        } else if (at < to && bytes[at] == '.') {
            afterPoint = true;
            int first = afterZeros(at + 1);
            exponent = at + 1 - first;
            at = first;
        } else {
            exponent = 0;
        }
        next = at;
    }

    static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    private int afterZeros(int from) {
        int at = from;
        while (at < to && bytes[at] == '0') {
            at++;
        }
        return at;
    }

    private boolean isDigit(int at) {
        return at < to && bytes[at] >= '0' && bytes[at] <= '9';
    }

    /** Whether there is another digit. */
    private boolean hasNext() {
        if (!afterPoint && next < to && bytes[next] == '.') {
            afterPoint = true;
            next++;
        }
        return isDigit(next);
    }

    private int nextDigit() {
        return hasNext() ? bytes[next++] - '0' : 0;
    }

    /**
     * A word with the order of the numbers: that of the exponent, then of 15 digits. The last bit is 1 if other numbers
     * may have the same word.
     */
    private long word() {
        if (!hasNext()) {
            return 0;
        }
        long code = (long) exponent + EXPONENT_BIAS;
        long word;
        if (code <= 0 || code >= LARGEST_EXPONENT) {
            word = (code <= 0 ? 0L : LARGEST_EXPONENT) << FRACTION_BITS + 1 | 1;
        } else {
            long digits = 0;
            for (int i = 0; i < DIGITS; i++) {
                digits = digits * RADIX + nextDigit();
            }
            word = (code << FRACTION_BITS | digits) << 1 | (hasMore() ? 1 : 0);
        }
        return isNegative ? -word : word;
    }

    /** Whether another digit than 0 follows. */
    private boolean hasMore() {
        while (hasNext()) {
            if (nextDigit() != 0) {
                return true;
            }
        }
        return false;
    }

    static long word(byte[] bytes, int from, int to) {
        return new DecimalText(bytes, from, to).word();
    }

    /** Whether all numbers with this word are equal. */
    static boolean isExact(long word) {
        return (word & 1) == 0;
    }

    /** Compares two numbers, by all of their digits. */
    static int compare(byte[] bytes, int from, int to, byte[] others, int otherFrom, int otherTo) {
        long word = word(bytes, from, to);
        int byWord = Long.compare(word, word(others, otherFrom, otherTo));
        if (byWord != 0 || isExact(word)) {
            return byWord;
        }
        DecimalText a = new DecimalText(bytes, from, to);
        DecimalText b = new DecimalText(others, otherFrom, otherTo);
        int bySize = Integer.compare(a.exponent, b.exponent);
        while (bySize == 0 && (a.hasNext() || b.hasNext())) {
            bySize = Integer.compare(a.nextDigit(), b.nextDigit());
        }
        return a.isNegative ? Integer.compare(0, bySize) : bySize;
    }
}
