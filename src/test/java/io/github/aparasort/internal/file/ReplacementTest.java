package io.github.aparasort.internal.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is replaced all at once or not at all. */
class ReplacementTest {
    @TempDir
    Path directory;

    private static void write(Replacement replacement, String text) throws IOException {
        replacement.channel().write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void untilTheCommitTheOldContentIsThere() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "old");
        try (Replacement replacement = Replacement.of(file)) {
            write(replacement, "new content");
            assertEquals("old", Files.readString(file));
            replacement.commit();
            assertEquals("new content", Files.readString(file));
        }
        assertEquals("new content", Files.readString(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void withoutACommitNothingChanges() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "old");
        assertThrows(IllegalStateException.class, () -> {
            try (Replacement replacement = Replacement.of(file)) {
                write(replacement, "half of the n");
                throw new IllegalStateException("in the middle");
            }
        });
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void aFileThatIsNewDoesNotAppearHalf() throws IOException {
        Path file = directory.resolve("file");
        try (Replacement replacement = Replacement.of(file)) {
            write(replacement, "half");
        }
        assertEquals(List.of(), SortedFiles.names(directory));
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /** From the begin on: the new content is as secret as the old one. */
    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-r-----", "rwx------", "rw-rw-rw-"})
    void theTemporaryFileIsReadByNobodyElse(String permissions) throws IOException {
        assumeTrue(isPosix(directory));
        Path file = Files.writeString(directory.resolve("file"), "old");
        Set<PosixFilePermission> wanted = PosixFilePermissions.fromString(permissions);
        Files.setPosixFilePermissions(file, wanted);
        try (Replacement replacement = Replacement.of(file)) {
            Path temporary = directory.resolve(SortedFiles.names(directory).get(0));
            assertTrue(temporary.toString().endsWith(".tmp"));
            assertTrue(wanted.containsAll(Files.getPosixFilePermissions(temporary)));
            write(replacement, "new");
            replacement.commit();
        }
        assertEquals(wanted, Files.getPosixFilePermissions(file));
    }

    /** On systems that delete an open file at once, only its descriptor shows it; so the attribute itself is tested. */
    @Test
    void aFileOfThisProcessIsReadByNobodyElse() throws IOException {
        assumeTrue(isPosix(directory));
        Path file = directory.resolve("file");
        Files.createFile(file, Permissions.ofOwner(directory));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try (TemporaryFile temporary = TemporaryFile.open(directory, Disk.REAL)) {
            assertEquals(1, temporary.file().channel().write(ByteBuffer.allocate(1)));
            assertEquals(1, temporary.file().channel().read(ByteBuffer.allocate(1), 0));
        }
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void whatIsNoFileIsNamed() throws IOException {
        FileSystemException e = assertThrows(FileSystemException.class, () -> Replacement.of(directory));
        assertEquals(directory + ": is a directory", e.getMessage());
        assertEquals(List.of(), SortedFiles.names(directory));
    }

    /** What another process runs: it replaces a file while it shuts down. */
    public static final class Ending {
        private Ending() {
        }

        public static void main(String[] args) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try (Replacement replacement = Replacement.of(Path.of(args[0]))) {
                    replacement.commit();
                } catch (IOException e) {
                    System.out.print(e.getMessage());
                }
            }));
        }
    }

    @Test
    void whileTheJvmShutsDownNothingIsCreated(@TempDir Path child) throws Exception {
        Path file = Files.writeString(directory.resolve("file"), "old");
        String said = ChildJvm.run(child, Ending.class, List.of(), file.toString()).out();
        assertEquals(file + ": the JVM is shutting down", said);
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    @Test
    void aMoveThatFailsLeavesNothingBeside() throws IOException {
        Path file = directory.resolve("file");
        assertThrows(IOException.class, () -> {
            try (Replacement replacement = Replacement.of(file)) {
                write(replacement, "new");
                // A directory that is not empty comes in between, which no move replaces.
                Files.createDirectories(file.resolve("child"));
                replacement.commit();
            }
        });
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }
}
