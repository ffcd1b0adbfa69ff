package io.github.aparasort.internal.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is replaced all at once or not at all. */
class ReplacementTest {
    @TempDir
    Path directory;

    private static void write(Replacement replacement, String text) throws IOException {
        replacement.channel().write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
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
        assertEquals(List.of("file"), names());
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
        assertEquals(List.of("file"), names());
    }

    @Test
    void aFileThatIsNewDoesNotAppearHalf() throws IOException {
        Path file = directory.resolve("file");
        try (Replacement replacement = Replacement.of(file)) {
            write(replacement, "half");
        }
        assertEquals(List.of(), names());
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
        assertEquals(List.of("file"), names());
    }
}
