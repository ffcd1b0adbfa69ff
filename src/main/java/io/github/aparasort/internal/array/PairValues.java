package io.github.aparasort.internal.array;


/**
 * Values of whatever type that move along with keys, as an int each: their bits, where these are 32, and otherwise
 * their index, by which they are gathered in the end. Nothing is written to the caller's array before that.
 */
public abstract class PairValues implements ValueSource {
    /** References that stay in the first-level cache, and whose array is young. */
    private static final int BLOCK = 1 << 10;

    /** Values without bits of their own. */
    private abstract static class Indexed extends PairValues {
        Indexed(int length) {
            super(length);
        }

        @Override
        public void load(int begin, int end, int[] target, int at) {
            indices(begin, end, target, at);
        }

        @Override
        public boolean isIndexed() {
            return true;
        }
    }

    private final int length;

    private PairValues(int length) {
        this.length = length;
    }

    public final int length() {
        return length;
    }

    /** Whether what is carried are indices. */
    public boolean isIndexed() {
        return false;
    }

    /** Ints as they are. */
    public static ValueSource source(int[] values) {
        return (begin, end, target, at) -> System.arraycopy(values, begin, target, at, end - begin);
    }

    /** Puts the numbers in [begin, end) into an array: each index as a value of its own. */
    public static void indices(int begin, int end, int[] target, int at) {
        int shift = at - begin;
        for (int i = begin; i < end; i++) {
            target[shift + i] = i;
        }
    }

    /** Takes what memory it needs to deliver the values in the order of what was carried; what it returns does so. */
    public abstract Runnable delivery(int[] carried);

    public static PairValues of(int[] values) {
        return new PairValues(values.length) {
            @Override
            public void load(int begin, int end, int[] target, int at) {
                System.arraycopy(values, begin, target, at, end - begin);
            }

            @Override
            public Runnable delivery(int[] carried) {
                return () -> Parallel.forEach(values.length, (begin, end) ->
                        System.arraycopy(carried, begin, values, begin, end - begin));
            }
        };
    }

    public static PairValues of(float[] values) {
        return new PairValues(values.length) {
            @Override
            public void load(int begin, int end, int[] target, int at) {
                int shift = at - begin;
                for (int i = begin; i < end; i++) {
                    target[shift + i] = Float.floatToRawIntBits(values[i]);
                }
            }

            @Override
            public Runnable delivery(int[] carried) {
                return () -> Parallel.forEach(values.length, (begin, end) -> {
                    for (int i = begin; i < end; i++) {
                        values[i] = Float.intBitsToFloat(carried[i]);
                    }
                });
            }
        };
    }

    public static PairValues of(long[] values) {
        return new Indexed(values.length) {
            @Override
            public Runnable delivery(int[] order) {
                long[] copy = values.clone();
                return () -> Parallel.forEach(copy.length, (begin, end) -> {
                    for (int i = begin; i < end; i++) {
                        values[i] = copy[order[i]];
                    }
                });
            }
        };
    }

    public static PairValues of(double[] values) {
        return new Indexed(values.length) {
            @Override
            public Runnable delivery(int[] order) {
                double[] copy = values.clone();
                return () -> Parallel.forEach(copy.length, (begin, end) -> {
                    for (int i = begin; i < end; i++) {
                        values[i] = copy[order[i]];
                    }
                });
            }
        };
    }

    public static PairValues of(Object[] values) {
        return new Indexed(values.length) {
            @Override
            public Runnable delivery(int[] order) {
                Object[] copy = values.clone();
                return () -> Parallel.forEach(copy.length, (begin, end) -> gather(copy, order, values, begin, end));
            }
        };
    }

    /**
     * Stores for each index in [begin, end) the object at the place that the order names.
     * By way of a small array, which is young: to store a reference in an old one takes a fence with G1, which has
     * every look at an object's class wait for memory. In one piece the collector takes note of them all.
     */
    public static void gather(Object[] from, int[] order, Object[] to, int begin, int end) {
        Object[] block;
        try {
            block = new Object[Math.min(end - begin, BLOCK)];
        } catch (OutOfMemoryError e) {
            // What has begun has to be done.
            for (int i = begin; i < end; i++) {
                to[i] = from[order[i]];
            }
            return;
        }
        int count;
        for (int i = begin; i < end; i += count) {
            count = Math.min(block.length, end - i);
            for (int j = 0; j < count; j++) {
                block[j] = from[order[i + j]];
            }
            System.arraycopy(block, 0, to, i, count);
        }
    }
}
