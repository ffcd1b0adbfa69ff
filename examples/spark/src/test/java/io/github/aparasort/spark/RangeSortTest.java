package io.github.aparasort.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.util.CollectionAccumulator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole sorts, from files to files. The results are read here without Spark, and compared with the JDK's sorts. */
class RangeSortTest {
    private static final RowType<Long> LONGS = new LongRows();
    private static final RowType<byte[]> RECORDS = new RecordRows();
    /** Enough for each of four partitions to be sorted by a kernel. */
    private static final int MANY = 60_000;
    private static final int PARTITIONS = 4;

    @TempDir
    private Path directory;

    /** Longs by their index. */
    private enum Shape {
        RANDOM(RowType::random),
        ASCENDING(i -> i),
        DESCENDING(i -> -i),
        FEW_VALUES(i -> RowType.random(i) & 15),
        EXTREMES(i -> i % 3 == 0 ? Long.MIN_VALUE : i % 3 == 1 ? Long.MAX_VALUE : RowType.random(i)),
        SKEWED(i -> i % 10 == 0 ? RowType.random(i) : 7);

        final LongUnaryOperator value;

        Shape(LongUnaryOperator value) {
            this.value = value;
        }
    }

    @ParameterizedTest
    @EnumSource
    void longsOfAllShapes(Shape shape) throws Exception {
        long[] values = LongStream.range(0, MANY).map(shape.value).toArray();
        Sorted sorted = sort(LONGS, boxed(values), PARTITIONS);
        Arrays.sort(values);
        assertArrayEquals(values, longs(sorted.files));
        assertEquals(PARTITIONS, sorted.files.size());
    }

    @Test
    void jtpSortsEachPartitionOfRandomLongs() throws Exception {
        Sorted sorted = sort(LONGS, boxed(LongStream.range(0, MANY).map(RowType::random).toArray()), PARTITIONS);
        assertEquals(PARTITIONS, sorted.reports.size());
        for (PartitionReport report : sorted.reports.values()) {
            assertEquals(Engine.JTP, report.engine(), report.toString());
            assertEquals("sort", report.operation());
            assertEquals(sorted.files.get(report.partition()).length / Long.BYTES, report.rows());
        }
    }

    @Test
    void jtpSortsEachPartitionOfRandomRecords() throws Exception {
        List<byte[]> records = LongStream.range(0, MANY).mapToObj(RECORDS::generate).toList();
        Sorted sorted = sort(RECORDS, records, PARTITIONS);
        // No two keys are equal, so that there is one right order.
        assertEquals(bytes(records.stream().sorted(RECORDS::compare).toList()), bytes(records(sorted.files)));
        assertEquals(PARTITIONS, sorted.reports.size());
        for (PartitionReport report : sorted.reports.values()) {
            assertEquals(Engine.JTP, report.engine(), report.toString());
            assertEquals("sortPairs", report.operation());
        }
    }

    @Test
    void bytesOfKeysAreUnsignedAndAllTenCount() throws Exception {
        // All combinations of a byte at the edges of signed and unsigned in each of three places.
        int[] edges = {0x00, 0x01, 0x7f, 0x80, 0xff};
        List<byte[]> records = new ArrayList<>();
        for (int a : edges) {
            for (int b : edges) {
                for (int c : edges) {
                    records.add(RecordRows.record((long) a << 56 | b, (short) (c << 8 | a), records.size()));
                    records.add(RecordRows.record((long) a << 56 | b, (short) (a << 8 | c), records.size()));
                }
            }
        }
        Sorted sorted = sort(RECORDS, records, 3);
        List<byte[]> rows = records(sorted.files);
        for (int i = 1; i < rows.size(); i++) {
            assertTrue(Arrays.compareUnsigned(rows.get(i - 1), 0, 10, rows.get(i), 0, 10) <= 0, "row " + i);
        }
        assertEquals(sortedBytes(records), sortedBytes(rows));
    }

    @Test
    void recordsWithEqualKeysStayInTheOrderOfTheirPartition() {
        // Equal in the whole key, or in its first eight bytes only.
        Random random = new Random(1);
        List<byte[]> records = LongStream.range(0, MANY).mapToObj(i -> RecordRows.record(
                RowType.random(random.nextInt(50)), (short) random.nextInt(3), i)).toList();
        // Cached, so that Spark brings the rows in this order again.
        Dataset<byte[]> ranged = LocalSpark.SESSION.createDataset(LocalSpark.CONTEXT.parallelize(records, 3).rdd(),
                Encoders.BINARY()).repartitionByRange(PARTITIONS, RECORDS.key()).persist();
        List<List<byte[]>> partitions = ranged.toJavaRDD().glom().collect();
        List<List<byte[]>> sorted = ranged.toJavaRDD().mapPartitions(RECORDS.partitionSort(LocalSpark.reports()))
                .glom().collect();
        assertEquals(PARTITIONS, sorted.size());
        for (int i = 0; i < PARTITIONS; i++) {
            assertTrue(sorted.get(i).size() > MANY / PARTITIONS / 4, "partition " + i + " is too small for this test");
            // List.sort is stable.
            assertEquals(bytes(partitions.get(i).stream().sorted(RECORDS::compare).toList()), bytes(sorted.get(i)));
        }
        ranged.unpersist();
    }

    @Test
    void equalKeysAreInOnePartitionAndTheOthersAreEmpty() throws Exception {
        List<byte[]> records = LongStream.range(0, MANY).mapToObj(i -> RecordRows.record(-5, (short) 9, i)).toList();
        Sorted sorted = sort(RECORDS, records, PARTITIONS);
        assertEquals(1, sorted.files.stream().filter(file -> file.length > 0).count());
        assertEquals(sortedBytes(records), sortedBytes(records(sorted.files)));
        for (PartitionReport report : sorted.reports.values()) {
            assertEquals(sorted.files.get(report.partition()).length / RECORDS.width(), report.rows());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void morePartitionsThanRows(int rows) throws Exception {
        long[] values = LongStream.range(0, rows).map(RowType::random).toArray();
        Sorted sorted = sort(LONGS, boxed(values), 8);
        Arrays.sort(values);
        assertArrayEquals(values, longs(sorted.files));
        assertEquals(rows, sorted.reports.values().stream().mapToInt(PartitionReport::rows).sum());
    }

    @Test
    void onePartition() throws Exception {
        long[] values = LongStream.range(0, MANY).map(RowType::random).toArray();
        Sorted sorted = sort(LONGS, boxed(values), 1);
        Arrays.sort(values);
        assertEquals(1, sorted.files.size());
        assertArrayEquals(values, longs(sorted.files));
        assertEquals(Engine.JTP, sorted.reports.get(0).engine());
    }

    @Test
    void worksInDataSetsAsWell() {
        Dataset<Long> numbers = LocalSpark.SESSION.range(MANY).as(Encoders.LONG())
                .map((MapFunction<Long, Long>) RowType::random, Encoders.LONG());
        List<Long> sorted = numbers.repartitionByRange(PARTITIONS, LONGS.key())
                .mapPartitions(new LongSort(LocalSpark.reports()), Encoders.LONG()).collectAsList();
        assertEquals(LongStream.range(0, MANY).map(RowType::random).sorted().boxed().toList(), sorted);
    }

    private record Sorted(List<byte[]> files, Map<Integer, PartitionReport> reports) {
    }

    /** Writes rows in three files, sorts these, and returns the bytes of the resulting files. */
    private <T> Sorted sort(RowType<T> type, List<T> rows, int partitions) throws IOException {
        String input = directory + "/input";
        String output = directory + "/output";
        RowFiles.write(LocalSpark.CONTEXT.parallelize(rows, 3), input);
        CollectionAccumulator<PartitionReport> reports = LocalSpark.reports();
        RowFiles.write(RowFiles.read(LocalSpark.SESSION, type, input).repartitionByRange(partitions, type.key())
                .toJavaRDD().mapPartitions(type.partitionSort(reports)), output);
        Map<Integer, PartitionReport> byPartition = reports.value().stream()
                .collect(Collectors.toMap(PartitionReport::partition, report -> report, (a, b) -> b, TreeMap::new));
        List<byte[]> files = new ArrayList<>();
        for (int i = 0; Files.exists(file(output, i)); i++) {
            files.add(Files.readAllBytes(file(output, i)));
        }
        try (Stream<Path> all = Files.list(Path.of(output))) {
            assertEquals(files.size(), all.filter(path -> path.getFileName().toString().startsWith("part")).count());
        }
        return new Sorted(files, byPartition);
    }

    private static Path file(String directory, int partition) {
        return Path.of(directory, "part-r-%05d".formatted(partition));
    }

    private static List<Long> boxed(long[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    private static long[] longs(List<byte[]> files) {
        return files.stream().flatMapToLong(file -> {
            long[] values = new long[file.length / Long.BYTES];
            ByteBuffer.wrap(file).asLongBuffer().get(values);
            return Arrays.stream(values);
        }).toArray();
    }

    private static List<byte[]> records(List<byte[]> files) {
        List<byte[]> records = new ArrayList<>();
        for (byte[] file : files) {
            for (int i = 0; i < file.length; i += RECORDS.width()) {
                records.add(Arrays.copyOfRange(file, i, i + RECORDS.width()));
            }
        }
        return records;
    }

    /** Arrays as values, which lists compare by content. */
    private static List<ByteBuffer> bytes(List<byte[]> records) {
        return records.stream().map(ByteBuffer::wrap).toList();
    }

    /** The same in one order, for rows that may be in any. */
    private static List<ByteBuffer> sortedBytes(List<byte[]> records) {
        return bytes(records).stream().sorted().toList();
    }
}
