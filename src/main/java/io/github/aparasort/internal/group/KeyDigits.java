package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

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

        /** A new array of the type that the column has. */
        Object array(int length);

        /** Stores the first {@code count} numbers of a block in such an array, from an index on. */
        void store(long[] block, int count, Object target, int at);

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

    /** A new array of the column's type. */
    abstract Object array(int length);

    /**
     * Stores the keys of the first {@code count} digits of a block in such an array, from an index on. The digits are
     * overwritten.
     */
    abstract void decode(long[] digits, int count, Object target, int at);

    /** Drops all rows: only {@link #array} and {@link #decode} follow. */
    abstract void release();

    /** The digits of all rows in an array that nobody else has, or null. */
    int[] codes() {
        return null;
    }

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

    /** @param keys the key of each group: objects, longs or doubles */
    static KeyDigits ofCodes(RowGroups groups, int n, Object keys) {
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
        Object array(int length) {
            return column.array(length);
        }

        @Override
        void decode(long[] digits, int count, Object target, int at) {
            for (int i = 0; i < count; i++) {
                digits[i] += least;
            }
            column.store(digits, count, target, at);
        }

        @Override
        void release() {
            column = column.emptiedTo(least + (long) count() - 1);
        }
    }

    private static final class Coded extends KeyDigits {
        private RowGroups groups;
        private int[] codes;
        private final Object keys;

        Coded(RowGroups groups, int n, Object keys) {
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
        Object array(int length) {
            return PairValues.like(keys, length);
        }

        @Override
        void decode(long[] digits, int count, Object target, int at) {
            if (keys instanceof Object[] objects) {
                int[] places = new int[count];
                for (int i = 0; i < count; i++) {
                    places[i] = (int) digits[i];
                }
                PairValues.gather(objects, places, null, 0, count, (Object[]) target, at);
            } else if (keys instanceof long[] longs) {
                long[] to = (long[]) target;
                for (int i = 0; i < count; i++) {
                    to[at + i] = longs[(int) digits[i]];
                }
            } else {
                double[] doubles = (double[]) keys;
                double[] to = (double[]) target;
                for (int i = 0; i < count; i++) {
                    to[at + i] = doubles[(int) digits[i]];
                }
            }
        }

        @Override
        void release() {
            codes = null;
            groups = null;
        }

        @Override
        int[] codes() {
            return codes;
        }

        @Override
        RowGroups groups() {
            return groups;
        }
    }
}
