package io.github.aparasort.internal.object;

import java.util.Arrays;

/**
 * The digits of the symbols at one position. Each symbol that was seen has a digit of its own. Those between two seen
 * ones share one, as do those below and above all. Digits ascend with their symbols, from 1 on; 0 is left for texts
 * that end before the position.
 */
final class Digits {
    /** A table holds so many digits at most. If the symbols lie further apart, each one between them has a digit. */
    private static final int TABLE = 1 << 12;

    private static final Digits NONE = new Digits(0, 0, null, 1);

    private final int least;
    /** By the distance to the least symbol: its digit, or the complement of one that it may share. May be null. */
    private final short[] table;
    /** How far the greatest symbol is from the least one, plus one. */
    private final int range;
    /** The digit above all symbols seen. */
    private final int above;

    private Digits(int least, int range, short[] table, int above) {
        this.least = least;
        this.range = range;
        this.table = table;
        this.above = above;
    }

    /** The digits of the first n symbols of an array, which are sorted. All symbols share one if none was seen. */
    static Digits of(int[] symbols, int n) {
        if (n == 0) {
            return NONE;
        }
        Arrays.sort(symbols, 0, n);
        int least = symbols[0];
        int range = symbols[n - 1] - least + 1;
        if (range > TABLE) {
            return new Digits(least, range, null, range + 2);
        }
        short[] table = new short[range];
        int digit = 1;
        int next = 0;
        for (int i = 0; i < n; i++) {
            int seen = symbols[i] - least;
            if (seen >= next) {
                if (seen > next) {
                    digit++;
                    Arrays.fill(table, next, seen, (short) ~digit);
                }
                digit++;
                table[seen] = (short) digit;
                next = seen + 1;
            }
        }
        return new Digits(least, range, table, digit + 1);
    }

    /** Whether no symbol was seen. */
    boolean areNone() {
        return this == NONE;
    }

    /** How many digits there are, with the one of the end. */
    int count() {
        return above + 1;
    }

    /** The digit of a symbol, or the complement of one that it may share with others. */
    int of(int symbol) {
        int i = symbol - least;
        if (i < 0) {
            return ~1;
        }
        return i >= range ? ~above : table == null ? i + 2 : table[i];
    }
}
