package io.github.aparasort.internal.object;

/**
 * The digits of the symbols at one position, times what the position counts. Each symbol that was seen has a digit of
 * its own. Those between two seen ones share one, as do those below and above all. Digits ascend with their symbols,
 * from 1 on; 0 is left for texts that end before the position.
 */
final class Digits {
    /** The bit of a weight that is set if several symbols may share the digit. */
    static final long SHARED = 1;
    /** A table holds at most this many digits. If the symbols lie further apart, each one between them has a digit. */
    private static final int TABLE = 1 << 12;

    private final int least;
    /**
     * For each distance from the least symbol: the digit of the symbol there, negative if it was not seen. {@link
     * #weigh} puts the weights of the digits there. Null if the symbols lie too far apart.
     */
    private final long[] table;
    /** How far the greatest symbol is from the least one, plus one. */
    private final int range;
    /** The digit above all symbols seen. */
    private final int above;
    private long weight;

    private Digits(int least, long[] table, int range, int above) {
        this.least = least;
        this.table = table;
        this.range = range;
        this.above = above;
    }

    /** The digits of the first n symbols of an array. All symbols share one if there are none. */
    static Digits of(char[] symbols, int n) {
        int least = n == 0 ? 0 : Character.MAX_VALUE;
        int greatest = -1;
        for (int i = 0; i < n; i++) {
            least = Math.min(least, symbols[i]);
            greatest = Math.max(greatest, symbols[i]);
        }
        int range = greatest - least + 1;
        if (range > TABLE) {
            return new Digits(least, null, range, range + 2);
        }
        long[] table = new long[range];
        for (int i = 0; i < n; i++) {
            table[symbols[i] - least] = 1;
        }
        int digit = 1;
        boolean inGap = false;
        for (int i = 0; i < range; i++) {
            boolean seen = table[i] > 0;
            digit += seen || !inGap ? 1 : 0;
            table[i] = seen ? digit : -digit;
            inGap = !seen;
        }
        return new Digits(least, table, range, digit + 1);
    }

    /** Whether no symbol was seen. */
    boolean areNone() {
        return range == 0;
    }

    /** How many digits there are, with the one of the end. */
    int count() {
        return above + 1;
    }

    /** @param weight the weight of the digit 1: an even number, which is set once */
    void weigh(long weight) {
        this.weight = weight;
        for (int i = 0; table != null && i < range; i++) {
            table[i] = table[i] > 0 ? table[i] * weight : -table[i] * weight | SHARED;
        }
    }

    /** The weight of the digit of a symbol, with {@link #SHARED} if several symbols may share it. */
    long of(char symbol) {
        int i = symbol - least;
        if (i < 0) {
            return weight | SHARED;
        }
        return i >= range ? above * weight | SHARED : table == null ? (i + 2) * weight : table[i];
    }
}
