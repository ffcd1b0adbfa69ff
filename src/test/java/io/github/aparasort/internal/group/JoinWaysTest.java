package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.step.JoinKind;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which way joins go, on a clock that only they move. */
class JoinWaysTest {
    private static final RowPairs PAIRS = new RowPairs(new int[0], new int[0]);
    private static final int JOINS = 10_000;

    private long clock;

    /** How often the second way was chosen, if joins are asked for an order, and each way takes some time for each. */
    private int second(int rows, IntPredicate isOrderOfA, int[][] times) {
        JoinWays ways = new JoinWays(2) {
            @Override
            long now() {
                return clock;
            }
        };
        int[] chosen = new int[2];
        for (int join = 0; join < JOINS; join++) {
            JoinRows found = ways.run(JoinKind.INNER, rows, rows, 3, way -> {
                chosen[way]++;
                return new JoinRows() {
                    @Override
                    public RowPairs byKey() {
                        clock += times[way][0];
                        return PAIRS;
                    }

                    @Override
                    public RowPairs inOrderOfA() {
                        clock += times[way][1];
                        return PAIRS;
                    }
                };
            });
            if (isOrderOfA.test(join)) {
                found.inOrderOfA();
            } else {
                found.byKey();
            }
        }
        return chosen[1];
    }

    /** A way that is slow is explored a few times only, also if each join is asked for another order than the last. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 10, 1 << 20})
    void aSlowWayIsRarelyExplored(int rows) {
        int[][] times = {{1_000_000, 1_000_000}, {12_000_000, 12_000_000}};
        int constant = second(rows, join -> true, times);
        assertTrue(constant < JOINS / 100, "one order: " + constant);
        int inTurn = second(rows, join -> join % 2 == 0, times);
        assertTrue(inTurn < JOINS / 100, "orders in turn: " + inTurn);
    }

    @Test
    void theOrderDecides() {
        int[][] times = {{9_000_000, 1_000_000}, {3_000_000, 4_000_000}};
        int byKey = second(1 << 20, join -> false, times);
        assertTrue(byKey > JOINS * 9 / 10, "by key: " + byKey);
        int ofA = second(1 << 20, join -> true, times);
        assertTrue(ofA < JOINS / 10, "in the order of A: " + ofA);
    }

    /** The time between the join and its first order is not its own, and later orders are not counted. */
    @Test
    void onlyTheFirstOrderCounts() {
        int[][] times = {{1_000_000, 900_000_000}, {20_000_000, 1}};
        int chosen = second(1 << 20, join -> false, times);
        assertTrue(chosen < JOINS / 100, chosen + "");
    }
}
