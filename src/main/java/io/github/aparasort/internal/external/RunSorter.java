package io.github.aparasort.internal.external;

/** Sorts the records of a block in memory. */
interface RunSorter {
    /**
     * Sorts the first records of a block, stably.
     *
     * @return the block with the result: the same one, or another one of its size, if this keeps the first for the next
     *     call
     */
    Block sort(Block block, int count);
}
