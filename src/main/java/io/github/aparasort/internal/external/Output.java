package io.github.aparasort.internal.external;

import java.io.IOException;

/** Where sorted records go. For one thread at a time. */
interface Output {
    /** Adds a record, a range of an array that has spare bytes at its end. */
    void add(byte[] bytes, int begin, int end) throws IOException;

    /** Whether records have to be fetched before there can be more. */
    boolean isFull();
}
