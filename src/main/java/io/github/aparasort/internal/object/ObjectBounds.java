package io.github.aparasort.internal.object;

import io.github.aparasort.internal.parallel.Parallel;
import java.util.Comparator;

/** Binary searches in sorted objects: how many come before each needle, equal ones included or not. */
public final class ObjectBounds<T> {
    private final T[] sorted;
    private final Comparator<? super T> order;
    private final boolean upper;

    /** @param upper whether objects that are equal to a needle come before it */
    public ObjectBounds(T[] sorted, Comparator<? super T> order, boolean upper) {
        this.sorted = sorted;
        this.order = order;
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

    /** Finds the bound of each needle. The order is asked on several threads. */
    public void find(T[] needles, int[] bounds) {
        Parallel.forEachGrainByCode(needles.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                bounds[i] = bound(needles[i]);
            }
        });
    }

    private int bound(T needle) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            int compared = order.compare(sorted[middle], needle);
            if (compared < 0 || upper && compared == 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
