package io.github.aparasort.internal.set;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.lang.reflect.Array;
import java.util.function.Consumer;

/**
 * A set operation on two sorted arrays. Its results go to an array that it makes, or to one of the caller.
 *
 * @param <A> the type of the arrays
 */
public abstract class MultisetJob<A> extends Job {
    final SetOperation set;
    final MultisetOptions options;
    /** What to do with the origins of the results, or null if they are not needed. */
    private final Consumer<int[]> delivery;
    A result;
    int[] origins;
    /** The number of results. */
    int count;

    /** If one of the inputs is empty, no kernel is needed. */
    MultisetJob(SetOperation set, MultisetOptions options, Class<?> type, long aCount, long bCount,
            Consumer<int[]> delivery) {
        this(set, options, workload(KeyKind.of(type, delivery != null)), aCount, bCount, delivery);
    }

    private MultisetJob(SetOperation set, MultisetOptions options, Workload workload, long aCount, long bCount,
            Consumer<int[]> delivery) {
        super(operation(set, workload.kind().isPairs()), workload.kind().type(),
                aCount == 0 || bCount == 0 ? null : workload,
                // No engine with kernels takes more elements than an int can count.
                (int) Math.min(Integer.MAX_VALUE, aCount + bCount));
        this.set = set;
        this.options = options;
        this.delivery = delivery;
    }

    /** All four operations run in the same kernels, so engines are compared by a union. */
    public static Workload workload(KeyKind kind) {
        return new Workload("sets", kind, Prior.MERGE);
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

    /** The keys of the results, after the job. */
    public final A result() {
        return result;
    }

    /** The number of results, after the job: the caller's array may be longer. */
    public final int count() {
        return count;
    }

    /** Copies parts to an array, one after the other. */
    static <B> B joined(B[] parts, B to) {
        int place = 0;
        for (B part : parts) {
            System.arraycopy(part, 0, to, place, Array.getLength(part));
            place += Array.getLength(part);
        }
        return to;
    }

    final boolean wantsOrigins() {
        return delivery != null;
    }

    @Override
    public final void finish() {
        if (delivery != null) {
            delivery.accept(origins);
        }
    }
}
