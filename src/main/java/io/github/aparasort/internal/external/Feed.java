package io.github.aparasort.internal.external;

import java.io.IOException;

/** Where the records of a sort come from, in their order. */
interface Feed {
    /** Fills a block with the records that follow; with none at the end. */
    void load(Block block, Phases.Listener reached) throws IOException;

    /** Whether another thread than the caller's may do so. */
    boolean isShared();

    /** Whether all records were loaded. */
    boolean isAtEnd();

    /** Goes back to the begin, for another budget; only files are loaded whole. */
    void rewind();

    /** What is wrong with the next record, for which a block has no room. */
    RuntimeException tooLong(Budget budget) throws IOException;

    /** Bytes of the records that were loaded. */
    long loaded();
}
