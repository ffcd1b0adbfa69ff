package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.KeyedWorkload;

/** Finding the segments of elements. Segments are ints, so there is one kind. */
public final class LoadBalanceWorkload extends KeyedWorkload {
    public static final LoadBalanceWorkload LOAD_BALANCE = new LoadBalanceWorkload();

    private LoadBalanceWorkload() {
        super("loadBalance", KeyKind.INT, Prior.PASSES);
    }

    /** A launch of JTP takes longer than a loop that fills fewer elements. */
    @Override
    public int smallest() {
        return 1 << 16;
    }
}
