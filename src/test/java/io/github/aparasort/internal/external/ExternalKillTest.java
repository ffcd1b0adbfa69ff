package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A process that is ended in the middle of a sort leaves its files as they were, and nothing beside them. */
class ExternalKillTest {
    private static final int TERMINATED = 128 + 15;

    @TempDir
    Path directory;

    /** What the other process runs. It ends itself, by a signal, at the first event of a phase. */
    public static final class Sorting {
        private Sorting() {
        }

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]);
            ExternalProgress.Phase last = ExternalProgress.Phase.valueOf(args[1]);
            ExternalSorter.longs(ByteOrder.BIG_ENDIAN).memory(100_000).onProgress(told -> {
                if (told.phase() == last) {
                    end();
                }
            }).sort(file, file);
        }

        private static void end() {
            try {
                new ProcessBuilder("kill", "-TERM", Long.toString(ProcessHandle.current().pid())).start().waitFor();
                // Until the signal has ended the JVM.
                Thread.currentThread().join();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ExternalProgress.Phase.class)
    void aSignalLeavesNothingBehind(ExternalProgress.Phase phase, @TempDir Path child) throws Exception {
        assumeTrue(File.separatorChar == '/', "no signals here");
        byte[] content = new byte[400_000];
        new Random(1).nextBytes(content);
        Path file = Files.write(directory.resolve("file"), content);
        ChildJvm.run(child, TERMINATED, Map.of(), List.of("-Daparasort.target=jdk", "-cp",
                System.getProperty("java.class.path"), Sorting.class.getName(), file.toString(), phase.name()));
        assertArrayEquals(content, Files.readAllBytes(file));
        assertEquals(List.of("file"), SortedFiles.names(directory));
    }
}
