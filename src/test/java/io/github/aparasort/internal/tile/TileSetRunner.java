package io.github.aparasort.internal.tile;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.LookBackKernel;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.SetRunner;
import java.util.Arrays;

/** Set operations in tiles, with int keys or long ones. */
public final class TileSetRunner implements SetRunner {
    private final boolean traced;
    private final KernelRun<TileKernel> run;

    public TileSetRunner(Target target, boolean wide, boolean traced, int nt, int maxGroups) {
        this.traced = traced;
        run = KernelRun.of(target, wide ? new LongTileSets(nt, maxGroups, traced)
                : new IntTileSets(nt, maxGroups, traced));
    }

    /** Has each tile wait for those before it, which are taken later. */
    TileSetRunner takeBackwards(int looks) {
        ((LookBackKernel) run.kernel()).takeBackwards(looks);
        return this;
    }

    @Override
    public Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        int n = a.length + b.length;
        MultisetOptions options = new MultisetOptions(distinct, stream);
        run.prepare(n);
        int placeOfCount;
        if (run.kernel() instanceof IntTileSets ints) {
            ints.setOperation(operation, a.length, options);
            placeOfCount = ints.placeOfCount();
        } else {
            LongTileSets longs = (LongTileSets) run.kernel();
            longs.setOperation(operation, a.length, options);
            placeOfCount = longs.placeOfCount();
        }
        int[] places = new int[placeOfCount + 1];
        return stream ? countedFirst(keys(a), keys(b), places) : compacted(keys(a), keys(b), places, n);
    }

    private Found compacted(Object a, Object b, int[] places, int n) {
        Object results = keys(new long[n]);
        int[] origins = new int[traced ? n : 1];
        run.run("aKeys", a, "bKeys", b, "results", results, "places", places, "origins", origins);
        return found(results, origins, places[places.length - 1]);
    }

    /** Into arrays of the length of the result. */
    private Found countedFirst(Object a, Object b, int[] places) {
        int[] borders = new int[places.length - 1];
        run.run("aKeys", a, "bKeys", b, "places", places, "borders", borders);
        int count = places[places.length - 1];
        Object results = keys(new long[count]);
        int[] origins = new int[traced ? count : 1];
        if (count > 0) {
            if (run.kernel() instanceof IntTileSets ints) {
                ints.write(count);
            } else {
                ((LongTileSets) run.kernel()).write(count);
            }
            run.run("aKeys", a, "bKeys", b, "results", results, "places", places, "borders", borders, "origins",
                    origins);
        }
        return found(results, origins, count);
    }

    private Found found(Object results, int[] origins, int count) {
        long[] keys = results instanceof int[] ints ? Arrays.stream(ints).asLongStream().toArray() : (long[]) results;
        return new Found(Arrays.copyOf(keys, count), traced ? Arrays.copyOf(origins, count) : null);
    }

    /** Keys as the kernel takes them. It has no empty arrays. */
    private Object keys(long[] keys) {
        long[] some = keys.length == 0 ? new long[1] : keys;
        return run.kernel() instanceof LongTileSets ? some : Arrays.stream(some).mapToInt(Math::toIntExact).toArray();
    }

    @Override
    public void close() {
        run.close();
    }
}
