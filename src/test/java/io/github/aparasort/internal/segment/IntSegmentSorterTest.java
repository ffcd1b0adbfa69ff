package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SpecialFloats;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Segments by one thread, as plain Java sorts them. */
class IntSegmentSorterTest {
    private static final int MANY = 40;

    /** Each value with each other one, extremes and special ones too; beside each pair a segment of none and of one. */
    @Test
    void segmentsOfTwo() {
        SpecialFloats specials = SortableKeys.canBeNan(new /*value*/ int[0]) ? SpecialFloats.EVERYTHING : null;
        /*value*/ int[] some = (/*value*/ int[]) AnyArray.of(/*value*/ int.class, Input.EXTREMES, specials, MANY);
        /*value*/ int[] a = new /*value*/ int[3 * MANY * MANY];
        int[] offsets = new int[3 * MANY * MANY + 1];
        for (int pair = 0; pair < MANY * MANY; pair++) {
            a[3 * pair] = some[pair / MANY];
            a[3 * pair + 1] = some[pair % MANY];
            a[3 * pair + 2] = some[pair % 7];
            offsets[3 * pair + 1] = 3 * pair + 2;
            offsets[3 * pair + 2] = 3 * pair + 2;
            offsets[3 * pair + 3] = 3 * pair + 3;
        }
        /*value*/ int[] expected = a.clone();
        for (int pair = 0; pair < MANY * MANY; pair++) {
            Arrays.sort(expected, 3 * pair, 3 * pair + 2);
        }
        IntSegmentSorter.sortByJdk(a, offsets, 0, offsets.length - 1, Integer.MAX_VALUE);
        AnyArray.assertSame(expected, a, "pairs");
    }
}
