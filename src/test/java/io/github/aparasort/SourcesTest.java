package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sources are files that a reader can take in: {@code docs/contributing.md} has the limits. */
class SourcesTest {
    private static final int LINES = 450;
    private static final int COLUMNS = 120;

    @Test
    void filesAreShort() {
        assertEquals(List.of(), sources("src/main").filter(file -> lines(file).size() > LINES).toList());
    }

    @Test
    void linesAreShort() {
        assertEquals(List.of(), Stream.of("src/main", "build").flatMap(SourcesTest::sources)
                .filter(file -> lines(file).stream().anyMatch(line -> line.length() > COLUMNS)).toList());
    }

    @Test
    void sourcesAreFound() {
        assertTrue(sources("src/main").count() > 200);
        assertTrue(sources("build").findAny().isPresent());
    }

    private static Stream<Path> sources(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
