package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.StreamMemory;

/**
 * Elements in the memory of a device: all of an array, or a slice of it.
 *
 * @param memory where they are
 * @param type what they are
 * @param from the index of the first one
 * @param length how many there are
 * @param owner the array that has them, or null
 */
public record Column(StreamMemory memory, ElementType type, int from, int length, Object owner) {
    /** Elements a resident array can have: so the indices of kernels do not overflow. */
    public static final int MOST = 1 << 30;

    /** Elements that belong to a call. */
    Column(StreamMemory memory, ElementType type, int from, int length) {
        this(memory, type, from, length, null);
    }

    /** The same for an array, whose memory is not given back while this is reachable. */
    public Column of(Object array) {
        return new Column(memory, type, from, length, array);
    }

    /** A part of these elements in the same memory. */
    public Column slice(int begin, int end) {
        return new Column(memory, type, from + begin, end - begin, owner);
    }

    /** The same bits as elements of another type of the same size. */
    Column as(ElementType other) {
        return new Column(memory, other, from, length, owner);
    }

    long byteFrom() {
        return (long) from * type.bytes();
    }

    long bytes() {
        return (long) length * type.bytes();
    }
}
