package io.github.aparasort.internal.external;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Files of longs. */
class ExternalFaultTest extends ExternalFaultCase {
    private static final int N = 200_003;

    @Override
    Content format() {
        return Format.numbers(long.class, ByteOrder.BIG_ENDIAN);
    }

    @Override
    byte[] content() {
        return bytes(longs());
    }

    @Override
    byte[] sorted(byte[] unsorted) {
        long[] a = longs();
        Arrays.sort(a);
        return bytes(a);
    }

    @Override
    int spare() {
        return 0;
    }

    @Override
    long lastRun(int runs) {
        return (long) N / runs / 2 * Long.BYTES;
    }

    private static long[] longs() {
        return new SplittableRandom(5).longs(N).toArray();
    }

    private static byte[] bytes(long[] a) {
        ByteBuffer bytes = ByteBuffer.allocate(a.length * Long.BYTES);
        bytes.asLongBuffer().put(a);
        return bytes.array();
    }
}
