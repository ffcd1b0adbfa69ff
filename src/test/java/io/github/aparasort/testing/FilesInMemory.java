package io.github.aparasort.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Directories in memory where there is room, for tests that would wait for the disk at each of their many files. */
public final class FilesInMemory implements TempDirFactory {
    private static final Path MEMORY = Path.of("/dev/shm");
    /** Far more than these tests take, which is 3 MiB at most without the profile exhaustive. Not tuned. */
    private static final long ROOM = 1L << 30;

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test) throws IOException {
        boolean hasRoom = Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() >= ROOM;
        return hasRoom ? Files.createTempDirectory(MEMORY, "junit") : Files.createTempDirectory("junit");
    }
}
