package io.github.aparasort.internal.take;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Workload;

/** Gathers from arrays of a type that has kernels. */
public final class TakeWorkload {
    private TakeWorkload() {
    }

    /** A device has an element and its index. */
    public static Workload of(KeyKind kind) {
        return new Workload("take", kind, null).withIndices().ofLoops();
    }
}
