package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.step.CallStream;
import io.github.aparasort.internal.step.ColumnScans;
import java.lang.reflect.Array;

/** The elements of new resident arrays, where those of their context live. */
public final class NewElements {
    private NewElements() {
    }

    /** A copy of a range of an array of the host. */
    public static <A> Elements<A> of(Residence home, A array, int from, int to) {
        ArgumentChecks.range(Array.getLength(array), from, to);
        CallStream stream = home.stream();
        if (stream != null) {
            return Elements.upload(home, stream, array, from, to);
        }
        A copy = PairValues.like(array, to - from);
        System.arraycopy(array, from, copy, 0, to - from);
        return new Elements<>(home, copy);
    }

    @SuppressWarnings("unchecked")
    public static <A> Elements<A> zeros(Residence home, ElementType type, int n) {
        CallStream stream = stream(home, n);
        return stream == null ? new Elements<>(home, (A) type.array(n)) : sequence(home, stream, type, n, 0);
    }

    /** The numbers from 0 to below n. */
    public static Elements<int[]> indices(Residence home, int n) {
        CallStream stream = stream(home, n);
        Elements<int[]> indices = stream == null ? new Elements<>(home, PairValues.indices(n))
                : sequence(home, stream, ElementType.INT, n, 1);
        indices.markAscending();
        indices.markBounds(0, n);
        return indices;
    }

    /** The numbers from 0 on at equal distances. */
    private static <A> Elements<A> sequence(Residence home, CallStream stream, ElementType type, int n, int step) {
        return Elements.made(home, stream, n, () -> stream.call(work -> ColumnScans.sequence(work, type, n, 0, step)));
    }

    private static CallStream stream(Residence home, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException("" + n);
        }
        return home.stream();
    }
}
