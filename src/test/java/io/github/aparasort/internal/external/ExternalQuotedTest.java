package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.GroupedLines.assertSameText;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.external.CsvRecords.Key;
import io.github.aparasort.internal.external.CsvRecords.Options;
import io.github.aparasort.internal.external.CsvRecords.Parsed;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** CSV files are sorted by the content of their fields. Ends of lines within quotes are text. */
class ExternalQuotedTest {
    private static final long LARGE = 64L << 20;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    // ---- texts

    private static String quote(String content) {
        return '"' + content.replace("\"", "\"\"") + '"';
    }

    /** Quoted, or not if it need not be. */
    private static String field(Random random, char separator) {
        String word = "" + (char) ('a' + random.nextInt(3)) + (random.nextInt(3) == 0 ? "" : random.nextInt(30));
        String number = (random.nextBoolean() ? "-" : "") + random.nextInt(50) + (random.nextBoolean() ? ".0" : "");
        return switch (random.nextInt(14)) {
            case 0 -> "";
            case 1 -> "\"\"";
            case 2, 3 -> word;
            case 4 -> quote(word);
            case 5 -> number;
            case 6 -> quote(number);
            case 7 -> quote(word + separator + number);
            case 8 -> quote(word + "\n" + number + separator + "\n");
            case 9 -> quote("\"" + word + "\"" + separator + "\r\n\"");
            case 10 -> word + "\"" + number + "\"";
            case 11 -> "-\"" + word;
            case 12 -> quote("\n" + number);
            // As if it were records.
            default -> quote("a" + separator + "1\n" + quote("b") + separator + "\n\n" + word + separator);
        };
    }

    /** Records that end with either kind of end, the last one perhaps with none. */
    private static String text(Random random, int records, char separator) {
        String text = IntStream.range(0, records).mapToObj(i -> IntStream.range(0, 1 + random.nextInt(4))
                .mapToObj(field -> field(random, separator)).collect(Collectors.joining("" + separator))
                + (random.nextInt(3) == 0 ? "\r\n" : "\n")).collect(Collectors.joining());
        return text.endsWith("\"\n") && random.nextBoolean() ? text.substring(0, text.length() - 1) : text;
    }

    static Stream<Options> options() {
        Key first = new Key(1, false, false);
        Key second = new Key(2, false, false);
        Key third = new Key(3, false, true);
        Key number = new Key(2, true, false);
        Key greatest = new Key(1, true, true);
        return Stream.of(new Options(',', List.of(first), false, false, false, null),
                new Options(',', List.of(second), false, true, false, null),
                new Options(';', List.of(third), true, false, false, null),
                new Options('\t', List.of(number), false, false, false, null),
                new Options(',', List.of(greatest, second), false, true, false, null),
                new Options('|', List.of(first, number, third), false, false, false, null),
                new Options(',', List.of(second, first), false, false, true, null),
                new Options(',', List.of(number), true, false, true, null),
                new Options(',', List.of(third, greatest), false, false, true, null),
                new Options(' ', List.of(second), false, false, true, null),
                new Options(',', List.of(first), false, false, false, List.of()),
                new Options(';', List.of(second, first), false, false, false, List.of(3, 1)),
                new Options(',', List.of(number), false, false, false, List.of(2, 4)),
                new Options('|', List.of(greatest, third), true, false, false, List.of(2)));
    }

    private ExternalSummary assertSorts(Options options, String text, int header, long limit, long memory)
            throws IOException {
        Path in = Files.writeString(directory.resolve("in"), text, StandardCharsets.ISO_8859_1);
        ExternalSorter sorter = options.sorter().memory(memory);
        sorter = limit == Long.MAX_VALUE ? sorter : sorter.limit(limit);
        ExternalSummary done = (header == 0 ? sorter : sorter.header(header)).sort(in, directory.resolve("out"));
        assertSameText(options.of(text, header, limit),
                Files.readString(directory.resolve("out"), StandardCharsets.ISO_8859_1),
                options + ", header " + header + ", limit " + limit + ", memory " + memory + ": " + done);
        assertEquals(Math.max(0, CsvRecords.parse(text, options.separator()).size() - header), done.records());
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
        return done;
    }

    // ---- sorts

    @ParameterizedTest
    @MethodSource("options")
    void recordsAreSorted(Options options) throws IOException {
        Random random = new Random(options.keys().hashCode());
        for (int round = 0; round < 3; round++) {
            String text = text(random, 3_000, options.separator());
            for (int header : new int[] {0, 1, 3}) {
                assertEquals(1, assertSorts(options, text, header, Long.MAX_VALUE, LARGE).runs());
                ExternalSummary done = assertSorts(options, text, header, Long.MAX_VALUE,
                        24_000 + random.nextInt(36_000));
                assertTrue(done.runs() > 1, done::toString);
                assertSorts(options, text, header, random.nextInt(2000), 24_000 + random.nextInt(36_000));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("options")
    void manyRecordsAreSorted(Options options) throws IOException {
        ExternalSummary done = assertSorts(options, text(new Random(2), 50_000, options.separator()), 1, Long.MAX_VALUE,
                2_000_000);
        assertTrue(done.runs() > 1, done::toString);
    }

    /** Several threads, if no record has several lines. Otherwise one may be where they would divide the work. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 100, 100_000})
    void someRecordsHaveSeveralLines(int several) throws IOException {
        Options options = options().toList().get(0);
        Random random = new Random(several);
        List<String> records = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            boolean isLong = random.nextInt(100_000) < several || i == 70_000 && several == 1;
            records.add(quote("k" + random.nextInt(100_000)) + ",x," + quote(isLong ? "\"\nk5,\"\n\nzz," : "a, text"));
        }
        String text = String.join("\n", records) + "\n";
        ExternalSummary done = assertSorts(options, text, 0, Long.MAX_VALUE, 3_000_000);
        assertTrue(done.runs() > 1 && (several > 0 || done.threads() > 1), done::toString);
        Path sorted = Files.copy(directory.resolve("out"), directory.resolve("sorted"));
        Path out = directory.resolve("out");
        ExternalSummary merged = options.sorter().memory(3_000_000).merge(List.of(sorted, sorted), out);
        assertSameText(options.of(text + text, 0, Long.MAX_VALUE), Files.readString(out), merged.toString());
    }

    /** Wherever the work could be divided, it is within a field that looks like many records. */
    @ParameterizedTest
    @ValueSource(strings = {"z,1\n", "\"\"\n\"\"\n", "a,\"\"1\n\"\",\n", "\n", "\n\"\"a\"\",\"\"\n\"\""})
    void fieldsMayLookLikeRecords(String lines) throws IOException {
        Random random = new Random(6);
        Options options = options().toList().get(0);
        StringBuilder text = new StringBuilder();
        while (text.length() < 2_500_000) {
            String field = lines.repeat(random.nextInt(1000));
            text.append(random.nextInt(1000)).append(",x,\"").append(field).append("\"\n");
        }
        ExternalSummary done = assertSorts(options, text.toString(), 0, Long.MAX_VALUE, 1_500_000);
        assertTrue(done.runs() > 1, done::toString);
        Path sorted = Files.copy(directory.resolve("out"), directory.resolve("sorted"));
        options.sorter().memory(1_500_000).merge(List.of(sorted, sorted), directory.resolve("out"));
        assertSameText(options.of(text.toString().repeat(2), 0, Long.MAX_VALUE),
                Files.readString(directory.resolve("out")), lines);
    }

    @ParameterizedTest
    @MethodSource("options")
    void fewRecordsAreSorted(Options options) throws IOException {
        Random random = new Random(9);
        String separator = "" + options.separator();
        for (String text : List.of("", "\n", "\r\n", "\n\r\n", "a", "\"\"", "\"\n\"", "\"\"\"\"\n\"\"\n",
                "\"b\"\na\n\"\n\"\n", "\"\r\n\"\r\na\r\n\r\n", "b\"\na\"\"\n\"a\"\n",
                "x" + separator + "\"2\n\"\nx" + separator + "10\n",
                separator + separator + "\n\"" + separator + "\"\n", "a\rb\r\na\r\r\n",
                "\"a\"" + separator + "\n\"a\"\r\na\n")) {
            for (int header : new int[] {0, 1, 2}) {
                assertSorts(options, text, header, Long.MAX_VALUE, LARGE);
                assertSorts(options, text, header, 1, 3_000);
            }
        }
        for (int round = 0; round < 60; round++) {
            String text = text(random, 1 + random.nextInt(30), options.separator());
            assertSorts(options, text, random.nextInt(3), Long.MAX_VALUE, round % 2 == 0 ? LARGE : 4_000);
        }
    }

    /** Longer than buffers, and than what is read at once. */
    @Test
    void longFieldsAreSorted() throws IOException {
        Random random = new Random(3);
        Options options = options().toList().get(1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 150; i++) {
            String lines = "a line, that is no record\n\"\"".repeat(random.nextInt(2_000));
            text.append(i % 7).append(',').append(i % 3 == 0 ? '"' + lines + '"' : "" + random.nextInt(9)).append('\n');
        }
        assertSorts(options, text.toString(), 0, Long.MAX_VALUE, LARGE);
        ExternalSummary done = assertSorts(options, text.toString(), 1, Long.MAX_VALUE, 800_000);
        assertTrue(done.runs() > 1, done::toString);
    }

    @Test
    void namesMayHaveEndsOfLines() throws IOException {
        Options groups = new Options(',', List.of(new Key(2, false, false)), false, false, false, List.of(1));
        String text = "\"the\nnumber\",\"the\r\n\"\"name\"\", of it\"\r\n7,b\n-2.5,\"a\n\"\n3,\"b\"\n";
        String expected = "\"the\r\n\"\"name\"\", of it\",count,\"the\nnumber\"\n\"a\n\",1,-2.5\nb,2,10\n";
        assertEquals(expected, groups.of(text, 1, Long.MAX_VALUE));
        assertSorts(groups, text, 1, Long.MAX_VALUE, LARGE);
        assertSorts(groups, text, 1, Long.MAX_VALUE, 4_000);
    }

    // ---- merges and checks

    @Test
    void filesAreMergedAndChecked() throws IOException {
        Random random = new Random(5);
        for (Options options : options().filter(each -> each.sums() == null && !each.unique()).toList()) {
            StringBuilder all = new StringBuilder();
            List<Path> in = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                String text = text(random, i == 3 ? 0 : random.nextInt(200), options.separator());
                String sorted = options.of(text, 0, Long.MAX_VALUE);
                in.add(Files.writeString(directory.resolve("in" + i), sorted, StandardCharsets.ISO_8859_1));
                all.append(sorted);
                assertTrue(options.sorter().check(in.get(i)));
                Path unsorted = Files.writeString(directory.resolve("unsorted"), text, StandardCharsets.ISO_8859_1);
                List<Parsed> records = CsvRecords.parse(text, options.separator());
                OptionalLong disorder = IntStream.range(1, records.size()).filter(record ->
                        options.order().compare(records.get(record - 1), records.get(record)) > 0)
                        .asLongStream().map(record -> record + 1).findFirst();
                assertEquals(disorder, options.sorter().memory(40_000).firstDisorder(unsorted));
            }
            for (long memory : new long[] {LARGE, 40_000}) {
                options.sorter().memory(memory).merge(in, directory.resolve("out"));
                assertSameText(options.of(all.toString(), 0, Long.MAX_VALUE),
                        Files.readString(directory.resolve("out"), StandardCharsets.ISO_8859_1),
                        options + " " + memory);
            }
        }
    }

    // ---- quotes that are not closed

    @ParameterizedTest
    @ValueSource(strings = {"\"", "a,\"b", "a,\"b\n", "\"\"\"", "x\n\"\"\n\"\"\"\n", "a,1\nb,\"2\nc,3\n",
        "a\n\"b\"\n\"c\"\"\n"})
    void aQuoteThatIsNotClosedIsAnError(String text) throws IOException {
        for (Options options : options().filter(each -> each.separator() == ',').toList()) {
            for (String before : List.of("", "k,1\n".repeat(20_000))) {
                assertIsRefused(options.sorter(), before + text);
                assertIsRefused(options.sorter().memory(30_000), before + text);
            }
        }
    }

    /** The rest of the file is not the header. */
    @ParameterizedTest
    @CsvSource({"1", "2"})
    void aNameWhoseQuoteIsNotClosedIsAnError(int header) throws IOException {
        for (Options options : options().filter(each -> each.separator() == ',').toList()) {
            assertIsRefused(options.sorter().header(header), "a,b\n".repeat(header - 1) + "\"a,b\n1,2\n3,4\n");
        }
    }

    private void assertIsRefused(ExternalSorter sorter, String text) throws IOException {
        Path in = Files.writeString(directory.resolve("in"), text);
        Path out = Files.write(directory.resolve("out"), new byte[] {1, 2});
        for (Path target : List.of(out, in)) {
            FileSystemException e = assertThrows(FileSystemException.class, () -> sorter.sort(in, target));
            assertEquals(in.toString(), e.getFile());
        }
        assertThrows(FileSystemException.class, () -> sorter.sort(in).close());
        assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(out));
        assertEquals(text, Files.readString(in));
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }
}
