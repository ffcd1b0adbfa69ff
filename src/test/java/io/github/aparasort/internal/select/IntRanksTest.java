package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Order;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** A sample that misleads, and brackets that hold. */
class IntRanksTest {
    private static final int N = 50_021;

    /** All elements of the sample are less than all others, so that no bracket has the median. */
    @Test
    void aMisleadingSampleCostsOnlyTime() {
        /*value*/ int[] a = random(1, 1000, 2000);
        for (int place : IntBrackets.sampleIndices(N, new int[] {N / 2, N / 2 + 1})) {
            a[place] = place % 500;
        }
        for (KeyOrder order : new KeyOrder[] {KeyOrder.ASCENDING, KeyOrder.DESCENDING}) {
            /*key*/ int mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
            int[] stable = AnyArray.stableOrder(a, 0, N, order == KeyOrder.ASCENDING ? Order.ASCENDING
                    : Order.DESCENDING);
            for (int[] ranges : new int[][] {{N / 2, N / 2 + 1}, {0, N / 3}, {N / 4, N / 4 + 1, N / 2, N}}) {
                IntRanks found = IntRanks.collected(a, mask, IntRanks.brackets(a, mask, ranges));
                if (ranges.length > 2 || ranges[0] > 0) {
                    assertNotSame(found, found.orOfAll(ranges), "the sample did not mislead");
                }
                IntSelectJob job = IntSelectJob.indices(Operation.ARG_BOTTOM_K, a, order, ranges);
                job.runPlain();
                int[] places = places(stable, ranges);
                assertArrayEquals(places, job.order());
                // Values of few ranks are selected from many elements in the same way, which the sample would mislead.
                IntSelectJob values = IntSelectJob.values(Operation.QUANTILES, a, order, ranges);
                values.runPlain();
                for (int i = 0; i < places.length; i++) {
                    assertEquals(a[places[i]], values.values()[i]);
                }
            }
        }
    }

    /** For random input the fallback is never taken. */
    @Test
    void aRandomSampleHolds() {
        for (int seed = 0; seed < 20; seed++) {
            /*value*/ int[] a = random(seed, Integer.MIN_VALUE, Integer.MAX_VALUE);
            for (int[] ranges : new int[][] {{0, 1}, {0, 100}, {N / 2, N / 2 + 1}, {N - 1, N}, {0, N},
                {0, 1, N / 4, N / 4 + 1, N / 2, N / 2 + 1, N - 1, N}}) {
                IntBrackets brackets = IntRanks.brackets(a, 0, ranges);
                IntRanks found = IntRanks.collected(a, 0, brackets);
                assertSame(found, found.orOfAll(ranges), Arrays.toString(ranges));
            }
        }
    }

    /** A look at each block pays if most have no such key. */
    @Test
    void fewElementsOfManyAreRare() {
        int n = 10_000_000;
        for (int k : new int[] {1, 100, 1000, n / 100, n / 2}) {
            /*key*/ int[] sample = new /*key*/ int[IntBrackets.sampleIndices(n, new int[] {0, k}).length];
            for (int i = 0; i < sample.length; i++) {
                sample[i] = i;
            }
            assertEquals(k <= 1000 ? Density.RARE : Density.USUAL,
                    IntBrackets.of(n, sample, new int[] {0, k}).density(), k + "");
        }
    }

    /** All brackets together, or one for all elements if they would hold more. */
    @Test
    void manyRanksShareBrackets() {
        /*value*/ int[] a = random(3, Integer.MIN_VALUE, Integer.MAX_VALUE);
        for (int count = 1; count < 200; count += 7) {
            int[] ranges = new int[2 * count];
            for (int i = 0; i < count; i++) {
                ranges[2 * i] = (int) ((i + 0.5) * N / count);
                ranges[2 * i + 1] = ranges[2 * i] + 1;
            }
            IntBrackets brackets = IntRanks.brackets(a, 0, ranges);
            assertTrue(brackets.brackets() <= Math.min(count, IntBrackets.MOST));
            assertEquals(count, brackets.owners().length);
        }
    }

    private static /*value*/ int[] random(int seed, int least, int most) {
        SplittableRandom random = new SplittableRandom(seed);
        /*value*/ int[] a = new /*value*/ int[N];
        for (int i = 0; i < N; i++) {
            a[i] = random.nextInt(least, most);
        }
        return a;
    }

    private static int[] places(int[] order, int[] ranges) {
        int[] places = new int[SelectWorkload.ranks(ranges)];
        int at = 0;
        for (int range = 0; range < ranges.length; range += 2) {
            for (int rank = ranges[range]; rank < ranges[range + 1]; rank++) {
                places[at++] = order[rank];
            }
        }
        return places;
    }
}
