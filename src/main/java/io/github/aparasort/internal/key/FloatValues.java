package io.github.aparasort.internal.key;


// Twins: Double
/** Floats of keys, and NaNs in arrays. Each method on an array is one pass. */
public final class FloatValues {
    private FloatValues() {
    }

    /** The value, to the bit, whose {@link SortableKeys#exact(float)} number this is. */
    public static /*value*/ float of(/*key*/ int exact) {
        return SortableKeys.value(exact);
    }

    /** Whether a range has a NaN. */
    public static boolean hasNan(/*value*/ float[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            if (a[i] != a[i]) {
                return true;
            }
        }
        return false;
    }

    /** Moves all NaNs to the end of a range, in their order; returns where they begin. Other elements move. */
    public static int nansLast(/*value*/ float[] a, int from, int to) {
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
    public static int nansFirst(/*value*/ float[] a, int from, int to) {
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
