package io.github.aparasort.internal.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that cannot be replaced is refused before the work. */
class ObstaclesTest {
    private static final int STICKY_MODE = 01777;
    private static final int OPEN_MODE = 0777;
    private static final int ROOT = 0;

    @TempDir
    Path directory;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = Files.writeString(directory.resolve("file"), "old").toRealPath();
    }

    private void assertRefused(String reason) throws IOException {
        FileSystemException e = assertThrows(FileSystemException.class, () -> Replacement.of(file));
        assertEquals(file.toString(), e.getFile());
        assertTrue(e.getReason().contains(reason), e.getReason());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    // ---- mount points

    /** The lines of a container that has a file mounted. */
    private MountTable table(String point) throws IOException {
        return new MountTable(Files.writeString(directory.resolve("mountinfo"), """
                22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
                34 22 0:30 / /dev/shm rw,nosuid shared:8 - tmpfs tmpfs rw
                51 22 254:0 /home/me/result %s rw,relatime shared:1 - ext4 /dev/vda rw
                """.formatted(point)));
    }

    @Test
    void aMountPointIsFoundInTheTable() throws IOException {
        assertTrue(table(file.toString()).contains(file));
        assertFalse(table(file + "2").contains(file));
        assertFalse(table("/elsewhere").contains(file));
        assertTrue(table("/elsewhere").contains(Path.of("/dev/shm")));
        // The name of the source is no mount point.
        assertFalse(table("/elsewhere").contains(Path.of("/home/me/result")));
    }

    /** The kernel writes blanks and backslashes as numbers, and other bytes as they are. */
    @ParameterizedTest
    @CsvSource({"a b,a\\040b", "a\\b,a\\134b", "größe,größe", "a b\\c,a\\040b\\134c"})
    void namesAreEscapedAsTheKernelDoes(String name, String written) throws IOException {
        Path path = directory.resolve(name);
        assertTrue(table(directory + "/" + written).contains(path));
    }

    @Test
    void withoutATableNothingIsAMountPoint() {
        assertFalse(new MountTable(directory.resolve("absent")).contains(file));
        assertFalse(new MountTable(directory).contains(file));
    }

    /** Containers have some: the names of hosts, for instance. */
    @Test
    void aMountedFileOfThisSystemIsRefused() throws IOException {
        assumeTrue(Files.isReadable(MountTable.SYSTEM.table()), "no mount table here");
        List<Path> mounted;
        try (Stream<String> lines = Files.lines(MountTable.SYSTEM.table())) {
            mounted = lines.map(line -> Path.of(line.split(" ")[4])).filter(Files::isRegularFile).toList();
        }
        assumeFalse(mounted.isEmpty(), "no file is a mount point here");
        for (Path path : mounted) {
            assertTrue(assertThrows(FileSystemException.class, () -> Replacement.of(path)).getReason()
                    .startsWith("is a mount point, which cannot be replaced; mount its directory instead"));
        }
    }

    /** In the real table. */
    @Test
    void aFileThatIsMountedNowIsRefused() throws Exception {
        Path source = Files.writeString(directory.resolveSibling(directory.getFileName() + "-source"), "old");
        assumeTrue(ran("mount", "--bind", source.toString(), file.toString()), "this user may not mount");
        try {
            assertRefused("is a mount point, which cannot be replaced; mount its directory instead");
        } finally {
            assertTrue(ran("umount", file.toString()));
            Files.delete(source);
        }
    }

    // ---- permissions

    /** Of other users, which no test can be. */
    @Test
    void aStickyDirectoryKeepsTheFilesOfOthers() throws IOException {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("unix"), "no modes here");
        int owner = (int) Files.getAttribute(file, "unix:uid");
        int other = owner + 1;
        Files.setAttribute(directory, "unix:mode", STICKY_MODE);
        assertTrue(Obstacles.isHeld(file, other));
        assertFalse(Obstacles.isHeld(file, owner));
        assertFalse(Obstacles.isHeld(file, ROOT));
        Files.setAttribute(directory, "unix:mode", OPEN_MODE);
        assertFalse(Obstacles.isHeld(file, other));
    }

    @Test
    void aFileThatCanOnlyGrowIsRefused() throws Exception {
        assumeTrue(ran("chattr", "+a", file.toString()), "this user or file system has no append-only files");
        try {
            assertRefused("cannot be overwritten, it is append-only or in use");
        } finally {
            assertTrue(ran("chattr", "-a", file.toString()));
        }
    }

    /** The same refusal by the system, without any rights: programs that run cannot be written. */
    @Test
    void aFileThatOnlySeemsWritableIsRefused() throws Exception {
        Path sleep = Path.of("/bin/sleep");
        assumeTrue(Files.isExecutable(sleep) && Files.isReadable(sleep), "no such program here");
        byte[] program = Files.readAllBytes(sleep);
        Files.write(file, program);
        assumeTrue(file.toFile().setExecutable(true), "no programs here");
        Process running;
        try {
            running = new ProcessBuilder(file.toString(), "1000").start();
        } catch (IOException e) {
            assumeTrue(false, "no programs in this directory");
            return;
        }
        try {
            FileSystemException e = assertThrows(FileSystemException.class, () -> Replacement.of(file));
            assertTrue(e.getReason().startsWith("cannot be overwritten, it is append-only or in use"), e.getReason());
        } finally {
            running.destroyForcibly().waitFor();
        }
    }

    @Test
    void whatCanBeReplacedIsNotRefused() throws IOException {
        try (Replacement replacement = Replacement.of(file)) {
            replacement.commit();
        }
        assertEquals("", Files.readString(file));
    }

    private static boolean ran(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
