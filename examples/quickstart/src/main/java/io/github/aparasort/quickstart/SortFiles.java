package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Files: numbers, and records with a key, with less memory than they need. */
public final class SortFiles {
    /** Bytes of the file that this sorts. */
    private static final int BYTES = 8_000_000;

    private SortFiles() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        try {
            Path directory = Files.createTempDirectory("quickstart");
            Path file = directory.resolve("data");
            try {
                sort(file);
            } finally {
                Files.deleteIfExists(file);
                Files.delete(directory);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void sort(Path file) throws IOException {
        Path modules = Path.of(System.getProperty("java.home"), "lib", "modules");
        byte[] content;
        try (var in = Files.newInputStream(modules)) {
            content = in.readNBytes(BYTES / Long.BYTES * Long.BYTES);
        }
        long[] numbers = new long[content.length / Long.BYTES];
        ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(numbers);

        // The file is replaced at the end, in one step.
        Files.write(file, content);
        ExternalSummary done = ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN).memory(2 << 20).sort(file, file);
        long[] sorted = new long[numbers.length];
        ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(sorted);
        Arrays.sort(numbers);
        check(Arrays.equals(sorted, numbers), "longs of a file");
        System.out.printf("%,d longs of a file in %d runs%n", done.records(), done.runs());

        // Records of eight bytes by the last two, which are compared as unsigned bytes.
        done = ExternalSorter.records(8, 6, 2).descending().memory(2 << 20).sort(file, file);
        byte[] records = Files.readAllBytes(file);
        for (int i = 8; i < records.length; i += 8) {
            check(Arrays.compareUnsigned(records, i - 2, i, records, i + 6, i + 8) >= 0, "records of a file");
        }
        System.out.printf("%,d records by a key of 2 bytes, descending, in %d runs%n", done.records(), done.runs());
    }
}
