package io.github.aparasort.internal.external;

import io.github.aparasort.testing.SortedFiles;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Files whose sorts fail in {@link ExternalFaultTest}: some 1.6 MB of a format, and its result. */
enum FaultedFile {
    LONGS(isDescending -> Numbers.of(long.class, ByteOrder.BIG_ENDIAN, isDescending), 0) {
        @Override
        byte[] content() {
            byte[] longs = new byte[N * Long.BYTES];
            new Random(5).nextBytes(longs);
            return longs;
        }

        @Override
        byte[] sorted(byte[] content) {
            return SortedFiles.numbers(content, long.class, ByteOrder.BIG_ENDIAN, false);
        }

        @Override
        long lastRun(int runs) {
            return (long) N / runs / 2 * Long.BYTES;
        }
    },
    LINES(null, 1) {
        @Override
        byte[] content() {
            Random random = new Random(6);
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            while (lines.size() < N * Long.BYTES) {
                String line = Long.toHexString(random.nextLong()).repeat(1 + random.nextInt(8));
                lines.writeBytes((line + "\n").getBytes(StandardCharsets.US_ASCII));
            }
            return lines.toByteArray();
        }

        @Override
        byte[] sorted(byte[] content) {
            return SortedLines.of(content, SortedLines.Options.of(""));
        }

        @Override
        long lastRun(int runs) {
            return 1;
        }
    },
    /** Equal lines in all runs, so that what threads merge is moved together. */
    UNIQUE_LINES(null, 1) {
        @Override
        void set(ExternalOptions options) {
            options.isUnique = true;
        }

        @Override
        byte[] content() {
            return linesOf(9_000);
        }

        @Override
        byte[] sorted(byte[] content) {
            return String.join("\n", new TreeSet<>(lines(content))).concat("\n").getBytes(StandardCharsets.US_ASCII);
        }

        @Override
        long lastRun(int runs) {
            return 1;
        }
    },
    COUNTED_LINES(null, 1) {
        @Override
        void set(ExternalOptions options) {
            options.hasCounts = true;
        }

        @Override
        byte[] content() {
            return linesOf(9_000);
        }

        @Override
        byte[] sorted(byte[] content) {
            StringBuilder counts = new StringBuilder();
            lines(content).stream().collect(Collectors.groupingBy(line -> line, TreeMap::new, Collectors.counting()))
                    .forEach((line, count) -> counts.append(line).append('\t').append(count).append('\n'));
            return counts.toString().getBytes(StandardCharsets.US_ASCII);
        }

        @Override
        long lastRun(int runs) {
            return 1;
        }
    };

    static final int N = 200_003;

    /** Null for lines. */
    final ExternalOptions.Records format;
    /** Bytes that a result may have more than its input. */
    final int spare;

    FaultedFile(ExternalOptions.Records format, int spare) {
        this.format = format;
        this.spare = spare;
    }

    /** Sets what else is wanted. */
    void set(ExternalOptions options) {
        // Nothing.
    }

    /** Whether several threads merge. */
    boolean hasThreads() {
        return this != COUNTED_LINES;
    }

    /** So many different lines, each of them many times. */
    private static byte[] linesOf(int values) {
        Random random = new Random(7);
        StringBuilder lines = new StringBuilder();
        while (lines.length() < N * Long.BYTES) {
            lines.append("line ").append(random.nextInt(values)).append(" of a file".repeat(12)).append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static List<String> lines(byte[] content) {
        return new String(content, StandardCharsets.US_ASCII).lines().toList();
    }

    abstract byte[] content();

    abstract byte[] sorted(byte[] content);

    /** Bytes that the last of some runs has at least. */
    abstract long lastRun(int runs);
}
