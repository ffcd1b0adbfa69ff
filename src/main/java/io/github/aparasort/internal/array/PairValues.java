package io.github.aparasort.internal.array;

import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Values of any type that move with keys, as one int each: their bits if they have 32, otherwise their index, from
 * which they are gathered at the end. The caller's array is unchanged before that.
 */
public abstract class PairValues implements ValueSource {
    /** References that stay in the first-level cache, in an array of the young generation. */
    private static final int BLOCK = 1 << 10;

    /** Values without bits of their own. */
    private static final class Indexed extends PairValues {
        private final Function<int[], Runnable> permutation;

        Indexed(int length, Function<int[], Runnable> permutation) {
            super(length);
            this.permutation = permutation;
        }

        @Override
        public void load(int begin, int end, int[] target, int at) {
            indices(begin, end, target, at);
        }

        @Override
        public boolean isIndexed() {
            return true;
        }

        @Override
        public Runnable delivery(int[] order) {
            return permutation.apply(order);
        }

        @Override
        public Runnable permutation(int[] order) {
            return permutation.apply(order);
        }
    }

    /** A new array of the type of another one. */
    @SuppressWarnings("unchecked")
    public static <V> V like(V array, int length) {
        return (V) Array.newInstance(array.getClass().getComponentType(), length);
    }

    private final int length;

    private PairValues(int length) {
        this.length = length;
    }

    public final int length() {
        return length;
    }

    /** Whether indices are carried. */
    public boolean isIndexed() {
        return false;
    }

    /** Puts the numbers in [begin, end) into an array: each index is its own value. */
    public static void indices(int begin, int end, int[] target, int at) {
        int shift = at - begin;
        for (int i = begin; i < end; i++) {
            target[shift + i] = i;
        }
    }

    /** A new array with the numbers in [0, n). */
    public static int[] indices(int n) {
        int[] indices = new int[n];
        Parallel.forEach(n, (begin, end) -> indices(begin, end, indices, begin));
        return indices;
    }

    /**
     * Allocates what is needed to deliver the values in the order of the carried ints. The returned task delivers them.
     */
    public abstract Runnable delivery(int[] carried);

    /** Adds a number to all indices of an order, in place: they become indices of an array that has the range. */
    public static int[] shift(int[] order, int from) {
        // By one thread: a parallel loop may do elements twice.
        for (int i = 0; from != 0 && i < order.length; i++) {
            order[i] += from;
        }
        return order;
    }

    /** Copies the values. The returned task delivers them in the order of their indices. */
    public abstract Runnable permutation(int[] order);

    public static PairValues of(Object values) {
        return of(values, 0, Array.getLength(values));
    }

    /**
     * The values in the range [from, to) of an array of any type. A wrong range is refused as by {@link
     * ArgumentChecks#range}.
     */
    public static PairValues of(Object values, int from, int to) {
        ArgumentChecks.range(Array.getLength(values), from, to);
        if (values instanceof int[] ints) {
            return of(ints, from, to);
        } else if (values instanceof float[] floats) {
            return of(floats, from, to);
        }
        return new Indexed(to - from, order -> permutation(values, from, order));
    }

    private static PairValues of(int[] values, int from, int to) {
        return new PairValues(to - from) {
            @Override
            public void load(int begin, int end, int[] target, int at) {
                System.arraycopy(values, from + begin, target, at, end - begin);
            }

            @Override
            public Runnable delivery(int[] carried) {
                return () -> Parallel.forEach(length(), (begin, end) ->
                        System.arraycopy(carried, begin, values, from + begin, end - begin));
            }

            @Override
            public Runnable permutation(int[] order) {
                return IntGather.permutation(values, from, order);
            }
        };
    }

    private static PairValues of(float[] values, int from, int to) {
        return new PairValues(to - from) {
            @Override
            public void load(int begin, int end, int[] target, int at) {
                int shift = at - begin;
                for (int i = begin; i < end; i++) {
                    target[shift + i] = Float.floatToRawIntBits(values[from + i]);
                }
            }

            @Override
            public Runnable delivery(int[] carried) {
                return () -> Parallel.forEach(length(), (begin, end) -> {
                    for (int i = begin; i < end; i++) {
                        values[from + i] = Float.intBitsToFloat(carried[i]);
                    }
                });
            }

            @Override
            public Runnable permutation(int[] order) {
                return FloatGather.permutation(values, from, order);
            }
        };
    }

    private static Runnable permutation(Object values, int from, int[] order) {
        if (values instanceof long[] longs) {
            return LongGather.permutation(longs, from, order);
        } else if (values instanceof double[] doubles) {
            return DoubleGather.permutation(doubles, from, order);
        } else if (values instanceof Object[] objects) {
            return permutation(objects, from, order);
        }
        Object copy = like(values, order.length);
        System.arraycopy(values, from, copy, 0, order.length);
        return () -> Parallel.forEach(order.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                System.arraycopy(copy, order[i], values, from + i, 1);
            }
        });
    }

    private static Runnable permutation(Object[] values, int from, int[] order) {
        Object[] copy = Arrays.copyOfRange(values, from, from + order.length);
        return () -> Parallel.forEach(copy.length, (begin, end) ->
                gather(copy, order, null, begin, end, values, from + begin));
    }

    /** Stores for each index in [begin, end) the object at the place that the order names, or the default for -1. */
    public static void gather(Object[] from, int[] order, Object absent, Object[] to, int begin, int end) {
        gather(from, order, absent, begin, end, to, begin);
    }

    /**
     * Stores the objects at the places that {@code order[begin]} and so on name, from index {@code at} on. It copies
     * through a small array of the young generation. With G1, storing a reference in an old array takes a fence, so
     * that every read of an object's class waits for memory. Copied in one piece, the collector records all of them at
     * once.
     */
    public static void gather(Object[] from, int[] order, Object absent, int begin, int end, Object[] to, int at) {
        int shift = at - begin;
        Object[] block;
        try {
            block = new Object[Math.min(end - begin, BLOCK)];
        } catch (OutOfMemoryError e) {
            // No test for a failure here: once begun, it must be completed.
            for (int i = begin; i < end; i++) {
                int place = order[i];
                to[shift + i] = place < 0 ? absent : from[place];
            }
            return;
        }
        int count;
        for (int i = begin; i < end; i += count) {
            count = Math.min(block.length, end - i);
            for (int j = 0; j < count; j++) {
                int place = order[i + j];
                block[j] = place < 0 ? absent : from[place];
            }
            System.arraycopy(block, 0, to, shift + i, count);
        }
    }
}
