package io.github.aparasort.internal.set;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.SetOperation;

/** Set operations of one kind. All four run in the same kernels, so engines are compared by a union. */
public final class MultisetWorkload extends KeyedWorkload {
    public MultisetWorkload(KeyKind kind) {
        super("sets", kind, Prior.MERGE);
    }

    /** The operation on keys alone, or on keys with values. */
    public static Operation operation(SetOperation set, boolean pairs) {
        return switch (set) {
            case UNION -> pairs ? Operation.UNION_PAIRS : Operation.UNION;
            case INTERSECTION -> pairs ? Operation.INTERSECTION_PAIRS : Operation.INTERSECTION;
            case DIFFERENCE -> pairs ? Operation.DIFFERENCE_PAIRS : Operation.DIFFERENCE;
            case SYMMETRIC_DIFFERENCE -> pairs ? Operation.SYMMETRIC_DIFFERENCE_PAIRS : Operation.SYMMETRIC_DIFFERENCE;
        };
    }

}
