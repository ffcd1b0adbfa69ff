package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** File systems of other providers: the JDK's own for zip files knows no files that the system deletes. */
class OtherFileSystemTest {
    private static final long IN_RUNS = 1_200_000;

    @TempDir
    Path directory;

    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.JDK, null);
    private FileSystem zip;
    private Path in;
    private byte[] content;
    private byte[] sorted;

    @BeforeEach
    void writeFiles() throws IOException {
        zip = FileSystems.newFileSystem(URI.create("jar:" + directory.resolve("files.zip").toUri()),
                Map.of("create", "true"));
        content = FaultedFile.LONGS.content();
        sorted = FaultedFile.LONGS.sorted(content);
        in = Files.write(zip.getPath("/in"), content);
    }

    @AfterEach
    void close() throws IOException {
        dispatcher.close();
        zip.close();
        assertEquals(List.of("files.zip"), SortedFiles.names(directory), "beside the zip file");
    }

    private void sort(Path runs, Path out, Consumer<ExternalProgress> listener) throws IOException {
        FaultedSorts.of(FaultedFile.LONGS.format, IN_RUNS, runs, dispatcher, listener,
                Disk.REAL).sort(in, out);
    }

    @Test
    void runsGoBesideTheTargetAndAreDeleted() throws IOException {
        for (Path out : List.of(zip.getPath("/out"), in)) {
            sort(null, out, told -> { });
            assertArrayEquals(sorted, Files.readAllBytes(out));
        }
        assertEquals(List.of("in", "out"), SortedFiles.names(zip.getPath("/")));
    }

    @Test
    void eachFileMayBeInAnotherFileSystem() throws IOException {
        Path out = directory.resolve("out");
        sort(zip.getPath("/"), out, told -> { });
        assertArrayEquals(sorted, Files.readAllBytes(out));
        Files.delete(out);
        assertEquals(List.of("in"), SortedFiles.names(zip.getPath("/")));
        sort(directory, zip.getPath("/out"), told -> { });
        assertArrayEquals(sorted, Files.readAllBytes(zip.getPath("/out")));
        assertEquals(List.of("in", "out"), SortedFiles.names(zip.getPath("/")));
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    void runsAreDeletedAfterAFailure(Phase phase) throws IOException {
        IllegalStateException thrown = new IllegalStateException("enough");
        assertEquals(thrown, assertThrows(IllegalStateException.class, () -> sort(null, in, told -> {
            if (told.phase() == phase) {
                throw thrown;
            }
        })));
        assertEquals(List.of("in"), SortedFiles.names(zip.getPath("/")));
        assertArrayEquals(content, Files.readAllBytes(in));
    }

    /** The JDK's own modules have no channels for files. */
    @Test
    void aFileSystemWithoutPositionsIsNamed() throws IOException {
        Path file = Path.of(URI.create("jrt:/java.base/java/lang/Object.class"));
        FileSystemException e = assertThrows(FileSystemException.class, () -> FaultedSorts.of(isDescending -> Records.of(1, 0, 1, isDescending),
                IN_RUNS, null, dispatcher, told -> { }, Disk.REAL)
                .sort(file, zip.getPath("/out")));
        assertTrue(e.getMessage().contains("Object.class: its file system cannot read and write at positions"),
                e.getMessage());
        assertEquals(List.of("in"), SortedFiles.names(zip.getPath("/")));
    }
}
