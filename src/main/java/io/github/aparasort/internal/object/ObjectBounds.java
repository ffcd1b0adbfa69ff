package io.github.aparasort.internal.object;

import io.github.aparasort.internal.array.Bisection;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Comparator;

/** Binary searches in sorted objects: how many come before each needle, equal ones included or not. */
public final class ObjectBounds<T> {
    private final T[] sorted;
    private final Comparator<? super T> order;
    private final ObjectOrder keys;
    private final boolean upper;

    /**
     * @param keys the keys of the order, or null if they are not known
     * @param upper whether objects that are equal to a needle come before it
     */
    public ObjectBounds(T[] sorted, Comparator<? super T> order, ObjectOrder keys, boolean upper) {
        this.sorted = sorted;
        this.order = order;
        this.keys = keys;
        this.upper = upper;
    }

    /**
     * Throws unless the objects are in order.
     *
     * @param name the caller's name of the array
     */
    public void check(String name) {
        for (int i = 1; i < sorted.length; i++) {
            if (order.compare(sorted[i - 1], sorted[i]) > 0) {
                throw new IllegalArgumentException(name + "[" + i + "] = " + sorted[i] + " comes before " + name + "["
                        + (i - 1) + "] = " + sorted[i - 1] + ": " + name + " must be sorted");
            }
        }
    }

    /** Finds the bound of each needle: by all threads, if no code of the caller compares. */
    public int[] find(T[] needles) {
        int[] bounds = new int[needles.length];
        if (keys != null && keys.isFreeOfCode(sorted.getClass().getComponentType())
                && keys.isFreeOfCode(needles.getClass().getComponentType())) {
            Parallel.forEachGrain(needles.length, (begin, end) -> find(needles, bounds, begin, end));
        } else {
            find(needles, bounds, 0, needles.length);
        }
        return bounds;
    }

    private void find(T[] needles, int[] bounds, int begin, int end) {
        for (int i = begin; i < end; i++) {
            bounds[i] = bound(needles[i]);
        }
    }

    private int bound(T needle) {
        return Bisection.first(0, sorted.length, i -> {
            int compared = order.compare(sorted[i], needle);
            return upper ? compared > 0 : compared >= 0;
        });
    }
}
