package io.github.aparasort.internal.group;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Ways to join, and what they cost. A way that finds the rows soon may be slow to write them in one order. So the time
 * of a join counts up to the end of the first order that is asked for, and the next join is expected to be asked for
 * the same one. If that is wrong, the time counts nevertheless where the way was chosen: otherwise a program that asks
 * for the two orders in turn would explore the same slow way again and again.
 */
class JoinWays {
    /** By whether the columns are of about the same length, and by the order that the join before was asked for. */
    private static final int CLASSES = 4;
    /** Columns are similar if one has less than so many times as many rows. Not tuned. */
    private static final int MANY = 4;

    private final LearnedCosts costs;
    private volatile boolean isOrderOfA;

    JoinWays(int ways) {
        costs = LearnedCosts.ofWays(ways, CLASSES);
    }

    /** The time of the clock. */
    long now() {
        return System.nanoTime();
    }

    private CostInput input(int a, int b) {
        int fewer = Math.min(a, b);
        boolean areSimilar = fewer >= Math.max(a, b) / MANY;
        return CostInput.of((long) a + b, fewer, (areSimilar ? 0 : 2) + (isOrderOfA ? 1 : 0));
    }

    /**
     * Joins in the way that seems to take the least time.
     *
     * @param a the number of rows of A
     * @param usable a bit for each way that may be chosen
     * @param work joins in the way of this number
     */
    JoinRows run(int a, int b, int usable, IntFunction<JoinRows> work) {
        CostInput input = input(a, b);
        int choice = costs.choose(input, usable);
        int way = choice < 0 ? ~choice : choice;
        long begin = now();
        JoinRows rows = work.apply(way);
        long nanos = now() - begin;
        return new JoinRows() {
            private volatile boolean isLearned;

            @Override
            public RowPairs byKey() {
                return written(false, rows::byKey);
            }

            @Override
            public RowPairs inOrderOfA() {
                return written(true, rows::inOrderOfA);
            }

            private RowPairs written(boolean ofA, Supplier<RowPairs> order) {
                long asked = now();
                RowPairs pairs = order.get();
                if (!isLearned) {
                    isLearned = true;
                    isOrderOfA = ofA;
                    long end = now();
                    costs.learn(way, input, nanos + end - asked, choice < 0, end);
                }
                return pairs;
            }
        };
    }
}
