package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of all types, in one run and in many: the result is that of a sort in memory, to the bit. */
class ExternalSorterTest {
    /** So little memory that some thousand numbers make many runs. */
    private static final long TINY = 8 << 10;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    // ---- numbers

    private enum Numbers {
        RANDOM, FEW_VALUES, EQUAL, SORTED, REVERSED, EXTREMES;

        long bits(SplittableRandom random, int i) {
            return switch (this) {
                case RANDOM -> random.nextLong();
                case FEW_VALUES -> random.nextInt(5) * 0x4000_0001_2000_0003L;
                case EQUAL -> 0x7fc0_0001_7ff8_0001L;
                case SORTED -> i * 0x1_0000_0001L;
                case REVERSED -> -i * 0x1_0000_0001L;
                // NaNs of different bits, zeros of both signs, infinities, the greatest and the least.
                case EXTREMES -> List.of(0x7ff8_0000_0000_0000L, 0xfff8_0000_0000_0001L, 0x7fc0_0000_7fc0_0005L,
                        0xffc0_0000_ffc0_0001L, 0L, Long.MIN_VALUE, 0x8000_0000_8000_0000L, Long.MAX_VALUE,
                        0x7ff0_0000_0000_0000L, 0xfff0_0000_0000_0000L, 0x7f80_0000_7f80_0000L, -1L,
                        0xff80_0000_ff80_0000L, 1L).get(random.nextInt(14));
            };
        }
    }

    private static Stream<Arguments> numbers() {
        return Stream.of(int.class, long.class, float.class, double.class).flatMap(type ->
                Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN).map(order -> Arguments.of(type, order)));
    }

    private static ExternalSorter sorter(Class<?> type, ByteOrder order) {
        return type == int.class ? ExternalSorter.ints(order) : type == long.class ? ExternalSorter.longs(order)
                : type == float.class ? ExternalSorter.floats(order) : ExternalSorter.doubles(order);
    }

    private static byte[] content(Numbers numbers, Class<?> type, ByteOrder order, int n) {
        SplittableRandom random = new SplittableRandom(n);
        boolean isWide = type == long.class || type == double.class;
        ByteBuffer bytes = ByteBuffer.allocate(n * (isWide ? Long.BYTES : Integer.BYTES)).order(order);
        for (int i = 0; i < n; i++) {
            long bits = numbers.bits(random, i);
            if (isWide) {
                bytes.putLong(bits);
            } else {
                bytes.putInt((int) bits);
            }
        }
        return bytes.array();
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void numbersOfAllKindsComeOutSorted(Class<?> type, ByteOrder order) throws IOException {
        for (Numbers numbers : Numbers.values()) {
            for (boolean descending : new boolean[] {false, true}) {
                byte[] content = content(numbers, type, order, 10_007);
                ExternalSorter sorter = sorter(type, order).memory(TINY);
                Path in = Files.write(directory.resolve("in"), content);
                Path out = directory.resolve("out");
                ExternalSummary done = (descending ? sorter.descending() : sorter).sort(in, out);
                assertArrayEquals(SortedFiles.numbers(content, type, order, descending), Files.readAllBytes(out),
                        numbers + (descending ? " descending" : ""));
                assertArrayEquals(content, Files.readAllBytes(in));
                assertTrue(done.runs() > 8, done::toString);
                assertEquals(10_007, done.records());
                assertEquals(content.length, done.bytes());
            }
        }
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    /** From nothing to many runs, with one record more and less than whole runs. */
    @ParameterizedTest
    @MethodSource("numbers")
    void anyNumberOfRecordsIsSorted(Class<?> type, ByteOrder order) throws IOException {
        ExternalSorter sorter = sorter(type, order).memory(TINY);
        int whole = largestInOneRun(type, order);
        IntStream sizes = IntStream.of(0, 1, 2, 3, 1009, whole - 1, whole, whole + 1, 2 * whole - 1, 2 * whole,
                2 * whole + 1, 4093, 8191);
        for (int n : sizes.toArray()) {
            byte[] content = content(Numbers.RANDOM, type, order, n);
            Path file = Files.write(directory.resolve("file"), content);
            ExternalSummary done = sorter.sort(file, file);
            assertArrayEquals(SortedFiles.numbers(content, type, order, false), Files.readAllBytes(file), "n " + n);
            assertEquals(n <= whole, done.runs() == 1, "n " + n + ": " + done);
            assertEquals(n, done.records());
        }
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    /** By bisection; so the borders are right also if the rules of the budget change. */
    private int largestInOneRun(Class<?> type, ByteOrder order) throws IOException {
        int below = 1;
        int above = 20_000;
        while (above - below > 1) {
            int n = (below + above) / 2;
            Path file = Files.write(directory.resolve("file"), content(Numbers.SORTED, type, order, n));
            if (sorter(type, order).memory(TINY).sort(file, file).runs() == 1) {
                below = n;
            } else {
                above = n;
            }
        }
        return below;
    }

    @ParameterizedTest
    @ValueSource(longs = {4 << 10, 10_007, 64 << 10, 1 << 20, 100 << 20})
    void anyBudgetWillDo(long memory) throws IOException {
        byte[] content = content(Numbers.RANDOM, long.class, ByteOrder.LITTLE_ENDIAN, 30_011);
        Path file = Files.write(directory.resolve("file"), content);
        // Devices need more: aparasort.target may name one.
        try (Gpu jdk = Gpu.open(Target.JDK)) {
            ExternalSummary done = ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN).memory(memory).gpu(jdk)
                    .sort(file, file);
            assertArrayEquals(SortedFiles.numbers(content, long.class, ByteOrder.LITTLE_ENDIAN, false), Files.readAllBytes(file));
            assertEquals(memory < content.length, done.runs() > 1, done::toString);
        }
    }

    @Test
    void tooLittleMemoryNamesWhatIsEnough() throws IOException {
        byte[] content = content(Numbers.RANDOM, int.class, ByteOrder.BIG_ENDIAN, 100_000);
        Path file = Files.write(directory.resolve("file"), content);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> ExternalSorter.ints(ByteOrder.BIG_ENDIAN).memory(1000).sort(file, file));
        assertTrue(e.getMessage().startsWith("memory of 1,000 bytes is too little to sort 100,000 records of 4 bytes"),
                e.getMessage());
        long enough = Long.parseLong(e.getMessage().replaceAll(".* ", "").replace(",", ""));
        ExternalSorter.ints(ByteOrder.BIG_ENDIAN).memory(enough).sort(file, file);
        assertArrayEquals(SortedFiles.numbers(content, int.class, ByteOrder.BIG_ENDIAN, false), Files.readAllBytes(file));
    }

    // ---- files

    @Test
    void aFileOfPartsOfRecordsIsRefused() throws IOException {
        Path file = Files.write(directory.resolve("file"), new byte[1001]);
        IOException e = assertThrows(IOException.class,
                () -> ExternalSorter.records(100, 0, 10).sort(file, directory.resolve("out")));
        assertEquals(file + ": 1,001 bytes are no whole number of records of 100 bytes", e.getMessage());
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void whatIsNoFileIsRefused() throws IOException {
        Path absent = directory.resolve("absent");
        ExternalSorter sorter = ExternalSorter.ints(ByteOrder.BIG_ENDIAN);
        assertThrows(NoSuchFileException.class, () -> sorter.sort(absent, absent));
        Path file = Files.write(directory.resolve("file"), new byte[8]);
        assertEquals(directory + ": is a directory",
                assertThrows(IOException.class, () -> sorter.sort(directory, file)).getMessage());
        assertThrows(IOException.class, () -> sorter.sort(file, directory));
        assertThrows(IOException.class, () -> sorter.sort(file, absent.resolve("out")));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    /** A path below a file, which nobody may create, whatever the rights of the user. */
    @Test
    void aBadDirectoryForTemporaryFilesIsRefused() throws IOException {
        Path file = Files.write(directory.resolve("file"), new byte[80_000]);
        List<ExternalProgress> told = new ArrayList<>();
        ExternalSorter sorter = ExternalSorter.ints(ByteOrder.BIG_ENDIAN).onProgress(told::add);
        for (ExternalSorter each : List.of(sorter, sorter.memory(TINY),
                ExternalSorter.lines().onProgress(told::add), ExternalSorter.lines().memory(TINY).onProgress(told::add))) {
            for (Path bad : List.of(file, file.resolve("below"), directory.resolve("absent"))) {
                String message = assertThrows(FileSystemException.class,
                        () -> each.temporaryDirectory(bad).sort(file, directory.resolve("out"))).getMessage();
                assertTrue(message.startsWith(bad + ": ") && message.endsWith("; temporary files need a directory that "
                        + "exists and can be written: make it, or choose another one"), message);
            }
        }
        assertEquals(List.of(), told);
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void badOptionsAreRefused() {
        ExternalSorter sorter = ExternalSorter.ints(ByteOrder.BIG_ENDIAN);
        assertThrows(IllegalArgumentException.class, () -> sorter.memory(0));
        assertThrows(NullPointerException.class, () -> ExternalSorter.longs(null));
        assertThrows(NullPointerException.class, () -> sorter.sort((Path) null, directory));
        assertThrows(NullPointerException.class, () -> sorter.sort(directory, (Path) null));
        assertThrows(NullPointerException.class, () -> sorter.temporaryDirectory(null));
        assertThrows(NullPointerException.class, () -> sorter.onProgress(null));
        assertThrows(NullPointerException.class, () -> sorter.gpu(null));
        for (int[] bad : new int[][] {{0, 0, 0}, {10, -1, 3}, {10, 0, 0}, {10, 8, 3}, {10, 0, 11},
            {10, Integer.MAX_VALUE, 1}, {-5, 0, 1}, {Integer.MIN_VALUE, 0, 1},
            {-2, 0, Integer.MAX_VALUE}}) {
            assertThrows(IllegalArgumentException.class, () -> ExternalSorter.records(bad[0], bad[1], bad[2]));
        }
    }

    @Test
    void aClosedContextIsRefused() throws IOException {
        Path file = Files.write(directory.resolve("file"), new byte[8]);
        Gpu gpu = Gpu.open(Target.JDK);
        gpu.close();
        assertThrows(IllegalStateException.class,
                () -> ExternalSorter.ints(ByteOrder.BIG_ENDIAN).gpu(gpu).sort(file, file));
    }

    // ---- progress

    @Test
    void progressIsTold() throws IOException {
        Path file = Files.write(directory.resolve("file"),
                content(Numbers.RANDOM, long.class, ByteOrder.BIG_ENDIAN, 5_000));
        List<ExternalProgress> told = new ArrayList<>();
        ExternalSummary done = ExternalSorter.longs(ByteOrder.BIG_ENDIAN).memory(TINY).onProgress(told::add)
                .sort(file, file);
        for (ExternalProgress.Phase phase : ExternalProgress.Phase.values()) {
            List<ExternalProgress> ofPhase = told.stream().filter(p -> p.phase() == phase).toList();
            assertTrue(!ofPhase.isEmpty(), phase::toString);
            long last = 0;
            for (ExternalProgress progress : ofPhase) {
                assertEquals(40_000, progress.total());
                assertTrue(progress.done() >= last && progress.done() <= 40_000, ofPhase::toString);
                last = progress.done();
            }
            assertTrue(done.nanos(phase) > 0, done::toString);
        }
        assertEquals(new ExternalProgress(ExternalProgress.Phase.MERGE, 40_000, 40_000),
                told.stream().filter(p -> p.phase() == ExternalProgress.Phase.MERGE).reduce((a, b) -> b).orElseThrow());
        assertEquals(done.totalNanos(), done.nanos().values().stream().mapToLong(n -> n).sum());
    }
}
