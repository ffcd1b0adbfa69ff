package io.github.aparasort.benchmark.contest;

/** The arrays of one call. */
final class Work {
    /** An array of the key type. */
    final Object keys;
    /** For {@link Operation#SORT_PAIRS} the values; for {@link Operation#ARGSORT} the order that was found. */
    int[] companion;

    Work(Object keys, int[] companion) {
        this.keys = keys;
        this.companion = companion;
    }

    int[] ints() {
        return (int[]) keys;
    }

    long[] longs() {
        return (long[]) keys;
    }

    float[] floats() {
        return (float[]) keys;
    }

    double[] doubles() {
        return (double[]) keys;
    }
}
