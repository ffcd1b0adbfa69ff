package io.github.aparasort.internal.external;

import static io.github.aparasort.ExternalSorter.FieldOption.NUMERIC;
import static io.github.aparasort.internal.external.GroupedLines.assertSameText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.external.GroupedLines.Key;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines are counted and summed up by key, as a map of exact decimal numbers does it. */
class ExternalGroupsTest {
    private static final long LARGE = 64L << 20;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    // ---- all groups of all texts

    private static Key key(int field) {
        return new Key(field, false, false);
    }

    static Stream<GroupedLines> groups() {
        Key number = new Key(2, true, false);
        Key greatest = new Key(2, true, true);
        return Stream.of(new GroupedLines('\0', List.of(), false, false, true, List.of()),
                new GroupedLines('\0', List.of(), true, true, true, List.of()),
                new GroupedLines(',', List.of(), false, true, true, List.of(3, 2)),
                new GroupedLines(',', List.of(), true, false, false, List.of(2)),
                new GroupedLines(',', List.of(key(1)), false, false, true, List.of()),
                new GroupedLines(',', List.of(key(2)), true, false, true, List.of(3)),
                new GroupedLines(',', List.of(key(1)), false, true, true, List.of(2, 3, 4, 9)),
                new GroupedLines(',', List.of(key(1)), false, false, false, List.of(3, 3, 1)),
                new GroupedLines(',', List.of(key(3), key(1)), true, true, true, List.of(2)),
                new GroupedLines(',', List.of(number, key(1)), false, false, true, List.of(3)),
                new GroupedLines(',', List.of(key(1), greatest), false, true, true, List.of(2, 3)),
                new GroupedLines(',', List.of(number, key(2), key(9)), false, false, true, List.of(1, 2)),
                new GroupedLines('\0', List.of(key(1)), false, false, true, List.of(2, 1)),
                new GroupedLines('\0', List.of(key(2)), true, false, true, List.of(2, 4)),
                new GroupedLines('\0', List.of(greatest, key(1), key(4)), false, false, true, List.of(4)));
    }

    /** Few keys, and numbers of all lengths, signs and decimals. */
    private static List<String> table(Random random, int lines, int keys) {
        return IntStream.range(0, lines).mapToObj(i -> {
            String decimals = IntStream.range(0, random.nextInt(6)).mapToObj(d -> "" + random.nextInt(10))
                    .collect(Collectors.joining());
            String number = (random.nextBoolean() ? "-" : "")
                    + (random.nextInt(9) == 0 ? "" : random.nextInt(1 << random.nextInt(28)))
                    + (random.nextBoolean() ? "." + decimals : "");
            String huge = random.nextInt(20) == 0 ? "no number" : (random.nextBoolean() ? "-" : "")
                    + Long.toUnsignedString(random.nextLong()) + random.nextInt(1_000_000_000) + "."
                    + decimals + decimals;
            return "k" + random.nextInt(keys) + (random.nextInt(4) == 0 ? " " : "") + "," + random.nextInt(3)
                    + List.of("", ".0", "", ".00x", " ").get(random.nextInt(5)) + "," + number
                    + (random.nextInt(8) == 0 ? "" : "," + huge);
        }).toList();
    }

    private static List<String> lines(byte[] content) {
        List<String> lines = List.of(new String(content, StandardCharsets.ISO_8859_1).split("\n", -1));
        return lines.subList(0, lines.size() - 1);
    }

    private ExternalSummary assertGroups(GroupedLines groups, List<String> lines, int header, long limit, long memory)
            throws IOException {
        Path in = directory.resolve("in");
        // The last line may have no end, if it is not empty.
        boolean hasEnd = !lines.isEmpty() && (lines.size() % 2 == 0 || lines.get(lines.size() - 1).isEmpty());
        Files.writeString(in, String.join("\n", lines) + (hasEnd ? "\n" : ""), StandardCharsets.ISO_8859_1);
        ExternalSorter sorter = groups.sorter().memory(memory);
        sorter = limit == Long.MAX_VALUE ? sorter : sorter.limit(limit);
        ExternalSummary done = (header == 0 ? sorter : sorter.header(header)).sort(in, directory.resolve("out"));
        String expected = groups.of(lines, header, limit);
        assertSameText(expected, Files.readString(directory.resolve("out"), StandardCharsets.ISO_8859_1),
                groups + ", header " + header + ", limit " + limit + ", memory " + memory + ": " + done);
        assertEquals(Math.max(0, lines.size() - header), done.records());
        assertEquals(Math.max(0, expected.chars().filter(c -> c == '\n').count() - header), done.results());
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
        return done;
    }

    @ParameterizedTest
    @MethodSource("groups")
    void everyTextIsGrouped(GroupedLines groups) throws IOException {
        Random random = new Random(groups.toString().length());
        List<List<String>> texts = new ArrayList<>(List.of(table(random, 4_000, 5), table(random, 4_000, 100_000)));
        for (ExternalLinesTest.Text text : List.of(ExternalLinesTest.Text.TABLE, ExternalLinesTest.Text.BLANKS,
                ExternalLinesTest.Text.NUMBERS, ExternalLinesTest.Text.EQUAL, ExternalLinesTest.Text.EMPTY)) {
            texts.add(lines(text.content(4_000, random)));
        }
        for (List<String> text : texts) {
            for (int header : new int[] {0, 1}) {
                long limit = header == 0 ? Long.MAX_VALUE : random.nextInt(2000);
                assertEquals(1, assertGroups(groups, text, header, limit, LARGE).runs());
                ExternalSummary done = assertGroups(groups, text, header, Long.MAX_VALUE,
                        24_000 + random.nextInt(36_000));
                assertTrue(done.runs() > 1, done::toString);
                assertGroups(groups, text, header, limit, 24_000 + random.nextInt(36_000));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("groups")
    void fewLinesAreGrouped(GroupedLines groups) throws IOException {
        List<String> lines = List.of("a,1,2.5,7", "", "b", ",,,", "a,1.0,-2.50,x", " c  1 \t3", "c 1 3.0 -4", "-0",
                "0", "a,01,.");
        Random random = new Random(4);
        for (int n = 0; n <= 20; n++) {
            List<String> some = random.ints(n, 0, lines.size()).mapToObj(lines::get).toList();
            for (int header : new int[] {0, 1}) {
                assertGroups(groups, some, header, n % 3 == 0 ? n / 6 : Long.MAX_VALUE, n % 2 == 0 ? LARGE : 3_000);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4,400000", "4,6000000", "1000000,400000", "1000000,6000000"})
    void manyLinesAreGrouped(int keys, long memory) throws IOException {
        List<String> lines = table(new Random(keys), 80_000, keys);
        for (GroupedLines groups : List.of(new GroupedLines(',', List.of(key(1)), false, false, true, List.of(3, 4)),
                new GroupedLines(',', List.of(new Key(2, true, true), key(1)), false, false, true, List.of(4, 2)))) {
            ExternalSummary done = assertGroups(groups, lines, 1, Long.MAX_VALUE, memory);
            assertTrue(memory > 400_000 || done.runs() > 1, done::toString);
        }
    }

    // ---- sums and merges

    private String grouped(ExternalSorter sorter, String text) throws IOException {
        Files.writeString(directory.resolve("in"), text);
        sorter.sort(directory.resolve("in"), directory.resolve("out"));
        return Files.readString(directory.resolve("out"));
    }

    @Test
    void sumsAreExact() throws IOException {
        ExternalSorter sorter = ExternalSorter.lines().separatedBy(';').byField(1).counts().sums(2);
        assertEquals("a;3;0.00\n", grouped(sorter, "a;1.5\na;-1.25\na;-.25\n"));
        assertEquals("a;2;1.000\n", grouped(sorter, "a;1\na;0.000\n"));
        assertEquals("a;2;-0.5\nb;1;0\nc;1;0\n", grouped(sorter, "a;-.5\nb;-0\na;-\nc;-x5"));
        assertEquals("a;2;1000000000000000000000000000000\n",
                grouped(sorter, "a;999999999999999999999999999999\na;1\n"));
        assertEquals("a;3;-999999999999999999999999999999.000000000000000000000000000001\n", grouped(sorter,
                "a;-999999999999999999999999999999\na;.000000000000000000000000000001\n"
                + "a;-.000000000000000000000000000002\n"));
        assertEquals("a;2;18446744073709551614\nb;3;-18446744073709551617\n", grouped(sorter,
                "a;9223372036854775807\na;9223372036854775807\n"
                + "b;-9223372036854775808\nb;-9223372036854775808\nb;-1\n"));
        assertEquals("a;40000;-40000000000000000000000.0\n",
                grouped(sorter.memory(100_000), "a;-1000000000000000000.0 EUR\n".repeat(40_000)));
    }

    /** The first line is that of the first file. */
    @Test
    void mergedFilesAreGrouped() throws IOException {
        List<Path> in = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 17; i++) {
            in.add(directory.resolve("in" + i));
            Files.write(in.get(i), table(new Random(i), 40 * i, 30));
            ExternalSorter.lines().separatedBy(',').byField(2, NUMERIC).thenByField(1).stable()
                    .sort(in.get(i), in.get(i));
            all.addAll(Files.readAllLines(in.get(i)));
        }
        GroupedLines groups = new GroupedLines(',', List.of(new Key(2, true, false), key(1)), false, false, true,
                List.of(3, 4));
        for (long memory : new long[] {LARGE, 40_000}) {
            groups.sorter().stable().memory(memory).merge(in, directory.resolve("out"));
            assertEquals(groups.of(all, 0, Long.MAX_VALUE), Files.readString(directory.resolve("out")));
        }
    }

    @Test
    void optionsAreChecked() {
        ExternalSorter lines = ExternalSorter.lines();
        assertThrows(IllegalArgumentException.class, () -> lines.sums(1, 0));
        assertThrows(IllegalArgumentException.class, () -> lines.sums(-1));
        ExternalSorter records = ExternalSorter.records(2, 0, 1);
        assertThrows(IllegalStateException.class, records::counts);
        assertThrows(IllegalStateException.class, () -> records.sums(1));
    }
}
