package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.Walk;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.function.Function;

// Twins: Long, Float, Double
/**
 * Operations on two sorted multisets by rakes, on the caller's arrays, which are only read. Each work-item walks along
 * {@link IntWalk#WALKS} stretches side by side, in one pass. If results are counted first, the second pass makes an
 * array for them, and the third one writes to it.
 */
public class IntRakeSets extends RakeKernel {
    private final boolean traced;
    private /*value*/ int[] a;
    private /*value*/ int[] b;
    private SetOperation operation;
    private MultisetOptions options;
    private Function<Integer, /*value*/ int[]> exact;
    private IntSets sets;
    private /*value*/ int[] results = new /*value*/ int[1];
    private int[] origins = new int[1];

    /** @param traced whether origins are wanted */
    public IntRakeSets(int rakes, boolean traced) {
        super(rakes, /*key*/ Integer.BYTES);
        this.traced = traced;
    }

    @Override
    public int passes() {
        return options.streams() ? 3 : 1;
    }

    @Override
    public void pass(int rake, int pass) {
        if (pass == 1) {
            if (rake == 0) {
                sets.makeExact();
                results = exact.apply(sets.room());
                makeOrigins(sets.room());
            }
            return;
        }
        boolean counts = pass == 0 && options.streams();
        sets.walk(IntWalk.WALKS * rake, IntWalk.WALKS, counts ? Walk.COUNT : traced ? Walk.TRACED : Walk.KEYS, results,
                origins);
    }

    private void makeOrigins(int room) {
        if (traced && origins.length < room) {
            origins = new int[1];
            origins = new int[room];
        }
    }

    // ---- host side

    /**
     * Binds both inputs, none of them empty, and sets what to do with them.
     *
     * @param exactly makes the array for a number of results, if they are counted first
     */
    void bindArrays(/*value*/ int[] first, /*value*/ int[] second, SetOperation set, MultisetOptions wanted,
            Function<Integer, /*value*/ int[]> exactly) {
        a = first;
        b = second;
        operation = set;
        options = wanted;
        exact = exactly;
        prepare(first.length + second.length);
    }

    @Override
    public void start() {
        sets = new IntSets(operation, options, a, b, IntWalk.WALKS * rakes);
        if (!options.streams()) {
            makeOrigins(capacity());
            if (results.length != capacity()) {
                results = new /*value*/ int[1];
                results = new /*value*/ int[capacity()];
            }
        }
    }

    /** The operation, which knows where the results are. */
    IntSets sets() {
        return sets;
    }

    /** The results, in the rooms of their stretches. */
    /*value*/ int[] results() {
        return results;
    }

    int[] origins() {
        return origins;
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    /** Releases the caller's arrays: the inputs, and the results unless they are in a buffer. */
    @Override
    public void giveBack() {
        if (exact != null) {
            results = new /*value*/ int[1];
        }
        a = null;
        b = null;
        exact = null;
        sets = null;
    }

    /** Buffers are made on first use. */
    @Override
    protected void makeArrays(int elements) {
        results = new /*value*/ int[1];
        origins = new int[1];
    }

    @Override
    protected int carries() {
        return traced ? 1 : 0;
    }
}
