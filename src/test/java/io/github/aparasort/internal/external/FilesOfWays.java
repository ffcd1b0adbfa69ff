package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.internal.external.RecordLists.Given;
import io.github.aparasort.internal.external.RecordLists.Way;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** A file of lines, a target, and a directory for temporary files of its own. */
final class FilesOfWays {
    static final int LINES = 20_000;
    /** All fits into this. */
    static final long LARGE = 64L << 20;
    /** Many runs. */
    static final long TINY = 60_000;
    /** Of calls that ask more often, some of the questions are answered with yes. */
    static final int QUESTIONS = 12;

    private static final byte[] BEFORE = {1, 2};

    private final Path temporary;
    private final Path in;
    private final Path out;
    private final byte[] content;

    FilesOfWays(Path directory) throws IOException {
        temporary = Files.createDirectory(directory.resolve("temporary"));
        Path files = Files.createDirectory(directory.resolve("files"));
        content = ExternalLinesTest.Text.WORDS.content(LINES, new Random(1));
        in = Files.write(files.resolve("in"), content);
        out = files.resolve("out");
        restore();
    }

    Path temporary() {
        return temporary;
    }

    Path in() {
        return in;
    }

    /** Gives the target its old content. */
    void restore() throws IOException {
        Files.write(out, BEFORE);
    }

    ExternalSorter sorter(long memory) {
        return ExternalSorter.lines().temporaryDirectory(temporary).memory(memory);
    }

    /** All lines, for a sort of the calling thread. */
    Given given(Consumer<Integer> listener) {
        return new Given(RecordLists.split(content, 0), listener);
    }

    void sort(Way way, ExternalSorter sorter, Iterator<byte[]> given, Consumer<byte[]> consumer) throws IOException {
        way.sort(sorter, in, given, out, consumer);
    }

    void assertNothingIsLeft() throws IOException {
        assertEquals(List.of(), SortedFiles.names(temporary));
        assertEquals(List.of("in", "out"), SortedFiles.names(in.getParent()));
        assertArrayEquals(BEFORE, Files.readAllBytes(out));
        assertArrayEquals(content, Files.readAllBytes(in));
    }
}
