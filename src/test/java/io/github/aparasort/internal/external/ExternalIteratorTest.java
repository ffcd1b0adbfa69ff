package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.RecordLists.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.external.RecordLists.Given;
import io.github.aparasort.internal.external.RecordLists.Way;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records come from iterators, and go to consumers and iterators: the same ones as from file to file. */
class ExternalIteratorTest {
    private static final long LARGE = 64L << 20;
    /** Lines in many runs. */
    private static final long TINY = 40_000;

    @TempDir(factory = FilesInMemory.class)
    Path directory;
    private Path temporary;
    private Path in;
    private Path out;

    @BeforeEach
    void makeDirectories() throws IOException {
        temporary = Files.createDirectory(directory.resolve("temporary"));
        Path files = Files.createDirectory(directory.resolve("files"));
        in = files.resolve("in");
        out = files.resolve("out");
    }

    private void assertNothingIsLeft() {
        assertEquals(List.of(), SortedFiles.names(temporary));
        assertEquals(List.of("in", "out"), SortedFiles.names(in.getParent()));
    }

    // ---- the same result

    /** Of all ways; the length is 0 for lines. */
    private void assertSorts(ExternalSorter sorter, byte[] content, int length) throws IOException {
        ExternalSorter own = sorter.temporaryDirectory(temporary);
        Files.write(in, content);
        ExternalSummary expected = own.sort(in, out);
        byte[] file = Files.readAllBytes(out);
        List<byte[]> records = RecordLists.split(file, length);
        for (Way way : Way.values()) {
            Files.write(out, new byte[] {1});
            List<byte[]> given = RecordLists.split(content, length);
            List<byte[]> results = new ArrayList<>();
            Set<byte[]> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
            Thread caller = Thread.currentThread();
            way.sort(own, in, new Given(given, number -> { }), out, result -> {
                assertSame(caller, Thread.currentThread());
                assertTrue(arrays.add(result), "an array comes twice");
                results.add(result.clone());
                // It belongs to who gets it.
                Arrays.fill(result, (byte) '\n');
            });
            if (way == Way.ITERATOR_TO_FILE) {
                assertArrayEquals(file, Files.readAllBytes(out), way + " " + expected);
            } else {
                assertArrayEquals(records.toArray(), results.toArray(), way + " " + expected);
                assertArrayEquals(new byte[] {1}, Files.readAllBytes(out));
            }
            // The arrays that were given are as they were.
            assertArrayEquals(RecordLists.split(content, length).toArray(), given.toArray());
            assertArrayEquals(content, Files.readAllBytes(in));
            assertNothingIsLeft();
        }
    }

    @Test
    void summariesAreThoseOfFiles() throws IOException {
        byte[] content = ExternalLinesTest.Text.TABLE.content(6_000, new Random(7));
        Files.write(in, content);
        ExternalSorter table = ExternalSorter.lines().separatedBy(',').byField(2);
        for (ExternalSorter each : List.of(table, table.unique(), table.limit(10), table.counts().header(1),
                table.header(9))) {
            for (long memory : new long[] {LARGE, TINY}) {
                ExternalSorter sorter = each.memory(memory);
                ExternalSummary expected = sorter.sort(in, out);
                for (ExternalSummary done : List.of(
                        sorter.sort(new Given(RecordLists.split(content, 0), n -> { }), out),
                        sorter.sort(in, result -> { }),
                        sorter.sort(new Given(RecordLists.split(content, 0), n -> { }), result -> { }))) {
                    assertEquals(expected.records(), done.records());
                    assertEquals(expected.results(), done.results());
                    assertEquals(memory == LARGE, done.runs() == 1, expected + " and " + done);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-r", "-u", "-n", "-n -s -r", "-n -u", "-t , -k 2,2", "-t , -k 2,2 -k 4,4nr",
        "-k 2,2 -k 1,1n -u", "-t , -k 2,2n -k 1,1r -s"})
    void linesAreSorted(String options) throws IOException {
        Random random = new Random(options.hashCode());
        for (ExternalLinesTest.Text text : ExternalLinesTest.Text.values()) {
            for (long memory : new long[] {LARGE, TINY}) {
                assertSorts(GnuSort.sorter(options).memory(memory), text.content(3_000, random), 0);
            }
            assertSorts(GnuSort.sorter(options).header(1).limit(500).memory(TINY), text.content(3_000, random), 0);
        }
    }

    @Test
    void groupsAndQuotesAreSorted() throws IOException {
        Random random = new Random(2);
        ExternalSorter table = ExternalSorter.lines().separatedBy(',').byField(2);
        for (ExternalSorter sorter : List.of(table.counts(), table.thenByField(1).counts().sums(3, 4).header(1),
                table.numeric().descending().counts().sums(3).limit(20), ExternalSorter.lines().counts(),
                table.quoted(), table.quoted().header(2).unique(), ExternalSorter.lines().header(3),
                ExternalSorter.lines().limit(0))) {
            for (int lines : new int[] {0, 1, 2, 3, 4_000}) {
                byte[] content = ExternalLinesTest.Text.TABLE.content(lines, random);
                assertSorts(sorter.memory(LARGE), content, 0);
                assertSorts(sorter.memory(TINY), content, 0);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1,0,1", "4,0,4", "12,3,5", "100,0,10", "100,90,10", "33,32,1", "1000,500,2"})
    void recordsAreSorted(int length, int keyOffset, int keyLength) throws IOException {
        Random random = new Random(length);
        ExternalSorter records = ExternalSorter.records(length, keyOffset, keyLength);
        for (int n : new int[] {0, 1, 2, Math.min(15_000, 300_000 / length)}) {
            byte[] content = new byte[n * length];
            random.nextBytes(content);
            for (int i = 0; i < n && random.nextInt(5) > 0; i++) {
                // Many equal keys.
                int from = i * length + keyOffset;
                Arrays.fill(content, from, from + keyLength, (byte) random.nextInt(4));
            }
            for (ExternalSorter sorter : List.of(records, records.descending(), records.unique(),
                    records.unique().descending().limit(3), records.limit(n / 2))) {
                assertSorts(sorter.memory(LARGE), content, length);
                assertSorts(sorter.memory(60_000), content, length);
            }
            records.sort(Files.write(in, content), out);
            assertArrayEquals(SortedFiles.records(content, length, keyOffset, keyLength, false),
                    Files.readAllBytes(out));
        }
    }

    @Test
    void bigRecordsAreSorted() throws IOException {
        Random random = new Random(3);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            text.append(random.nextInt(5)).append("l".repeat(random.nextInt(120_000))).append('\n');
        }
        assertSorts(ExternalSorter.lines().memory(LARGE), bytes(text.toString()), 0);
        assertSorts(ExternalSorter.lines().memory(1_500_000), bytes(text.toString()), 0);
        byte[] content = new byte[20 * 200_000];
        random.nextBytes(content);
        assertSorts(ExternalSorter.records(200_000, 199_998, 2).memory(LARGE), content, 200_000);
        assertSorts(ExternalSorter.records(200_000, 0, 200_000).memory(2_500_000), content, 200_000);
        byte[] one = new byte[3_000_000];
        random.nextBytes(one);
        assertSorts(ExternalSorter.records(3_000_000, 7, 4).memory(LARGE), one, 3_000_000);
    }

    @Test
    void fewLinesAreSorted() throws IOException {
        for (String text : List.of("", "\n", "a\n", "\n\n", "b\na\n", "b\r\na\r\n",
                "\0\n\n\0\0\n", "\u00ff\n\u0080\n")) {
            assertSorts(ExternalSorter.lines().memory(LARGE), bytes(text), 0);
            assertSorts(ExternalSorter.lines().memory(1 << 10), bytes(text), 0);
        }
    }

    /** Several threads merge into a file; into a consumer, the caller is asked. */
    @Test
    void manyLinesAreSorted() throws IOException {
        byte[] content = ExternalLinesTest.Text.WORDS.content(100_000, new Random(1));
        assertSorts(ExternalSorter.lines().memory(1_500_000), content, 0);
        assertSorts(ExternalSorter.lines().memory(400_000).unique(), content, 0);
    }

    // ---- the returned iterator

    @ParameterizedTest
    @ValueSource(longs = {LARGE, TINY})
    void recordsAreFetchedOneByOne(long memory) throws IOException {
        ExternalSorter sorter = ExternalSorter.lines().temporaryDirectory(temporary).memory(memory);
        Files.write(in, ExternalLinesTest.Text.WORDS.content(5_000, new Random(1)));
        sorter.sort(in, out);
        List<byte[]> expected = RecordLists.of(out, 0);
        ExternalRecords sorted = sorter.sort(in);
        for (byte[] record : expected) {
            // It may be asked many times, or never.
            for (int i = 0; i < record.length % 3; i++) {
                assertTrue(sorted.hasNext());
            }
            assertArrayEquals(record, sorted.next());
        }
        for (int i = 0; i < 3; i++) {
            assertThrows(NoSuchElementException.class, sorted::next);
            assertFalse(sorted.hasNext());
        }
        sorted.close();
        sorted.close();
        assertThrows(IllegalStateException.class, sorted::hasNext);
        assertThrows(IllegalStateException.class, sorted::next);
        assertNothingIsLeft();
    }

    @ParameterizedTest
    @EnumSource(names = ".*_TO_RECORDS", mode = EnumSource.Mode.MATCH_ALL)
    void itMayBeClosedEarly(Way way) throws IOException {
        byte[] content = ExternalLinesTest.Text.WORDS.content(20_000, new Random(1));
        Files.write(in, content);
        Files.write(out, new byte[0]);
        for (long memory : new long[] {LARGE, TINY, 400_000}) {
            for (int count : new int[] {0, 1, 1000, 19_999, 20_000}) {
                ExternalSorter sorter = ExternalSorter.lines().temporaryDirectory(temporary).memory(memory);
                ExternalRecords sorted = way.isFromIterator
                        ? sorter.sort(new Given(RecordLists.split(content, 0), n -> { })) : sorter.sort(in);
                for (int i = 0; i < count; i++) {
                    sorted.next();
                }
                sorted.close();
                sorted.close();
                assertNothingIsLeft();
                assertThrows(IllegalStateException.class, sorted::hasNext);
                assertThrows(IllegalStateException.class, sorted::next);
            }
        }
    }

    /** While one is fetched, others are, and files are sorted. */
    @Test
    void severalMayBeOpen() throws IOException {
        byte[] content = ExternalLinesTest.Text.WORDS.content(5_000, new Random(1));
        Files.write(in, content);
        ExternalSorter sorter = ExternalSorter.lines().temporaryDirectory(temporary).memory(TINY);
        sorter.sort(in, out);
        List<byte[]> expected = RecordLists.of(out, 0);
        try (ExternalRecords first = sorter.sort(in); ExternalRecords second = sorter.sort(in)) {
            for (int i = 0; i < expected.size(); i++) {
                byte[] one = first.next();
                byte[] other = second.next();
                assertArrayEquals(expected.get(i), one);
                assertArrayEquals(expected.get(i), other);
                assertNotSame(one, other);
                if (i == 2_500) {
                    sorter.sort(in, out);
                }
            }
        }
        assertNothingIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void numbersAreRefused(Way way) throws IOException {
        Files.write(in, new byte[16]);
        Files.write(out, new byte[] {1});
        for (ExternalSorter sorter : List.of(ExternalSorter.ints(ByteOrder.BIG_ENDIAN),
                ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN), ExternalSorter.floats(ByteOrder.BIG_ENDIAN),
                ExternalSorter.doubles(ByteOrder.BIG_ENDIAN))) {
            assertThrows(IllegalStateException.class, () -> way.sort(sorter.temporaryDirectory(temporary), in,
                    List.of(new byte[8]).iterator(), out, result -> { }), way::toString);
        }
        assertArrayEquals(new byte[] {1}, Files.readAllBytes(out));
        assertNothingIsLeft();
    }
}
