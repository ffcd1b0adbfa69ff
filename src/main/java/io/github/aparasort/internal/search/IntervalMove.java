package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.ColumnMoves.Intervals;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Copies intervals of a source to places in a target. Where intervals do not overlap in the target, several threads
 * share the path of their elements and their ends, as in {@link LoadBalance}: one large interval is divided, and many
 * small or empty ones are too. Where they overlap, one thread copies them in order, so that the last one wins.
 *
 * <p>Source: S. Baxter, Interval Move, Modern GPU (2013).
 */
public final class IntervalMove {
    /** Copies elements between two arrays of one type. */
    private interface Copy {
        void run(int from, int to, int count);
    }

    private final int[] gather;
    private final int[] scatter;
    private final int[] counts;
    /** Of the counts, by grains. */
    private final long[] sums;
    private final long elements;
    /** Whether each interval ends in the target before the next one begins, as where they come from a scan. */
    private boolean ascends;

    IntervalMove(int[] gather, int[] scatter, int[] counts) {
        this.gather = gather;
        this.scatter = scatter;
        this.counts = counts;
        this.sums = Offsets.sums(counts);
        this.elements = Arrays.stream(sums).sum();
    }

    /**
     * Checks intervals, and makes the job that moves them.
     *
     * @param source an array of any type
     * @param target an array that can hold its elements, maybe the same
     * @throws IllegalArgumentException if an interval is not inside of an array
     */
    public static Job job(int[] gather, int[] scatter, int[] counts, Object source, Object target) {
        if (gather.length != counts.length || scatter.length != counts.length) {
            throw new IllegalArgumentException("gather has " + gather.length + " " + Plural.of(gather.length, "element")
                    + ", scatter " + scatter.length + ", counts " + counts.length
                    + ": each must have one for each interval");
        }
        if (target == gather || target == scatter || target == counts) {
            throw new IllegalArgumentException("target must be none of gather, scatter and counts");
        }
        Class<?> type = source.getClass().getComponentType();
        if (!target.getClass().getComponentType().isAssignableFrom(type)) {
            throw new IllegalArgumentException("target is " + target.getClass().getSimpleName()
                    + ", which cannot hold the elements of source: " + source.getClass().getSimpleName());
        }
        IntervalMove move = new IntervalMove(gather, scatter, counts);
        if (!move.check(Array.getLength(source), Array.getLength(target))) {
            requireInside(gather, "gather", counts, "source", Array.getLength(source));
            requireInside(scatter, "scatter", counts, "target", Array.getLength(target));
        }
        return new PlainJob(Operation.INTERVAL_MOVE, type, (int) Math.min(move.elements, Integer.MAX_VALUE),
                () -> move.run(source, target));
    }

    /** Moves intervals of resident arrays; {@code plain} does it for a target on the host. */
    public static <A> void move(Elements<int[]> gather, Elements<int[]> scatter, Elements<int[]> counts,
            Elements<A> source, Elements<A> target, Consumer<A> plain) {
        Supplier<Intervals> intervals = () -> new Intervals(gather.column(), scatter.column(), counts.column());
        int n = (int) target.counted("intervalMove",
                work -> ColumnMoves.elements(work, intervals.get(), source.length(), target.length()),
                () -> plain.accept(target.copy()));
        target.change(Operation.INTERVAL_MOVE, n, work -> ColumnMoves.intervalMove(work, intervals.get(), n,
                source.column(), target.column()), plain);
    }

    /** Whether all intervals are inside of arrays of these lengths: one pass, which also finds whether they ascend. */
    boolean check(int source, int target) {
        AtomicBoolean outside = new AtomicBoolean();
        AtomicBoolean disorder = new AtomicBoolean();
        Parallel.forEach(counts.length, (begin, end) -> {
            int signs = 0;
            int overlaps = 0;
            int before = begin > 0 ? scatter[begin - 1] + counts[begin - 1] : 0;
            for (int i = begin; i < end; i++) {
                signs |= outside(gather[i], counts[i], source) | outside(scatter[i], counts[i], target);
                overlaps |= scatter[i] - before;
                before = scatter[i] + counts[i];
            }
            if (signs < 0) {
                outside.set(true);
            }
            if (overlaps < 0) {
                disorder.set(true);
            }
        });
        ascends = !disorder.get();
        return !outside.get();
    }

    /** Negative if an interval is not inside of an array; without overflow, because no count is negative. */
    private static int outside(int begin, int count, int length) {
        return begin | length - count | length - count - begin;
    }

    private static void requireInside(int[] begins, String name, int[] counts, String array, int length) {
        for (int i = 0; i < counts.length; i++) {
            if (outside(begins[i], counts[i], length) < 0) {
                throw new IllegalArgumentException(name + "[" + i + "] = " + begins[i] + ", counts[" + i + "] = "
                        + counts[i] + ": the interval must lie in " + array + ", which has " + length + " "
                        + Plural.of(length, "element"));
            }
        }
    }

    private void run(Object source, Object target) {
        // What is read must not be what another interval has written.
        Object from = source == target ? copy(source) : source;
        Copy copy = copy(from, target);
        if (elements + counts.length < 2 * Parallel.GRAIN || !isDisjoint(Array.getLength(target))) {
            for (int i = 0; i < counts.length; i++) {
                copy.run(gather[i], scatter[i], counts[i]);
            }
            return;
        }
        int[] offsets = Offsets.of(counts, sums);
        int n = offsets[counts.length];
        // Two steps of the path in one unit, because the path may be longer than an int counts.
        Parallel.forEach((int) (elements + counts.length + 1 >> 1), (begin, end) -> move(copy, offsets,
                2L * begin, Math.min(2L * end, (long) n + counts.length)));
    }

    /** Copies the elements on a stretch of the path. */
    private void move(Copy copy, int[] offsets, long begin, long end) {
        int n = offsets[counts.length];
        int interval = LoadBalance.segment(offsets, counts.length, n, begin);
        int i = (int) (begin - interval);
        int iEnd = (int) (end - LoadBalance.segment(offsets, counts.length, n, end));
        while (i < iEnd) {
            int intervalEnd = Math.min(iEnd, offsets[interval + 1]);
            int skipped = i - offsets[interval];
            copy.run(gather[interval] + skipped, scatter[interval] + skipped, intervalEnd - i);
            i = intervalEnd;
            interval++;
        }
    }

    /** Whether no two intervals overlap in the target. They have been checked. */
    boolean isDisjoint(int length) {
        return elements <= length && (ascends || isDisjointInAnyOrder());
    }

    /** Sorts the intervals by their begins. Empty ones are left out. */
    private boolean isDisjointInAnyOrder() {
        long[] intervals = new long[counts.length];
        int used = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                intervals[used++] = (long) scatter[i] << Integer.SIZE | i;
            }
        }
        if (ThreadTeam.hasWholePool()) {
            Arrays.parallelSort(intervals, 0, used);
        } else {
            Arrays.sort(intervals, 0, used);
        }
        for (int i = 1; i < used; i++) {
            int before = (int) intervals[i - 1];
            if (scatter[before] + counts[before] > (int) (intervals[i] >> Integer.SIZE)) {
                return false;
            }
        }
        return true;
    }

    private static Object copy(Object array) {
        Object copy = PairValues.like(array, Array.getLength(array));
        Parallel.forEach(Array.getLength(array), (begin, end) ->
                System.arraycopy(array, begin, copy, begin, end - begin));
        return copy;
    }

    /** With the types of the arrays known, the JIT compiler copies a few elements several times as fast. */
    private static Copy copy(Object source, Object target) {
        return source instanceof int[] ints ? copyOf(ints, (int[]) target)
                : source instanceof long[] longs ? copyOf(longs, (long[]) target)
                : source instanceof float[] floats ? copyOf(floats, (float[]) target)
                : source instanceof double[] doubles ? copyOf(doubles, (double[]) target)
                : (begin, at, count) -> System.arraycopy(source, begin, target, at, count);
    }

    private static Copy copyOf(/*value*/ int[] from, /*value*/ int[] to) {
        return (begin, at, count) -> System.arraycopy(from, begin, to, at, count);
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private static Copy copyOf(long[] from, long[] to) {
        return (begin, at, count) -> System.arraycopy(from, begin, to, at, count);
    }

    private static Copy copyOf(float[] from, float[] to) {
        return (begin, at, count) -> System.arraycopy(from, begin, to, at, count);
    }

    private static Copy copyOf(double[] from, double[] to) {
        return (begin, at, count) -> System.arraycopy(from, begin, to, at, count);
    }
    // endregion
}
