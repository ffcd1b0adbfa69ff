package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** A side that is too large for one set is done in pieces. */
class IntMembershipTest {
    private static final int KEYS = 500;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 99, 100, 101, 1000})
    void piecesGiveTheSameAnswers(int most) {
        for (int[] size : new int[][] {{100, 300}, {300, 100}, {100, 100}, {1, 300}, {300, 1}}) {
            SplittableRandom random = new SplittableRandom(most);
            /*value*/ int[] needles = new /*value*/ int[size[0]];
            /*value*/ int[] haystack = new /*value*/ int[size[1]];
            boolean[] has = new boolean[KEYS];
            boolean[] expected = new boolean[needles.length];
            for (int i = 0; i < haystack.length; i++) {
                int key = random.nextInt(KEYS);
                haystack[i] = key;
                has[key] = true;
            }
            for (int i = 0; i < needles.length; i++) {
                int key = random.nextInt(KEYS);
                needles[i] = key;
                expected[i] = has[key];
            }
            assertArrayEquals(expected, IntMembership.of(needles, haystack, most), size[0] + " in " + size[1]);
        }
    }
}
