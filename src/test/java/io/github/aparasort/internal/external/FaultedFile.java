package io.github.aparasort.internal.external;

import io.github.aparasort.testing.SortedFiles;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Files whose sorts fail in {@link ExternalFaultTest}: some 1.6 MB of a format, and its result of the same length. */
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

    abstract byte[] content();

    abstract byte[] sorted(byte[] content);

    /** Bytes that the last of some runs has at least. */
    abstract long lastRun(int runs);
}
