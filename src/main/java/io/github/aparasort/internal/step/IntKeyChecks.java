package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;

// Twins: Long
/** Checks of results that are keys of one width. */
final class IntKeyChecks implements KeyChecks {
    static final IntKeyChecks INSTANCE = new IntKeyChecks();
    /** Keys of each input of a set operation that are looked for in the results: so many, and one of so many. */
    private static final int SAMPLE = 4096;
    private static final int SAMPLE_SHARE = 256;

    private IntKeyChecks() {
    }

    @Override
    public void differences(Work work, Column a, Column b) throws DeviceFault {
        IntDifferences kernel = work.check(IntDifferences.class, IntDifferences::new);
        kernel.aFrom = a.from();
        kernel.bFrom = b.from();
        work.check(kernel, a.length(), "a", a, "b", b);
    }

    @Override
    public void checksum(Work work, int sign, Column keys, Column ints, boolean valued, Long orderMask,
            boolean stable) throws DeviceFault {
        IntChecksum kernel = work.check(IntChecksum.class, IntChecksum::new);
        kernel.ask(!valued ? IntChecksum.ALONE : ints == null ? IntChecksum.INDEXED : IntChecksum.VALUED, orderMask,
                stable);
        kernel.sign = sign;
        work.check(kernel, keys.length(), "keys", keys, "ints", ints == null ? keys : ints);
    }

    @Override
    public Alarm.Sums placed(Work work, Column bits) throws DeviceFault {
        IntChecksum kernel = work.check(IntChecksum.class, IntChecksum::new);
        kernel.ask(IntChecksum.PLACED, null, false);
        return work.check(kernel, bits.length(), "keys", bits, "ints", bits);
    }

    // ---- moves

    @Override
    public void wrongMoves(Work work, Column source, Column indices, Number missing, Column moved)
            throws DeviceFault {
        IntWrongMoves kernel = work.check(IntWrongMoves.class, IntWrongMoves::new);
        kernel.length = source.length();
        kernel.missing = (/*key*/ int) missing.longValue();
        work.check(kernel, indices.length(), "source", source, "indices", indices, "moved",
                moved);
    }

    @Override
    public void wrongPuts(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault {
        FoldOps ints = Steps.folds(ElementType.INT);
        int n = values.length();
        Column origins = ints.sequence(work, target.length(), -1, 0);
        Steps.keys(ElementType.INT).put(work, ints.sequence(work, n, 0, 1), indices, origins);
        IntWrongPuts kernel = work.check(IntWrongPuts.class, IntWrongPuts::new);
        kernel.length = n;
        Object[] fields = {"target", target, "given", values, "put", put, "origins", origins};
        kernel.counts = 0;
        work.check(kernel, target.length(), fields);
        // Each element that has another value must be one for which there are several.
        kernel.counts = 1;
        work.alarm().expectFew(work, work.check(kernel, target.length(), fields), n);
    }

    // ---- two sorted columns

    @Override
    public void wrongOrigins(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault {
        IntWrongOrigins kernel = work.check(IntWrongOrigins.class, IntWrongOrigins::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        work.check(kernel, results.length(), "a", a, "b", b, "made", results, "origins",
                origins);
    }

    @Override
    public void wrongCounts(Work work, SetOperation operation, Column a, Column b, Column[] results)
            throws DeviceFault {
        IntWrongCounts kernel = work.check(IntWrongCounts.class, IntWrongCounts::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        kernel.count = results[0].length();
        kernel.onlyA = operation.onlyA();
        kernel.onlyB = operation.onlyB();
        kernel.both = operation.both();
        kernel.traced = results[1] == null ? 0 : 1;
        kernel.aSample = sample(a);
        kernel.bSample = sample(b);
        kernel.resultSample = sample(results[0]);
        work.check(kernel, kernel.aSample + kernel.bSample + kernel.resultSample, "a", a, "b", b,
                "made", results[0], "origins", results[1] == null ? results[0] : results[1]);
    }

    private static int sample(Column keys) {
        return Math.min(keys.length(), SAMPLE + keys.length() / SAMPLE_SHARE);
    }

    // ---- segments, runs, rows

    @Override
    public void wrongSegments(Work work, Column keys, Column indices, Column owners) throws DeviceFault {
        IntWrongSegments kernel = work.check(IntWrongSegments.class, IntWrongSegments::new);
        kernel.indexed = indices == null ? 0 : 1;
        kernel.length = keys.length();
        work.check(kernel, keys.length(), "keys", keys, "indices",
                indices == null ? owners : indices, "owners", owners);
    }

    @Override
    public void wrongHeads(Work work, Column keys, Column heads, Column begins) throws DeviceFault {
        IntWrongHeads kernel = work.check(IntWrongHeads.class, IntWrongHeads::new);
        kernel.length = keys.length();
        work.check(kernel, heads.length(), "keys", keys, "heads", heads, "begins", begins);
    }

    @Override
    public void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault {
        IntRowOrder kernel = work.elements(IntRowOrder.class, IntRowOrder::new);
        kernel.mask = (/*key*/ int) mask;
        work.each(kernel, order.length(), "keys", keys, "order", order, "states", states);
    }

    @Override
    public void wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault {
        IntWrongRows kernel = work.check(IntWrongRows.class, IntWrongRows::new);
        kernel.aCount = keys[0].length();
        kernel.bCount = keys[1].length();
        work.check(kernel, rows[0].length(), "aKeys", keys[0], "bKeys", keys[1], "aRows", rows[0],
                "bRows", rows[1]);
    }

    // ---- searches

    @Override
    public void wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault {
        Column lower = bounds;
        if (wanted == IntBoundsKernel.IS_IN) {
            lower = IntKeyOps.INSTANCE.bounds(work, IntBoundsKernel.LOWER, sorted, needles);
        }
        IntWrongBounds kernel = work.check(IntWrongBounds.class, IntWrongBounds::new);
        kernel.length = sorted.length();
        kernel.upper = wanted == IntBoundsKernel.UPPER || wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        kernel.flagged = wanted == IntBoundsKernel.IS_IN ? 1 : 0;
        kernel.owners = wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        work.check(kernel, bounds.length(), "sorted", sorted, "needles",
                needles == null ? sorted : needles, "bounds", lower, "flags", bounds);
    }
}
