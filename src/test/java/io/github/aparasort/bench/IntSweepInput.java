package io.github.aparasort.bench;

import io.github.aparasort.Sorter;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Keys to sort, and a copy of them for either side. */
public final class IntSweepInput implements SweepInput {
    private final /*value*/ int[] keys;
    private /*value*/ int[] ours;
    private /*value*/ int[] theirs;

    public IntSweepInput(SweepShape shape, int n) {
        int unused = shape == SweepShape.RANDOM ? Long.SIZE - /*key*/ Integer.SIZE : 0;
        long[] all = shape.keys(n);
        keys = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            keys[i] = (/*value*/ int) (all[i] >> unused);
        }
        ours = new /*value*/ int[n];
        theirs = new /*value*/ int[n];
    }

    @Override
    public Class<?> type() {
        return /*value*/ int.class;
    }

    @Override
    public long ours(Sorter sorter) {
        System.arraycopy(keys, 0, ours, 0, keys.length);
        long begin = System.nanoTime();
        sorter.sort(ours);
        return System.nanoTime() - begin;
    }

    @Override
    public long theirs() {
        System.arraycopy(keys, 0, theirs, 0, keys.length);
        long begin = System.nanoTime();
        Arrays.sort(theirs);
        return System.nanoTime() - begin;
    }

    @Override
    public void exchange() {
        /*value*/ int[] exchanged = ours;
        ours = theirs;
        theirs = exchanged;
    }

    @Override
    public boolean isSame() {
        return Arrays.equals(ours, theirs);
    }
}
