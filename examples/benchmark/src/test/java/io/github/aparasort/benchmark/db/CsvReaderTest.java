package io.github.aparasort.benchmark.db;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvReaderTest {
    private static final String TEXT = "id1,id4,v3\nid007,12,37.211254\nid008,0,1e-06\nid007,2147483647,100\n";

    @TempDir
    private Path folder;

    private DataFrame read(String text, int rows) throws IOException {
        return CsvReader.read(Files.writeString(folder.resolve("x.csv"), text), rows, Task.GROUPBY);
    }

    @Test
    void columnsHaveTheValuesOfTheFile() throws IOException {
        DataFrame frame = read(TEXT, 3);
        assertArrayEquals(new String[] {"id007", "id008", "id007"}, frame.strings("id1"));
        assertSame(frame.strings("id1")[0], frame.strings("id1")[2]);
        assertArrayEquals(new int[] {12, 0, Integer.MAX_VALUE}, frame.ints("id4"));
        assertArrayEquals(new double[] {37.211254, 1e-6, 100}, frame.doubles("v3"));
    }

    /** Longer than the buffer. */
    @Test
    void aLongFileIsReadAsShortOnesAre() throws IOException {
        String[] ids = IntStream.range(0, 20_000).mapToObj(i -> "id" + i % 5_000).toArray(String[]::new);
        String[] read = read("id3\n" + String.join("\n", ids) + "\n", ids.length).strings("id3");
        assertArrayEquals(ids, read);
        for (int i = 5_000; i < read.length; i++) {
            assertSame(read[i - 5_000], read[i]);
        }
    }

    @Test
    void anotherNumberOfRowsAndWhatIsNoNumberAreRefused() {
        assertThrows(IOException.class, () -> read(TEXT, 2));
        assertThrows(IOException.class, () -> read(TEXT, 4));
        assertThrows(IOException.class, () -> read("id4,id5\n1\n", 1));
        assertThrows(IOException.class, () -> read("id4,id5\n1,2,3\n", 1));
        assertThrows(NumberFormatException.class, () -> read("id4\n1x\n", 1));
        assertThrows(ArithmeticException.class, () -> read("id4\n2147483648\n", 1));
    }
}
