package io.github.aparasort.internal.array;

import java.lang.reflect.Array;
import java.util.Objects;

/**
 * The values of two arrays of keys, of whatever type, and the array that they go to when it is known where each output
 * came from.
 *
 * @param <V> the type of the arrays
 */
public final class MergedValues<V> {
    private final V a;
    private final V b;

    /**
     * @throws NullPointerException if there is no array
     * @throws IllegalArgumentException if these are no arrays of one type, or not as long as those of their keys
     */
    public MergedValues(V a, int aKeys, V b, int bKeys) {
        requireArray(a, "aValues");
        requireArray(b, "bValues");
        if (!fits(a, b) && !fits(b, a)) {
            throw new IllegalArgumentException("aValues is a " + a.getClass().getSimpleName() + ", bValues a "
                    + b.getClass().getSimpleName() + ": neither holds the values of the other");
        }
        ArgumentChecks.sameLength(aKeys, Array.getLength(a));
        ArgumentChecks.sameLength(bKeys, Array.getLength(b));
        this.a = a;
        this.b = b;
    }

    private static void requireArray(Object values, String name) {
        if (!Objects.requireNonNull(values, name).getClass().isArray()) {
            throw new IllegalArgumentException(name + " is no array: " + values.getClass().getName());
        }
    }

    private static boolean fits(Object home, Object values) {
        return home.getClass().isInstance(values);
    }

    /** A new array for so many values: of the type of A's, or else of B's. */
    @SuppressWarnings("unchecked")
    public V allocate(int n) {
        return (V) Array.newInstance((fits(a, b) ? a : b).getClass().getComponentType(), n);
    }

    /** Puts at each index of the result the value of its origin: an index of A, or of B behind all of A. */
    public void gather(int[] origins, V result) {
        if (result instanceof int[] out) {
            IntGather.gather((int[]) a, (int[]) b, origins, out);
        } else if (result instanceof long[] out) {
            LongGather.gather((long[]) a, (long[]) b, origins, out);
        } else if (result instanceof float[] out) {
            FloatGather.gather((float[]) a, (float[]) b, origins, out);
        } else if (result instanceof double[] out) {
            DoubleGather.gather((double[]) a, (double[]) b, origins, out);
        } else {
            gatherRows(origins, result);
        }
    }

    /** Values in a row come from one array in a row: of whatever type, and references with one fence for all. */
    private void gatherRows(int[] origins, Object out) {
        int aCount = Array.getLength(a);
        Parallel.forEach(origins.length, (begin, end) -> {
            int i = begin;
            while (i < end) {
                int origin = origins[i];
                int row = 1;
                while (i + row < end && origins[i + row] == origin + row && origin + row != aCount) {
                    row++;
                }
                if (origin < aCount) {
                    System.arraycopy(a, origin, out, i, row);
                } else {
                    System.arraycopy(b, origin - aCount, out, i, row);
                }
                i += row;
            }
        });
    }
}
