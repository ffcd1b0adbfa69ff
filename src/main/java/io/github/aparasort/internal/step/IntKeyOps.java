package io.github.aparasort.internal.step;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.tile.IntBatcherStretchMergesort;
import io.github.aparasort.internal.tile.IntCircularMerge;
import io.github.aparasort.internal.tile.IntOrderTileMergesort;
import io.github.aparasort.internal.tile.IntPairCircularMerge;
import io.github.aparasort.internal.tile.IntPairTileMerge;
import io.github.aparasort.internal.tile.IntTileBatcherSort;
import io.github.aparasort.internal.tile.IntTileMerge;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntTileSets;
import io.github.aparasort.internal.tile.IntValueTileMergesort;
import io.github.aparasort.internal.tile.IntValueTileSegmentSort;
import io.github.aparasort.internal.tile.MultisetOptions;

// Twins: Long
/** Steps on keys of one width. */
final class IntKeyOps implements KeyOps {
    static final IntKeyOps INSTANCE = new IntKeyOps();
    private static final ElementType TYPE = ElementType./*value*/ INT;

    private IntKeyOps() {
    }

    // ---- sorts

    @Override
    public Column sortedByRadix(Work work, Column keys, long mask) throws DeviceFault {
        Column sorted = work.column(TYPE, keys.length());
        IntTileRadixSort kernel = Work.prepared(work.radix(IntTileRadixSort.class, IntTileRadixSort::new),
                keys.length());
        kernel.setOrderMask((/*key*/ int) mask);
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.result = work.array(sorted, /*key*/ int[].class);
        work.launch(kernel);
        return sorted;
    }

    @Override
    public Column sortedByMerging(Work work, Column keys, long mask, boolean batcher) throws DeviceFault {
        Column sorted = work.changeable(keys);
        IntTileMergesort kernel = Work.prepared(batcher
                ? work.tiles(IntBatcherStretchMergesort.class, IntBatcherStretchMergesort::new)
                : work.tiles(IntTileMergesort.class, IntTileMergesort::new), keys.length());
        kernel.setOrderMask((/*key*/ int) mask);
        kernel.keys = work.array(sorted, /*key*/ int[].class);
        work.launch(kernel);
        return sorted;
    }

    @Override
    public void sortByBatcher(Work work, Column keys) throws DeviceFault {
        IntTileBatcherSort kernel = Work.prepared(work.network(IntTileBatcherSort.class, (nt, groups) ->
                new IntTileBatcherSort(nt, IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, groups)), keys.length());
        kernel.keys = work.array(keys, /*key*/ int[].class);
        work.launch(kernel);
    }

    @Override
    public void mergesortPairs(Work work, Column[] pairs, long mask) throws DeviceFault {
        IntValueTileMergesort kernel = Work.prepared(work.tiles(IntValueTileMergesort.class,
                IntValueTileMergesort::new), pairs[0].length());
        kernel.setOrderMask((/*key*/ int) mask);
        kernel.keys = work.array(pairs[0], /*key*/ int[].class);
        kernel.values = work.array(pairs[1], int[].class);
        work.launch(kernel);
    }

    @Override
    public void sortBy(Work work, TileKernel order, Column keys, Column values) throws DeviceFault {
        IntOrderTileMergesort kernel = (IntOrderTileMergesort) Work.prepared(order, keys.length());
        kernel.keys = work.array(keys, /*key*/ int[].class);
        if (values != null) {
            kernel.values = work.array(values, int[].class);
        }
        work.launch(kernel);
    }

    // ---- keys

    @Override
    public void convert(Work work, int form, Column in, Column out, Column nans) throws DeviceFault {
        IntKeyForm kernel = work.elements(IntKeyForm.class, IntKeyForm::new);
        kernel.form = form;
        kernel.in = work.array(in, /*key*/ int[].class);
        kernel.out = work.array(out, /*key*/ int[].class);
        kernel.nans = work.array(nans, int[].class);
        work.each(kernel, in.length());
    }

    @Override
    public void mask(Work work, Column keys, long mask) throws DeviceFault {
        if (mask != 0) {
            IntKeyForm kernel = work.elements(IntKeyForm.class, IntKeyForm::new);
            kernel.form = IntKeyForm.MASKED;
            kernel.mask = (/*key*/ int) mask;
            kernel.in = work.array(keys, /*key*/ int[].class);
            kernel.out = work.array(keys, /*key*/ int[].class);
            kernel.nans = work.array(null, int[].class);
            work.each(kernel, keys.length());
        }
    }

    @Override
    public Column[] sortedSegments(Work work, Column keys, Column ints, Column offsets) throws DeviceFault {
        int n = keys.length();
        Column[] sorted = {work.copy(keys), ints == null ? null : work.copy(ints)};
        if (n > 1 && ints == null) {
            IntTileSegmentSort kernel = work.tiles(IntTileSegmentSort.class, IntTileSegmentSort::new);
            SegmentMarking marks = SegmentMarking.of(work, offsets, n, kernel.tileLength());
            kernel.prepareMarked(n, marks.levels());
            kernel.keys = work.array(sorted[0], /*key*/ int[].class);
            kernel.marks = work.array(marks.column(), int[].class);
            work.launch(kernel);
        } else if (n > 1) {
            IntValueTileSegmentSort kernel = work.tiles(IntValueTileSegmentSort.class, IntValueTileSegmentSort::new);
            SegmentMarking marks = SegmentMarking.of(work, offsets, n, kernel.tileLength());
            kernel.prepareMarked(n, marks.levels());
            kernel.keys = work.array(sorted[0], /*key*/ int[].class);
            kernel.values = work.array(sorted[1], int[].class);
            kernel.marks = work.array(marks.column(), int[].class);
            work.launch(kernel);
        }
        return sorted;
    }

    // ---- two sorted columns

    @Override
    public Column[] merged(Work work, MergeStrategy strategy, Column a, Column b, boolean traced) throws DeviceFault {
        int n = Work.together(a, b);
        Column merged = work.column(TYPE, n);
        Column origins = work.ints(traced ? n : 1);
        if (n > 0) {
            boolean rings = strategy == MergeStrategy.CIRCULAR;
            IntTileMerge kernel = traced
                    ? rings ? work.tiles(IntPairCircularMerge.class, IntPairCircularMerge::new)
                    : work.tiles(IntPairTileMerge.class, IntPairTileMerge::new)
                    : rings ? work.tiles(IntCircularMerge.class, IntCircularMerge::new)
                    : work.tiles(IntTileMerge.class, IntTileMerge::new);
            kernel.makeArrays(n);
            kernel.split(a.length(), strategy == MergeStrategy.BASIC);
            kernel.prepare(n);
            kernel.keys = work.array(a, /*key*/ int[].class);
            kernel.others = work.array(b, /*key*/ int[].class);
            kernel.merged = work.array(merged, /*key*/ int[].class);
            kernel.origins = work.array(origins, int[].class);
            work.launch(kernel);
        }
        return new Column[] {merged, traced ? origins : null};
    }

    @Override
    public Column[] set(Work work, SetOperation operation, MultisetOptions options, Column a, Column b, boolean traced)
            throws DeviceFault {
        int n = Work.together(a, b);
        if (n == 0) {
            return new Column[] {work.column(TYPE, 0), work.ints(0)};
        }
        IntTileSets kernel = work.tiles(IntTileSets.class, traced, Geometry.GROUPS_PER_UNIT,
                (nt, groups) -> new IntTileSets(nt, groups, traced));
        kernel.makeArrays(n);
        kernel.prepare(n);
        kernel.ask(operation, a.length(), options);
        Column places = work.ints(kernel.placeOfCount() + 1);
        if (options.streams()) {
            return countedFirst(work, kernel, a, b, places, traced);
        }
        Column results = work.column(TYPE, n);
        Column origins = work.ints(traced ? n : 1);
        kernel.keys = work.array(a, /*key*/ int[].class);
        kernel.others = work.array(b, /*key*/ int[].class);
        kernel.moved = work.array(results, /*key*/ int[].class);
        kernel.places = work.array(places, int[].class);
        kernel.origins = work.array(origins, int[].class);
        work.launch(kernel);
        int count = count(work, kernel, places);
        return new Column[] {work.trimmed(results, count), traced ? work.trimmed(origins, count) : null};
    }

    /** Waits for the number of results. */
    private static int count(Work work, IntTileSets kernel, Column places) throws DeviceFault {
        int count = work.read(places, kernel.placeOfCount());
        Verification.require(count >= 0 && count <= kernel.size());
        return count;
    }

    /** Writes the results once, where they belong, when their number is known. */
    private static Column[] countedFirst(Work work, IntTileSets kernel, Column a, Column b, Column places,
            boolean traced) throws DeviceFault {
        Column borders = work.ints(kernel.placeOfCount());
        kernel.keys = work.array(a, /*key*/ int[].class);
        kernel.others = work.array(b, /*key*/ int[].class);
        kernel.places = work.array(places, int[].class);
        kernel.borders = work.array(borders, int[].class);
        work.launch(kernel);
        int count = count(work, kernel, places);
        Column results = work.column(TYPE, count);
        Column origins = work.ints(traced ? count : 1);
        if (count > 0) {
            kernel.write(count);
            kernel.keys = work.array(a, /*key*/ int[].class);
            kernel.others = work.array(b, /*key*/ int[].class);
            kernel.scratch = work.array(results, /*key*/ int[].class);
            kernel.places = work.array(places, int[].class);
            kernel.borders = work.array(borders, int[].class);
            kernel.origins = work.array(origins, int[].class);
            work.launch(kernel);
        }
        return new Column[] {results, traced ? origins : null};
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
            kernel.sorted = work.array(sorted, /*key*/ int[].class);
            kernel.needles = work.array(needles, /*key*/ int[].class);
            kernel.out = work.array(bounds, int[].class);
            work.launch(kernel);
        }
        return bounds;
    }

    @Override
    public Column[] heads(Work work, Column keys, boolean wantsKeys, boolean wantsBegins) throws DeviceFault {
        IntHeads kernel = work.tiles(IntHeads.class, LaunchOptions.PLACING_GROUPS, IntHeads::new);
        Column heads = work.column(TYPE, wantsKeys ? keys.length() : 1);
        Column begins = work.ints(wantsBegins ? keys.length() : 1);
        kernel.wantsKeys = wantsKeys ? 1 : 0;
        kernel.wantsBegins = wantsBegins ? 1 : 0;
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.heads = work.array(heads, /*key*/ int[].class);
        kernel.begins = work.array(begins, int[].class);
        int count = Scans.count(work, kernel, keys.length(), true);
        return new Column[] {wantsKeys ? work.trimmed(heads, count) : null,
            wantsBegins ? work.trimmed(begins, count) : null};
    }

    @Override
    public int descents(Work work, Column keys, boolean strict) throws DeviceFault {
        IntDescents kernel = work.tiles(IntDescents.class, LaunchOptions.FOLDING_GROUPS, IntDescents::new);
        kernel.strict = strict ? 1 : 0;
        kernel.keys = work.array(keys, /*key*/ int[].class);
        return Scans.count(work, kernel, keys.length(), false);
    }

    // ---- moves

    @Override
    public Column take(Work work, Column source, Column indices, Number missing) throws DeviceFault {
        IntTakeElements kernel = work.elements(IntTakeElements.class, IntTakeElements::new);
        Column taken = work.column(source.type(), indices.length());
        kernel.missing = (/*key*/ int) missing.longValue();
        kernel.length = source.length();
        kernel.source = work.array(source, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.out = work.array(taken, /*key*/ int[].class);
        work.each(kernel, indices.length());
        return taken;
    }

    @Override
    public void put(Work work, Column source, Column indices, Column target) throws DeviceFault {
        IntPutElements kernel = work.elements(IntPutElements.class, IntPutElements::new);
        kernel.source = work.array(source, /*key*/ int[].class);
        kernel.indices = work.array(indices, int[].class);
        kernel.out = work.array(target, /*key*/ int[].class);
        work.each(kernel, indices.length());
    }
}
