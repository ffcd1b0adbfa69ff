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
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorted files are merged as {@code sort -m} of GNU merges them, to the byte. */
class ExternalGnuMergeTest {
    private static final long LARGE = 64L << 20;
    /** Many files need several merges one after the other. */
    private static final long TINY = 30_000;
    /** Several threads merge files of some MB. */
    private static final long MIDDLE = 3_000_000;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    @BeforeEach
    void assumeTheCommandIsHere() {
        GnuSort.assumeItIsHere();
    }

    /** A line with four fields, and with many others of the same key. */
    private static String line(Random random) {
        return (char) ('a' + random.nextInt(3)) + "," + (random.nextInt(30) - 15) + (random.nextBoolean() ? ".0," : ",")
                + "x".repeat(random.nextInt(20)) + (random.nextInt(9) == 0 ? "" : " ," + random.nextInt(5));
    }

    private static byte[] lines(Random random, int count) {
        return bytes(IntStream.range(0, count).mapToObj(i -> line(random) + "\n").collect(Collectors.joining()));
    }

    // ---- merge

    /** Some files are empty, and the last line of some has no end. */
    private List<Path> sorted(String options, int files, int lines, Random random) throws Exception {
        List<Path> sorted = new ArrayList<>();
        for (int i = 0; i < files; i++) {
            int count = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(lines);
            Path file = Files.write(directory.resolve("in" + i), lines(random, count));
            byte[] content = count == 0 ? new byte[0] : GnuSort.of(options, file);
            boolean hasNoEnd = count > 0 && random.nextInt(3) == 0;
            sorted.add(Files.write(file, Arrays.copyOf(content, content.length - (hasNoEnd ? 1 : 0))));
        }
        return sorted;
    }

    private static String merge(String options) {
        return options.isEmpty() ? "-m" : "-m " + options;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-r", "-n", "-n -r -s", "-t , -k 2,2", "-t , -k 2,2 -n -r", "-t , -k 2,2n -s",
        "-t , -k 1,1 -k 4,4nr", "-t , -k 1,1 -k 2,2n -s", "-k 2,2 -k 1,1r"})
    void filesAreMerged(String options) throws Exception {
        Random random = new Random(options.hashCode());
        for (int files : new int[] {1, 2, 3, 17, 60}) {
            List<Path> in = sorted(options, files, 3000 / files, random);
            assertMerges(options, in, LARGE);
            assertMerges(options, in, TINY + random.nextInt(30_000));
        }
    }

    private ExternalSummary assertMerges(String options, List<Path> in, long memory) throws Exception {
        byte[] expected = GnuSort.of(merge(options), in);
        Path out = directory.resolve("out");
        List<String> names = SortedFiles.names(directory);
        ExternalSummary done = GnuSort.sorter(options).memory(memory).merge(in, out);
        assertArrayEquals(expected, Files.readAllBytes(out), options + ", memory " + memory + ": " + done);
        Files.delete(out);
        assertEquals(names.stream().filter(name -> !name.equals("out")).toList(), SortedFiles.names(directory));
        long bytes = 0;
        for (Path file : in) {
            bytes += Files.size(file);
        }
        assertEquals(bytes, done.bytes(), done::toString);
        assertEquals(IntStream.range(0, expected.length).filter(i -> expected[i] == '\n').count(), done.results(),
                done::toString);
        return done;
    }

    @ParameterizedTest
    @ValueSource(strings = {"-u", "-u -r", "-t , -k 1,1 -u", "-t , -k 2,2n -u", "-t , -k 1,1 -k 4,4nr -u", "-n -r -u"})
    void uniqueLinesAreMerged(String options) throws Exception {
        Random random = new Random(options.hashCode());
        // Both of files with unique lines, and of files with equal keys.
        for (String before : List.of(options, options.replace("-u", "-s"))) {
            for (int files : new int[] {1, 2, 3, 17, 60}) {
                List<Path> in = sorted(before, files, 3000 / files, random);
                assertMerges(options, in, LARGE);
                assertMerges(options, in, TINY + random.nextInt(30_000));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"''", "-u", "'-t , -k 2,2 -n -s'"})
    void manyFilesAreMerged(String options) throws Exception {
        Random random = new Random(5);
        List<Path> in = sorted(options, 200, 100, random);
        for (long memory : new long[] {LARGE, 400_000, TINY}) {
            assertMerges(options, in, memory);
        }
        // One of them many times.
        assertMerges(options, Collections.nCopies(30, in.get(199)), TINY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-u", "-t , -k 2,2 -n -r", "-t , -k 1,1 -k 4,4nr -s"})
    void threadsMergeTogether(String options) throws Exception {
        for (int files : new int[] {1, 2, 5}) {
            List<Path> in = new ArrayList<>();
            for (int i = 0; i < files; i++) {
                Path file = Files.write(directory.resolve("in" + i), lines(new Random(i), 150_000 / files));
                in.add(GnuSort.sort(options.replace("-u", "-s"), file));
            }
            ExternalSummary done = assertMerges(options, in, MIDDLE);
            assertTrue(done.threads() > 1, done::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void theResultMayReplaceAnInput(int place) throws Exception {
        for (String options : List.of("", "-u", "-t , -k 2,2 -n")) {
            for (long memory : new long[] {LARGE, TINY}) {
                List<Path> in = sorted(options, 5, 1000, new Random(7));
                byte[] expected = GnuSort.of(merge(options), in);
                byte[] other = Files.readAllBytes(in.get((place + 1) % 5));
                List<String> names = SortedFiles.names(directory);
                GnuSort.sorter(options).memory(memory).merge(in, in.get(place));
                assertArrayEquals(expected, Files.readAllBytes(in.get(place)));
                assertArrayEquals(other, Files.readAllBytes(in.get((place + 1) % 5)));
                assertEquals(names, SortedFiles.names(directory));
            }
        }
    }

    @Test
    void aMergeMayHaveALimit() throws Exception {
        for (String options : List.of("", "-u", "-t , -k 2,2 -n -r -s")) {
            List<Path> in = sorted(options, 17, 500, new Random(8));
            String all = new String(GnuSort.of(merge(options), in), StandardCharsets.ISO_8859_1);
            for (int count : new int[] {0, 1, 2, 30, 1000, 1_000_000}) {
                String expected = all.lines().limit(count).map(line -> line + "\n").collect(Collectors.joining());
                for (long memory : new long[] {LARGE, TINY}) {
                    GnuSort.sorter(options).limit(count).memory(memory).merge(in, directory.resolve("out"));
                    assertEquals(expected, Files.readString(directory.resolve("out"), StandardCharsets.ISO_8859_1));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-u", "-t , -k 2,2 -n"})
    void theHeaderOfTheFirstFileStays(String options) throws Exception {
        List<Path> in = sorted(options, 9, 300, new Random(10));
        byte[] expected = GnuSort.of(merge(options), in);
        String header = "z,9,the name\nof,0,things\n";
        for (Path file : in) {
            Files.write(file, bytes(header + Files.readString(file, StandardCharsets.ISO_8859_1)));
        }
        Path out = directory.resolve("out");
        for (long memory : new long[] {LARGE, TINY}) {
            ExternalSorter sorter = GnuSort.sorter(options).header(2).memory(memory);
            sorter.merge(in, out);
            assertEquals(header + new String(expected, StandardCharsets.ISO_8859_1),
                    Files.readString(out, StandardCharsets.ISO_8859_1));
            for (int place : new int[] {1, 8}) {
                byte[] content = Files.readAllBytes(in.get(place));
                for (int at : new int[] {0, 12, header.length() - 2}) {
                    byte[] other = content.clone();
                    other[at]++;
                    Files.write(in.get(place), other);
                    FileSystemException e = assertThrows(FileSystemException.class, () -> sorter.merge(in, out));
                    assertEquals(in.get(place).toString(), e.getFile());
                }
                Files.write(in.get(place), content);
            }
        }
    }
}
