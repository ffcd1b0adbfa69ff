package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.IntCircularMerge;
import io.github.aparasort.internal.tile.IntTileMerge;
import io.github.aparasort.internal.tile.IntTileSets;
import io.github.aparasort.internal.tile.IntTracedCircularMerge;
import io.github.aparasort.internal.tile.IntTracedTileMerge;
import io.github.aparasort.internal.tile.MultisetOptions;

// Twins: Long
/** Launches of merges and set operations of sorted keys of one width. */
final class IntTileMerges {
    private IntTileMerges() {
    }

    /** Merges two sorted columns, and returns if traced also the index of each in the first followed by the second. */
    static Traced merged(Work work, MergeMethod method, Column a, Column b, boolean traced) throws DeviceFault {
        int n = Work.together(a, b);
        Column merged = work.column(a.type(), n);
        Column origins = work.ints(traced ? n : 1);
        if (n > 0) {
            boolean rings = method == MergeMethod.CIRCULAR;
            IntTileMerge kernel = traced
                    ? rings ? work.tiles(IntTracedCircularMerge.class, IntTracedCircularMerge::new)
                    : work.tiles(IntTracedTileMerge.class, IntTracedTileMerge::new)
                    : rings ? work.tiles(IntCircularMerge.class, IntCircularMerge::new)
                    : work.tiles(IntTileMerge.class, IntTileMerge::new);
            kernel.makeArrays(n);
            kernel.split(a.length(), method == MergeMethod.BASIC);
            kernel.prepare(n);
            work.launch(kernel, Fields.of(kernel.aKeys, a).and(kernel.bKeys, b).and(kernel.merged, merged)
                    .and(kernel.origins, origins));
        }
        return new Traced(merged, traced ? origins : null);
    }

    /** The results of a set operation, and if traced their indices in the first column followed by the second. */
    static Traced set(Work work, SetOperation operation, MultisetOptions options, Column a, Column b, boolean traced)
            throws DeviceFault {
        int n = Work.together(a, b);
        if (n == 0) {
            return new Traced(work.column(a.type(), 0), work.ints(0));
        }
        IntTileSets kernel = work.tiles(IntTileSets.class, traced, Geometry.GROUPS_PER_UNIT,
                (nt, groups) -> new IntTileSets(nt, groups, traced));
        kernel.makeArrays(n);
        kernel.prepare(n);
        kernel.setOperation(operation, a.length(), options);
        Column places = work.ints(kernel.placeOfCount() + 1);
        Fields fields = Fields.of(kernel.aKeys, a).and(kernel.bKeys, b).and(kernel.places, places);
        if (options.streams()) {
            return countedFirst(work, kernel, a.type(), places, fields, traced);
        }
        Column results = work.column(a.type(), n);
        Column origins = work.ints(traced ? n : 1);
        work.launch(kernel, fields.and(kernel.results, results).and(kernel.origins, origins));
        int count = count(work, kernel, places);
        return new Traced(work.trimmed(results, count), traced ? work.trimmed(origins, count) : null);
    }

    /** Waits for the number of results. */
    private static int count(Work work, IntTileSets kernel, Column places) throws DeviceFault {
        int count = work.read(places, kernel.placeOfCount());
        CheckSums.require(count >= 0 && count <= kernel.size());
        return count;
    }

    /** Writes the results once, where they belong, when their number is known. */
    private static Traced countedFirst(Work work, IntTileSets kernel, ElementType type, Column places,
            Fields fields, boolean traced) throws DeviceFault {
        Column borders = work.ints(kernel.placeOfCount());
        work.launch(kernel, fields.and(kernel.borders, borders));
        int count = count(work, kernel, places);
        Column results = work.column(type, count);
        Column origins = work.ints(traced ? count : 1);
        if (count > 0) {
            kernel.write(count);
            work.launch(kernel, fields.and(kernel.results, results).and(kernel.origins, origins));
        }
        return new Traced(results, traced ? origins : null);
    }
}
