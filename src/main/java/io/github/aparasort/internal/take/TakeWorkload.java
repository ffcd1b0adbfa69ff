package io.github.aparasort.internal.take;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.KeyedWorkload;

/** Gathers from arrays of a type that has kernels. */
public final class TakeWorkload extends KeyedWorkload {
    public TakeWorkload(KeyKind kind) {
        super("take", kind);
    }

    /** An element and its index. */
    @Override
    public int bytesPerElement() {
        return bytesPerKey() + Integer.BYTES;
    }

    /** For fewer elements a plain loop is faster than a device, since the caches hold them. */
    @Override
    public int smallest() {
        return SMALLEST_OF_LOOPS;
    }
}
