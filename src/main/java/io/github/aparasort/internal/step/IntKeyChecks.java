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
        IntDifferences kernel = work.checks().kernel(IntDifferences.class, IntDifferences::new);
        kernel.aFrom = a.from();
        kernel.bFrom = b.from();
        kernel.a = work.array(a, /*key*/ int[].class);
        kernel.b = work.array(b, /*key*/ int[].class);
        work.checks().launch(kernel, a.length());
    }

    @Override
    public void checksum(Work work, int sign, Verification.Rows rows, Long orderMask, boolean stable)
            throws DeviceFault {
        IntChecksum kernel = work.checks().kernel(IntChecksum.class, IntChecksum::new);
        kernel.ask(!rows.valued() ? IntChecksum.ALONE : rows.ints() == null ? IntChecksum.INDEXED : IntChecksum.VALUED,
                orderMask, stable);
        kernel.sign = sign;
        kernel.keys = work.array(rows.keys(), /*key*/ int[].class);
        kernel.ints = work.array(rows.ints(), int[].class);
        work.checks().launch(kernel, rows.keys().length());
    }

    @Override
    public Alarm.Sums placed(Work work, Column bits) throws DeviceFault {
        IntChecksum kernel = work.checks().kernel(IntChecksum.class, IntChecksum::new);
        kernel.ask(IntChecksum.PLACED, null, false);
        kernel.keys = work.array(bits, /*key*/ int[].class);
        kernel.ints = work.array(null, int[].class);
        return work.checks().launch(kernel, bits.length());
    }

    // ---- moves

    @Override
    public void wrongMoves(Work work, Column source, Column indices, Number missing, Column moved)
            throws DeviceFault {
        IntWrongMoves kernel = work.checks().kernel(IntWrongMoves.class, IntWrongMoves::new);
        kernel.length = source.length();
        kernel.missing = (/*key*/ int) missing.longValue();
        kernel.source = work.array(source, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.moved = work.array(moved, /*key*/ int[].class);
        work.checks().launch(kernel, indices.length());
    }

    @Override
    public void wrongPuts(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault {
        FoldOps ints = Steps.folds(ElementType.INT);
        int n = values.length();
        Column origins = ints.sequence(work, target.length(), -1, 0);
        Steps.keys(ElementType.INT).put(work, ints.sequence(work, n, 0, 1), indices, origins);
        IntWrongPuts kernel = work.checks().kernel(IntWrongPuts.class, IntWrongPuts::new);
        kernel.length = n;
        kernel.target = work.array(target, /*key*/ int[].class);
        kernel.given = work.array(values, /*key*/ int[].class);
        kernel.put = work.array(put, /*key*/ int[].class);
        kernel.origins = work.array(origins, int[].class);
        kernel.counts = 0;
        work.checks().launch(kernel, target.length());
        // Each element that has another value must be one for which there are several.
        kernel.counts = 1;
        work.checks().launch(kernel, target.length(), n);
    }

    // ---- two sorted columns

    @Override
    public void wrongOrigins(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault {
        IntWrongOrigins kernel = work.checks().kernel(IntWrongOrigins.class, IntWrongOrigins::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        kernel.a = work.array(a, /*key*/ int[].class);
        kernel.b = work.array(b, /*key*/ int[].class);
        kernel.made = work.array(results, /*key*/ int[].class);
        kernel.origins = work.array(origins, int[].class);
        work.checks().launch(kernel, results.length());
    }

    @Override
    public void wrongCounts(Work work, SetOperation operation, Column a, Column b, Column[] results)
            throws DeviceFault {
        IntWrongCounts kernel = work.checks().kernel(IntWrongCounts.class, IntWrongCounts::new);
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
        kernel.a = work.array(a, /*key*/ int[].class);
        kernel.b = work.array(b, /*key*/ int[].class);
        kernel.made = work.array(results[0], /*key*/ int[].class);
        kernel.origins = work.array(results[1], int[].class);
        work.checks().launch(kernel, kernel.aSample + kernel.bSample + kernel.resultSample);
    }

    private static int sample(Column keys) {
        return Math.min(keys.length(), SAMPLE + keys.length() / SAMPLE_SHARE);
    }

    // ---- segments, runs, rows

    @Override
    public void wrongSegments(Work work, Column keys, Column indices, Column owners) throws DeviceFault {
        IntWrongSegments kernel = work.checks().kernel(IntWrongSegments.class, IntWrongSegments::new);
        kernel.indexed = indices == null ? 0 : 1;
        kernel.length = keys.length();
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.owners = work.array(owners, int[].class);
        work.checks().launch(kernel, keys.length());
    }

    @Override
    public void wrongHeads(Work work, Column keys, Column heads, Column begins) throws DeviceFault {
        IntWrongHeads kernel = work.checks().kernel(IntWrongHeads.class, IntWrongHeads::new);
        kernel.length = keys.length();
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.heads = work.array(heads, /*key*/ int[].class);
        kernel.begins = work.array(begins, int[].class);
        work.checks().launch(kernel, heads.length());
    }

    @Override
    public void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault {
        IntRowOrder kernel = work.elements(IntRowOrder.class, IntRowOrder::new);
        kernel.mask = (/*key*/ int) mask;
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.order = work.array(order, int[].class);
        kernel.states = work.array(states, int[].class);
        work.each(kernel, order.length());
    }

    @Override
    public void wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault {
        IntWrongRows kernel = work.checks().kernel(IntWrongRows.class, IntWrongRows::new);
        kernel.aCount = keys[0].length();
        kernel.bCount = keys[1].length();
        kernel.aKeys = work.array(keys[0], /*key*/ int[].class);
        kernel.bKeys = work.array(keys[1], /*key*/ int[].class);
        kernel.aRows = work.array(rows[0], int[].class);
        kernel.bRows = work.array(rows[1], int[].class);
        work.checks().launch(kernel, rows[0].length());
    }

    // ---- searches

    @Override
    public void wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault {
        Column lower = bounds;
        if (wanted == IntBoundsKernel.IS_IN) {
            lower = IntKeyOps.INSTANCE.bounds(work, IntBoundsKernel.LOWER, sorted, needles);
        }
        IntWrongBounds kernel = work.checks().kernel(IntWrongBounds.class, IntWrongBounds::new);
        kernel.length = sorted.length();
        kernel.upper = wanted == IntBoundsKernel.UPPER || wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        kernel.flagged = wanted == IntBoundsKernel.IS_IN ? 1 : 0;
        kernel.owners = wanted == IntBoundsKernel.SEGMENT ? 1 : 0;
        kernel.sorted = work.array(sorted, /*key*/ int[].class);
        kernel.needles = work.array(needles, /*key*/ int[].class);
        kernel.bounds = work.array(lower, int[].class);
        kernel.flags = work.array(bounds, int[].class);
        work.checks().launch(kernel, bounds.length());
    }
}
