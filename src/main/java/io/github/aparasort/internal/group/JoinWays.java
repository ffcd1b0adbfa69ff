package io.github.aparasort.internal.group;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Ways to join, and what they cost. A way that finds the rows soon may be slow to write them in one order. So the time
 * of a join counts up to the end of the first order that is asked for, and the next joins are expected to be asked for
 * the same one.
 */
final class JoinWays {
    /** By whether the columns are of about the same length, and by the order. */
    private static final int CLASSES = 4;
    /** Columns are similar if one has less than so many times as many rows. Not tuned. */
    private static final int MANY = 4;

    private final LearnedCosts costs;
    private volatile boolean isOrderOfA;

    JoinWays(int ways) {
        costs = LearnedCosts.ofWays(ways, CLASSES);
    }

    private static CostInput input(int a, int b, boolean isOrderOfA) {
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
        boolean expected = isOrderOfA;
        int choice = costs.choose(input(a, b, expected), usable);
        int way = choice < 0 ? ~choice : choice;
        long begin = System.nanoTime();
        JoinRows rows = work.apply(way);
        long nanos = System.nanoTime() - begin;
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
                long asked = System.nanoTime();
                RowPairs pairs = order.get();
                if (!isLearned) {
                    isLearned = true;
                    isOrderOfA = ofA;
                    long end = System.nanoTime();
                    costs.learn(way, input(a, b, ofA), nanos + end - asked, choice < 0 && ofA == expected, end);
                }
                return pairs;
            }
        };
    }
}
