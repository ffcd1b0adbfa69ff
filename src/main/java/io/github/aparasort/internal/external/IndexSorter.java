package io.github.aparasort.internal.external;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.PlainArgsort;
import java.util.Arrays;

/**
 * Sorts indices by words, and indices with equal words by comparison. Stable. Threads may settle ranges that do not
 * overlap at the same time.
 */
final class IndexSorter {
    /** Up to so many indices with equal words are sorted by insertion: the call of a sort would take longer. */
    static final int FEW = 24;

    /** Orders two records by their indices. */
    interface Less {
        boolean isLess(int a, int b);
    }

    final long[] words;
    final int[] indices;
    private final Dispatcher dispatcher;

    /** @param indices as many as words, or fewer */
    IndexSorter(long[] words, int[] indices, Dispatcher dispatcher) {
        this.words = words;
        this.indices = indices;
        this.dispatcher = dispatcher;
    }

    /** Makes the first indices those of a block that is not sorted. */
    void reset(int count) {
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                indices[i] = i;
            }
        });
    }

    /** The end of the range of equal words that begins here. */
    int groupEnd(int begin, int to) {
        int end = begin + 1;
        while (end < to && words[end] == words[begin]) {
            end++;
        }
        return end;
    }

    /** Sorts a range of the words, with the indices. */
    void sortByWords(int from, int to) {
        LongPairSortJob job = to - from == words.length && words.length == indices.length
                ? LongPairSortJob.sortPairs(words, indices)
                : LongPairSortJob.sortPairs(Operation.SORT_PAIRS, long.class,
                        new LongSequence(words, from, to - from, KeyOrder.ASCENDING),
                        sorted -> System.arraycopy(sorted, 0, words, from, to - from),
                        PairValues.of(indices, from, to));
        dispatcher.submit(job);
    }

    /** As {@link #sortByWords}, by the calling thread. */
    void sortByWordsAlone(int from, int to) {
        int[] places = new int[to - from];
        PlainArgsort.orderAlone(words, from, places);
        long[] unsorted = Arrays.copyOfRange(words, from, to);
        int[] before = Arrays.copyOfRange(indices, from, to);
        for (int i = 0; i < places.length; i++) {
            words[from + i] = unsorted[places[i]];
            indices[from + i] = before[places[i]];
        }
    }

    /** Sorts a range of the indices by a comparison. Their words are overwritten. */
    void mergeSort(int from, int to, Less less) {
        if (to - from <= FEW) {
            insert(from, to, less);
            return;
        }
        int middle = (from + to) >>> 1;
        mergeSort(from, middle, less);
        mergeSort(middle, to, less);
        if (!less.isLess(indices[middle], indices[middle - 1])) {
            return;
        }
        for (int i = from; i < middle; i++) {
            words[i] = indices[i];
        }
        int left = from;
        int right = middle;
        for (int at = from; left < middle; at++) {
            boolean isRight = right < to && less.isLess(indices[right], (int) words[left]);
            indices[at] = isRight ? indices[right++] : (int) words[left++];
        }
    }

    private void insert(int from, int to, Less less) {
        for (int i = from + 1; i < to; i++) {
            int index = indices[i];
            int at = i;
            while (at > from && less.isLess(index, indices[at - 1])) {
                indices[at] = indices[at - 1];
                at--;
            }
            indices[at] = index;
        }
    }
}
