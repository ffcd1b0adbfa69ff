package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.function.Function;

/**
 * The keys of a column as digits: numbers from 0 on, in the order of the keys. Numbers in a small range are digits by
 * their distance from the least one; other keys have codes. Afterwards digits are decoded: they keep no row, so that
 * the caller may change the column.
 */
abstract class KeyDigits {
    /** Numbers with an order, such as those of a column. */
    interface Numbers {
        int length();

        /** Loads those of the rows [begin, end) into a block, from its begin on. */
        void load(int begin, int end, long[] block);

        /** Numbers in an array of the type that the column has. */
        Object values(long[] numbers);

        /** Numbers of the same type, without rows. The greatest number was this one. */
        Numbers emptiedTo(long greatest);
    }

    private final double count;

    private KeyDigits(double count) {
        this.count = count;
    }

    /** How many digits there may be: their base. */
    final double count() {
        return count;
    }

    /** Multiplies each word of a block by the base, and adds the digits of the rows [begin, end). */
    abstract void append(int begin, int end, long[] words, long[] scratch);

    /** The keys of digits, in an array of the column's type. The digits are overwritten. */
    abstract Object decoded(long[] digits);

    /** Drops all rows: only {@link #decoded} follows. */
    abstract void release();

    /** The groups of equal digits if they are known, or null. */
    RowGroups groups() {
        return null;
    }

    static KeyDigits ofRange(Numbers column) {
        int n = column.length();
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, 1);
        long[] leasts = new long[parts];
        long[] greatests = new long[parts];
        ThreadTeam.share(parts, part -> {
            long least = Long.MAX_VALUE;
            long greatest = Long.MIN_VALUE;
            int end = Parallel.begin(n, part + 1, parts);
            long[] block = new long[Math.min(n, Parallel.BLOCK)];
            int next;
            for (int i = Parallel.begin(n, part, parts); i < end; i = next) {
                next = i + Math.min(block.length, end - i);
                column.load(i, next, block);
                for (int j = 0; j < next - i; j++) {
                    least = Math.min(least, block[j]);
                    greatest = Math.max(greatest, block[j]);
                }
            }
            leasts[part] = least;
            greatests[part] = greatest;
        });
        for (int part = 1; part < parts; part++) {
            leasts[0] = Math.min(leasts[0], leasts[part]);
            greatests[0] = Math.max(greatests[0], greatests[part]);
        }
        // Negative if it overflows. As doubles the two would be rounded.
        long distance = greatests[0] - leasts[0];
        return n == 0 ? new InRange(1, 0, column)
                : new InRange(distance < 0 ? Double.POSITIVE_INFINITY : distance + 1.0, leasts[0], column);
    }

    /** @param keys gives the keys of codes, in an array of the column's type */
    static KeyDigits ofCodes(RowGroups groups, int n, Function<int[], Object> keys) {
        return new Coded(groups, n, keys);
    }

    private static final class InRange extends KeyDigits {
        private final long least;
        private Numbers column;

        InRange(double count, long least, Numbers column) {
            super(count);
            this.least = least;
            this.column = column;
        }

        @Override
        void append(int begin, int end, long[] words, long[] scratch) {
            column.load(begin, end, scratch);
            long base = (long) count();
            for (int i = 0; i < end - begin; i++) {
                words[i] = words[i] * base + (scratch[i] - least);
            }
        }

        @Override
        Object decoded(long[] digits) {
            for (int i = 0; i < digits.length; i++) {
                digits[i] += least;
            }
            return column.values(digits);
        }

        @Override
        void release() {
            column = column.emptiedTo(least + (long) count() - 1);
        }
    }

    private static final class Coded extends KeyDigits {
        private RowGroups groups;
        private int[] codes;
        private final Function<int[], Object> keys;

        Coded(RowGroups groups, int n, Function<int[], Object> keys) {
            super(Math.max(1, groups.size()));
            this.groups = groups;
            this.codes = groups.codes(n);
            this.keys = keys;
        }

        @Override
        void append(int begin, int end, long[] words, long[] scratch) {
            long base = (long) count();
            for (int i = 0; i < end - begin; i++) {
                words[i] = words[i] * base + codes[begin + i];
            }
        }

        @Override
        Object decoded(long[] digits) {
            int[] places = new int[digits.length];
            for (int i = 0; i < places.length; i++) {
                places[i] = (int) digits[i];
            }
            return keys.apply(places);
        }

        @Override
        void release() {
            codes = null;
            groups = null;
        }

        @Override
        RowGroups groups() {
            return groups;
        }
    }
}
