package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.sort.SortWorkload;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;

/** What the records of a file are. */
public abstract class Format implements Content {
    /** The longest arrays of most JVMs. */
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;
    /** A word of a key and an index. */
    static final int PAIR = Long.BYTES + Integer.BYTES;
    /** Pairs that a sort on JTP or the JDK needs beside those that it sorts, and a sort on a device. */
    private static final int PAIRS = 3;
    private static final int DEVICE_PAIRS = 4;

    /** The bytes of a record in the file. */
    public abstract int width();

    @Override
    public abstract Format descending();

    /** Bytes that the library needs to sort words with their indices, for each pair beside those that it sorts. */
    static int pairBytes(boolean onDevice) {
        return PAIR * (onDevice ? DEVICE_PAIRS : PAIRS);
    }

    /** The sort of a block. */
    abstract SortWorkload workload();

    abstract ByteOrder byteOrder();

    /** Bytes of memory that the sort of a block needs for each record, beside the block itself. */
    abstract int workingBytes(boolean onDevice);

    /** As many of these bytes as the library keeps for its next sort. */
    abstract int keptBytes(boolean onDevice);

    /** The most records in a block. */
    abstract int longest();

    abstract Block block(int capacity);

    abstract RunSorter sorter(int capacity, Dispatcher dispatcher);

    /** A buffer for whole records. */
    final ByteBuffer buffer(int records) {
        return ByteBuffer.allocate(records * width()).order(byteOrder());
    }

    /**
     * Numbers.
     *
     * @param type the class of int, long, float or double
     */
    public static Format numbers(Class<?> type, ByteOrder byteOrder) {
        return new Numbers(type, byteOrder, KeyOrder.ASCENDING);
    }

    /** Records of bytes with a key, which is compared as unsigned bytes. */
    public static Format records(int length, int keyOffset, int keyLength) {
        return new Records(new RecordKey(length, keyOffset, keyLength, false));
    }

    private static final class Numbers extends Format {
        private static final Map<Class<?>, Integer> WIDTHS = Map.of(int.class, Integer.BYTES, long.class, Long.BYTES,
                float.class, Float.BYTES, double.class, Double.BYTES);
        /** Arrays of a sort on JTP or the JDK, and on a device: see the class comment of {@code Sorter}. */
        private static final int ARRAYS = 1;
        private static final int DEVICE_ARRAYS = 3;

        private final Class<?> type;
        private final ByteOrder byteOrder;
        private final KeyOrder order;

        Numbers(Class<?> type, ByteOrder byteOrder, KeyOrder order) {
            this.type = type;
            this.byteOrder = byteOrder;
            this.order = order;
        }

        @Override
        public int width() {
            return WIDTHS.get(type);
        }

        @Override
        public Format descending() {
            return new Numbers(type, byteOrder, KeyOrder.DESCENDING);
        }

        @Override
        SortWorkload workload() {
            return SortWorkload.of(type);
        }

        @Override
        ByteOrder byteOrder() {
            return byteOrder;
        }

        @Override
        int workingBytes(boolean onDevice) {
            return width() * (onDevice ? DEVICE_ARRAYS : ARRAYS);
        }

        @Override
        int keptBytes(boolean onDevice) {
            return workingBytes(onDevice);
        }

        @Override
        int longest() {
            return LONGEST_ARRAY;
        }

        @Override
        Block block(int capacity) {
            return type == int.class ? new IntBlock(capacity, order) : type == long.class
                    ? new LongBlock(capacity, order) : type == float.class ? new FloatBlock(capacity, order)
                    : new DoubleBlock(capacity, order);
        }

        @Override
        RunSorter sorter(int capacity, Dispatcher dispatcher) {
            return type == int.class ? (block, count) -> IntBlock.sort(block, count, dispatcher)
                    : type == long.class ? (block, count) -> LongBlock.sort(block, count, dispatcher)
                    : type == float.class ? (block, count) -> FloatBlock.sort(block, count, dispatcher)
                    : (block, count) -> DoubleBlock.sort(block, count, dispatcher);
        }
    }

    private static final class Records extends Format {
        private final RecordKey key;

        Records(RecordKey key) {
            this.key = key;
        }

        @Override
        public int width() {
            return key.length();
        }

        @Override
        public Format descending() {
            return new Records(new RecordKey(key.length(), key.offset(), key.keyLength(), true));
        }

        @Override
        SortWorkload workload() {
            return SortWorkload.ofPairs(long.class);
        }

        @Override
        ByteOrder byteOrder() {
            return ByteOrder.BIG_ENDIAN;
        }

        /** The sorted records go to another block. */
        @Override
        int workingBytes(boolean onDevice) {
            return key.length() + PAIR + keptBytes(onDevice);
        }

        @Override
        int keptBytes(boolean onDevice) {
            return pairBytes(onDevice);
        }

        @Override
        int longest() {
            return (LONGEST_ARRAY - RecordKey.WORD) / key.length();
        }

        @Override
        Block block(int capacity) {
            return new RecordBlock(capacity, key);
        }

        @Override
        RunSorter sorter(int capacity, Dispatcher dispatcher) {
            return new RecordSorter(key, capacity, dispatcher);
        }
    }
}
