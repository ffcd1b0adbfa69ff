package io.github.aparasort.spark;

import io.github.aparasort.Sorter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Iterator;
import org.apache.spark.util.CollectionAccumulator;

/**
 * Sorts records by their first ten bytes, compared as unsigned bytes: the order of the sort benchmark's gensort.
 *
 * <p>The first eight bytes are the keys of {@code sortPairs}, the indices of the records its values. Records that are
 * equal in these bytes are then sorted by the other two, which random keys hardly ever need. Records are not moved:
 * they are read in this order.
 */
public final class RecordSort extends PartitionSort<byte[]> {
    /** Bytes of a key. */
    static final int KEY_LENGTH = 10;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    /** @param reports gets a report of each partition */
    public RecordSort(CollectionAccumulator<PartitionReport> reports) {
        super(reports);
    }

    @Override
    Rows<byte[]> collect(Iterator<byte[]> partition) {
        byte[][] records = new byte[0][];
        long[] prefixes = new long[0];
        int n = 0;
        while (partition.hasNext()) {
            if (n == records.length) {
                records = Arrays.copyOf(records, grown(n));
                prefixes = Arrays.copyOf(prefixes, records.length);
            }
            byte[] record = partition.next();
            if (record.length < KEY_LENGTH) {
                throw new IllegalArgumentException("a record has " + record.length + " bytes, but its key is its first "
                        + KEY_LENGTH);
            }
            // With the top bit flipped, unsigned keys have the order of signed ones.
            prefixes[n] = (long) LONG.get(record, 0) ^ Long.MIN_VALUE;
            records[n++] = record;
        }
        return new Records(records, Arrays.copyOf(prefixes, n));
    }

    /** Records in the order in which they arrived, maybe with room behind them, and the prefixes of their keys. */
    private static final class Records implements Rows<byte[]> {
        private final byte[][] records;
        private final long[] prefixes;
        private final int[] order;

        Records(byte[][] records, long[] prefixes) {
            this.records = records;
            this.prefixes = prefixes;
            this.order = new int[prefixes.length];
            Arrays.setAll(order, i -> i);
        }

        @Override
        public int count() {
            return order.length;
        }

        @Override
        public void sort(Sorter sorter) {
            int n = order.length;
            sorter.sortPairs(prefixes, order);
            int begin = 0;
            while (begin < n) {
                int end = begin + 1;
                while (end < n && prefixes[end] == prefixes[begin]) {
                    end++;
                }
                if (end - begin > 1) {
                    sortTies(sorter, begin, end);
                }
                begin = end;
            }
        }

        /** Sorts records with equal prefixes by the rest of their keys, then by their indices: so this is stable. */
        private void sortTies(Sorter sorter, int begin, int end) {
            long[] ties = new long[end - begin];
            for (int i = begin; i < end; i++) {
                byte[] record = records[order[i]];
                long rest = (record[Long.BYTES] & 0xff) << Byte.SIZE | record[Long.BYTES + 1] & 0xff;
                ties[i - begin] = rest << Integer.SIZE | order[i];
            }
            sorter.sort(ties);
            for (int i = begin; i < end; i++) {
                order[i] = (int) ties[i - begin];
            }
        }

        @Override
        public Iterator<byte[]> iterator() {
            return Arrays.stream(order).mapToObj(i -> records[i]).iterator();
        }
    }
}
