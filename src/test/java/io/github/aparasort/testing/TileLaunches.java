package io.github.aparasort.testing;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.element.MarkedSegments;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.tile.IntCircularMerge;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.IntTileMerge;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntTracedCircularMerge;
import io.github.aparasort.internal.tile.IntTracedTileMerge;
import io.github.aparasort.internal.tile.IntValueTileSegmentSort;
import io.github.aparasort.internal.tile.LongCircularMerge;
import io.github.aparasort.internal.tile.LongTileMerge;
import io.github.aparasort.internal.tile.LongTileMergesort;
import io.github.aparasort.internal.tile.LongTileRadixSort;
import io.github.aparasort.internal.tile.LongTileSegmentSort;
import io.github.aparasort.internal.tile.LongTracedCircularMerge;
import io.github.aparasort.internal.tile.LongTracedTileMerge;
import io.github.aparasort.internal.tile.LongValueTileSegmentSort;
import java.lang.reflect.Array;
import java.util.stream.Stream;

/** How tile kernels are prepared and launched, by the width of their keys and what goes with these. */
public final class TileLaunches {
    private TileLaunches() {
    }

    /** Has a kernel work on more tiles than so many as on very many: a partition pass comes before each merge. */
    public static <K extends TileKernel> K split(K kernel, int most) {
        try {
            KernelRun.field(kernel, "fusedTiles").setInt(kernel, most);
            return kernel;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static Object[] fields(Object[] always, Object with, Object... fields) {
        return with == null ? always : Stream.of(always, fields).flatMap(Stream::of).toArray();
    }

    /**
     * Sorts keys in place by a mergesort.
     *
     * @param values what goes with them, or null
     * @param mask the XOR mask of the order
     */
    public static void mergesort(KernelRun<?> run, Object keys, int[] values, long mask) {
        if (run.kernel() instanceof IntTileMergesort ints) {
            ints.setOrderMask((int) mask);
        } else {
            ((LongTileMergesort) run.kernel()).setOrderMask(mask);
        }
        run.prepare(Array.getLength(keys));
        run.run(fields(new Object[] {"keys", keys}, values, "values", values));
    }

    /**
     * Sorts keys by a radix sort.
     *
     * @param values what goes with them, or null: then a kernel of pairs takes the indices along
     * @param sortedValues where that goes, or null
     */
    public static void radixSort(KernelRun<?> run, Object keys, int[] values, long mask,
            Object sorted, int[] sortedValues) {
        if (run.kernel() instanceof IntPairTileRadixSort pairs) {
            pairs.gather(values != null, (int) mask);
            run.prepare(Array.getLength(keys));
            run.run("pairKeys", keys, "values", values == null ? keys : values, "sortedKeys", sorted, "sortedValues",
                    sortedValues);
            return;
        }
        if (run.kernel() instanceof IntTileRadixSort ints) {
            ints.setOrderMask((int) mask);
        } else {
            ((LongTileRadixSort) run.kernel()).setOrderMask(mask);
        }
        run.prepare(Array.getLength(keys));
        run.run(fields(new Object[] {"keys", keys, "result", sorted}, values, "values", values, "valueResult",
                sortedValues));
    }

    /**
     * The kernel of a merge.
     *
     * @param scale the most tiles that find their own borders, or the tiles per section of rings
     */
    public static TileKernel merge(KeyKind kind, MergeStrategy strategy, int nt, int groups, int scale) {
        boolean rings = strategy == MergeStrategy.CIRCULAR;
        if (kind.type() == int.class) {
            IntTileMerge ints = kind.isPairs()
                    ? rings ? new IntTracedCircularMerge(nt, groups) : new IntTracedTileMerge(nt, groups)
                    : rings ? new IntCircularMerge(nt, groups) : new IntTileMerge(nt, groups);
            ints.scaleTiles(scale);
            return ints;
        }
        LongTileMerge longs = kind.isPairs()
                ? rings ? new LongTracedCircularMerge(nt, groups) : new LongTracedTileMerge(nt, groups)
                : rings ? new LongCircularMerge(nt, groups) : new LongTileMerge(nt, groups);
        longs.scaleTiles(scale);
        return longs;
    }

    /**
     * Merges two arrays.
     *
     * @param origins where the origins of the outputs go, or null
     */
    public static void merge(KernelRun<?> run, MergeStrategy strategy, Object a, Object b,
            Object out, int[] origins) {
        boolean basic = strategy == MergeStrategy.BASIC;
        if (run.kernel() instanceof IntTileMerge ints) {
            ints.split(Array.getLength(a), basic);
        } else {
            ((LongTileMerge) run.kernel()).split(Array.getLength(a), basic);
        }
        run.prepare(Array.getLength(out));
        run.run(fields(new Object[] {"aKeys", orOne(a), "bKeys", orOne(b), "merged", out}, origins, "origins",
                origins));
    }

    /** Kernels have no empty arrays. */
    private static Object orOne(Object keys) {
        return Array.getLength(keys) > 0 ? keys : Array.newInstance(keys.getClass().getComponentType(), 1);
    }

    /**
     * Sorts segments in place.
     *
     * @param marks of the segments
     * @param values what goes with the keys, or null
     */
    public static void sortSegments(KernelRun<?> run, MarkedSegments marks, Object keys,
            int[] values) {
        int n = Array.getLength(keys);
        DeviceKernel kernel = (DeviceKernel) run.kernel();
        if (kernel instanceof IntTileSegmentSort ints) {
            ints.prepareMarked(n, marks.levels());
        } else if (kernel instanceof LongTileSegmentSort longs) {
            longs.prepareMarked(n, marks.levels());
        } else if (kernel instanceof IntValueTileSegmentSort pairs) {
            pairs.prepareMarked(n, marks.levels());
        } else {
            ((LongValueTileSegmentSort) kernel).prepareMarked(n, marks.levels());
        }
        run.run(fields(new Object[] {"keys", keys, "marks", marks.marks()}, values, "values", values));
    }
}
