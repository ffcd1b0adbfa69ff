package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.RecordLists.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Disorders are found as {@code sort -c} of GNU finds them. A merge, which needs sorted files, notices them too. */
class ExternalGnuCheckTest {
    private static final long LARGE = 64L << 20;
    private static final long TINY = 30_000;
    /** Several threads merge files of some MB. */
    private static final long MIDDLE = 3_000_000;
    /** Of lines that all have the same length. */
    private static final int WIDTH = "1234567 is the number of this line\n".length();

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    @BeforeEach
    void assumeTheCommandIsHere() {
        GnuSort.assumeItIsHere();
    }

    private static String ended(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    // ---- check

    /** As the command says it, in much memory and in little. */
    private long assertFindsDisorder(String options, byte[] content) throws Exception {
        Path in = Files.write(directory.resolve("in"), content);
        long expected = GnuSort.firstDisorder(options, in);
        for (long memory : new long[] {LARGE, TINY}) {
            OptionalLong found = GnuSort.sorter(options).memory(memory).firstDisorder(in);
            assertEquals(expected == 0 ? OptionalLong.empty() : OptionalLong.of(expected), found,
                    options + ", memory " + memory);
            assertEquals(expected == 0, GnuSort.sorter(options).memory(memory).check(in));
        }
        assertArrayEquals(content, Files.readAllBytes(in));
        assertEquals(List.of("in"), SortedFiles.names(directory));
        return expected;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-r", "-u", "-n", "-n -r", "-n -s", "-n -u", "-u -r", "-t , -k 2,2", "-t , -k 2,2 -u",
        "-t , -k 2,2 -n -r -s", "-t , -k 2,2 -k 4,4nr", "-t , -k 2,2 -k 4,4nr -s", "-k 2,2 -k 1,1r", "-k 2,2n -u",
        "-t , -k 1,1 -k 3,3n -k 2,2r"})
    void disordersAreFound(String options) throws Exception {
        Random random = new Random(options.hashCode());
        int disorders = 0;
        for (ExternalLinesTest.Text text : List.of(ExternalLinesTest.Text.TABLE, ExternalLinesTest.Text.BLANKS,
                ExternalLinesTest.Text.EMPTY, ExternalLinesTest.Text.ZEROS, ExternalLinesTest.Text.NUMBERS)) {
            byte[] unsorted = text.content(3_000, random);
            assertFindsDisorder(options, unsorted);
            Path file = Files.write(directory.resolve("in"), unsorted);
            // Equal neighbours are a disorder for -u only.
            for (String before : List.of(options, options.replace("-u", "-s"))) {
                byte[] sorted = GnuSort.of(before, file);
                assertFindsDisorder(options, sorted);
                assertFindsDisorder(options, Arrays.copyOf(sorted, sorted.length - 1));
                List<String> lines = List.of(new String(sorted, StandardCharsets.ISO_8859_1).split("\n", -1));
                lines = lines.subList(0, lines.size() - 1);
                for (int at : new int[] {1, 2, lines.size() / 2, lines.size() - 2, lines.size() - 1,
                    random.nextInt(lines.size())}) {
                    if (at > 0 && at < lines.size()) {
                        List<String> swapped = new ArrayList<>(lines);
                        Collections.swap(swapped, at, random.nextInt(at));
                        disorders += assertFindsDisorder(options, bytes(ended(swapped))) > 0 ? 1 : 0;
                    }
                }
                Files.write(file, unsorted);
            }
        }
        assertTrue(disorders > 4, "disorders " + disorders);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "a", "\n\n", "a\na", "b\na", "a\nb\na\nc\nb", "a\n\n", "1\n01\n1.0\n",
        "a\0\na", "a\na\0", "\u00ff\n\u0080", "a,2\nb,1\n", "b,1\na,2"})
    void fewLinesAreChecked(String text) throws Exception {
        for (String options : List.of("", "-r", "-u", "-n", "-n -s", "-n -u", "-t , -k 2,2", "-t , -k 2,2 -u -r")) {
            assertFindsDisorder(options, bytes(text));
        }
    }

    /** They differ at their ends only. */
    @Test
    void longLinesAreChecked() throws Exception {
        Path in = directory.resolve("in");
        for (String ends : List.of("abc", "acb", "bac", "aab", "abb", "cba", "aaa")) {
            for (int length : new int[] {100, 3_000, 300_000, 1_500_000}) {
                Files.write(in, bytes(ended(ends.chars().mapToObj(end -> "l".repeat(length) + (char) end).toList())));
                for (String options : List.of("", "-r", "-u", "-s -k 1,1")) {
                    long expected = GnuSort.firstDisorder(options, in);
                    assertEquals(expected, GnuSort.sorter(options).memory(LARGE).firstDisorder(in).orElse(0),
                            options + ", length " + length + ", " + ends);
                }
            }
        }
    }

    /** The message says which memory is enough, as that of a sort does. */
    @Test
    void aLineThatIsTooLongIsAnError() throws Exception {
        Path in = Files.write(directory.resolve("in"), bytes("a\n" + "b".repeat(300_000) + "\nc\n"));
        Path out = directory.resolve("out");
        for (long memory : new long[] {20_000, 500_000}) {
            IllegalArgumentException inCheck = assertThrows(IllegalArgumentException.class,
                    () -> ExternalSorter.lines().memory(memory).check(in));
            assertTrue(ExternalSorter.lines().memory(enough(inCheck)).check(in), inCheck.getMessage());
            IllegalArgumentException inMerge = assertThrows(IllegalArgumentException.class,
                    () -> ExternalSorter.lines().memory(memory).merge(List.of(in), out));
            ExternalSorter.lines().memory(enough(inMerge)).merge(List.of(in), out);
            assertEquals(-1, Files.mismatch(in, out));
            Files.delete(out);
        }
    }

    private static long enough(IllegalArgumentException e) {
        return Long.parseLong(e.getMessage().replaceAll(".* ", "").replace(",", ""));
    }

    @Test
    void theHeaderCountsButIsNotCompared() throws Exception {
        Path in = directory.resolve("in");
        for (int header : new int[] {0, 1, 2, 3, 4, 9}) {
            for (String text : List.of("z\ny\nx\na\nb\nc\n", "z\ny\nx\na\nc\nb\n", "z\ny\nx\nc\nb\na", "z\ny\n", "")) {
                Files.writeString(in, text);
                Path below = Files.writeString(directory.resolve("below"),
                        ended(text.lines().skip(header).toList()));
                long expected = GnuSort.firstDisorder("", below);
                assertEquals(expected == 0 ? 0 : expected + header,
                        ExternalSorter.lines().header(header).firstDisorder(in).orElse(0), header + " of " + text);
            }
        }
    }

    // ---- merges of files that are not sorted

    private static byte[] numbered(int lines, int step) {
        byte[] content = new byte[lines * WIDTH];
        for (int i = 0; i < lines; i++) {
            byte[] line = bytes("%07d is the number of this line\n".formatted(i * step));
            System.arraycopy(line, 0, content, i * WIDTH, WIDTH);
        }
        return content;
    }

    private static byte[] with(byte[] content, int line, char begin) {
        byte[] changed = content.clone();
        changed[line * WIDTH] = (byte) begin;
        return changed;
    }

    private static byte[] rotated(byte[] content, int lines) {
        byte[] changed = new byte[content.length];
        System.arraycopy(content, content.length - lines * WIDTH, changed, 0, lines * WIDTH);
        System.arraycopy(content, 0, changed, lines * WIDTH, content.length - lines * WIDTH);
        return changed;
    }

    private void assertNoMerge(ExternalSorter sorter, List<Path> in, Path unsorted, String what) throws IOException {
        Path out = Files.write(directory.resolve("out"), new byte[] {1, 2});
        List<String> names = SortedFiles.names(directory);
        FileSystemException e = assertThrows(FileSystemException.class, () -> sorter.merge(in, out), what);
        assertEquals(unsorted.toString(), e.getFile(), what);
        assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(out), what);
        assertEquals(names, SortedFiles.names(directory), what);
    }

    /** Wherever threads divide the work: the second part of a file may be less than the first one everywhere. */
    @ParameterizedTest
    @CsvSource({"1,0", "2,0", "2,1", "5,3"})
    void aFileThatIsNotSortedIsNoticed(int files, int place) throws Exception {
        int n = 120_000 / files;
        Random random = new Random(files);
        List<Path> in = new ArrayList<>();
        for (int i = 0; i < files; i++) {
            in.add(Files.write(directory.resolve("in" + i), numbered(n, 1 + i)));
        }
        ExternalSummary sorted = ExternalSorter.lines().memory(MIDDLE).merge(in, directory.resolve("out"));
        assertTrue(sorted.threads() > 1, sorted::toString);
        Path unsorted = in.get(place);
        byte[] content = Files.readAllBytes(unsorted);
        List<Integer> places = new ArrayList<>(List.of(1, n - 1, n / 2, n / 2 + 1, n / 3, n / 4, n / 4 * 3));
        random.ints(14, 1, n).forEach(places::add);
        for (int at : places) {
            for (byte[] changed : List.of(rotated(content, at), with(content, at, '-'), with(content, at - 1, 'z'))) {
                Files.write(unsorted, changed);
                assertNoMerge(ExternalSorter.lines().memory(at % 3 == 0 ? 500_000 : MIDDLE), in, unsorted, "at " + at);
            }
        }
    }

    /** One part of the lines in the place of another: each half is sorted, and the border is where threads begin. */
    @Test
    void bordersOfThreadsHideNoDisorder() throws Exception {
        int n = 60_000;
        byte[] content = numbered(n, 1);
        Path first = Files.write(directory.resolve("first"), content);
        Path second = directory.resolve("second");
        Random random = new Random(6);
        for (int round = 0; round < 30; round++) {
            // The least lines again after the middle, or the greatest before it.
            int from = n / 2 + random.nextInt(200) - 100;
            int length = WIDTH * (1 + random.nextInt(n / 3));
            byte[] changed = content.clone();
            System.arraycopy(content, 0, changed, round % 2 == 0 ? from * WIDTH : from * WIDTH - length, length);
            Files.write(second, changed);
            String what = "at " + from + ", " + length;
            assertNoMerge(ExternalSorter.lines().memory(MIDDLE), List.of(first, second), second, what);
            assertNoMerge(ExternalSorter.lines().stable().byField(1).memory(MIDDLE), List.of(second, first), second,
                    what);
        }
    }

    /** In every order of lines, and at every place. */
    @ParameterizedTest
    @ValueSource(strings = {"", "-r", "-n", "-n -u", "-t , -k 2,2 -n -r", "-t , -k 1,1 -k 4,4nr", 
        "-t , -k 1,1 -k 4,4nr -s", "-t , -k 2,2n -u"})
    void anyDisorderIsNoticed(String options) throws Exception {
        Random random = new Random(options.length());
        // Equal neighbours are no disorder for a merge.
        String before = options.replace("-u", "-s");
        ExternalLinesTest.Text text = options.contains(",") ? ExternalLinesTest.Text.TABLE
                : ExternalLinesTest.Text.NUMBERS;
        List<Path> in = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            in.add(GnuSort.sort(before, Files.write(directory.resolve("in" + i),
                    text.content(150, random))));
        }
        byte[] content = Files.readAllBytes(in.get(1));
        List<String> sorted = new String(content, StandardCharsets.ISO_8859_1).lines().toList();
        int disorders = 0;
        for (int i = 1; i < sorted.size(); i++) {
            List<String> swapped = new ArrayList<>(sorted);
            Collections.swap(swapped, i, i - 1);
            Files.write(in.get(1), bytes(ended(swapped)));
            if (GnuSort.firstDisorder(before, in.get(1)) > 0) {
                disorders++;
                assertNoMerge(GnuSort.sorter(options).memory(i % 2 == 0 ? LARGE : TINY), in, in.get(1),
                        options + " at " + i);
            } else {
                GnuSort.sorter(options).merge(in, directory.resolve("out"));
            }
        }
        assertTrue(disorders > 4, "disorders " + disorders);
    }

    /** Also after merges of other files. */
    @Test
    void oneOfManyFilesIsNotSorted() throws Exception {
        List<Path> in = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            in.add(Files.write(directory.resolve("in" + i), numbered(20 + i, i)));
        }
        for (int place : new int[] {1, 57, 100, 199}) {
            byte[] content = Files.readAllBytes(in.get(place));
            for (int at : new int[] {1, 10, 20 + place - 1}) {
                Files.write(in.get(place), rotated(content, at));
                for (long memory : new long[] {TINY, 400_000, LARGE}) {
                    assertNoMerge(ExternalSorter.lines().memory(memory), in, in.get(place), place + " at " + at);
                }
            }
            Files.write(in.get(place), content);
        }
        assertEquals(IntStream.range(0, 200).map(i -> 20 + i).sum(),
                ExternalSorter.lines().memory(TINY).merge(in, in.get(0)).results());
    }
}
