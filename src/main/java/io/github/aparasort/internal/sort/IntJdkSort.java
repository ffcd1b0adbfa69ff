package io.github.aparasort.internal.sort;

import java.util.Arrays;

// Twins: Long, Float, Double
/** The sort of keys alone without kernels: {@link Arrays}. Nothing of Aparapi is loaded here. */
public final class IntJdkSort {
    private IntJdkSort() {
    }

    /** Sorts a[from, to), in parallel if that is faster and the heap has room for the buffer. */
    public static void sort(/*value*/ int[] a, int from, int to) {
        if (JdkSort.goesParallel(to - from, /*value*/ Integer.BYTES)) {
            Arrays.parallelSort(a, from, to);
        } else {
            sortAlone(a, from, to);
        }
    }

    /** Sorts a[from, to) on this thread: a whole array by the method that most callers use, so it is compiled. */
    static void sortAlone(/*value*/ int[] a, int from, int to) {
        if (to - from == a.length) {
            Arrays.sort(a);
        } else {
            Arrays.sort(a, from, to);
        }
    }
}
