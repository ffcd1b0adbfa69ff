package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Files of records with keys: the result is that of a stable sort of objects, to the byte. */
class ExternalRecordsTest {
    private static final int N = 5_003;
    /** Memory for all records at once. */
    private static final long LARGE = 200L << 20;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    private enum Keys {
        RANDOM,
        /** Many records have one key. */
        FEW,
        /** The first bytes are equal, the others have few values: ties of every length. */
        COMMON_PREFIX,
        /** Small groups of equal words, which are sorted by insertion. */
        PAIRS,
        EQUAL;

        byte at(int i, Random random, int record) {
            return (byte) switch (this) {
                case RANDOM -> random.nextInt();
                case FEW -> random.nextInt(8) == 0 ? 0x80 : 0x7f;
                case COMMON_PREFIX -> i < 11 ? 0xa0 + i : random.nextInt(20) == 0 ? 0xff : 0;
                case PAIRS -> i < 8 ? record * 0x9e37_79b9L % (N / 3) >>> 8 * (i & 1) : random.nextInt();
                case EQUAL -> 0xee;
            };
        }
    }

    /** Records whose bytes after the key tell where they were. */
    private static byte[] content(Keys keys, int n, int length, int keyOffset, int keyLength) {
        Random random = new Random(length * 31L + keyLength);
        byte[] content = new byte[n * length];
        for (int record = 0; record < n; record++) {
            for (int i = 0; i < length; i++) {
                boolean isKey = i >= keyOffset && i < keyOffset + keyLength;
                content[record * length + i] = isKey ? keys.at(i - keyOffset, random, record)
                        : (byte) (record >>> 8 * (i & 1));
            }
        }
        return content;
    }

    @ParameterizedTest
    @CsvSource({"1,0,1", "5,1,3", "9,0,8", "12,4,8", "20,3,9", "24,0,16", "23,6,17", "40,0,40", "100,0,10"})
    void recordsAreSortedStably(int length, int keyOffset, int keyLength) throws IOException {
        for (Keys keys : Keys.values()) {
            byte[] content = content(keys, N, length, keyOffset, keyLength);
            Path in = Files.write(directory.resolve("in"), content);
            Path out = directory.resolve("out");
            ExternalSorter sorter = ExternalSorter.records(length, keyOffset, keyLength);
            // In many runs, and in memory.
            for (long memory : new long[] {500L * (length + 48), LARGE}) {
                ExternalSummary done = sorter.memory(memory).sort(in, out);
                assertEquals(memory < LARGE, done.runs() > 1, done::toString);
                assertArrayEquals(SortedFiles.records(content, length, keyOffset, keyLength, false), Files.readAllBytes(out),
                        keys + " " + done);
            }
            sorter.descending().memory(700L * (length + 48)).sort(in, out);
            assertArrayEquals(SortedFiles.records(content, length, keyOffset, keyLength, true), Files.readAllBytes(out),
                    keys + " descending");
        }
    }

    /** Each word of a key was a level of recursion. */
    @Test
    void longKeysThatBeginEquallyAreSortedStably() throws IOException {
        int length = 1 << 16;
        int n = 150;
        for (int differing : new int[] {0, 400, 511, 512, 519, 520, 5_000, length - 3}) {
            byte[] content = new byte[n * length];
            for (int record = 0; record < n; record++) {
                content[record * length + length - 1] = (byte) record;
                content[record * length + differing] = (byte) (record * 89 % 3);
            }
            Path file = Files.write(directory.resolve("file"), content);
            for (boolean descending : new boolean[] {false, true}) {
                ExternalSorter sorter = ExternalSorter.records(length, 0, length - 1).memory(LARGE);
                (descending ? sorter.descending() : sorter).sort(file, directory.resolve("out"));
                assertArrayEquals(SortedFiles.records(content, length, 0, length - 1, descending),
                        Files.readAllBytes(directory.resolve("out")), "differing at " + differing);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Target.class, names = {"JDK", "JTP", "OPENCL"})
    void everyEngineSortsRecords(Target target) throws IOException {
        assumeTrue(target != Target.OPENCL || !Gpu.devices().isEmpty(), "no OpenCL device");
        int n = 100_003;
        byte[] content = content(Keys.PAIRS, n, 24, 0, 16);
        Path file = Files.write(directory.resolve("file"), content);
        List<Execution> executions = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(executions::add);
            ExternalSummary done = ExternalSorter.records(24, 0, 16).memory(1 << 20).gpu(gpu).sort(file, file);
            assertTrue(done.runs() > 5, done::toString);
        }
        assertArrayEquals(SortedFiles.records(content, 24, 0, 16, false), Files.readAllBytes(file));
        assertTrue(executions.stream().anyMatch(e -> e.engine().name().equals(target.name())), executions::toString);
    }

    // ---- several sorts at once

    @Test
    void sortsBesideEachOtherDoNotMix() throws Exception {
        ExternalSorter sorter = ExternalSorter.records(24, 4, 12).memory(100_000);
        List<Callable<Void>> sorts = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            byte[] content = content(Keys.values()[i % 5], N + i, 24, 4, 12);
            Path file = Files.write(directory.resolve("file" + i), content);
            sorts.add(() -> {
                sorter.sort(file, file);
                assertArrayEquals(SortedFiles.records(content, 24, 4, 12, false), Files.readAllBytes(file));
                return null;
            });
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            for (Future<Void> sort : pool.invokeAll(sorts)) {
                sort.get();
            }
        } finally {
            pool.shutdown();
        }
    }
}
