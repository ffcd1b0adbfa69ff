package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.RecordLists.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.testing.FilesInMemory;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rare cases, each of which was wrong once. */
class ExternalCornerTest {
    @TempDir(factory = FilesInMemory.class)
    Path directory;

    private Path file(String name, String content) throws IOException {
        return Files.writeString(directory.resolve(name), content, StandardCharsets.ISO_8859_1);
    }

    private static List<String> texts(ExternalRecords records) {
        try (records) {
            List<String> texts = new ArrayList<>();
            records.forEachRemaining(record -> texts.add(new String(record, StandardCharsets.ISO_8859_1)));
            return texts;
        }
    }

    /** The last one belongs to the end of the line, the others to the field; also in runs, which are read again. */
    @Test
    void aFieldMayEndWithReturns() throws IOException {
        Path in = file("in", "abc\r\r\nabc\nabc\u0001\r\n".repeat(3000));
        for (long memory : new long[] {64 << 20, 16 << 10}) {
            assertEquals(List.of("abc,3000", "abc\u0001,3000", "abc\r,3000"), texts(ExternalSorter.lines()
                    .separatedBy(',').quoted().byField(1).counts().memory(memory).sort(in)));
        }
    }

    /** Records that are longer than the windows of a check. */
    @ParameterizedTest
    @ValueSource(ints = {100, 300_000})
    void wideRecordsAreChecked(int width) throws IOException {
        byte[] content = new byte[6 * width];
        IntStream.range(0, 6).forEach(i -> content[i * width] = (byte) i);
        Path in = Files.write(directory.resolve("in"), content);
        ExternalSorter sorter = ExternalSorter.records(width, 0, 10).memory(300);
        assertTrue(sorter.check(in));
        assertFalse(sorter.descending().check(in));
        assertEquals(2, sorter.descending().firstDisorder(in).orElseThrow());
    }

    @Test
    void anIteratorMayGiveOneArrayAgainAndAgain() throws IOException {
        byte[] one = new byte[1];
        Iterator<byte[]> letters = "dcab".chars().mapToObj(letter -> {
            one[0] = (byte) letter;
            return one;
        }).iterator();
        assertEquals(List.of("a", "b", "c", "d"), texts(ExternalSorter.lines().sort(letters)));
    }

    /** Each window takes memory for its long line, and gives it back. */
    @Test
    void manyFilesMayHaveALongLineEach() throws IOException {
        List<Path> files = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            List<String> own = Stream.of("a" + i, "b".repeat(i % 10 == 0 ? 9_000 : 90) + i, "c" + i).toList();
            files.add(Files.write(directory.resolve("file" + i), own));
            lines.addAll(own);
        }
        Path out = directory.resolve("out");
        ExternalSorter.lines().memory(256 << 10).merge(files, out);
        assertEquals(lines.stream().sorted().toList(), Files.readAllLines(out));
    }

    /** Where a border between two parts is looked for, a line is read whole. */
    @Test
    void aLineLongerThanTheMemoryIsRefused() throws IOException {
        Path in = file("in", "a\n" + "b".repeat(3_000_000) + "\nc\n");
        Path out = file("out", "old");
        for (long memory : new long[] {10_000, 1 << 20}) {
            ExternalSorter sorter = ExternalSorter.lines().memory(memory);
            assertThrows(IllegalArgumentException.class, () -> sorter.merge(List.of(in, in), out));
            String message = assertThrows(IllegalArgumentException.class, () -> sorter.check(in)).getMessage();
            assertTrue(message.matches("memory of [\\d,]+ bytes is too little for the line at byte [\\d,]+ of .*in, "
                    + "which has [\\d,]+ bytes or more: give it more, for instance [\\d,]+"), message);
            long enough = Long.parseLong(message.replaceAll(".* ", "").replace(",", ""));
            assertTrue(sorter.memory(enough).check(in));
        }
        assertEquals("old", Files.readString(out));
    }

    @Test
    void aHeaderOfAnIteratorIsChecked() throws IOException {
        ExternalSorter sorter = ExternalSorter.lines().header(1).memory(1 << 20);
        for (byte[] header : List.of(bytes("h\nx"), new byte[1 << 17])) {
            assertThrows(IllegalArgumentException.class, () -> sorter.sort(List.of(header).iterator()));
        }
        assertThrows(IllegalArgumentException.class,
                () -> sorter.separatedBy(',').quoted().sort(List.of(bytes("\"h")).iterator()));
        assertEquals(List.of("z", "a", "b"), texts(sorter.sort(Stream.of("z", "b", "a").map(RecordLists::bytes)
                .iterator())));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () ->
                sorter.sort(Stream.of("z", "b", "a\n").map(RecordLists::bytes).iterator()));
        assertTrue(e.getMessage().startsWith("record 3 of the iterator is not one line"), e.getMessage());
    }

    /** Between the line and its number. */
    @Test
    void wholeLinesThatAreCountedMayHaveASeparator() throws IOException {
        assertEquals(List.of("a,b;2", "c;1"), texts(ExternalSorter.lines().separatedBy(';').counts()
                .sort(file("in", "a,b\nc\na,b"))));
    }

    @Test
    void anEmptyFileHasNoHeader() throws IOException {
        List<Path> files = List.of(file("empty", ""), file("one", "h\na\nc\n"), file("two", "h\nb"));
        Path out = directory.resolve("out");
        ExternalSorter.lines().header(1).merge(files, out);
        assertEquals("h\na\nb\nc\n", Files.readString(out));
        ExternalSorter.lines().header(1).merge(List.of(files.get(0)), out);
        assertEquals("", Files.readString(out));
    }

    /** Zeros of both signs differ, and of NaNs the first one is kept, in memory and in runs. */
    @Test
    void uniqueNumbersAreTheFirstOnes() throws IOException {
        int[] few = {0x7fc00002, 0x7fc00001, 0, 0x80000000, 0x7fc00003, 0, 0x3f800000, 0x80000000};
        int[] unique = {0x80000000, 0, 0x3f800000, 0x7fc00002};
        for (long memory : new long[] {1 << 20, 2_000}) {
            ByteBuffer in = ByteBuffer.allocate(1000 * few.length * Integer.BYTES);
            for (int i = 0; i < 1000; i++) {
                in.asIntBuffer().put(few);
                in.position(in.position() + few.length * Integer.BYTES);
            }
            Path file = Files.write(directory.resolve("in"), in.array());
            ExternalSorter.floats(ByteOrder.BIG_ENDIAN).unique().memory(memory).sort(file, file);
            ByteBuffer expected = ByteBuffer.allocate(unique.length * Integer.BYTES);
            expected.asIntBuffer().put(unique);
            assertArrayEquals(expected.array(), Files.readAllBytes(file));
        }
    }

    /** One quote that is not closed: all that follows is searched a few times, and not again for each block. */
    @Test
    void aLongRecordInQuotesIsOneRecord() throws IOException {
        byte[] content = new byte[3 << 20];
        Arrays.fill(content, (byte) '\n');
        content[0] = '"';
        content[content.length - 2] = '"';
        Path in = Files.write(directory.resolve("in"), content);
        Path out = directory.resolve("out");
        assertEquals(1, ExternalSorter.lines().separatedBy(',').quoted().sort(in, out).records());
        assertArrayEquals(content, Files.readAllBytes(out));
    }
}
