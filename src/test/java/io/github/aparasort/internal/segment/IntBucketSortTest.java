package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long
/** The sort by buckets against the JDK's: every input, keys that crowd into one bucket, and only the range. */
class IntBucketSortTest {
    private static final int[] SIZES = {0, 1, 2, 23, 24, 25, 26, 31, 32, 33, 100, 1000, 2047, 2048, 2049, 5003, 70_001};
    private static final int MARGIN = 3;

    private final IntBucketSort sort = new IntBucketSort();

    private void sorts(/*key*/ int[] keys, String what) {
        int n = Math.max(0, keys.length - 2 * MARGIN);
        /*key*/ int[] expected = keys.clone();
        Arrays.sort(expected, Math.min(MARGIN, keys.length), Math.min(MARGIN, keys.length) + n);
        sort.sort(keys, Math.min(MARGIN, keys.length),
                Math.min(MARGIN, keys.length) + n);
        assertArrayEquals(expected, keys, what);
    }

    @ParameterizedTest
    @EnumSource
    void sortsEveryInput(Input input) {
        for (int n : SIZES) {
            sorts((/*key*/ int[]) AnyArray.of(/*key*/ int.class, input, null, n + 2 * MARGIN), input + " " + n);
        }
    }

    /** Each level leaves most keys in one bucket. */
    @Test
    void sortsKeysThatCrowd() {
        SplittableRandom random = new SplittableRandom(11);
        for (int n : SIZES) {
            /*key*/ int[] keys = new /*key*/ int[n + 2 * MARGIN];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = (/*key*/ int) (random.nextLong() >>> random.nextInt(Long.SIZE)) >>> random.nextInt(31);
            }
            sorts(keys, "crowded " + n);
            for (int i = 0; i < keys.length; i++) {
                keys[i] = i == MARGIN ? /*key*/ Integer.MIN_VALUE : i == MARGIN + 1 ? /*key*/ Integer.MAX_VALUE
                        : random.nextInt(1000);
            }
            sorts(keys, "with extremes " + n);
        }
    }
}
