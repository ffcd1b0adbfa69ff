package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.object.KeyReader;
import io.github.aparasort.internal.object.KeySort;
import io.github.aparasort.internal.object.SortKey;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.List;

/** Sorts the numbers of records by words of their keys, then gathers the records in this order. Stable. */
final class RecordSorter implements RunSorter {
    private final RecordKey key;
    private final Dispatcher dispatcher;
    private final int[] order;
    /** Where the next sorted records go; then the block from which they came. */
    private RecordBlock spare;

    RecordSorter(RecordKey key, int capacity, Dispatcher dispatcher) {
        this.key = key;
        this.dispatcher = dispatcher;
        order = new int[capacity];
        spare = new RecordBlock(capacity, key);
    }

    @Override
    public Block sort(Block block, int count) {
        KeySort.sort(dispatcher, List.of(new Keys(((RecordBlock) block).bytes)), order, count);
        RecordBlock sorted = spare;
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                sorted.copy(block, order[i], i);
            }
        });
        spare = (RecordBlock) block;
        return sorted;
    }

    /** The keys of the records in an array. Words have their direction. */
    private final class Keys extends SortKey {
        private final byte[] bytes;

        Keys(byte[] bytes) {
            super(false);
            this.bytes = bytes;
        }

        @Override
        protected KeyReader reader(int[] records, int segmentBegin, int segmentEnd, int depth) {
            return new KeyReader() {
                @Override
                protected boolean load(int[] records, int begin, int end, long[] words, int at) {
                    int length = key.length();
                    for (int i = begin; i < end; i++) {
                        words[at + i - begin] = key.word(bytes, records[i] * length, depth);
                    }
                    return true;
                }

                @Override
                protected int next(int record, long word) {
                    int next = depth + RecordKey.WORD;
                    return next < key.keyLength() ? next : EQUAL;
                }
            };
        }

        @Override
        protected int compare(int x, int y) {
            return key.compare(bytes, x * key.length(), bytes, y * key.length());
        }
    }
}
