package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Merges of runs between other keys, without values and with them, against a stable sort. */
class IntMultiwayMergeTest {
    private static final int MARGIN = 2;
    /** None, few, one walk and three; and more than a block. */
    private static final int[] LENGTHS = {0, 1, 7, 400, 3001};
    private static final int LARGE = 700_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 17})
    void runsAreMerged(int count) {
        SplittableRandom random = new SplittableRandom(count);
        for (int length : LENGTHS) {
            for (int distinct : new int[] {1, 4, 1000, Integer.MAX_VALUE}) {
                check(count, distinct, random, () -> length == 0 ? 0 : random.nextInt(2 * length));
            }
        }
        check(count, Integer.MAX_VALUE, random, () -> LARGE / count);
        check(count, 4, random, () -> LARGE / count);
    }

    private interface Length {
        int next();
    }

    private static void check(int count, int distinct, SplittableRandom random, Length length) {
        /*key*/ int[][] runs = new /*key*/ int[count][];
        int[] begins = new int[count];
        int[] ends = new int[count];
        int[][] values = new int[count][];
        int[] shifts = new int[count];
        int n = 0;
        for (int run = 0; run < count; run++) {
            begins[run] = random.nextInt(MARGIN);
            ends[run] = begins[run] + length.next();
            runs[run] = new /*key*/ int[ends[run] + random.nextInt(MARGIN)];
            for (int i = 0; i < runs[run].length; i++) {
                // The greatest key and the least one are among few.
                runs[run][i] = i % 3 == 0 && distinct == 4 ? /*key*/ Integer.MAX_VALUE
                        : i % 3 == 1 && distinct == 4 ? /*key*/ Integer.MIN_VALUE : random.nextInt(distinct);
            }
            Arrays.sort(runs[run], begins[run], ends[run]);
            values[run] = new int[runs[run].length];
            Arrays.setAll(values[run], i -> i);
            shifts[run] = n - begins[run];
            n += ends[run] - begins[run];
        }
        /*key*/ int[] all = new /*key*/ int[n];
        for (int run = 0; run < count; run++) {
            System.arraycopy(runs[run], begins[run], all, shifts[run] + begins[run], ends[run] - begins[run]);
        }
        /*key*/ int[] expected = all.clone();
        Arrays.sort(expected);
        /*key*/ int[] merged = new /*key*/ int[n];
        IntMultiwayMerge.mergeRuns(runs, begins, ends, null, (keys, some, place) -> {
            System.arraycopy(keys, 0, merged, place, some);
            // The keys are the sink's.
            Arrays.fill(keys, 0, some, 5);
        });
        assertArrayEquals(expected, merged);
        /*key*/ int[] mergedPairs = new /*key*/ int[n];
        int[] order = new int[n];
        IntMultiwayMerge.mergeRuns(runs, begins, ends, new MovedValues(values, shifts, order, 0), (keys, some, place) ->
                System.arraycopy(keys, 0, mergedPairs, place, some));
        assertArrayEquals(expected, mergedPairs);
        for (int i = 0; i < n; i++) {
            if (all[order[i]] != expected[i] || i > 0 && expected[i - 1] == expected[i] && order[i - 1] >= order[i]) {
                throw new AssertionError("wrong value at " + i + " of " + n);
            }
        }
    }
}
