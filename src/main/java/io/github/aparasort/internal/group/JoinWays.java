package io.github.aparasort.internal.group;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.step.JoinKind;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Ways to join, and what they cost. A way that finds the rows soon may be slow to write them in one order. So the time
 * of a join counts up to the end of the first order that is asked for. The next join of the same kind and about the
 * same size is expected to be asked for the same order. If that is wrong, the time counts nevertheless where the way
 * was chosen: otherwise a program that asks for the two orders in turn would explore the same slow way again and again.
 */
class JoinWays {
    /** By whether the columns are of about the same length, and by the order that the join before was asked for. */
    private static final int CLASSES = 4;
    /** Columns are similar if one has less than so many times as many rows. Not tuned. */
    private static final int MANY = 4;

    /** Adds what a join took, with the nanoseconds for its order. */
    private interface Lesson {
        void learn(long more, long end);
    }

    private final LearnedCosts learned;
    /** Whether the last join was asked for the order of A, by kind and by octave of the rows. Any thread may write. */
    private final boolean[][] isOrderOfA = new boolean[JoinKind.values().length][Integer.SIZE];

    JoinWays(int ways) {
        learned = LearnedCosts.ofWays(ways, CLASSES);
    }

    /** The time of the clock. */
    long now() {
        return System.nanoTime();
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
        boolean[] expected = isOrderOfA[kind.ordinal()];
        int octave = Integer.numberOfLeadingZeros(Math.max(a, b) | 1);
        CostInput input = input(a, b, expected[octave]);
        LearnedCosts costs = learned.here();
        int choice = costs.choose(input, usable);
        int way = choice < 0 ? ~choice : choice;
        long begin = now();
        JoinRows rows = work.apply(way);
        long nanos = now() - begin;
        Lesson lesson = (more, end) -> costs.learn(way, input, nanos + more, choice < 0, end);
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
                    expected[octave] = ofA;
                    long end = now();
                    lesson.learn(end - asked, end);
                }
                return pairs;
            }
        };
    }
}
