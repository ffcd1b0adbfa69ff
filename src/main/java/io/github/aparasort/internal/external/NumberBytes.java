package io.github.aparasort.internal.external;

import java.nio.ByteBuffer;

/** Copies between arrays of numbers and the bytes from a buffer's position on, in the byte order of the buffer. */
final class NumberBytes {
    private NumberBytes() {
    }

    static void load(ByteBuffer bytes, int[] a, int at, int count) {
        bytes.asIntBuffer().get(a, at, count);
    }

    static void load(ByteBuffer bytes, long[] a, int at, int count) {
        bytes.asLongBuffer().get(a, at, count);
    }

    static void load(ByteBuffer bytes, float[] a, int at, int count) {
        bytes.asFloatBuffer().get(a, at, count);
    }

    static void load(ByteBuffer bytes, double[] a, int at, int count) {
        bytes.asDoubleBuffer().get(a, at, count);
    }

    static void store(ByteBuffer bytes, int[] a, int at, int count) {
        bytes.asIntBuffer().put(a, at, count);
    }

    static void store(ByteBuffer bytes, long[] a, int at, int count) {
        bytes.asLongBuffer().put(a, at, count);
    }

    static void store(ByteBuffer bytes, float[] a, int at, int count) {
        bytes.asFloatBuffer().put(a, at, count);
    }

    static void store(ByteBuffer bytes, double[] a, int at, int count) {
        bytes.asDoubleBuffer().put(a, at, count);
    }
}
