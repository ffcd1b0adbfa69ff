package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.parallel.Parallel;

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
    /**
     * Elements a resident array can have: as many as an array of the host. Indices of kernels are ints, which are no
     * greater than this. So no kernel may add to an index what leads behind the end, such as the length of a whole list
     * or the number of all work-items.
     */
    public static final int MOST = Parallel.LARGEST_ARRAY;

    /** The owner of elements that steps may overwrite. */
    private static final Object CONSUMED = new Object();

    /** Elements that belong to a call. */
    public Column(StreamMemory memory, ElementType type, int from, int length) {
        this(memory, type, from, length, null);
    }

    /** These elements as those of an array, whose memory is not given back while this is reachable. */
    public Column of(Object array) {
        return new Column(memory, type, from, length, array);
    }

    /** These elements for steps that may overwrite them. */
    public Column consumable() {
        return new Column(memory, type, from, length, CONSUMED);
    }

    /** These elements for steps that must leave them as they are. */
    public Column unchanging() {
        return new Column(memory, type, from, length);
    }

    public boolean isConsumable() {
        return owner == CONSUMED;
    }

    /** A part of these elements in the same memory. */
    public Column slice(int begin, int end) {
        return new Column(memory, type, from + begin, end - begin, owner);
    }

    /** These bits as elements of another type of the same size. */
    public Column as(ElementType other) {
        return new Column(memory, other, from, length, owner);
    }

    long byteFrom() {
        return (long) from * type.bytes();
    }

    public long bytes() {
        return (long) length * type.bytes();
    }
}
