package io.github.aparasort.internal.group;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.step.JoinKind;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Ways to join, and what they cost. A way that finds the rows soon may be slow to write them in one order. So the time
 * of a join counts up to the end of the first order that is asked for. The next join of the same kind and about the
 * same size is expected to be asked for the same order.
 */
final class JoinWays {
    /** By whether the columns are of about the same length, and by the order. */
    private static final int CLASSES = 4;
    /** Columns are similar if one has less than so many times as many rows. Not tuned. */
    private static final int MANY = 4;

    private final LearnedCosts costs;
    /** Whether the last join was asked for the order of A, by kind and by octave of the rows. Any thread may write. */
    private final boolean[][] isOrderOfA = new boolean[JoinKind.values().length][Integer.SIZE];

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
     * @param kind the kind of join
     * @param a the number of rows of A
     * @param usable a bit for each way that may be chosen
     * @param work joins in the way of this number
     */
    JoinRows run(JoinKind kind, int a, int b, int usable, IntFunction<JoinRows> work) {
        boolean[] asked = isOrderOfA[kind.ordinal()];
        int octave = Integer.numberOfLeadingZeros(Math.max(a, b) | 1);
        boolean expected = asked[octave];
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
                long start = System.nanoTime();
                RowPairs pairs = order.get();
                if (!isLearned) {
                    isLearned = true;
                    asked[octave] = ofA;
                    long end = System.nanoTime();
                    costs.learn(way, input(a, b, ofA), nanos + end - start, choice < 0 && ofA == expected, end);
                }
                return pairs;
            }
        };
    }
}
