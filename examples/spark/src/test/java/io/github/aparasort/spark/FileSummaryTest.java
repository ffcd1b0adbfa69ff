package io.github.aparasort.spark;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The verification: it must find what can be wrong. */
class FileSummaryTest {
    private static final RowType<Long> LONGS = new LongRows();

    @TempDir
    private Path directory;

    @Test
    void acceptsTheInputInOrder() throws Exception {
        List<FileSummary> input = files("input", new long[] {3, -1, 2}, new long[] {2, Long.MIN_VALUE});
        List<FileSummary> sorted = files("sorted", new long[] {Long.MIN_VALUE, -1, 2}, new long[0], new long[] {2, 3});
        assertEquals(5, FileSummary.rows(input));
        assertDoesNotThrow(() -> FileSummary.verify(LONGS, input, sorted));
    }

    @Test
    void findsDisorderInAFile() throws Exception {
        assertRefused("part-r-00001: row 1 is less", new long[] {1}, new long[] {3, 2});
    }

    @Test
    void findsDisorderBetweenFilesAlsoAcrossAnEmptyOne() throws Exception {
        assertRefused("part-r-00002: its first row is less", new long[] {1, 3}, new long[0], new long[] {2});
    }

    @Test
    void findsALostRow() throws Exception {
        assertRefused("3 rows in the input, but 2 in the result", new long[] {1, 3});
    }

    @Test
    void findsAChangedRow() throws Exception {
        assertRefused("other rows than the input", new long[] {1, 2, 4});
    }

    @Test
    void findsADuplicateInPlaceOfARow() throws Exception {
        assertRefused("other rows than the input", new long[] {1, 2, 2});
    }

    @Test
    void findsATornFile() throws Exception {
        Files.write(Files.createDirectory(directory.resolve("torn")).resolve("part-r-00000"), new byte[12]);
        Exception e = assertThrows(Exception.class, () -> FileSummary.all(LocalSpark.CONTEXT, LONGS,
                directory.resolve("torn").toString()));
        assertTrue(e.getMessage().contains("has 12 bytes, not a multiple of 8"), e.getMessage());
    }

    private void assertRefused(String message, long[]... sorted) throws Exception {
        List<FileSummary> input = files("input", new long[] {3, 1, 2});
        List<FileSummary> result = files("sorted", sorted);
        String said = assertThrows(IllegalStateException.class, () -> FileSummary.verify(LONGS, input, result))
                .getMessage();
        assertTrue(said.contains(message), said);
    }

    private List<FileSummary> files(String name, long[]... parts) throws IOException {
        Path files = Files.createDirectory(directory.resolve(name));
        // Hadoop writes such a file as well.
        Files.createFile(files.resolve("_SUCCESS"));
        for (int i = 0; i < parts.length; i++) {
            ByteBuffer bytes = ByteBuffer.allocate(parts[i].length * Long.BYTES);
            bytes.asLongBuffer().put(parts[i]);
            Files.write(files.resolve("part-r-%05d".formatted(i)), bytes.array());
        }
        return FileSummary.all(LocalSpark.CONTEXT, LONGS, files.toString());
    }
}
