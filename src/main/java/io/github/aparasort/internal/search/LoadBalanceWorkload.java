package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.KeyedWorkload;

/** Finding the segments of elements. Segments are ints, so there is one kind. */
public final class LoadBalanceWorkload extends KeyedWorkload {
    public static final LoadBalanceWorkload LOAD_BALANCE = new LoadBalanceWorkload();

    private LoadBalanceWorkload() {
        super("loadBalance", KeyKind.INT);
    }

    /** For fewer elements a plain loop is faster than a device. */
    @Override
    public int smallest() {
        return SMALLEST_OF_LOOPS;
    }
}
