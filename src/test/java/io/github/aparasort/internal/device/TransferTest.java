package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.Transfer.Load;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements arrive as they were sent, whatever the number of their shares and pieces. */
class TransferTest {
    private static final int BLOCK = ShareQueue.BLOCK / Integer.BYTES;
    private static final int SHARE = ShareQueue.LEAST_SHARE / Integer.BYTES;
    /** More pieces than may be under way. */
    private static final int MANY = 70 << 18;

    /** Adds up elements, and looks whether they ascend. */
    private static final Look ASCENT = (bits, again, at, count, begin, follows) -> {
        int[] ints = (int[]) bits;
        long sum = 0;
        boolean ascends = true;
        for (int i = at; i < at + count; i++) {
            sum += (long) ints[i] * (begin + i - at + 1);
            ascends &= i == at && !follows || ints[i - 1] <= ints[i];
        }
        return new Digest(ascends, sum, 0);
    };
    private Stream stream;

    @BeforeEach
    void open() throws DeviceFault {
        stream = new Stream(TestDevice.openCl(), true);
    }

    @AfterEach
    void close() {
        stream.close();
    }

    private static Digest digest(int[] ints) {
        return ints.length == 0 ? Digest.EMPTY : ASCENT.at(ints, ints, 0, ints.length, 0, false);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK, SHARE - 1, SHARE, SHARE + 1, 1 << 16, (1 << 16) + 1, 1_000_003, MANY})
    void whatArrivesIsWhatWasSent(int n) throws DeviceFault {
        int[] ints = new SplittableRandom(n).ints(n).sorted().toArray();
        long[] longs = new SplittableRandom(n).longs(Math.min(n, 100_003)).toArray();
        int[] before = ints.clone();
        StreamMemory first = stream.allocate(4L * n);
        StreamMemory second = stream.allocate(8L * longs.length);
        StreamMemory made = stream.allocate(4L * n);
        try (Transfer transfer = stream.transfer()) {
            Load kept = Load.of(ints, 0, n, first, ASCENT, true);
            Load formula = Load.of((begin, end, block, at) -> Arrays.setAll((int[]) block, i ->
                    i < at ? 0 : 3 * (begin + i - at)), n, Integer.BYTES, made, ASCENT);
            transfer.send(List.of(kept, Load.of(longs, 0, longs.length, second, Look.NONE, false), formula));
            assertEquals(digest(before), kept.digest());
            int[] found = new int[n + 2];
            long[] foundLongs = new long[longs.length];
            int[] foundMade = new int[n];
            Load back = Load.of(found, 1, n, first, ASCENT, false);
            transfer.receive(List.of(back, Load.of(foundLongs, 0, longs.length, second, Look.NONE, false),
                    Load.of(foundMade, 0, n, made, ASCENT, false)));
            assertEquals(digest(before), back.digest());
            assertArrayEquals(before, Arrays.copyOfRange(found, 1, n + 1));
            assertTrue(found[0] == 0 && found[n + 1] == 0);
            assertArrayEquals(longs, foundLongs);
            int[] expected = new int[n];
            Arrays.setAll(expected, i -> 3 * i);
            assertArrayEquals(expected, foundMade);
            Arrays.fill(ints, -1);
            kept.restore();
            assertArrayEquals(before, ints);
        }
    }

    /** Arrays of narrow types, which code of the caller may read, are looked at by nobody. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2048, 2049, 100_003})
    void narrowElementsArrive(int n) throws DeviceFault {
        byte[] bytes = new byte[2 * n];
        new Random(n).nextBytes(bytes);
        short[] shorts = new short[n];
        char[] chars = new char[n];
        boolean[] booleans = new boolean[2 * n];
        ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder()).asShortBuffer().get(shorts);
        ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder()).asCharBuffer().get(chars);
        byte[] flags = new byte[2 * n];
        for (int i = 0; i < 2 * n; i++) {
            booleans[i] = bytes[i] > 0;
            flags[i] = (byte) (bytes[i] > 0 ? 1 : 0);
        }
        StreamMemory memory = stream.allocate(2L * n);
        for (Object array : new Object[] {bytes, shorts, chars, booleans}) {
            stream.upload(memory, array, 0, Array.getLength(array));
            byte[] found = new byte[2 * n];
            stream.download(memory, found, 0, 2 * n);
            assertArrayEquals(array == booleans ? flags : bytes, found);
        }
    }

    /** One element that is out of order, on both sides of a border of shares, and in the middle of one. */
    @ParameterizedTest
    @ValueSource(ints = {1, BLOCK - 1, BLOCK, SHARE / 2 + 1, SHARE, SHARE + 1, 2 * SHARE, 3 * SHARE - 1})
    void disorderIsSeen(int at) throws DeviceFault {
        int[] ints = new int[3 * SHARE];
        Arrays.setAll(ints, i -> i == at ? i - 2 : i);
        StreamMemory memory = stream.allocate(4L * ints.length);
        stream.upload(memory, ints, 0, ints.length);
        try (Transfer transfer = stream.transfer()) {
            Load back = Load.of(new int[ints.length], 0, ints.length, memory, ASCENT, false);
            transfer.receive(List.of(back));
            assertFalse(back.digest().ordered());
        }
    }

    /** Of several workers one fails, and others may wait for pieces that it was to ask for. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1_000_000, MANY - 1})
    void aFailedLookEndsTheTransfer(int at) throws DeviceFault {
        StreamMemory memory = stream.allocate(4L * MANY);
        Look failing = (bits, again, from, count, begin, follows) -> {
            if (begin <= at && at < begin + count) {
                throw new IllegalStateException("planted");
            }
            return Digest.EMPTY;
        };
        try (Transfer transfer = stream.transfer()) {
            assertThrows(IllegalStateException.class, () -> transfer.receive(List.of(Load.of(new int[MANY], 0, MANY,
                    memory, failing, false))));
        }
    }
}
