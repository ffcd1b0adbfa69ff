package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.AnyArray;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Each way to merge several arrays, against a sort. */
class IntMergeAllWaysTest {
    @Test
    void eachWayMerges() {
        SplittableRandom random = new SplittableRandom(3);
        Dispatcher dispatcher = KernelTrials.dispatcher(Target.JDK, null, new Calibration(new Profile(null)));
        for (int count : new int[] {3, 4, 5, 16, 17}) {
            for (int length : new int[] {1, 2, 100, 4099}) {
                /*value*/ int[][] lists = new /*value*/ int[count][];
                int[] begins = new int[count + 1];
                for (int list = 0; list < count; list++) {
                    lists[list] = new /*value*/ int[1 + random.nextInt(length)];
                    for (int i = 0; i < lists[list].length; i++) {
                        lists[list][i] = random.nextInt(list % 2 == 0 ? 10 : 1 << 20);
                    }
                    Arrays.sort(lists[list]);
                    begins[list + 1] = begins[list] + lists[list].length;
                }
                /*value*/ int[] expected = new /*value*/ int[begins[count]];
                for (int list = 0; list < count; list++) {
                    System.arraycopy(lists[list], 0, expected, begins[list], lists[list].length);
                }
                Arrays.sort(expected);
                IntMergeAllWays ways = new IntMergeAllWays(lists, begins, MergeStrategy.AUTO, dispatcher);
                for (int way : new int[] {IntMergeAllWays.AT_ONCE, IntMergeAllWays.TWO_BY_TWO,
                    IntMergeAllWays.BY_SORT}) {
                    AnyArray.assertSame(expected, ways.merge(way), count + " of " + length + " in way " + way);
                }
            }
        }
    }
}
