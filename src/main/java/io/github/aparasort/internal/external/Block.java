package io.github.aparasort.internal.external;

import java.nio.ByteBuffer;

/** Records of a file in an array. Records have indices from 0 on; ranges are half-open. */
abstract class Block {
    /** Loads records from the bytes of a file. */
    abstract void load(ByteBuffer bytes, int at, int count);

    /** Stores records as the bytes of a file. */
    abstract void store(ByteBuffer bytes, int at, int count);

    /**
     * A number with the order of the records. If two records have the same number, {@link #compareRest} orders them, or
     * they are equal.
     */
    abstract long key(int at);

    /** Compares two records that have the same key. Numbers are equal then; records may have longer keys. */
    int compareRest(int at, Block other, int otherAt) {
        return 0;
    }

    /** Copies a record of a block of the same format to an index of this one. */
    abstract void copy(Block from, int at, int to);

    /** Compares two records. */
    final int compare(int at, Block other, int otherAt) {
        int byKey = Long.compare(key(at), other.key(otherAt));
        return byKey != 0 ? byKey : compareRest(at, other, otherAt);
    }
}
