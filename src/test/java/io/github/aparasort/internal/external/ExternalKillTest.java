package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.SortedFiles;
import java.io.File;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A process that is ended in the middle of a sort or a merge leaves its files as they were. */
class ExternalKillTest {
    private static final int TERMINATED = 128 + 15;
    private static final int KILLED = 128 + 9;

    @TempDir
    Path directory;

    /** What the other process runs. It ends itself, by a signal, at the first event of a phase. */
    public static final class Sorting {
        private Sorting() {
        }

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]);
            ExternalProgress.Phase last = ExternalProgress.Phase.valueOf(args[1]);
            ExternalSorter sorter = ExternalSorter.longs(ByteOrder.BIG_ENDIAN).memory(100_000).unique()
                    .onProgress(told -> {
                        if (told.phase() == last) {
                            end(args[2]);
                        }
                    });
            if (args.length > 3) {
                sorter.merge(List.of(file, Path.of(args[3])), file);
            } else {
                sorter.sort(file, file);
            }
        }

        private static void end(String signal) {
            try {
                new ProcessBuilder("kill", signal, Long.toString(ProcessHandle.current().pid())).start().waitFor();
                // Until the signal has ended the JVM.
                Thread.currentThread().join();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private byte[] content(int bytes) {
        byte[] content = new byte[bytes];
        new Random(1).nextBytes(content);
        return content;
    }

    private void run(Path child, int status, String... args) throws Exception {
        assumeTrue(File.separatorChar == '/', "no signals here");
        List<String> command = new ArrayList<>(List.of("-Daparasort.target=jdk", "-cp",
                System.getProperty("java.class.path"), Sorting.class.getName()));
        command.addAll(List.of(args));
        ChildJvm.run(child, status, Map.of(), command);
    }

    @ParameterizedTest
    @EnumSource(ExternalProgress.Phase.class)
    void aSignalLeavesNothingBehind(ExternalProgress.Phase phase, @TempDir Path child) throws Exception {
        byte[] content = content(400_000);
        Path file = Files.write(directory.resolve("file"), content);
        run(child, TERMINATED, file.toString(), phase.name(), "-TERM");
        assertArrayEquals(content, Files.readAllBytes(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }

    /** Nobody can clean up: what is beside the file has a name that tells whose it is. */
    @ParameterizedTest
    @EnumSource(ExternalProgress.Phase.class)
    void aKilledProcessLeavesTheFileAsItWas(ExternalProgress.Phase phase, @TempDir Path child) throws Exception {
        byte[] content = content(400_000);
        Path file = Files.write(directory.resolve("file"), content);
        run(child, KILLED, file.toString(), phase.name(), "-KILL");
        assertUnchanged(file, content);
    }

    private void assertUnchanged(Path file, byte[] content) throws IOException {
        assertArrayEquals(content, Files.readAllBytes(file));
        for (String name : SortedFiles.names(directory)) {
            assertTrue(Files.isSameFile(directory.resolve(name), file) || name.equals("other")
                    || name.matches("\\.aparasort-.*\\.tmp"), name);
        }
    }

    @ParameterizedTest
    @EnumSource(value = ExternalProgress.Phase.class, names = {"MERGE", "FORCE"})
    void aKilledMergeLeavesTheFilesAsTheyWere(ExternalProgress.Phase phase, @TempDir Path child) throws Exception {
        byte[] content = SortedFiles.numbers(content(400_000), long.class, ByteOrder.BIG_ENDIAN, false);
        Path file = Files.write(directory.resolve("file"), content);
        Path other = Files.write(directory.resolve("other"), content);
        run(child, KILLED, file.toString(), phase.name(), "-KILL", other.toString());
        assertUnchanged(file, content);
        assertArrayEquals(content, Files.readAllBytes(other));
    }
}
