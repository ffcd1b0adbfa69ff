package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexCounts;
import io.github.aparasort.internal.element.IndexFormula;
import io.github.aparasort.internal.element.IntPutElements;
import io.github.aparasort.internal.element.IntTakeElements;
import io.github.aparasort.internal.element.LongPutElements;
import io.github.aparasort.internal.element.LongTakeElements;

/** Moves of elements by their indices, and of intervals. */
public final class ColumnMoves {
    private ColumnMoves() {
    }

    static Column taken(Work work, Column source, Column indices) throws DeviceFault {
        return taken(work, source, indices, 0L);
    }

    private static Column taken(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        ElementType bits = source.type().key();
        Column from = work.whole(source).as(bits);
        Column places = work.whole(indices);
        Column taken = bits.isWide() ? LongTakeElements.take(work, from, places, missing)
                : IntTakeElements.take(work, from, places, missing);
        work.checks().check("take", () -> ColumnChecks.moved(work, from, null, places, missing, taken));
        return taken.as(source.type());
    }

    /** Gathers elements; those of negative indices are the bits {@code missing}. */
    public static Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        return work.keep(taken(work, source, indices, missing));
    }

    /** A copy in which each element of {@code values} is at its index. */
    public static Column put(Work work, Column target, Column indices, Column values) throws DeviceFault {
        ElementType bits = target.type().key();
        Column copy = work.copy(target);
        Column from = work.whole(values).as(bits);
        Column places = work.whole(indices);
        scatter(work, from, places, copy.as(bits));
        work.checks().check("put", () -> ColumnChecks.put(work, work.whole(target).as(bits), places, from,
                copy.as(bits)));
        return work.keep(copy);
    }

    /** Writes each element of a source to its index in a target. */
    static void scatter(Work work, Column source, Column indices, Column target) throws DeviceFault {
        if (source.type().isWide()) {
            LongPutElements.put(work, source, indices, target);
        } else {
            IntPutElements.put(work, source, indices, target);
        }
    }

    /** Copies elements over those of another column of the same length. */
    public static Column overwrite(Work work, Column from, Column to) throws DeviceFault {
        work.copy(from, to, 0);
        work.checks().check("overwrite", () -> work.checks().same(from, to));
        to.memory().writtenBy(work.call());
        return to;
    }

    // ---- intervals

    /** Where intervals begin in a source and in a target, and the number of elements of each. */
    public record Intervals(Column gather, Column scatter, Column counts) {
    }

    /** The elements of all intervals together; -1 if one is not inside of its array, or has not all three numbers. */
    public static long elements(Work work, Intervals intervals, int sourceLength, int targetLength)
            throws DeviceFault {
        Column counts = work.whole(intervals.counts());
        boolean fit = intervals.gather().length() == counts.length() && intervals.scatter().length() == counts.length();
        long elements = fit ? ColumnCounts.sum(work, counts) : -1;
        if (elements < 0 || !areInside(work, intervals.gather(), counts, sourceLength)
                || !areInside(work, intervals.scatter(), counts, targetLength)) {
            return -1;
        }
        Work.requireLength(elements);
        return elements;
    }

    private static boolean areInside(Work work, Column begins, Column counts, int length) throws DeviceFault {
        Column whole = work.whole(begins);
        Column ends = IndexFormula.of(work, IndexFormula.SUM, 0, counts.length(), whole, counts);
        return IndexCounts.outside(work, whole, 0, length + 1) == 0
                && IndexCounts.outside(work, ends, 0, length + 1) == 0;
    }

    /** A copy of a target to which intervals of a source are moved, with n elements together. */
    public static Column intervalMove(Work work, Intervals intervals, int n, Column source, Column target)
            throws DeviceFault {
        Column gather = work.whole(intervals.gather());
        Column scatter = work.whole(intervals.scatter());
        Column begins = ColumnCounts.begins(work, work.whole(intervals.counts()));
        Column segments = ColumnCounts.owners(work, begins, n);
        Column from = IndexFormula.of(work, IndexFormula.MOVED, 0, n, segments, gather, begins);
        Column to = IndexFormula.of(work, IndexFormula.MOVED, 0, n, segments, scatter, begins);
        return put(work, target, to, taken(work, source, from));
    }
}
