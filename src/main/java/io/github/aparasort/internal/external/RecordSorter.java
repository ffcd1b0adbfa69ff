package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.parallel.Parallel;

/**
 * Sorts records of bytes: the first eight bytes of each key with the record's index, then records whose eight bytes are
 * equal by the next eight, and so on. Records that are equal for many words are merged, by whole keys. Last, the
 * records are gathered in this order. Stable.
 */
final class RecordSorter implements RunSorter {
    /**
     * Records whose keys are equal up to here are compared as a whole. Each further word would be another level of
     * recursion, and the stack has an end; also, a comparison of longer keys is much faster than a pass for each word.
     */
    private static final int DEEPEST = 64 * RecordKey.WORD;

    private final RecordKey key;
    private final IndexSorter sorter;
    /** Where the next sorted records go; then the block from which they came. */
    private RecordBlock spare;

    RecordSorter(RecordKey key, int capacity, Dispatcher dispatcher) {
        this.key = key;
        sorter = new IndexSorter(new long[capacity], new int[capacity], dispatcher);
        spare = new RecordBlock(capacity, key);
    }

    @Override
    public Block sort(Block block, int count) {
        sorter.reset(count);
        sort(((RecordBlock) block).bytes, 0, count, 0);
        RecordBlock sorted = spare;
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                sorted.copy(block, sorter.indices[i], i);
            }
        });
        spare = (RecordBlock) block;
        return sorted;
    }

    /** Sorts a range of the indices, whose records have equal keys up to a depth. */
    private void sort(byte[] bytes, int from, int to, int depth) {
        int length = key.length();
        Parallel.forEach(to - from, (begin, end) -> {
            for (int i = from + begin; i < from + end; i++) {
                sorter.words[i] = key.word(bytes, sorter.indices[i] * length, depth);
            }
        });
        sorter.sortByWords(from, to);
        int next = depth + RecordKey.WORD;
        if (!key.goesOnAt(next)) {
            return;
        }
        for (int begin = from, end; begin < to; begin = end) {
            end = sorter.groupEnd(begin, to);
            if (end - begin > IndexSorter.FEW && next < DEEPEST) {
                sort(bytes, begin, end, next);
            } else {
                sorter.mergeSort(begin, end, (a, b) -> key.compareRest(bytes, a * length, bytes, b * length) < 0);
            }
        }
    }
}
