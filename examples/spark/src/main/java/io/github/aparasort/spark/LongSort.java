package io.github.aparasort.spark;

import io.github.aparasort.Sorter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.PrimitiveIterator;
import org.apache.spark.util.CollectionAccumulator;

/** Sorts longs: {@code Sorter.sort} of a {@code long[]}. */
public final class LongSort extends PartitionSort<Long> {
    /** @param reports gets a report of each partition */
    public LongSort(CollectionAccumulator<PartitionReport> reports) {
        super(reports);
    }

    @Override
    Rows<Long> collect(Iterator<Long> partition) {
        long[] values = new long[0];
        int n = 0;
        while (partition.hasNext()) {
            if (n == values.length) {
                values = Arrays.copyOf(values, grown(n));
            }
            values[n++] = partition.next();
        }
        return new Longs(values, n);
    }

    /** The first n values of an array. */
    private record Longs(long[] values, int count) implements Rows<Long> {
        @Override
        public void sort(Sorter sorter) {
            sorter.sort(values, 0, count);
        }

        @Override
        public PrimitiveIterator.OfLong iterator() {
            return Arrays.stream(values, 0, count).iterator();
        }
    }
}
