package io.github.aparasort.internal.array;

import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Array;
import java.util.function.Consumer;

/**
 * The values of two arrays of keys, of any type, and the array in which they are gathered when the origins are known.
 *
 * @param <V> the type of the arrays
 */
public final class MergedValues<V> implements Consumer<int[]> {
    private final V a;
    private final V b;
    private V gathered;

    /**
     * @throws NullPointerException if an array is missing
     * @throws IllegalArgumentException if these are not arrays of one type, or not as long as the arrays of their keys
     */
    public MergedValues(V a, int aKeys, V b, int bKeys) {
        int aLength = ArgumentChecks.lengthOf(a, "aValues");
        int bLength = ArgumentChecks.lengthOf(b, "bValues");
        if (!fits(a, b) && !fits(b, a)) {
            throw new IllegalArgumentException("aValues is a " + a.getClass().getSimpleName() + ", bValues a "
                    + b.getClass().getSimpleName() + ": neither holds the values of the other");
        }
        ArgumentChecks.sameLength(aKeys, aLength);
        ArgumentChecks.sameLength(bKeys, bLength);
        this.a = a;
        this.b = b;
    }

    private static boolean fits(Object home, Object values) {
        return home.getClass().isInstance(values);
    }

    /** Makes the array for this many values: of the type of A's array if that can hold those of B, or else of B's. */
    public void allocate(int n) {
        gathered = PairValues.like(fits(a, b) ? a : b, n);
    }

    /**
     * Puts the value of each origin at the index of that origin. An origin is an index of A, or an index of B plus the
     * length of A.
     */
    public void gather(int[] origins) {
        if (gathered instanceof int[] out) {
            IntGather.gather((int[]) a, (int[]) b, origins, out);
        } else if (gathered instanceof long[] out) {
            LongGather.gather((long[]) a, (long[]) b, origins, out);
        } else if (gathered instanceof float[] out) {
            FloatGather.gather((float[]) a, (float[]) b, origins, out);
        } else if (gathered instanceof double[] out) {
            DoubleGather.gather((double[]) a, (double[]) b, origins, out);
        } else {
            gatherRows(origins, gathered);
        }
    }

    /** Gathers values into a new array. */
    @Override
    public void accept(int[] origins) {
        allocate(origins.length);
        gather(origins);
    }

    /** The array with the values. */
    public V gathered() {
        return gathered;
    }

    /**
     * Consecutive values often come from consecutive indices of one array. This copies rows of any type, with one fence
     * for many references.
     */
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
