package io.github.aparasort.benchmark.contender;

/** The arrays of one call: {@link Operation} says what they hold. */
public final class Work {
    /** An array of the key type; an operation that works in place leaves its result here. */
    public final Object keys;
    /** An int for each key, or null. */
    public final int[] values;
    /** The second input, or null: another array, offsets, or an array of arrays. */
    public final Object other;
    /** What an operation that makes new arrays has made. */
    public Object result;

    public Work(Object keys, int[] values, Object other) {
        this.keys = keys;
        this.values = values;
        this.other = other;
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

    int[] otherInts() {
        return (int[]) other;
    }

    int[][] lists() {
        return (int[][]) other;
    }
}
