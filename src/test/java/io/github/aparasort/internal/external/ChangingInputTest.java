package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.FilesInMemory;
import io.github.aparasort.testing.SortedFiles;
import java.io.File;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What another process does with the input during a sort is never lost; what has no length is refused at once. */
class ChangingInputTest {
    private static final ExternalOptions.Records LONGS =
            isDescending -> Numbers.of(long.class, ByteOrder.BIG_ENDIAN, isDescending);
    private static final ExternalOptions.Records RECORDS = isDescending -> Records.of(1, 0, 1, isDescending);
    private static final int RECORD = Long.BYTES;
    private static final int BYTES = 200_003 * RECORD;
    private static final long IN_RUNS = 1_200_000;
    private static final long IN_MEMORY = 64L << 20;

    @TempDir(factory = FilesInMemory.class)
    Path directory;

    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.JDK, null);
    private final byte[] content = new byte[BYTES];
    private final byte[] old = {1, 2, 3};
    private Path in;
    private Path out;

    /** What happens to a file. */
    private interface Action {
        void run(Path file) throws IOException;
    }

    /** What another process does. */
    enum Change {
        APPEND(file -> Files.write(file, new byte[RECORD], StandardOpenOption.APPEND)),
        SHORTEN(file -> {
            byte[] all = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(all, all.length - RECORD));
        }),
        /** The size stays. The time is set, because clocks of file systems are coarse. */
        OVERWRITE(file -> {
            byte[] all = Files.readAllBytes(file);
            all[0]++;
            FileTime before = Files.getLastModifiedTime(file);
            Files.write(file, all);
            Files.setLastModifiedTime(file, FileTime.fromMillis(before.toMillis() + 1));
        }),
        /** Size and time stay. */
        REPLACE(file -> {
            Path other = Files.write(file.resolveSibling("other"), new byte[BYTES]);
            Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
            Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        });

        private final Action action;

        Change(Action action) {
            this.action = action;
        }
    }

    static Stream<Arguments> changes() {
        return Stream.of(Change.values()).flatMap(change -> Stream.of(IN_RUNS, IN_MEMORY)
                .flatMap(memory -> Stream.of(true, false).map(inPlace -> Arguments.of(change, memory, inPlace))));
    }

    @BeforeEach
    void writeFiles() throws IOException {
        new Random(11).nextBytes(content);
        in = directory.resolve("in");
        out = Files.write(directory.resolve("out"), old);
    }

    @AfterEach
    void close() {
        dispatcher.close();
    }

    /** Sorts, with a change at the first event of a phase. */
    private void changeAt(Phase phase, long memory, Path target, Change change) throws IOException {
        Files.write(in, content);
        AtomicBoolean isMade = new AtomicBoolean();
        ExternalSort sort = FaultedSorts.of(LONGS, memory, null, dispatcher, told -> {
            if (told.phase() == phase && !isMade.getAndSet(true)) {
                try {
                    change.action.run(in);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }
        }, Disk.REAL);
        FileSystemException e = assertThrows(FileSystemException.class, () -> sort.sort(in, target), phase::toString);
        assertTrue(isMade.get());
        assertEquals(in.toString(), e.getFile());
        assertTrue(e.getReason().startsWith("it was changed while it was sorted; nothing was replaced"), e.toString());
        byte[] now = Files.readAllBytes(in);
        Files.write(in, content);
        change.action.run(in);
        assertArrayEquals(Files.readAllBytes(in), now, "what was written meanwhile");
        assertArrayEquals(old, Files.readAllBytes(out));
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void whatIsWrittenMeanwhileIsKept(Change change, long memory, boolean inPlace) throws IOException {
        for (Phase phase : Phase.values()) {
            if (memory == IN_RUNS || phase != Phase.MERGE) {
                changeAt(phase, memory, inPlace ? in : out, change);
            }
        }
    }

    /** All of it can still be read, and nobody else has it any more. */
    @ParameterizedTest
    @EnumSource(Phase.class)
    void aFileThatIsDeletedMeanwhileIsSorted(Phase phase) throws IOException {
        assumeTrue(File.separatorChar == '/', "open files are not deleted here");
        Files.write(in, content);
        FaultedSorts.of(RECORDS, IN_RUNS, null, dispatcher, told -> {
            if (told.phase() == phase) {
                in.toFile().delete();
            }
        }, Disk.REAL).sort(in, out);
        assertArrayEquals(SortedFiles.records(content, 1, 0, 1, false), Files.readAllBytes(out));
        assertEquals(List.of("out"), SortedFiles.names(directory));
    }

    // ---- what has no length

    private void assertRefused(Path file, String reason) throws IOException {
        ExternalSort sort = FaultedSorts.of(LONGS, IN_MEMORY, null,
                dispatcher, told -> { throw new AssertionError("work before the check"); }, Disk.REAL);
        for (Path target : List.of(out, file)) {
            FileSystemException e = assertThrows(FileSystemException.class, () -> sort.sort(file, target));
            assertEquals(file.toString(), e.getFile());
            assertTrue(e.getReason().startsWith(reason), e.toString());
        }
        assertArrayEquals(old, Files.readAllBytes(out));
    }

    /** Its size is 0, and yet it has content. */
    @Test
    void aFileWhoseSizeIsNotToldIsRefused() throws IOException {
        Path file = Path.of("/proc/self/status");
        assumeTrue(Files.isReadable(file), "no /proc here");
        assertEquals(0, Files.size(file));
        assertRefused(file, "its size is said to be 0, but it has content; copy it to another file, and sort that");
        assertEquals(List.of("out"), SortedFiles.names(directory));
    }

    @Test
    void pipesDevicesAndDirectoriesAreRefused() throws Exception {
        assertRefused(directory, "is a directory");
        assumeTrue(Files.exists(Path.of("/dev/zero")), "no devices here");
        assertRefused(Path.of("/dev/zero"), "is a pipe or a device; write its content to a file, and sort that");
        Path pipe = directory.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertRefused(pipe, "is a pipe or a device; write its content to a file, and sort that");
        assertEquals(List.of("out", "pipe"), SortedFiles.names(directory));
    }

    @Test
    void anEmptyFileIsAFile() throws IOException {
        Files.write(in, new byte[0]);
        FaultedSorts.of(RECORDS, IN_MEMORY, null, dispatcher, told -> { }, Disk.REAL).sort(in, out);
        assertEquals(0, Files.size(out));
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }
}
