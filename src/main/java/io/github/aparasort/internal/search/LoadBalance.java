package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.Bisection;
import io.github.aparasort.internal.parallel.Parallel;

/**
 * The segments of elements. Offsets tell where each segment begins, and one more where the last one ends. Elements and
 * ends of segments are merged into one path, on which the end of a segment comes before the elements that follow it. So
 * stretches of the path are equal work, whether they have one large segment or many that are empty.
 *
 * <p>Source: S. Baxter, Load-balancing search, Modern GPU (2013).
 */
public final class LoadBalance {
    /** Elements of a segment that are written without a look at how many it has: those of the next are written over. */
    private static final int SHORT = 8;

    /** Steps that are worth a thread: they take 30 microseconds. */
    private static final int GRAIN = 1 << 16;

    private LoadBalance() {
    }

    /**
     * Where a diagonal crosses the path: how many ends of segments are among the first {@code diagonal} steps. The
     * other steps are elements.
     *
     * @param segments the number of segments
     * @param n the number of elements
     */
    static int segment(int[] offsets, int segments, int n, long diagonal) {
        return Bisection.first((int) Math.max(0, diagonal - n), (int) Math.min(diagonal, segments),
                end -> (int) (diagonal - end) - 1 < offsets[end + 1]);
    }

    /** Writes the segments of all elements. */
    static void assign(int[] offsets, int[] owners) {
        int segments = offsets.length - 1;
        long steps = (long) owners.length + segments;
        // Two steps of the path in one unit, because the path may be longer than an int counts.
        Parallel.forEach((int) (steps + 1 >> 1), (int) (steps / GRAIN), (begin, end) -> {
            long endStep = Math.min(2L * end, steps);
            int firstSegment = segment(offsets, segments, owners.length, 2L * begin);
            int lastSegment = segment(offsets, segments, owners.length, endStep);
            assign(offsets, owners, (int) (2L * begin - firstSegment), (int) (endStep - lastSegment), firstSegment,
                    lastSegment);
        });
    }

    /**
     * Writes the segments of the elements in [begin, end).
     *
     * @param first the segment of the first of them, or an empty one before that
     * @param last the segment of the last of them, or an empty one after that
     */
    public static void assign(int[] offsets, int[] owners, int begin, int end, int first, int last) {
        int i = begin;
        for (int segment = first; segment < last; segment++) {
            // If another thread has changed the offsets, this stays inside of the part nevertheless. Math.min takes
            // longer: without branches, each segment waits for the one before it.
            int segmentEnd = offsets[segment + 1];
            segmentEnd = segmentEnd < i ? i : segmentEnd > end ? end : segmentEnd;
            if (end - i >= SHORT) {
                for (int slot = 0; slot < SHORT; slot++) {
                    owners[i + slot] = segment;
                }
                fill(owners, i + SHORT, segmentEnd, segment);
            } else {
                fill(owners, i, segmentEnd, segment);
            }
            i = segmentEnd;
        }
        fill(owners, i, end, last);
    }

    private static void fill(int[] owners, int begin, int end, int segment) {
        for (int i = begin; i < end; i++) {
            owners[i] = segment;
        }
    }
}
