package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.SetOracle;
import io.github.aparasort.testing.SortedInputPair;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/** Merges of ranges, and set operations by one walk and by several side by side, in each mode. */
class IntWalkTest {
    /** Around a streak, a look ahead, the fewest elements for several walks, and the steps between two looks. */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {1, 1}, {2, 1}, {31, 32}, {32, 33}, {33, 0}, {511, 512},
        {512, 512}, {700, 325}, {2047, 2049}, {4100, 3000}, {9000, 40}};

    @ParameterizedTest
    @EnumSource
    void mergesRanges(SortedInputPair pair) {
        for (int[] size : SIZES) {
            SortedInputPair.Two two = pair.of(KeyType.of(new /*value*/ int[0]), size[0], size[1]);
            int n = two.n();
            int[] origins = MergeOracle.origins(two);
            for (int[] range : new int[][] {{0, n}, {0, n / 2}, {n / 3, n - n / 5}, {n, n}}) {
                String what = Arrays.toString(size) + Arrays.toString(range);
                /*value*/ int[] results = new /*value*/ int[n];
                int[] found = new int[n];
                Arrays.fill(found, -1);
                IntWalk.merge((/*value*/ int[]) two.a(), (/*value*/ int[]) two.b(), results, null, range[0], range[1]);
                assertResults(two, Arrays.copyOfRange(origins, range[0], range[1]),
                        Arrays.copyOfRange(results, range[0], range[1]), what);
                IntWalk.merge((/*value*/ int[]) two.a(), (/*value*/ int[]) two.b(), results, found, range[0], range[1]);
                int[] expected = origins.clone();
                Arrays.fill(expected, 0, range[0], -1);
                Arrays.fill(expected, range[1], n, -1);
                assertArrayEquals(expected, found, what);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void operatesOnSets(SortedInputPair pair) {
        for (int[] size : SIZES) {
            SortedInputPair.Two two = pair.of(KeyType.of(new /*value*/ int[0]), size[0], size[1]);
            for (SetOperation operation : SetOperation.values()) {
                for (int walks : new int[] {1, IntWalk.WALKS}) {
                    operate(operation, two, walks);
                }
            }
        }
    }

    private static void operate(SetOperation operation, SortedInputPair.Two two, int walks) {
        String what = operation + " of " + two.aCount() + " and " + two.bCount() + " by " + walks;
        /*value*/ int[] a = (/*value*/ int[]) two.a();
        /*value*/ int[] b = (/*value*/ int[]) two.b();
        int[] expected = SetOracle.valueOf(operation.name()).origins(two);
        for (int mode : new int[] {Walk.KEYS, Walk.TRACED, Walk.COUNT}) {
            /*value*/ int[] results = new /*value*/ int[two.n()];
            int[] origins = new int[two.n()];
            Walk[] along = stretches(a, b, walks);
            int[] begins = Arrays.stream(along).mapToInt(walk -> walk.result).toArray();
            new IntWalk(a, b, mode == Walk.COUNT ? null : results, mode == Walk.TRACED ? origins : null, mode,
                    operation.emitMask).go(along);
            int count = 0;
            for (int w = 0; w < walks; w++) {
                int found = along[w].end() - begins[w];
                System.arraycopy(results, begins[w], results, count, found);
                System.arraycopy(origins, begins[w], origins, count, found);
                count += found;
            }
            assertEquals(expected.length, count, what);
            if (mode != Walk.COUNT) {
                assertResults(two, expected, Arrays.copyOf(results, count), what);
            }
            if (mode == Walk.TRACED) {
                assertArrayEquals(expected, Arrays.copyOf(origins, count), what);
            }
        }
    }

    /** Stretches that begin with the keys of elements of A, so that equal elements are not divided. */
    private static Walk[] stretches(/*value*/ int[] a, /*value*/ int[] b, int count) {
        Walk[] stretches = new Walk[count];
        int aBegin = 0;
        int bBegin = 0;
        for (int w = 0; w < count; w++) {
            boolean last = w == count - 1 || a.length == 0;
            int aEnd = last ? a.length : below(a, a[(w + 1) * a.length / count]);
            int bEnd = last ? b.length : below(b, a[(w + 1) * a.length / count]);
            stretches[w] = new Walk(aBegin, aEnd, bBegin, bEnd, aBegin + bBegin, aEnd + bEnd);
            aBegin = aEnd;
            bBegin = bEnd;
        }
        return stretches;
    }

    private static int below(/*value*/ int[] list, /*value*/ int border) {
        int count = 0;
        for (/*value*/ int each : list) {
            count += SortableKeys.of(each) < SortableKeys.of(border) ? 1 : 0;
        }
        return count;
    }

    private static void assertResults(SortedInputPair.Two two, int[] origins, /*value*/ int[] found, String what) {
        AnyArray.assertSame(AnyArray.taken(two.both(), origins), found, what);
    }
}
