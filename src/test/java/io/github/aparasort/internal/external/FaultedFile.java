package io.github.aparasort.internal.external;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Files whose sorts fail in {@link ExternalFaultTest}: some 1.6 MB of a format, and its result of the same length. */
enum FaultedFile {
    LONGS(Numbers.of(long.class, ByteOrder.BIG_ENDIAN), 0) {
        @Override
        byte[] content() {
            return bytes(new SplittableRandom(5).longs(N).toArray());
        }

        @Override
        byte[] sorted() {
            return bytes(new SplittableRandom(5).longs(N).sorted().toArray());
        }

        @Override
        long lastRun(int runs) {
            return (long) N / runs / 2 * Long.BYTES;
        }
    },
    LINES(LineFormat.LINES, 1) {
        @Override
        byte[] content() {
            SplittableRandom random = new SplittableRandom(6);
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            while (lines.size() < N * Long.BYTES) {
                String line = Long.toHexString(random.nextLong()).repeat(1 + random.nextInt(8));
                lines.writeBytes((line + "\n").getBytes(StandardCharsets.US_ASCII));
            }
            return lines.toByteArray();
        }

        @Override
        byte[] sorted() {
            return SortedLines.of(content(), SortedLines.Options.of(""));
        }

        @Override
        long lastRun(int runs) {
            return 1;
        }
    };

    private static final int N = 200_003;

    final Content format;
    /** Bytes that a result may have more than its input. */
    final int spare;

    FaultedFile(Content format, int spare) {
        this.format = format;
        this.spare = spare;
    }

    abstract byte[] content();

    abstract byte[] sorted();

    /** Bytes that the last of some runs has at least. */
    abstract long lastRun(int runs);

    static byte[] bytes(long[] a) {
        ByteBuffer bytes = ByteBuffer.allocate(a.length * Long.BYTES);
        bytes.asLongBuffer().put(a);
        return bytes.array();
    }
}
