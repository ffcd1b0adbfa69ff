package io.github.aparasort.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.util.CollectionAccumulator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts of one partition, without Spark. */
class PartitionSortTest {
    private final CollectionAccumulator<PartitionReport> reports = new CollectionAccumulator<>();

    /** Around the capacity of the first array, and the sizes from which kernels sort. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 1023, 1024, 1025, 2048, 4095, 4096, 4097, 20_011})
    void sizes(int n) {
        List<Long> longs = LongStream.range(0, n).map(RowType::random).boxed().toList();
        assertEquals(longs.stream().sorted().toList(), list(new LongSort(reports).call(longs.iterator())));

        RecordRows type = new RecordRows();
        List<byte[]> records = LongStream.range(0, n).mapToObj(i -> RecordRows.record(i % 7 - 3, (short) (i % 5), i))
                .toList();
        assertEquals(records.stream().sorted(type::compare).map(ByteBuffer::wrap).toList(),
                list(new RecordSort(reports).call(records.iterator())).stream().map(ByteBuffer::wrap).toList());

        assertEquals(List.of(n, n), reports.value().stream().map(PartitionReport::rows).toList());
    }

    @Test
    void ownsNothingOfTheCaller() {
        List<byte[]> records = List.of(RecordRows.record(2, (short) 0, 0), RecordRows.record(1, (short) 0, 1));
        Iterator<byte[]> sorted = new RecordSort(reports).call(records.iterator());
        assertEquals(records.get(1), sorted.next());
        assertEquals(records.get(0), sorted.next());
        assertFalse(sorted.hasNext());
    }

    @Test
    void recordsWithoutAWholeKeyAreRefused() {
        String said = assertThrows(IllegalArgumentException.class,
                () -> new RecordSort(reports).call(List.of(new byte[9]).iterator())).getMessage();
        assertEquals("a record has 9 bytes, but its key is its first 10", said);
        assertTrue(reports.value().isEmpty());
    }

    @Test
    void arraysGrowToTheLongestOne() {
        int length = 0;
        int steps = 0;
        while (length < PartitionSort.MAX_ROWS) {
            int grown = PartitionSort.grown(length);
            assertTrue(grown > length);
            length = grown;
            steps++;
        }
        assertTrue(steps < 40);
        assertTrue(assertThrows(IllegalStateException.class, () -> PartitionSort.grown(PartitionSort.MAX_ROWS))
                .getMessage().contains("use more partitions"));
    }

    private static <T> List<T> list(Iterator<? extends T> rows) {
        List<T> all = new ArrayList<>();
        rows.forEachRemaining(all::add);
        return all;
    }
}
