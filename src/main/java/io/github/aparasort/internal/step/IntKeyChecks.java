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

    private static <K extends CountKernel> K counts(Work work, Class<K> type, Work.Maker<K> maker) throws DeviceFault {
        return work.tiles(type, LaunchOptions.FOLDING_GROUPS, maker);
    }

    @Override
    public Column differences(Work work, Column a, Column b) throws DeviceFault {
        IntDifferences kernel = counts(work, IntDifferences.class, IntDifferences::new);
        return Scans.number(work, kernel, a.length(), false, "a", a, "b", b);
    }

    @Override
    public Checksum checksum(Work work, Column keys, Column ints, boolean valued, Long orderMask, boolean stable)
            throws DeviceFault {
        IntChecksum kernel = work.tiles(IntChecksum.class, LaunchOptions.FOLDING_GROUPS, IntChecksum::new);
        kernel.prepare(keys.length(), !valued ? IntChecksum.ALONE : ints == null ? IntChecksum.INDEXED
                : IntChecksum.VALUED, orderMask != null,
                orderMask == null ? 0 : (/*key*/ int) orderMask.longValue(), stable);
        return sum(work, kernel, keys, ints == null ? keys : ints);
    }

    @Override
    public Checksum placed(Work work, Column bits) throws DeviceFault {
        IntChecksum kernel = work.tiles(IntChecksum.class, LaunchOptions.FOLDING_GROUPS, IntChecksum::new);
        kernel.prepare(bits.length(), IntChecksum.PLACED, false, 0, false);
        return sum(work, kernel, bits, bits);
    }

    private static Checksum sum(Work work, IntChecksum kernel, Column keys, Column ints) throws DeviceFault {
        Column sums = work.column(ElementType.LONG, kernel.stretchCount() + 1);
        work.launch(kernel, "keys", keys, "ints", ints, "partials", sums);
        return new Checksum(sums, kernel.stretchCount());
    }

    // ---- moves

    @Override
    public Column wrongMoves(Work work, Column source, Column indices, Number missing, Column moved)
            throws DeviceFault {
        IntWrongMoves kernel = counts(work, IntWrongMoves.class, IntWrongMoves::new);
        kernel.length = source.length();
        kernel.missing = (/*key*/ int) missing.longValue();
        return Scans.number(work, kernel, indices.length(), false, "source", source, "indices", indices, "moved",
                moved);
    }

    @Override
    public void checkPuts(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault {
        FoldOps ints = Steps.folds(ElementType.INT);
        int n = values.length();
        Column origins = ints.sequence(work, target.length(), -1, 0);
        Steps.keys(ElementType.INT).put(work, ints.sequence(work, n, 0, 1), indices, origins);
        IntWrongPuts kernel = counts(work, IntWrongPuts.class, IntWrongPuts::new);
        kernel.length = n;
        Object[] fields = {"target", target, "given", values, "put", put, "origins", origins};
        kernel.counts = 0;
        Verification.none(work, Scans.number(work, kernel, target.length(), false, fields));
        // Each element that has another value must be one for which there are several.
        kernel.counts = 1;
        Verification.few(work, Scans.number(work, kernel, target.length(), false, fields), n);
    }

    // ---- two sorted columns

    @Override
    public Column wrongOrigins(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault {
        IntWrongOrigins kernel = counts(work, IntWrongOrigins.class, IntWrongOrigins::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        return Scans.number(work, kernel, results.length(), false, "a", a, "b", b, "made", results, "origins",
                origins);
    }

    @Override
    public Column wrongCounts(Work work, SetOperation operation, Column a, Column b, Column[] results)
            throws DeviceFault {
        IntWrongCounts kernel = counts(work, IntWrongCounts.class, IntWrongCounts::new);
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
        return Scans.number(work, kernel, kernel.aSample + kernel.bSample + kernel.resultSample, false, "a", a, "b", b,
                "made", results[0], "origins", results[1] == null ? results[0] : results[1]);
    }

    private static int sample(Column keys) {
        return Math.min(keys.length(), SAMPLE + keys.length() / SAMPLE_SHARE);
    }

    // ---- segments, runs, rows

    @Override
    public Column wrongSegments(Work work, Column keys, Column indices, Column owners) throws DeviceFault {
        IntWrongSegments kernel = counts(work, IntWrongSegments.class, IntWrongSegments::new);
        kernel.indexed = indices == null ? 0 : 1;
        kernel.length = keys.length();
        return Scans.number(work, kernel, keys.length(), false, "keys", keys, "indices",
                indices == null ? owners : indices, "owners", owners);
    }

    @Override
    public Column wrongHeads(Work work, Column keys, Column heads, Column begins) throws DeviceFault {
        IntWrongHeads kernel = counts(work, IntWrongHeads.class, IntWrongHeads::new);
        kernel.length = keys.length();
        return Scans.number(work, kernel, heads.length(), false, "keys", keys, "heads", heads, "begins", begins);
    }

    @Override
    public void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault {
        IntRowOrder kernel = work.elements(IntRowOrder.class, IntRowOrder::new);
        kernel.mask = (/*key*/ int) mask;
        work.each(kernel, order.length(), "keys", keys, "order", order, "states", states);
    }

    @Override
    public Column wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault {
        IntWrongRows kernel = counts(work, IntWrongRows.class, IntWrongRows::new);
        kernel.aCount = keys[0].length();
        kernel.bCount = keys[1].length();
        return Scans.number(work, kernel, rows[0].length(), false, "aKeys", keys[0], "bKeys", keys[1], "aRows", rows[0],
                "bRows", rows[1]);
    }

    // ---- searches

    @Override
    public Column wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault {
        Column lower = bounds;
        if (wanted == IntBoundsKernel.IS_IN) {
            lower = IntKeyOps.INSTANCE.bounds(work, IntBoundsKernel.LOWER, sorted, needles);
        }
        IntWrongBounds kernel = counts(work, IntWrongBounds.class, IntWrongBounds::new);
        kernel.length = sorted.length();
        kernel.upper = wanted == IntBoundsKernel.UPPER || wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        kernel.flagged = wanted == IntBoundsKernel.IS_IN ? 1 : 0;
        kernel.owners = wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        return Scans.number(work, kernel, bounds.length(), false, "sorted", sorted, "needles",
                needles == null ? sorted : needles, "bounds", lower, "flags", bounds);
    }
}
