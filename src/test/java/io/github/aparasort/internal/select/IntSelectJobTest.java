package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.AnyArray;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Each way of a selection by one thread, against a sorted copy. */
class IntSelectJobTest {
    private static final int[] SIZES = {1, 2, 3, 511, 512, 513, 1031, 5003, 70_001};

    private enum Input {
        RANDOM, TIES, ASCENDING, ASCENDING_TIES, DESCENDING, DESCENDING_TIES, ORGAN_PIPE, EQUAL;

        /*value*/ int[] of(int n) {
            SplittableRandom random = new SplittableRandom(n);
            /*value*/ int[] a = new /*value*/ int[n];
            for (int i = 0; i < n; i++) {
                a[i] = switch (this) {
                    case RANDOM -> random.nextInt();
                    case TIES -> random.nextInt(5) - 2;
                    case ASCENDING -> i;
                    case ASCENDING_TIES -> i / 3;
                    case DESCENDING -> -i;
                    case DESCENDING_TIES -> -i / 3;
                    case ORGAN_PIPE -> Math.min(i, n - i);
                    case EQUAL -> 7;
                };
            }
            if (this == RANDOM) {
                a[0] = /*value*/ Integer.MIN_VALUE;
                a[n / 2] = /*value*/ Integer.MAX_VALUE;
            }
            return a;
        }
    }

    private interface Way {
        boolean selects(IntSelectJob selection);
    }

    private static void check(Input input, int n, boolean descending, int[] ranges, Way way) {
        /*value*/ int[] a = input.of(n);
        /*value*/ int[] sorted = a.clone();
        Arrays.sort(sorted);
        IntSelectJob selection = IntSelectJob.values(Operation.QUANTILES, a, order(descending), ranges);
        if (!way.selects(selection)) {
            return;
        }
        /*value*/ int[] values = selection.values();
        /*value*/ int[] expected = new /*value*/ int[values.length];
        int at = 0;
        for (int range = 0; range < ranges.length; range += 2) {
            for (int rank = ranges[range]; rank < ranges[range + 1]; rank++) {
                expected[at++] = sorted[descending ? n - 1 - rank : rank];
            }
        }
        AnyArray.assertSame(expected, values, input + " " + n + " " + descending + " " + Arrays.toString(ranges));
    }

    private static KeyOrder order(boolean descending) {
        return descending ? KeyOrder.DESCENDING : KeyOrder.ASCENDING;
    }

    private static int[][] ranges(int n) {
        return new int[][] {{0, 1}, {0, n}, {n - 1, n}, {n / 2, n / 2 + 1}, {0, n / 3 + 1}, {0, Math.min(n, 100)},
            n < 4 ? new int[] {0, n} : new int[] {0, 1, n / 2, n / 2 + 2}};
    }

    private static void checkAll(Way way) {
        for (Input input : Input.values()) {
            for (int n : SIZES) {
                for (int[] ranges : ranges(n)) {
                    check(input, n, false, ranges, way);
                    check(input, n, true, ranges, way);
                }
            }
        }
    }

    @Test
    void fromASortedCopy() {
        checkAll(IntSelectJob::selectSorted);
    }

    @Test
    void byRanks() {
        checkAll(IntSelectJob::selectByRanks);
    }

    @Test
    void asItIsChosen() {
        checkAll(selection -> {
            selection.runPlain();
            return true;
        });
    }

    @Test
    void byAHeap() {
        int[] given = new int[2];
        for (Input input : Input.values()) {
            for (int n : SIZES) {
                for (int k : new int[] {1, 2, 3, 100, 1000}) {
                    for (boolean descending : new boolean[] {false, true}) {
                        if (k <= n) {
                            check(input, n, descending, new int[] {0, k}, selection -> {
                                boolean done = selection.selectByHeap();
                                given[done ? 1 : 0]++;
                                return done;
                            });
                        }
                    }
                }
            }
        }
        assertTrue(given[0] > 0 && given[1] > 100, "gave up, done: " + Arrays.toString(given));
    }

    /** Only of arrays that are in order. */
    @Test
    void inOrder() {
        for (Input input : Input.values()) {
            boolean isInOrder = input != Input.RANDOM && input != Input.TIES && input != Input.ORGAN_PIPE;
            for (int n : new int[] {512, 1031, 70_001}) {
                for (int[] ranges : ranges(n)) {
                    for (boolean descending : new boolean[] {false, true}) {
                        check(input, n, descending, ranges, selection -> {
                            boolean done = selection.selectInOrder();
                            assertEquals(isInOrder, done, input + " " + n);
                            return done;
                        });
                    }
                }
            }
        }
    }

    /** One element out of order, where a look at a few does not see it. */
    @Test
    void almostInOrder() {
        int n = 5003;
        for (int place = 1; place < n; place += 97) {
            /*value*/ int[] a = Input.ASCENDING.of(n);
            a[place] = a[place - 1] - 1;
            IntSelectJob selection = IntSelectJob.values(Operation.QUANTILES, a, KeyOrder.ASCENDING, 0, 1);
            assertFalse(selection.selectInOrder(), "at " + place);
        }
    }

    /** Of equal elements the lower index comes first. */
    @Test
    void indicesInOrder() {
        for (Input input : Input.values()) {
            for (boolean descending : new boolean[] {false, true}) {
                int n = 1031;
                /*value*/ int[] a = input.of(n);
                IntSelectJob selection = IntSelectJob.indices(Operation.QUANTILES, a, order(descending), 0, n);
                if (selection.selectInOrder()) {
                    int[] order = selection.order();
                    for (int i = 1; i < n; i++) {
                        /*value*/ int before = a[order[i - 1]];
                        /*value*/ int next = a[order[i]];
                        assertTrue(descending ? before >= next : before <= next, input + " " + i);
                        assertTrue(before != next || order[i - 1] < order[i], input + " ties " + i);
                    }
                }
            }
        }
    }
}
