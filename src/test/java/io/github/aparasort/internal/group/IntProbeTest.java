package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** The probe of a hash join against a map of the JDK. */
class IntProbeTest {
    /** Around a block of rows, and so many that several threads share them. */
    private static final int[] SIZES = {0, 1, 2, 31, 1023, 1024, 1025, 65_535, 65_536, 150_001};

    /** Few or many different keys, the extremes among them. */
    private static /*value*/ int[] keys(int n, int values, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        /*value*/ int[] keys = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            int key = random.nextInt(values);
            keys[i] = key == 1 ? /*value*/ Integer.MIN_VALUE : key == 2 ? /*value*/ Integer.MAX_VALUE : key - 3;
        }
        return keys;
    }

    @Test
    void rowsAreGroupedByTheKeysOfTheOther() {
        for (int n : SIZES) {
            for (int others : new int[] {0, 1, 2, 100, 20_000}) {
                for (int values : new int[] {3, 200, 1 << 20}) {
                    check(keys(n, values, n), keys(others, values, others + 1), n + " of " + values + " by " + others);
                }
            }
        }
    }

    private static void check(/*value*/ int[] rows, /*value*/ int[] others, String what) {
        TreeMap</*value*/ Integer, Integer> groups = new TreeMap<>();
        for (/*value*/ int key : others) {
            groups.put(key, -1);
        }
        int[] codes = new IntProbe(others).codes(rows, -2);
        for (int i = 0; i < rows.length; i++) {
            int code = codes[i];
            int group = groups.getOrDefault(rows[i], -2);
            if (group == -1) {
                assertEquals((/*value*/ Integer) rows[i], others[code], what);
                groups.put(rows[i], code);
            } else {
                assertEquals(group, code, what);
            }
        }
    }
}
