package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether intervals overlap in the target: then a single thread must copy them, which no result would show surely. */
class IntervalOverlapTest {
    private static final int LENGTH = 3;

    /** One interval begins in the last element of the one before it, or where that ends. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 100, 100_003})
    void anOverlapIsFoundAtAnyPlace(int k) {
        int[] counts = new int[k];
        Arrays.fill(counts, LENGTH);
        int[] apart = IntStream.range(0, k).map(i -> LENGTH * i).toArray();
        assertTrue(isDisjoint(apart, counts));
        assertTrue(isDisjoint(reversed(apart), counts));
        // Where several threads check, their parts end at fractions of all.
        for (int part = 0; part <= 64; part++) {
            for (int near = -1; near <= 1; near++) {
                int at = (int) ((long) k * part / 64) + near;
                if (at >= 1 && at < k) {
                    int[] scatter = apart.clone();
                    scatter[at]--;
                    assertFalse(isDisjoint(scatter, counts), () -> at + " of " + k);
                }
            }
        }
        for (int at = 1; at < k; at += 1 + k / 50) {
            int[] scatter = apart.clone();
            scatter[at]--;
            assertFalse(isDisjoint(reversed(scatter), counts), k + " in descending order");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void emptyIntervalsOverlapNothing(int first) {
        int[] counts = {5, 0, 5, 0};
        assertTrue(isDisjoint(new int[] {0, 2, 5, 0}, counts));
        counts[1] = first;
        assertEquals(first == 0, isDisjoint(new int[] {0, 2, 5, 0}, counts));
    }

    private static int[] reversed(int[] a) {
        return IntStream.range(0, a.length).map(i -> a[a.length - 1 - i]).toArray();
    }

    private static boolean isDisjoint(int[] scatter, int[] counts) {
        int length = 2 * LENGTH * scatter.length + 5;
        IntervalMove move = new IntervalMove(new int[scatter.length], scatter, counts);
        assertTrue(move.check(length, length));
        return move.isDisjoint(length);
    }
}
