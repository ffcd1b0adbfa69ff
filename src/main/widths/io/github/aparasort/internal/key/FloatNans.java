package io.github.aparasort.internal.key;

/** NaNs in a range of an array. The build derives the variant for doubles from this file. */
public final class FloatNans {
    private FloatNans() {
    }

    /** Whether a range has a NaN. */
    public static boolean isIn(/*value*/ float[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            if (a[i] != a[i]) {
                return true;
            }
        }
        return false;
    }

    /** Moves all NaNs to the end of a range, in their order; returns where they begin. Other elements move. */
    public static int moveLast(/*value*/ float[] a, int from, int to) {
        int end = to;
        for (int i = to - 1; i >= from; i--) {
            /*value*/ float value = a[i];
            if (value != value) {
                a[i] = a[--end];
                a[end] = value;
            }
        }
        return end;
    }

    /** Moves all NaNs to the begin of a range, in their order; returns where they end. Other elements move. */
    public static int moveFirst(/*value*/ float[] a, int from, int to) {
        int begin = from;
        for (int i = from; i < to; i++) {
            /*value*/ float value = a[i];
            if (value != value) {
                a[i] = a[begin];
                a[begin++] = value;
            }
        }
        return begin;
    }
}
