package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Rows that are chosen by a hash table, against a set of the JDK. */
class IntKeyFilterTest {
    @Test
    void rowsAreThoseWhoseKeysTheOtherHas() {
        for (int n : IntHashProbeTest.SIZES) {
            for (int others : new int[] {0, 1, 2, 1024, 20_000}) {
                for (int values : new int[] {3, 200, 1 << 20}) {
                    /*value*/ int[] a = IntHashProbeTest.keys(n, values, n);
                    /*value*/ int[] b = IntHashProbeTest.keys(others, values, others + 1);
                    Set</*value*/ Integer> set = new HashSet<>();
                    for (/*value*/ int key : b) {
                        set.add(key);
                    }
                    for (boolean areThere : new boolean[] {true, false}) {
                        assertArrayEquals(expected(a, set, areThere), IntKeyFilter.rows(a, b, areThere),
                                n + " of " + values + " by " + others);
                    }
                }
            }
        }
    }

    private static int[] expected(/*value*/ int[] a, Set</*value*/ Integer> others, boolean areThere) {
        int[] rows = new int[a.length];
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            if (others.contains(a[i]) == areThere) {
                rows[count++] = i;
            }
        }
        return Arrays.copyOf(rows, count);
    }
}
