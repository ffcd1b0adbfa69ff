package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.merge.IntPairTileMerge;
import io.github.aparasort.internal.merge.IntTileMerge;
import io.github.aparasort.internal.scan.IntFolds;
import io.github.aparasort.internal.segment.IntTileSegmentSort;
import io.github.aparasort.internal.segment.IntValueTileSegmentSort;
import io.github.aparasort.internal.set.IntTileSets;
import java.util.function.UnaryOperator;

// Twins: Long
/** Steps on keys of one width. */
final class IntKeyOps implements KeyOps {
    static final IntKeyOps INSTANCE = new IntKeyOps();
    private static final ElementType TYPE = ElementType./*value*/ INT;

    private IntKeyOps() {
    }

    @Override
    public void convert(Work work, int form, Column in, Column out, Column nans) throws DeviceFault {
        IntKeyForm kernel = work.elements(IntKeyForm.class, IntKeyForm::new);
        kernel.form = form;
        work.each(kernel, in.length(), "in", in, "out", out, "nans", nans);
    }

    @Override
    public Column[] sortedSegments(Work work, Column keys, Column ints, Column offsets) throws DeviceFault {
        int n = keys.length();
        Column[] sorted = {work.copy(keys), ints == null ? null : work.copy(ints)};
        if (n > 1 && ints == null) {
            IntTileSegmentSort kernel = work.tiles(IntTileSegmentSort.class, IntTileSegmentSort::new);
            SegmentMarking marks = SegmentMarking.of(work, offsets, n, kernel.tileLength());
            kernel.prepareMarked(n, marks.levels());
            work.launch(kernel, "keys", sorted[0], "marks", marks.column());
        } else if (n > 1) {
            IntValueTileSegmentSort kernel = work.tiles(IntValueTileSegmentSort.class, IntValueTileSegmentSort::new);
            SegmentMarking marks = SegmentMarking.of(work, offsets, n, kernel.tileLength());
            kernel.prepareMarked(n, marks.levels());
            work.launch(kernel, "keys", sorted[0], "values", sorted[1], "marks", marks.column());
        }
        return sorted;
    }

    // ---- two sorted columns

    @Override
    public Column merged(Work work, Column a, Column b) throws DeviceFault {
        Column merged = work.column(TYPE, a.length() + b.length());
        if (merged.length() > 0) {
            IntTileMerge kernel = work.tiles(IntTileMerge.class, IntTileMerge::new);
            prepare(kernel, a, merged.length());
            work.launch(kernel, "keys", a, "others", b, "merged", merged);
        }
        return merged;
    }

    @Override
    public Column[] mergedWithOrigins(Work work, Column a, Column b) throws DeviceFault {
        Column merged = work.column(TYPE, a.length() + b.length());
        Column origins = work.ints(merged.length());
        if (merged.length() > 0) {
            IntPairTileMerge kernel = work.tiles(IntPairTileMerge.class, IntPairTileMerge::new);
            prepare(kernel, a, merged.length());
            work.launch(kernel, "keys", a, "others", b, "merged", merged, "origins", origins);
        }
        return new Column[] {merged, origins};
    }

    private static void prepare(IntTileMerge kernel, Column a, int n) {
        kernel.makeArrays(Math.max(2, n));
        kernel.apart(a.length());
        kernel.prepare(n);
    }

    @Override
    public Column[] set(Work work, SetOperation operation, Column a, Column b, boolean traced) throws DeviceFault {
        int n = a.length() + b.length();
        Column results = work.column(TYPE, n);
        if (n == 0) {
            return new Column[] {results, work.ints(0)};
        }
        IntTileSets kernel = work.tiles(IntTileSets.class, traced, Geometry.GROUPS_PER_UNIT,
                (nt, groups) -> new IntTileSets(nt, groups, traced));
        kernel.allocate(Math.max(2, n));
        kernel.prepare(n);
        kernel.ask(operation, a.length(), false, false, UnaryOperator.identity());
        kernel.apart();
        Column places = work.ints(kernel.placeOfCount() + 1);
        Column origins = work.ints(traced ? n : 1);
        if (traced) {
            work.launch(kernel, "keys", a, "others", b, "moved", results, "places", places,
                    "origins", origins);
        } else {
            work.launch(kernel, "keys", a, "others", b, "moved", results, "places", places);
        }
        int count = work.read(places, kernel.placeOfCount());
        return new Column[] {work.trimmed(results, count), traced ? work.trimmed(origins, count) : null};
    }

    // ---- searches

    @Override
    public Column bounds(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        IntBoundsKernel kernel = work.tiles(IntBoundsKernel.class, IntBoundsKernel::new);
        Column bounds = work.ints(needles.length());
        kernel.count = sorted.length();
        kernel.wanted = wanted;
        kernel.prepare(needles.length());
        if (needles.length() > 0) {
            work.launch(kernel, "sorted", sorted, "needles", needles, "out", bounds);
        }
        return bounds;
    }

    @Override
    public Column wrongScans(Work work, int operator, boolean exclusive, Column values, Column scanned)
            throws DeviceFault {
        IntWrongScans kernel = work.tiles(IntWrongScans.class, LaunchOptions.FOLDING_GROUPS, IntWrongScans::new);
        kernel.scanOperator = operator;
        kernel.first = IntFolds.identity(operator);
        kernel.leavesOut = exclusive ? 1 : 0;
        return Scans.number(work, kernel, values.length(), false, "inputs", values, "scanned", scanned);
    }

    @Override
    public Column wrongBounds(Work work, int wanted, Column sorted, Column needles, Column bounds) throws DeviceFault {
        IntWrongBounds kernel = work.tiles(IntWrongBounds.class, LaunchOptions.FOLDING_GROUPS, IntWrongBounds::new);
        kernel.length = sorted.length();
        kernel.upper = wanted == IntBoundsKernel.UPPER ? 1 : 0;
        return Scans.number(work, kernel, bounds.length(), false, "sorted", sorted, "needles", needles, "bounds",
                bounds);
    }

    @Override
    public Column wrongRows(Work work, Column[] keys, Column[] rows) throws DeviceFault {
        IntWrongRows kernel = work.tiles(IntWrongRows.class, LaunchOptions.FOLDING_GROUPS, IntWrongRows::new);
        kernel.aCount = keys[0].length();
        kernel.bCount = keys[1].length();
        return Scans.number(work, kernel, rows[0].length(), false, "aKeys", keys[0], "bKeys", keys[1], "aRows", rows[0],
                "bRows", rows[1]);
    }

    @Override
    public Column[] heads(Work work, Column keys, boolean wantsKeys, boolean wantsBegins) throws DeviceFault {
        IntHeads kernel = work.tiles(IntHeads.class, LaunchOptions.PLACING_GROUPS, IntHeads::new);
        Column heads = work.column(TYPE, wantsKeys ? keys.length() : 1);
        Column begins = work.ints(wantsBegins ? keys.length() : 1);
        kernel.wantsKeys = wantsKeys ? 1 : 0;
        kernel.wantsBegins = wantsBegins ? 1 : 0;
        int count = Scans.count(work, kernel, keys.length(), true, "keys", keys, "heads", heads, "begins", begins);
        return new Column[] {wantsKeys ? work.trimmed(heads, count) : null,
            wantsBegins ? work.trimmed(begins, count) : null};
    }

    @Override
    public int descents(Work work, Column keys, boolean strict) throws DeviceFault {
        IntDescents kernel = work.tiles(IntDescents.class, LaunchOptions.FOLDING_GROUPS, IntDescents::new);
        kernel.strict = strict ? 1 : 0;
        return Scans.count(work, kernel, keys.length(), false, "keys", keys);
    }

    // ---- moves

    @Override
    public Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        IntTakeElements kernel = work.elements(IntTakeElements.class, IntTakeElements::new);
        Column taken = work.column(source.type(), indices.length());
        kernel.missing = (/*key*/ int) missing.longValue();
        work.each(kernel, indices.length(), "source", source, "indices", indices, "out", taken);
        return taken;
    }

    @Override
    public void put(Work work, Column source, Column indices, Column target) throws DeviceFault {
        IntPutElements kernel = work.elements(IntPutElements.class, IntPutElements::new);
        work.each(kernel, indices.length(), "source", source, "indices", indices, "out", target);
    }

    @Override
    public Checksum checksum(Work work, Column keys, Column ints, boolean valued, Long orderMask) throws DeviceFault {
        IntChecksum kernel = work.tiles(IntChecksum.class, LaunchOptions.FOLDING_GROUPS, IntChecksum::new);
        kernel.prepare(keys.length(), !valued ? IntChecksum.ALONE : ints == null ? IntChecksum.INDEXED
                : IntChecksum.VALUED, orderMask != null,
                orderMask == null ? 0 : (/*key*/ int) orderMask.longValue());
        Column sums = work.column(ElementType.LONG, kernel.stretchCount() + 1);
        work.launch(kernel, "keys", keys, "ints", ints == null ? keys : ints, "partials", sums);
        return new Checksum(sums, kernel.stretchCount());
    }
}
