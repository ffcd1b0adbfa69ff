package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.key.KeyOrder;

/** Searches, and moves of elements by their indices. */
public final class ColumnSearches {
    private ColumnSearches() {
    }

    // ---- moves

    static Column taken(Work work, Column source, Column indices) throws DeviceFault {
        return taken(work, source, indices, 0L);
    }

    private static Column taken(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        ElementType bits = source.type().key();
        Column from = work.whole(source).as(bits);
        Column places = work.whole(indices);
        Column taken = bits.isWide() ? LongTakeElements.take(work, from, places, missing)
                : IntTakeElements.take(work, from, places, missing);
        Verification.check(work, "take", () -> Verification.moved(work, from, places, missing, taken));
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
        Verification.check(work, "put", () -> Verification.put(work, work.whole(target).as(bits), places, from,
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
        Verification.check(work, "overwrite", () -> Verification.same(work, from, to));
        to.memory().writtenBy(work.call());
        return to;
    }

    /** Waits for one of some ints. */
    public static int element(Work work, Column ints, int index) throws DeviceFault {
        return work.read(ints, index);
    }

    /** How many ints are outside of [least, bound). */
    public static int outside(Work work, Column ints, int least, int bound) throws DeviceFault {
        return IndexSteps.outside(work, work.whole(ints), least, bound);
    }

    /** The indices of the elements that are not 0. */
    public static Column indices(Work work, Column flags) throws DeviceFault {
        return work.keep(work.copy(IndexSteps.indices(work, work.whole(flags), 0, 1, false)));
    }

    // ---- searches

    /** Lower or upper bounds of needles in sorted elements. */
    public static Column bounds(Work work, Column sorted, Column needles, boolean upper) throws DeviceFault {
        int wanted = upper ? IntBoundsKernel.UPPER : IntBoundsKernel.LOWER;
        Column elements = Keys.equal(work, sorted);
        Column keys = Keys.equal(work, needles);
        return work.keep(keyBounds(work, wanted, elements, keys));
    }

    /** Lower bounds, upper bounds or hits of needles in sorted keys: by a constant of {@link IntBoundsKernel}. */
    static Column keyBounds(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        Column bounds = found(work, wanted, sorted, needles);
        Verification.check(work, wanted == IntBoundsKernel.IS_IN ? "isIn" : "bounds",
                () -> Verification.bounds(work, wanted, sorted, needles, bounds));
        return bounds;
    }

    /** As {@link #keyBounds}, without a check: the caller checks what it makes of them. */
    static Column found(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        return sorted.type().isWide() ? LongBoundsKernel.find(work, wanted, sorted, needles)
                : IntBoundsKernel.find(work, wanted, sorted, needles);
    }

    /** 1 for each needle that is in a haystack, else 0. */
    public static Column isIn(Work work, Column needles, Column haystack, boolean isSorted) throws DeviceFault {
        Column keys = Keys.equal(work, haystack);
        Column sorted = isSorted ? keys : TileSorts.sorted(work, keys, KeyOrder.ASCENDING, SortOptions.DEFAULT);
        return work.keep(keyBounds(work, IntBoundsKernel.IS_IN, sorted, Keys.equal(work, needles)));
    }

    // ---- segments

    /** The segment of each of n elements. */
    static Column segmentsOf(Work work, Column offsets, int n) throws DeviceFault {
        Column places = new Column(offsets.memory(), ElementType.INT, 0, n);
        Column owners = IntBoundsKernel.find(work, IntBoundsKernel.SEGMENT, offsets, places);
        Verification.check(work, "owners",
                () -> IntWrongBounds.count(work, IntBoundsKernel.SEGMENT, offsets, null, owners));
        return owners;
    }

    /** The segment of each element: offsets end with the number of elements. */
    public static Column loadBalance(Work work, Column offsets, int n) throws DeviceFault {
        return work.keep(segmentsOf(work, work.whole(offsets), n));
    }

    /** The sum of counts; -1 if one is negative. */
    public static long sumOfCounts(Work work, Column counts) throws DeviceFault {
        return IndexSteps.sum(work, work.whole(counts));
    }

    /** Repeats each index as often as its count says. */
    public static Column expand(Work work, Column counts, int n) throws DeviceFault {
        return work.keep(segmentsOf(work, begins(work, work.whole(counts)), n));
    }

    /** Where each segment begins. */
    static Column begins(Work work, Column counts) throws DeviceFault {
        return IntFoldOps.INSTANCE.scanned(work, counts, Operators.SUM, null, true);
    }

    /** The elements of all intervals together; -1 if one is not inside of its array, or they are too many. */
    public static long elements(Work work, Column[] intervals, int sourceLength, int targetLength)
            throws DeviceFault {
        Column counts = work.whole(intervals[2]);
        long elements = IndexSteps.sum(work, counts);
        boolean right = elements >= 0 && elements <= Column.MOST && areInside(work, intervals[0], counts, sourceLength)
                && areInside(work, intervals[1], counts, targetLength);
        return right ? elements : -1;
    }

    private static boolean areInside(Work work, Column begins, Column counts, int length) throws DeviceFault {
        Column whole = work.whole(begins);
        Column ends = IndexSteps.formula(work, IndexFormula.SUM, 0, counts.length(), whole, counts);
        return IndexSteps.outside(work, whole, 0, length + 1) == 0
                && IndexSteps.outside(work, ends, 0, length + 1) == 0;
    }

    /** A copy of a target to which intervals of a source are moved, with n elements together. */
    public static Column intervalMove(Work work, Column[] intervals, int n, Column source, Column target)
            throws DeviceFault {
        Column gather = work.whole(intervals[0]);
        Column scatter = work.whole(intervals[1]);
        Column begins = begins(work, work.whole(intervals[2]));
        Column segments = segmentsOf(work, begins, n);
        Column from = IndexSteps.formula(work, IndexFormula.MOVED, 0, n, segments, gather, begins);
        Column to = IndexSteps.formula(work, IndexFormula.MOVED, 0, n, segments, scatter, begins);
        return put(work, target, to, taken(work, source, from));
    }
}
