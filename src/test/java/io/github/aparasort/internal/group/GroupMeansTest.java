package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.internal.array.PairValues;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Means of so many longs that the sum of their low words alone is no double. {@code GroupsTest} has the others. */
class GroupMeansTest {
    /** Odd: the sum of so many low words of -1 is odd and beyond 53 bits. */
    private static final int N = 3_000_001;

    @Test
    void highAndLowWordsNearlyCancel() {
        long[] longs = new long[N];
        int[] order = PairValues.indices(N);
        for (long value : new long[] {-1, -2, Long.MIN_VALUE}) {
            Arrays.fill(longs, value);
            assertArrayEquals(new double[] {value}, GroupMeans.of(longs, order, new int[] {0, N}),
                    () -> "all are " + value);
        }
    }
}
