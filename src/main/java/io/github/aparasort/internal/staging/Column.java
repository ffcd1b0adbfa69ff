package io.github.aparasort.internal.staging;

/**
 * An array of a kernel in a transfer, and where its elements are on the host. Either they lie in an array of the same
 * type, in the stretch that begins at index {@code from}: then they are copied as they are. Or, if {@code host} is
 * null, they are made in small blocks, and used from there.
 */
public record Column(Object array, Object host, int from) {
    /** Elements that are made and used in blocks. */
    public static Column inBlocks(Object array) {
        return new Column(array, null, 0);
    }

    /** Elements of the caller's array, from index {@code from} on. */
    public static Column of(Object array, Object host, int from) {
        return new Column(array, host, from);
    }
}
