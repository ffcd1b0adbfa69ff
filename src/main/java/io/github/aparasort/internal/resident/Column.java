package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.StreamMemory;

/**
 * Elements in the memory of a device: all of an array, or a slice of it.
 *
 * @param memory where they are
 * @param type what they are
 * @param from the index of the first one
 * @param length how many there are
 */
public record Column(StreamMemory memory, ElementType type, int from, int length) {
    /** A part of these elements in the same memory. */
    public Column slice(int begin, int end) {
        return new Column(memory, type, from + begin, end - begin);
    }

    /** The same bits as elements of another type of the same size. */
    Column as(ElementType other) {
        return new Column(memory, other, from, length);
    }

    long byteFrom() {
        return (long) from * type.bytes();
    }

    long bytes() {
        return (long) length * type.bytes();
    }
}
