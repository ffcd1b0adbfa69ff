package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.Sorter;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.SortJob;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The arrays of one sort, with elements around the range that must not change, and the check of the result: sorted as
 * by the JDK.
 */
public final class GuardedInput {
    /** Elements on either side of a range. */
    public static final int MARGIN = 3;

    /** Keys of either width, n of them. */
    public interface Keys {
        int[] ints(int n);

        long[] longs(int n);
    }

    /** Keys found by index and width, of which the lower bits count: the same calls give the same keys. */
    public interface KeysByWidth extends Keys {
        long at(int i, int n, int width, SplittableRandom random);

        @Override
        default int[] ints(int n) {
            SplittableRandom random = new SplittableRandom(59L * n);
            int[] keys = new int[n];
            for (int i = 0; i < n; i++) {
                keys[i] = (int) at(i, n, Integer.SIZE, random);
            }
            return keys;
        }

        @Override
        default long[] longs(int n) {
            SplittableRandom random = new SplittableRandom(61L * n);
            long[] keys = new long[n];
            for (int i = 0; i < n; i++) {
                keys[i] = at(i, n, Long.SIZE, random);
            }
            return keys;
        }
    }

    public final SortVariant variant;
    public final int n;
    private final int from;
    /** An array of the type that the variant sorts, and a copy of it before the sort. */
    private final Object keys;
    private final Object before;
    private final Object sorted;
    /** The values of the keys, or the requested order. */
    private int[] values;
    private final int[] sortedValues;

    public GuardedInput(SortVariant variant, Keys source, int n) {
        this.variant = variant;
        this.n = n;
        from = variant.isOfARange() ? MARGIN : 0;
        int length = n + 2 * from;
        keys = switch (variant) {
            case FLOATS -> floats(source.ints(length));
            case DOUBLES -> doubles(source.longs(length));
            default -> variant.hasInts() ? source.ints(length) : source.longs(length);
        };
        before = AnyArray.copy(keys);
        sorted = AnyArray.copy(keys);
        AnyArray.sort(sorted, from, from + n);
        boolean alone = variant.isOfARange();
        values = alone ? null : Input.values(n);
        sortedValues = alone ? null
                : variant.isOrder() ? stableOrder(keys) : Oracle.gather(values, stableOrder(keys));
    }

    /** Such keys stand for floats, NaNs among them. */
    private static float[] floats(int[] keys) {
        float[] values = new float[keys.length];
        for (int i = 0; i < keys.length; i++) {
            values[i] = SortableKeys.value(keys[i]);
        }
        return values;
    }

    private static double[] doubles(long[] keys) {
        return Arrays.stream(keys).mapToDouble(SortableKeys::value).toArray();
    }

    /** The job for a kernel. */
    public SortJob job() {
        return switch (variant) {
            case INTS -> new IntSortJob((int[]) keys, from, from + n);
            case LONGS -> new LongSortJob((long[]) keys, from, from + n);
            case FLOATS -> new FloatSortJob((float[]) keys, from, from + n);
            case DOUBLES -> new DoubleSortJob((double[]) keys, from, from + n);
            case INT_PAIRS -> IntPairSortJob.sortPairs((int[]) keys, values);
            case LONG_PAIRS -> LongPairSortJob.sortPairs((long[]) keys, values);
            case INT_ORDER -> IntPairSortJob.argsort(Operation.ARGSORT, int.class,
                    new IntSequence((int[]) keys, 0, n), values);
            case LONG_ORDER -> LongPairSortJob.argsort(Operation.ARGSORT, long.class,
                    new LongSequence((long[]) keys, 0, n), values);
        };
    }

    /** The call of a user. */
    public void sort(Sorter sorter) {
        switch (variant) {
            case INTS -> sorter.sort((int[]) keys, from, from + n);
            case LONGS -> sorter.sort((long[]) keys, from, from + n);
            case FLOATS -> sorter.sort((float[]) keys, from, from + n);
            case DOUBLES -> sorter.sort((double[]) keys, from, from + n);
            case INT_PAIRS -> sorter.sortPairs((int[]) keys, values);
            case LONG_PAIRS -> sorter.sortPairs((long[]) keys, values);
            case INT_ORDER -> values = sorter.argsort((int[]) keys);
            case LONG_ORDER -> values = sorter.argsort((long[]) keys);
        }
    }

    public Object keys() {
        return keys;
    }

    public int[] values() {
        return values;
    }

    public void assertSorted(String what) {
        AnyArray.assertSame(variant.isOrder() ? before : sorted, keys, what);
        assertArrayEquals(sortedValues, values, () -> "values, " + what);
    }

    private static int[] stableOrder(Object keys) {
        return keys instanceof int[] ints ? Oracle.stableOrder(ints) : Oracle.stableOrder((long[]) keys);
    }
}
