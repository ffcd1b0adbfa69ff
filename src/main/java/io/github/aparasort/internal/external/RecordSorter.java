package io.github.aparasort.internal.external;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.LongPairSortJob;

/**
 * Sorts records of bytes: the first eight bytes of each key with the record's index, then records whose eight bytes are
 * equal by the next eight, and so on. Records that are equal for many words are merged, by whole keys. Last, the
 * records are gathered in this order. Stable.
 */
final class RecordSorter implements RunSorter {
    /** Up to so many records with equal words are sorted by insertion: the call of a sort would take longer. */
    private static final int FEW = 24;
    /**
     * Records whose keys are equal up to here are compared as a whole. Each further word would be another level of
     * recursion, and the stack has an end; also, a comparison of longer keys is much faster than a pass for each word.
     */
    private static final int DEEPEST = 64 * RecordKey.WORD;

    private final RecordKey key;
    private final Dispatcher dispatcher;
    private final long[] words;
    private final int[] indices;
    /** Where the next sorted records go; then the block from which they came. */
    private RecordBlock spare;

    RecordSorter(RecordKey key, int capacity, Dispatcher dispatcher) {
        this.key = key;
        this.dispatcher = dispatcher;
        words = new long[capacity];
        indices = new int[capacity];
        spare = new RecordBlock(capacity, key);
    }

    @Override
    public Block sort(Block block, int count) {
        byte[] bytes = ((RecordBlock) block).bytes;
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                indices[i] = i;
            }
        });
        sort(bytes, 0, count, 0);
        RecordBlock sorted = spare;
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                sorted.copy(block, indices[i], i);
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
                words[i] = key.word(bytes, indices[i] * length, depth);
            }
        });
        sortPairs(from, to);
        int next = depth + RecordKey.WORD;
        if (!key.goesOnAt(next)) {
            return;
        }
        for (int begin = from, end; begin < to; begin = end) {
            end = begin + 1;
            while (end < to && words[end] == words[begin]) {
                end++;
            }
            if (end - begin > FEW && next < DEEPEST) {
                sort(bytes, begin, end, next);
            } else {
                mergeSort(bytes, begin, end);
            }
        }
    }

    private void sortPairs(int from, int to) {
        LongPairSortJob job = to - from == words.length ? LongPairSortJob.sortPairs(words, indices)
                : LongPairSortJob.sortPairs(Operation.SORT_PAIRS, long.class,
                        new LongSequence(words, from, to - from, KeyOrder.ASCENDING),
                        sorted -> System.arraycopy(sorted, 0, words, from, to - from),
                        PairValues.of(indices, from, to));
        dispatcher.submit(job);
    }

    /** Sorts a range of the indices by the whole keys. Their words are overwritten. */
    private void mergeSort(byte[] bytes, int from, int to) {
        if (to - from <= FEW) {
            insert(bytes, from, to);
            return;
        }
        int middle = (from + to) >>> 1;
        mergeSort(bytes, from, middle);
        mergeSort(bytes, middle, to);
        if (!isLess(bytes, indices[middle], indices[middle - 1])) {
            return;
        }
        for (int i = from; i < middle; i++) {
            words[i] = indices[i];
        }
        int left = from;
        int right = middle;
        for (int at = from; left < middle; at++) {
            boolean isRight = right < to && isLess(bytes, indices[right], (int) words[left]);
            indices[at] = isRight ? indices[right++] : (int) words[left++];
        }
    }

    /** Compares two records whose first words are equal. */
    private boolean isLess(byte[] bytes, int a, int b) {
        return key.compareRest(bytes, a * key.length(), bytes, b * key.length()) < 0;
    }

    private void insert(byte[] bytes, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int index = indices[i];
            int at = i;
            while (at > from && isLess(bytes, index, indices[at - 1])) {
                indices[at] = indices[at - 1];
                at--;
            }
            indices[at] = index;
        }
    }
}
