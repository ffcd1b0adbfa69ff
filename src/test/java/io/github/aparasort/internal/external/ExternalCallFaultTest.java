package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Merges of files, and records of the caller, at a disk that fails: nothing is changed, and no file is left. */
class ExternalCallFaultTest {
    private static final int FILES = 12;
    /** So little that files are merged in several passes. */
    private static final long LITTLE = 60_000;
    /** Enough for two threads that merge. */
    private static final long ENOUGH = 6_000_000;
    private static final double STEP = 1.2;
    private static final int MOST = 100_000;

    @TempDir
    Path directory;
    @TempDir
    Path temporary;

    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.JDK, null);
    private final List<Path> files = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private List<String> names;

    @BeforeEach
    void writeFiles() throws IOException {
        Random random = new Random(11);
        for (int i = 0; i < FILES; i++) {
            List<String> own = IntStream.range(0, 1500).mapToObj(n -> "line " + random.nextInt(9_000) + " and more text")
                    .sorted().toList();
            lines.addAll(own);
            files.add(Files.write(directory.resolve("file" + i), own, StandardCharsets.US_ASCII));
        }
        Files.writeString(directory.resolve("out"), "old");
        Collections.sort(lines);
        names = SortedFiles.names(directory);
    }

    @AfterEach
    void nothingIsLeft() throws IOException {
        dispatcher.close();
        assertEquals(names, SortedFiles.names(directory));
        assertEquals(List.of(), SortedFiles.names(temporary));
    }

    private ExternalSort call(long memory, boolean isUnique, Disk disk) {
        return FaultedSorts.with(options -> options.isUnique = isUnique, memory, temporary, dispatcher, told -> { },
                disk);
    }

    /** Work at a disk. */
    private interface Work {
        void run(Disk disk) throws IOException;
    }

    /** Has the disk fail at more and more reads or writes, until there are fewer. */
    private void failAtEach(boolean atWrites, Work work, Consumer<String> check) {
        int failures = 0;
        for (int number = 1; number < MOST; number = (int) (number * STEP) + 1) {
            try {
                work.run(FaultedSorts.failing(number, atWrites));
                assertTrue(failures > 4, "failures: " + failures);
                return;
            } catch (IOException | UncheckedIOException e) {
                Throwable cause = e instanceof UncheckedIOException unchecked ? unchecked.getCause() : e;
                FileSystemException failure = assertInstanceOf(FileSystemException.class, cause);
                assertEquals(atWrites ? "No space left on device" : "Input/output error", failure.getReason());
                check.accept("at " + number);
                failures++;
            }
        }
        throw new AssertionError("it fails always");
    }

    private List<String> expected(boolean isUnique) {
        return isUnique ? lines.stream().distinct().toList() : lines;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMergeOfFilesThatFailsChangesNothing(boolean atWrites) throws IOException {
        Path out = directory.resolve("out");
        for (long memory : new long[] {LITTLE, ENOUGH}) {
            for (boolean isUnique : new boolean[] {false, true}) {
                Files.writeString(out, "old");
                failAtEach(atWrites, disk -> call(memory, isUnique, disk).merge(files, out), where -> {
                    assertEquals(List.of("old"), read(out), where);
                    assertEquals(List.of(), read(temporary), where);
                });
                assertEquals(expected(isUnique), Files.readAllLines(out));
            }
        }
    }

    /** The lines of a file, or the names in a directory. */
    private static List<String> read(Path file) {
        try {
            return Files.isDirectory(file) ? SortedFiles.names(file) : Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Stream<byte[]> shuffled() {
        List<String> shuffled = new ArrayList<>(lines);
        Collections.shuffle(shuffled, new Random(12));
        return shuffled.stream().map(line -> line.getBytes(StandardCharsets.US_ASCII));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void recordsOfTheCallerThatFailLeaveNothing(boolean atWrites) {
        for (long memory : new long[] {LITTLE, 600_000}) {
            List<String> result = new ArrayList<>();
            failAtEach(atWrites, disk -> {
                result.clear();
                try (ExternalRecords sorted = call(memory, true, disk).records(shuffled().iterator())) {
                    sorted.forEachRemaining(line -> result.add(new String(line, StandardCharsets.US_ASCII)));
                }
            }, where -> assertEquals(List.of(), read(temporary), where));
            assertEquals(expected(true), result);
        }
    }

    /** Also before it is closed. */
    @Test
    void recordsAreClosedAfterAFailure() throws IOException {
        List<String> read = new ArrayList<>();
        boolean[] fails = {false};
        Disk disk = FaultedSorts.disk(position -> {
            if (fails[0]) {
                throw new IOException("Input/output error");
            }
        }, position -> { });
        ExternalRecords sorted = call(600_000, false, disk).records(shuffled().iterator());
        byte[] first = sorted.next();
        assertArrayEquals(lines.get(0).getBytes(StandardCharsets.US_ASCII), first);
        fails[0] = true;
        UncheckedIOException e = assertThrows(UncheckedIOException.class,
                () -> sorted.forEachRemaining(line -> read.add(new String(line, StandardCharsets.US_ASCII))));
        assertEquals(temporary + ": Input/output error", e.getCause().getMessage());
        assertEquals(lines.subList(1, 1 + read.size()), read);
        assertEquals(List.of(), read(temporary));
        assertThrows(IllegalStateException.class, sorted::hasNext);
        sorted.close();
    }
}
