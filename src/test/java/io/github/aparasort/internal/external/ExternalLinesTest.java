package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.testing.FilesInMemory;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines are in the order of {@code LC_ALL=C sort}, to the byte, in memory and in runs of any number. */
class ExternalLinesTest {
    /** All fits into this. */
    private static final long LARGE = 64L << 20;
    /** Many runs, and several merges one after the other. */
    private static final long TINY = 6_000;
    /** Several threads merge all runs at once. */
    private static final long MIDDLE = 1_500_000;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    /** Text that is hard in some way. */
    enum Text {
        WORDS(20_000, (random, number) ->
                letters(random, random.nextInt(20)) + " " + letters(random, random.nextInt(30))),
        /** Every byte but the end of a line. */
        BYTES(10_000, (random, number) ->
                IntStream.range(0, random.nextInt(12)).map(i -> random.nextInt(256)).filter(b -> b != '\n')
                        .mapToObj(b -> String.valueOf((char) b)).collect(Collectors.joining())),
        /** Zeros and prefixes, which words do not tell apart by themselves. */
        ZEROS(10_000, (random, number) ->
                "a".repeat(random.nextInt(3)) + "\0".repeat(random.nextInt(20)) + "b".repeat(random.nextInt(2))),
        EQUAL(20_000, (random, number) -> "the same line for all of them"),
        EMPTY(20_000, (random, number) -> random.nextInt(500) == 0 ? "x" : ""),
        /** Groups of every size with long equal begins. */
        PREFIXES(15_000, (random, number) ->
                "http://www.example." + (random.nextInt(3) == 0 ? "com" : "org") + "/path/"
                        + "long/".repeat(random.nextInt(4)) + random.nextInt(1 << random.nextInt(16)) + "\r"),
        TABLE(12_000, (random, number) ->
                letters(random, random.nextInt(3)) + "," + random.nextInt(9)
                        + (random.nextInt(10) == 0 ? "" : "," + numberText(random))
                        + (random.nextBoolean() ? "," + number : "")),
        BLANKS(12_000, (random, number) ->
                Stream.of(letters(random, 2), numberText(random), letters(random, 1), "" + random.nextInt(30))
                        .limit(random.nextInt(5)).map(text -> " \t".repeat(random.nextInt(2)) + text)
                        .collect(Collectors.joining(random.nextBoolean() ? " " : "\t"))),
        NUMBERS(15_000, (random, number) -> numberText(random));

        private final int lines;
        private final BiFunction<Random, Integer, String> line;

        Text(int lines, BiFunction<Random, Integer, String> line) {
            this.lines = lines;
            this.line = line;
        }

        /** In Latin-1, where each character is a byte. */
        byte[] content() {
            return content(lines, new Random(ordinal()));
        }

        byte[] content(int count, Random random) {
            return IntStream.range(0, count).mapToObj(i -> line.apply(random, i) + "\n").collect(Collectors.joining())
                    .getBytes(StandardCharsets.ISO_8859_1);
        }

        private static String letters(Random random, int length) {
            return IntStream.range(0, length).mapToObj(i -> String.valueOf((char) ('a' + random.nextInt(26))))
                    .collect(Collectors.joining());
        }

        private static String digits(Random random, int length) {
            return IntStream.range(0, length).mapToObj(i -> String.valueOf(random.nextInt(10)))
                    .collect(Collectors.joining());
        }

        private static String numberText(Random random) {
            return switch (random.nextInt(16)) {
                case 0 -> "";
                case 1 -> "-";
                case 2 -> letters(random, 2);
                case 3 -> "+5";
                case 4 -> "-0";
                case 5 -> "000" + random.nextInt(100) + "." + random.nextInt(10) + "000";
                case 6 -> "." + digits(random, random.nextInt(3));
                case 7 -> "-." + digits(random, random.nextInt(3)) + "x";
                case 8 -> "1234567890123456" + digits(random, 2) + "." + digits(random, random.nextInt(3));
                case 9 -> "-1234567890123456" + digits(random, 2) + ".0";
                case 10 -> digits(random, 1) + "0".repeat(random.nextInt(30));
                case 11 -> "0." + "0".repeat(random.nextInt(20)) + digits(random, 2);
                case 12 -> "- 7";
                case 13 -> " \t-" + random.nextInt(50) + " 3";
                case 14 -> random.nextInt(200) == 0 ? "9".repeat(2_100) + digits(random, 1)
                        : random.nextInt(100) + "e5";
                default -> String.valueOf(random.nextInt(2000) - 1000);
            };
        }
    }

    private static ExternalSorter sorter(SortedLines.Options options) {
        ExternalSorter sorter = ExternalSorter.lines();
        sorter = options.separator() == null ? sorter : sorter.separatedBy(options.separator());
        sorter = options.field() == 0 ? sorter : sorter.byField(options.field());
        sorter = options.numeric() ? sorter.numeric() : sorter;
        sorter = options.descending() ? sorter.descending() : sorter;
        return options.stable() ? sorter.stable() : sorter;
    }

    static Stream<SortedLines.Options> options() {
        return Stream.of("", "-r", "-s", "-r -s", "-n", "-n -r", "-n -s", "-t , -k 3", "-t , -k 3 -n",
                "-t , -k 3 -n -s", "-t , -k 3 -n -r", "-t , -k 2 -s -r", "-t , -k 2 -r", "-t , -k 4", "-k 2", "-k 2 -n",
                "-k 3 -s", "-k 1 -r", "-t / -k 9 -s", "-t . -k 2 -n").map(SortedLines.Options::of);
    }

    @ParameterizedTest
    @MethodSource("options")
    void everyTextIsSorted(SortedLines.Options options) throws IOException {
        for (Text text : Text.values()) {
            byte[] content = text.content();
            byte[] expected = SortedLines.of(content, options);
            Path in = Files.write(directory.resolve("in"), content);
            for (long memory : new long[] {LARGE, 60_000}) {
                ExternalSummary done = sorter(options).memory(memory).sort(in, directory.resolve("out"));
                assertArrayEquals(expected, Files.readAllBytes(directory.resolve("out")), text + " " + done);
                assertEquals(text.lines, done.records());
                assertEquals(content.length, done.bytes());
                assertEquals(memory == LARGE, done.runs() == 1, done::toString);
            }
        }
    }

    // ---- boundaries

    private void assertSorts(byte[] content, SortedLines.Options options, long memory) throws IOException {
        Path in = Files.write(directory.resolve("in"), content);
        ExternalSummary done = sorter(options).memory(memory).sort(in, in);
        assertArrayEquals(SortedLines.of(content, options), Files.readAllBytes(in), memory + " " + done);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "a", "a\n", "\n\n", "b\na", "b\n\na\n\n", "b\r\na\r\n\r\n", "\u00ff\n\u0080\nz\n",
        "b,2\na", ",,\n,\n", "\0\n\n\0\0", "a\0\na", "-1\n-1.0\n1\n0\nx"})
    void fewLinesAreSorted(String text) throws IOException {
        for (SortedLines.Options options : options().toList()) {
            assertSorts(bytes(text), options, LARGE);
            assertSorts(bytes(text), options, 1 << 10);
        }
    }

    /** The last line, the first one of the result, gets an end wherever a block ends. */
    @Test
    void aLastLineWithoutAnEndGetsOne() throws IOException {
        for (int length = 0; length < 150; length++) {
            String text = "middle\n".repeat(700) + "a".repeat(length);
            assertSorts(bytes(text), SortedLines.Options.of(""), TINY);
            assertSorts(bytes(text), SortedLines.Options.of("-r"), TINY);
        }
    }

    /** Lines of all lengths in memory of all sizes. */
    @Test
    void memoryMayBeOfAnySize() throws IOException {
        Random random = new Random(8);
        Text[] texts = {Text.WORDS, Text.ZEROS, Text.EMPTY, Text.PREFIXES, Text.BYTES};
        List<SortedLines.Options> options = options().toList();
        for (int round = 0; round < 60; round++) {
            byte[] lines = texts[round % texts.length].content(1 + random.nextInt(1500), random);
            assertSorts(lines, options.get(random.nextInt(options.size())), 1500 + random.nextInt(20_000));
        }
    }

    /** The begin of the file tells nothing of the rest: more lines than expected, or fewer. */
    @ParameterizedTest
    @CsvSource({"100,0", "0,100", "3000,1", "1,3000"})
    void lengthsOfLinesMayChange(int first, int second) throws IOException {
        String text = ("x".repeat(first) + "\n").repeat(200_000 / (first + 1))
                + ("y".repeat(second) + "\n").repeat(200_000 / (second + 1));
        for (long memory : new long[] {30_000, 300_000, 800_000, 1_000_000, 3_000_000}) {
            assertSorts(bytes(text), SortedLines.Options.of("-r"), memory);
        }
    }

    // ---- merges

    @Test
    void longLinesAreMergedInSeveralPasses() throws IOException {
        Random random = new Random(3);
        String text = IntStream.range(0, 800).mapToObj(i -> Text.letters(random, random.nextInt(10))
                .repeat(random.nextInt(1000)) + "\n").collect(Collectors.joining());
        int[] restarts = {0};
        long[] last = {0};
        Path in = Files.write(directory.resolve("in"), bytes(text));
        ExternalSummary done = ExternalSorter.lines().memory(60_000).onProgress(told -> {
            assertTrue(told.done() <= told.total(), told::toString);
            if (told.phase() == Phase.MERGE) {
                restarts[0] += told.done() < last[0] ? 1 : 0;
                last[0] = told.done();
            }
        }).sort(in, in);
        assertTrue(done.runs() > 20 && restarts[0] > 1, done + ", merges again: " + restarts[0]);
        assertArrayEquals(SortedLines.of(bytes(text), SortedLines.Options.of("")), Files.readAllBytes(in));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-s -k 2", "-n", "-t e -k 2 -r"})
    void threadsMergeTogether(String options) throws IOException {
        Random random = new Random(4);
        for (int values : new int[] {3, 100_000}) {
            String text = IntStream.range(0, 60_000).mapToObj(i -> random.nextInt(values) + " the rest of line "
                    + i % 7 + "\n").collect(Collectors.joining());
            Path in = Files.write(directory.resolve("in"), bytes(text));
            ExternalSummary done = sorter(SortedLines.Options.of(options)).memory(MIDDLE).sort(in, in);
            assertTrue(done.runs() > 1 && done.threads() > 1, done::toString);
            assertArrayEquals(SortedLines.of(bytes(text), SortedLines.Options.of(options)), Files.readAllBytes(in));
        }
    }

    // ---- errors

    /** What the message says is enough. */
    @ParameterizedTest
    @CsvSource({"20000,5000,1", "20000,5000,0", "9000,0,1", "500000,100,1"})
    void aLineThatIsTooLongIsAnError(int length, int before, int after) throws IOException {
        String text = "short\n".repeat(before) + "l".repeat(length) + "\nshort\n".repeat(after * 5000);
        Path in = Files.write(directory.resolve("in"), bytes(text));
        Path out = Files.write(directory.resolve("out"), new byte[] {1});
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> ExternalSorter.lines().memory(20_000).sort(in, out));
        Matcher message = Pattern.compile(("memory of 20,000 bytes is too little for the line at byte %,d, which has "
                + "%,d bytes: give it more, for instance ([\\d,]+)").formatted(before * 6, length + 1))
                .matcher(e.getMessage());
        assertTrue(message.matches(), e.getMessage());
        assertArrayEquals(new byte[] {1}, Files.readAllBytes(out));
        assertArrayEquals(bytes(text), Files.readAllBytes(in));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(Set.of(in, out), files.collect(Collectors.toSet()));
        }
        ExternalSorter.lines().memory(Long.parseLong(message.group(1).replace(",", ""))).sort(in, out);
        assertArrayEquals(SortedLines.of(bytes(text), SortedLines.Options.of("")), Files.readAllBytes(out));
    }

    @Test
    void tooLittleMemoryIsAnError() throws IOException {
        Path in = Files.write(directory.resolve("in"), new byte[10_000]);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> ExternalSorter.lines().memory(1_000).sort(in, in));
        assertEquals("memory of 1,000 bytes is too little to sort lines: give it more, for instance 16,384",
                e.getMessage());
    }

    @Test
    void optionsAreChecked() {
        for (char separator : new char[] {'\n', '\u0080', '\u20ac'}) {
            assertThrows(IllegalArgumentException.class, () -> ExternalSorter.lines().separatedBy(separator));
        }
        for (int field : new int[] {0, -1}) {
            assertThrows(IllegalArgumentException.class, () -> ExternalSorter.lines().byField(field));
        }
        ExternalSorter longs = ExternalSorter.longs(ByteOrder.BIG_ENDIAN);
        ExternalSorter byOne = ExternalSorter.lines().byField(1);
        assertEquals("field 1 is the key already: for lines in the order of it and then of field 2, call thenByField(2)",
                assertThrows(IllegalStateException.class, () -> byOne.byField(2)).getMessage());
        ExternalSorter byComma = ExternalSorter.lines().separatedBy(',').separatedBy(',');
        assertEquals("fields are separated by ',' already, not by ';': there is one separator",
                assertThrows(IllegalStateException.class, () -> byComma.separatedBy(';')).getMessage());
        assertEquals("separatedBy has no effect on whole lines: name the field that is the key, by byField(n), or leave "
                + "it out", assertThrows(IllegalStateException.class, () -> byComma.sort(directory, directory)).getMessage());
        assertEquals("field 1 is the key already: for lines in the order of it and then of field 1, call thenByField(1)",
                assertThrows(IllegalStateException.class, () -> byOne.byField(1)).getMessage());
        assertEquals("there is no key before field 2: begin with byField",
                assertThrows(IllegalStateException.class, () -> ExternalSorter.lines().thenByField(2)).getMessage());
        assertEquals("there are no fields to add up",
                assertThrows(IllegalArgumentException.class, () -> byOne.sums()).getMessage());
        assertThrows(IllegalArgumentException.class, () -> byOne.sums(1, 0));
        assertThrows(IllegalArgumentException.class, () -> byOne.header(-1));
        assertThrows(IllegalArgumentException.class, () -> byOne.limit(-1));
        assertThrows(IllegalArgumentException.class, () -> byOne.merge(List.of(), directory));
        for (ExternalSorter useless : List.of(byOne.quoted(), byOne.separatedBy('"').quoted(),
                byOne.unique().counts(), byOne.unique().sums(2))) {
            assertThrows(IllegalStateException.class, () -> useless.sort(directory, directory));
        }
        for (ExternalSorter useless : List.of(byOne.counts(), byOne.sums(2), byOne.limit(1))) {
            assertEquals("groups and a limit have no effect on a check: leave them out",
                    assertThrows(IllegalStateException.class, () -> useless.check(directory)).getMessage());
        }
        for (Executable option : List.<Executable>of(() -> longs.byField(1), () -> longs.thenByField(1), longs::quoted,
                () -> longs.header(1), longs::counts, () -> longs.sums(1))) {
            assertThrows(IllegalStateException.class, option);
        }
        assertThrows(IllegalStateException.class, () -> longs.separatedBy(','));
        assertThrows(IllegalStateException.class, longs::numeric);
        assertThrows(IllegalStateException.class, longs::stable);
    }

    // ---- the command

    @ParameterizedTest
    @MethodSource("options")
    void theCommandSortsInTheSameWay(SortedLines.Options options) throws Exception {
        assumeTrue(Stream.of("/usr/bin/sort", "/bin/sort").anyMatch(name -> Files.isExecutable(Path.of(name))),
                "no sort here");
        for (Text text : Text.values()) {
            Path in = Files.write(directory.resolve("in"), text.content());
            Path out = directory.resolve("out");
            List<String> words = new ArrayList<>(List.of("sort", "-o", directory.resolve("expected").toString()));
            words.addAll(options.words());
            words.add(in.toString());
            ProcessBuilder sort = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD);
            sort.environment().put("LC_ALL", "C");
            assertEquals(0, sort.start().waitFor());
            sorter(options).memory(400_000).sort(in, out);
            assertEquals(-1, Files.mismatch(directory.resolve("expected"), out), text::toString);
        }
    }
}
