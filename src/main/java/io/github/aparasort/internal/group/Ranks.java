package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.function.IntUnaryOperator;

/** The ranks of elements whose groups of equal ones are known. */
final class Ranks {
    private Ranks() {
    }

    /**
     * Gives each element the rank of its group.
     *
     * @param order the indices of all elements, group by group
     * @param offsets where each group begins in the order, and the number of elements
     */
    static int[] of(int[] order, int[] offsets, IntUnaryOperator rankOfGroup) {
        int[] ranks = new int[order.length];
        Parallel.forEach(order.length, (begin, end) -> {
            int group = Offsets.segmentOf(offsets, begin);
            int next;
            for (int place = begin; place < end; place = next) {
                next = Math.min(end, offsets[group + 1]);
                int rank = rankOfGroup.applyAsInt(group++);
                for (int i = place; i < next; i++) {
                    ranks[order[i]] = rank;
                }
            }
        });
        return ranks;
    }
}
