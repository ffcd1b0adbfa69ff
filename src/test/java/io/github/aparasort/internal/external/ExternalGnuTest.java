package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.RecordLists.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are sorted as the command {@code sort} of GNU sorts them, to the byte, with the same options. */
class ExternalGnuTest {
    /** All fits into this. */
    private static final long LARGE = 64L << 20;
    /** Many runs. */
    private static final long TINY = 60_000;
    /** Several threads merge all runs at once. */
    private static final long MIDDLE = 2_500_000;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    @BeforeEach
    void assumeTheCommandIsHere() {
        GnuSort.assumeItIsHere();
    }

    /** Values that come many times, in each field and as a number: they differ in text, too. */
    private static byte[] fewValues(int lines, Random random) {
        List<String> words = List.of("a", "b", "ab", "", "A", "b ", "a\t");
        List<String> numbers = List.of("1", "01", "1.0", "-1", " 1", "10", "9", "", "x", "-0", "0.0", "1e3");
        return bytes(IntStream.range(0, lines).mapToObj(i -> words.get(random.nextInt(7)) + ","
                + numbers.get(random.nextInt(12)) + "," + words.get(random.nextInt(7)) + " "
                + numbers.get(random.nextInt(12)) + "," + random.nextInt(4) + "\n").collect(Collectors.joining()));
    }

    private void assertSorts(String options, byte[] content, long memory) throws Exception {
        Path in = Files.write(directory.resolve("in"), content);
        assertSorts(options, in, GnuSort.of(options, in), memory);
    }

    private ExternalSummary assertSorts(String options, Path in, byte[] expected, long memory) throws IOException {
        Path out = directory.resolve("out");
        ExternalSummary done = GnuSort.sorter(options).memory(memory).sort(in, out);
        assertArrayEquals(expected, Files.readAllBytes(out), options + ", memory " + memory + ": " + done);
        assertEquals(lines(expected), done.results(), done::toString);
        return done;
    }

    private static long lines(byte[] sorted) {
        return IntStream.range(0, sorted.length).filter(i -> sorted[i] == '\n').count();
    }

    // ---- all options on all texts

    @ParameterizedTest
    @ValueSource(strings = {"-u", "-u -r", "-u -n", "-u -n -r", "-u -s", "-t , -k 2,2 -u", "-t , -k 2,2 -u -n",
        "-t , -k 3,3 -u -r", "-t , -k 3,3 -u -n -r -s", "-k 2,2 -u", "-k 1,1 -u -n -r", "-k 3,3 -u -s",
        "-t , -k 2,2 -k 4,4nr", "-t , -k 2,2 -k 4,4nr -s", "-t , -k 2,2 -k 4,4nr -u", "-t , -k 2,2 -k 4,4nr -u -r",
        "-t , -k 4,4nr -k 2,2 -n", "-t , -k 4,4nr -k 2,2 -r", "-t , -k 4,4n -k 2,2 -r -s", "-t , -k 1,1r -k 2,2 -n -r",
        "-k 2,2 -k 4,4nr", "-k 2,2n -k 1,1r -s", "-k 2,2 -k 1,1 -n", "-k 2,2 -k 1,1 -n -r -u", "-k 1,1 -k 2,2r -u",
        "-t , -k 1,1 -k 3,3n -k 2,2r", "-t , -k 2,2n -k 4,4r -k 1,1 -s", "-t , -k 4,4 -k 3,3 -k 2,2 -n -u",
        "-k 3,3 -k 1,1n -k 2,2r -u", "-k 3,3 -k 2,2 -k 1,1 -r", "-t , -k 9,9 -k 2,2", "-t , -k 2,2 -k 2,2n",
        "-k 1,1n -k 1,1r", "-t , -k 1,1 -k 2,2 -k 3,3 -k 4,4 -k 5,5n -s", "-t a -k 2,2 -k 1,1 -u",
        "-t \t -k 2,2 -k 1,1n"})
    void everyTextIsSorted(String options) throws Exception {
        Random random = new Random(options.hashCode());
        for (ExternalLinesTest.Text text : ExternalLinesTest.Text.values()) {
            // The last line may have no end.
            byte[] content = withoutByte128(text.content(6_000, random));
            assertSortsInAllMemories(options, Arrays.copyOf(content, content.length - random.nextInt(2)), random);
        }
        assertSortsInAllMemories(options, fewValues(6_000, random), random);
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    private void assertSortsInAllMemories(String options, byte[] content, Random random) throws Exception {
        Path in = Files.write(directory.resolve("in"), content);
        byte[] expected = GnuSort.of(options, in);
        for (long memory : new long[] {LARGE, 24_000 + random.nextInt((int) TINY - 24_000)}) {
            ExternalSummary done = assertSorts(options, in, expected, memory);
            assertEquals(memory == LARGE, done.runs() == 1, done::toString);
        }
    }

    /**
     * The command takes the byte 128 within a number for a separator of thousands (coreutils 9.1), which {@code
     * LC_ALL=C} has not: see NON_CHAR in its sort.c.
     */
    private static byte[] withoutByte128(byte[] content) {
        for (int i = 0; i < content.length; i++) {
            content[i] = content[i] == -128 ? -127 : content[i];
        }
        return content;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "a", "a\n", "\n\n", "b\na\na", "b\n\na\n\nb", "b\r\na\r\nb\r\n",
        "\u00ff\n\u0080\nz\n\u00ff", "b,2\na", ",,\n,\n,,", "\0\n\n\0\0\n\0", "a\0\na", "-1\n-1.0\n1\n0\n01\nx",
        "a,1,,2\na,1,,10\na,1,,2.0\nb\n"})
    void fewLinesAreSorted(String text) throws Exception {
        for (String options : List.of("-u", "-u -n", "-u -r", "-t , -k 2,2 -u", "-t , -k 2,2 -k 4,4nr",
                "-k 2,2 -k 1,1n -r", "-t , -k 1,1 -k 4,4n -u", "-k 1,1 -k 2,2 -k 3,3 -s")) {
            assertSorts(options, bytes(text), LARGE);
            assertSorts(options, bytes(text), 1 << 10);
        }
    }

    /** Enough lines for several threads, which share keys with equal ones. */
    @ParameterizedTest
    @ValueSource(strings = {"-u", "-u -n -r", "-t , -k 2,2 -u", "-t , -k 2,2n -k 4,4r -u", "-t , -k 2,2 -k 4,4nr",
        "-t , -k 1,1 -k 3,3n -k 2,2r -s", "-k 2,2 -k 1,1 -r"})
    void threadsMergeTogether(String options) throws Exception {
        Random random = new Random(options.length());
        for (byte[] content : List.of(fewValues(100_000, random), ExternalLinesTest.Text.TABLE.content(100_000, random),
                bytes("the same,5,line of all,7\n".repeat(60_000)))) {
            Path in = Files.write(directory.resolve("in"), content);
            byte[] expected = GnuSort.of(options, in);
            assertTrue(assertSorts(options, in, expected, 400_000).runs() > 1);
            ExternalSummary done = assertSorts(options, in, expected, MIDDLE);
            assertTrue(done.runs() > 1 && done.threads() > 1, done::toString);
        }
    }

    @Test
    void memoryMayBeOfAnySize() throws Exception {
        Random random = new Random(11);
        List<String> options = List.of("-u", "-u -r", "-t , -k 2,2 -u -n", "-t , -k 2,2 -k 4,4nr -u", "-k 2,2 -k 1,1n",
                "-t , -k 4,4 -k 2,2n -k 1,1r -s");
        ExternalLinesTest.Text[] texts = {ExternalLinesTest.Text.WORDS, ExternalLinesTest.Text.ZEROS,
            ExternalLinesTest.Text.EMPTY, ExternalLinesTest.Text.BYTES};
        for (int round = 0; round < 80; round++) {
            byte[] content = round % 5 == 4 ? fewValues(1 + random.nextInt(1500), random)
                    : withoutByte128(texts[round % texts.length].content(1 + random.nextInt(1500), random));
            assertSorts(options.get(random.nextInt(options.size())), content, 1500 + random.nextInt(20_000));
        }
    }

    // ---- limit

    @ParameterizedTest
    @ValueSource(strings = {"", "-r", "-u", "-n -r", "-t , -k 2,2 -u", "-t , -k 2,2 -k 4,4nr", "-k 2,2 -n -s -r",
        "-t , -k 2,2n -k 1,1r -u"})
    void theFirstLinesAreThoseOfTheCommand(String options) throws Exception {
        Random random = new Random(options.hashCode());
        for (byte[] content : List.of(fewValues(12_000, random), ExternalLinesTest.Text.TABLE.content(20_000, random),
                ExternalLinesTest.Text.NUMBERS.content(12_000, random), bytes("equal\n".repeat(40_000)), bytes(""),
                bytes("one"))) {
            Path in = Files.write(directory.resolve("in"), content);
            byte[] all = GnuSort.of(options, in);
            for (long count : LongStream.of(0, 1, 2, 1000, 7000, Integer.MAX_VALUE + 1L, Long.MAX_VALUE).toArray()) {
                byte[] expected = Arrays.copyOf(all, end(all, count));
                for (long memory : new long[] {LARGE, 24_000 + random.nextInt(30_000)}) {
                    Path out = directory.resolve("out");
                    ExternalSummary done = GnuSort.sorter(options).limit(count).memory(memory).sort(in, out);
                    assertArrayEquals(expected, Files.readAllBytes(out),
                            options + ", limit " + count + ", memory " + memory + ": " + done);
                    assertEquals(lines(expected), done.results());
                    assertEquals(lines(content) + (content.length == 3 ? 1 : 0), done.records());
                }
            }
        }
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    /** Where as many lines end, as {@code head -n} finds it. */
    private static int end(byte[] lines, long count) {
        int end = 0;
        for (long left = count; left > 0 && end < lines.length; end++) {
            left -= lines[end] == '\n' ? 1 : 0;
        }
        return end;
    }

    /** The least lines come last. */
    @Test
    void theFirstLinesMayBeAnywhere() throws Exception {
        for (String options : List.of("", "-r", "-n", "-n -r -s", "-u")) {
            Path in = Files.write(directory.resolve("in"), bytes(IntStream.range(0, 30_000)
                    .mapToObj(i -> (30_000 - i) / 3 + "\n").collect(Collectors.joining())));
            byte[] all = GnuSort.of(options, in);
            for (int count : new int[] {1, 10, 999, 5000}) {
                ExternalSorter sorter = GnuSort.sorter(options).limit(count).memory(TINY);
                sorter.sort(in, directory.resolve("out"));
                assertArrayEquals(Arrays.copyOf(all, end(all, count)), Files.readAllBytes(directory.resolve("out")),
                        options + ", limit " + count);
            }
        }
    }
}
