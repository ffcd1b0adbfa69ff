package io.github.aparasort.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command, as a user starts it. */
class MainTest {
    @TempDir
    private Path directory;

    @Test
    void sortsBothTypesAndKeepsTheFiles() throws Exception {
        String out = directory.resolve("kept").toString();
        String said = run("-longs", "50k", "-records", "20k", "-partitions", "3", "-rounds", "1", "-out", out);
        assertTrue(said.contains("50,000 longs, 3 partitions, 2 tasks at a time"), said);
        assertTrue(said.contains("20,000 records, 3 partitions"), said);
        // Twice the warm-up and a round, of two sorts each.
        assertEquals(8, said.split("\\(verified\\)", -1).length - 1, said);
        assertEquals(6, said.lines().filter(line -> line.matches("  partition \\d: .* rows, .* on JTP, .*")).count(),
                said);
        assertEquals(50_000 * 8, size("kept/longs-Aparasort"));
        assertEquals(20_000 * 100, size("kept/records-Aparasort"));

        // The files that were made are an input like any other. Results are not replaced.
        String again = run("-longs", out + "/longs", "-records", "0", "-rounds", "1", "-sink", "noop");
        assertTrue(again.contains("50,000 longs"), again);
        assertThrows(FileAlreadyExistsException.class, () -> run("-longs", "1k", "-out", out));
        assertThrows(FileAlreadyExistsException.class, () -> run("-longs", out + "/longs", "-out", out));
        assertEquals(50_000 * 8, size("kept/longs-Aparasort"));
    }

    @Test
    void options() {
        assertEquals(new Options("2M", "200k", 0, 3, Options.Sink.FILES, null), Options.parse());
        assertEquals(new Options("5", "a/b", 7, 2, Options.Sink.NOOP, "c"), Options.parse("-longs", "5",
                "--records", "a/b", "-partitions", "7", "-rounds", "2", "-sink", "noop", "-out", "c"));
        assertEquals(2_000_000, Options.count("2M"));
        assertEquals(200_000, Options.count("200k"));
        for (List<String> wrong : List.of(List.of("-longs"), List.of("-rounds", "0"), List.of("-partitions", "x"),
                List.of("-sink", "x"), List.of("-other", "1"))) {
            assertThrows(IllegalArgumentException.class, () -> Options.parse(wrong.toArray(String[]::new)));
        }
    }

    private long size(String name) throws Exception {
        try (var files = Files.list(directory.resolve(name))) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .mapToLong(file -> file.toFile().length()).sum();
        }
    }

    private static String run(String... args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Main.run(LocalSpark.SESSION, Options.parse(args), new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
