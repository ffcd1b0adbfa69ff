package io.github.aparasort.internal.external;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Files of lines. */
class LinesFaultTest extends ExternalFaultCase {
    private static final int BYTES = 1_600_000;

    @Override
    Content format() {
        return LineFormat.LINES;
    }

    @Override
    byte[] content() {
        SplittableRandom random = new SplittableRandom(6);
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        while (lines.size() < BYTES) {
            String line = Long.toHexString(random.nextLong()).repeat(1 + random.nextInt(8));
            lines.writeBytes((line + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        return lines.toByteArray();
    }

    @Override
    byte[] sorted(byte[] unsorted) {
        return SortedLines.of(unsorted, SortedLines.Options.of(""));
    }

    @Override
    int spare() {
        return 1;
    }

    @Override
    long lastRun(int runs) {
        return 1;
    }
}
