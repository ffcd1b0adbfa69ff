package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.Walk;
import io.github.aparasort.internal.tile.MultisetOptions;

// Twins: Long, Float, Double
/**
 * A set operation on two sorted arrays, along stretches of the balanced path (S. Baxter, Multisets, moderngpu 1.1,
 * 2013). The results of a stretch go to a room of their own, with space for the most there can be, and are copied
 * together in the end (compact): the inputs are read once, and the results written twice. Or a first walk counts, and a
 * second one writes to rooms of exactly the right size (stream): the inputs are read twice, and the results written
 * once.
 */
final class IntSets {
    private final SetOperation set;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final int stretches;
    /** Where each stretch begins in A and in B, and finally where the last one ends. */
    private final int[] aBegins;
    private final int[] bBegins;
    /** Where the room for the results of each stretch begins, and finally where the last one ends. */
    private final int[] rooms;
    /** The number of results of each stretch. */
    private final int[] counts;

    IntSets(SetOperation set, MultisetOptions options, /*value*/ int[] a, /*value*/ int[] b, int stretches) {
        this.set = set;
        this.a = a;
        this.b = b;
        this.stretches = stretches;
        aBegins = new int[stretches + 1];
        bBegins = new int[stretches + 1];
        rooms = new int[stretches + 1];
        counts = new int[stretches];
        for (int s = 1; s < stretches; s++) {
            // Both lists together may have more elements than an int can count.
            int diagonal = (int) Math.min(Integer.MAX_VALUE, ((long) a.length + b.length) * s / stretches);
            int crossing = IntBalancedPath.crossing(a, a.length, b, b.length, diagonal, options.distinct() ? 1 : 0);
            // They ascend, unless another thread writes to the lists.
            aBegins[s] = Math.max(aBegins[s - 1], IntBalancedPath.countOfA(crossing));
            bBegins[s] = Math.max(bBegins[s - 1], IntBalancedPath.countOfB(crossing, diagonal));
        }
        aBegins[stretches] = a.length;
        bBegins[stretches] = b.length;
        for (int s = 0; s < stretches; s++) {
            rooms[s + 1] = rooms[s] + set.most(aBegins[s + 1] - aBegins[s], bBegins[s + 1] - bBegins[s]);
        }
    }

    /**
     * Walks along stretches side by side: one, or as many as {@link IntWalk#WALKS}.
     *
     * @param mode what is written, as {@link Walk} says
     */
    void walk(int first, int walks, int mode, /*value*/ int[] results, int[] origins) {
        Walk[] along = new Walk[walks];
        for (int walk = 0; walk < walks; walk++) {
            int s = first + walk;
            along[walk] = new Walk(aBegins[s], aBegins[s + 1], bBegins[s], bBegins[s + 1], rooms[s], rooms[s + 1]);
        }
        new IntWalk(a, b, results, origins, mode, set.emitMask).go(along);
        for (int walk = 0; walk < walks; walk++) {
            counts[first + walk] = along[walk].end() - rooms[first + walk];
        }
    }

    /** Leaves room for the results that a walk has counted, and no more. */
    void makeExact() {
        for (int s = 0; s < stretches; s++) {
            rooms[s + 1] = rooms[s] + counts[s];
        }
    }

    /** Elements of all rooms together. */
    int room() {
        return rooms[stretches];
    }

    /** The number of results, after a walk. */
    int count() {
        int count = 0;
        for (int stretchCount : counts) {
            count += stretchCount;
        }
        return count;
    }

    /** Copies the results with the numbers [begin, end) from their rooms to their places, maybe in the same array. */
    void collect(Object from, Object to, int begin, int end) {
        int place = 0;
        for (int s = 0; s < stretches; s++) {
            int resultBegin = Math.max(begin, place);
            int resultEnd = Math.min(end, place + counts[s]);
            if (resultBegin < resultEnd) {
                System.arraycopy(from, rooms[s] + resultBegin - place, to, resultBegin, resultEnd - resultBegin);
            }
            place += counts[s];
        }
    }
}
