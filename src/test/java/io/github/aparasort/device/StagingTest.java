package io.github.aparasort.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The copies in and out, and the verification in between: it accepts the sorted input and nothing else. At sizes of one
 * part and of several, where a mistake between two parts must show too.
 */
class StagingTest {
    private static final int FROM = 7;

    /** The copying loops go by blocks of this length, or of a multiple. */
    private static final int BLOCK = 1 << 12;

    /** Everywhere near where the range may have been cut into parts and these into blocks, and near its ends. */
    private static TreeSet<Integer> places(int n) {
        TreeSet<Integer> places = new TreeSet<>();
        for (int parts = 1; parts <= 4; parts++) {
            for (int part = 0; part <= parts; part++) {
                int begin = (int) ((long) n * part / parts);
                for (int block = begin; block <= Math.min(n, begin + n / parts); block += BLOCK) {
                    places.addAll(List.of(block - 1, block, block + 1));
                }
            }
        }
        places.addAll(List.of(n - 2, n - 1));
        places.removeIf(i -> i < 0 || i >= n);
        return places;
    }

    /** Bits to flip at a place: all of them at the first one, else one after the other. */
    private static int[] bits(int place, int width) {
        return place == 0 ? IntStream.range(0, width).toArray() : new int[] {place % width};
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1000, 100_003})
    void intsAreVerified(int n) {
        int[] source = new SplittableRandom(n).ints(n + 2 * FROM).toArray();
        int[] staging = new int[n + 100];
        Digest staged = IntStaging.copyIn(source, FROM, staging, n);
        assertArrayEquals(Arrays.copyOfRange(source, FROM, FROM + n), Arrays.copyOf(staging, n));
        Arrays.sort(staging, 0, n);
        assertTrue(IntStaging.verify(staging, n, staged));
        for (int i : places(n)) {
            int right = staging[i];
            for (int bit : bits(i, Integer.SIZE)) {
                staging[i] = right ^ 1 << bit;
                assertFalse(IntStaging.verify(staging, n, staged), "bit " + bit + " of element " + i + " flipped");
            }
            if (i > 0 && staging[i - 1] != right) {
                staging[i] = staging[i - 1];
                assertFalse(IntStaging.verify(staging, n, staged), "element " + i + " lost, its neighbour doubled");
                staging[i - 1] = right;
                assertFalse(IntStaging.verify(staging, n, staged), "elements before and at " + i + " swapped");
                staging[i - 1] = staging[i];
            }
            staging[i] = right;
        }
        int[] target = source.clone();
        IntStaging.copyOut(staging, target, FROM, n);
        Arrays.sort(source, FROM, FROM + n);
        assertArrayEquals(source, target);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1000, 100_003})
    void longsAreVerified(int n) {
        long[] source = new SplittableRandom(n).longs(n + 2 * FROM).toArray();
        long[] staging = new long[n + 100];
        Digest staged = LongStaging.copyIn(source, FROM, staging, n);
        Arrays.sort(staging, 0, n);
        assertTrue(LongStaging.verify(staging, n, staged));
        for (int i : places(n)) {
            long right = staging[i];
            for (int bit : bits(i, Long.SIZE)) {
                staging[i] = right ^ 1L << bit;
                assertFalse(LongStaging.verify(staging, n, staged), "bit " + bit + " of element " + i + " flipped");
            }
            if (i > 0) {
                staging[i] = staging[i - 1];
                assertFalse(LongStaging.verify(staging, n, staged), "element " + i + " lost, its neighbour doubled");
                staging[i - 1] = right;
                assertFalse(LongStaging.verify(staging, n, staged), "elements before and at " + i + " swapped");
                staging[i - 1] = staging[i];
            }
            staging[i] = right;
        }
        long[] target = source.clone();
        LongStaging.copyOut(staging, target, FROM, n);
        Arrays.sort(source, FROM, FROM + n);
        assertArrayEquals(source, target);
    }

    /** Two changes that a plain sum would not see, in an order that is still right. */
    @ParameterizedTest
    @ValueSource(ints = {10, 100_003})
    void changesThatCancelOutAreSeen(int n) {
        int[] ints = new int[n];
        long[] longs = new long[n];
        for (int i = 0; i < n; i++) {
            ints[i] = 10 * i;
            longs[i] = 10L * i;
        }
        Digest ofInts = IntStaging.copyIn(ints, 0, new int[n], n);
        Digest ofLongs = LongStaging.copyIn(longs, 0, new long[n], n);
        for (int by = 1; by < 5; by++) {
            ints[3] = 30 + by;
            ints[n - 2] = 10 * (n - 2) - by;
            longs[3] = 30 + by;
            longs[n - 2] = 10L * (n - 2) - by;
            assertFalse(IntStaging.verify(ints, n, ofInts));
            assertFalse(LongStaging.verify(longs, n, ofLongs));
        }
        Arrays.fill(ints, 1);
        assertFalse(IntStaging.verify(ints, n, ofInts));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000, 100_003})
    void theDigestDoesNotDependOnTheOrder(int n) {
        long[] longs = new SplittableRandom(3).longs(n).toArray();
        long[] reversed = new long[n];
        Arrays.setAll(reversed, i -> longs[n - 1 - i]);
        assertEquals(LongStaging.copyIn(longs, 0, new long[n], n), LongStaging.copyIn(reversed, 0, new long[n], n));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1000, 100_003})
    void packedPairsAreVerified(int n) {
        int[] keys = new SplittableRandom(n).ints(n, -n, n).toArray();
        int[] values = new SplittableRandom(n + 1).ints(n).toArray();
        keys[0] = Integer.MIN_VALUE;
        keys[n - 1] = Integer.MAX_VALUE;
        long[] staging = new long[n + 100];
        Digest staged = PackedStaging.pack(keys, values, staging);
        int[] keysBack = new int[n];
        int[] valuesBack = new int[n];
        PackedStaging.unpack(staging, keysBack, valuesBack);
        assertArrayEquals(keys, keysBack);
        assertArrayEquals(values, valuesBack);
        Arrays.sort(staging, 0, n);
        assertTrue(PackedStaging.verify(staging, n, staged));
        for (int i : places(n)) {
            staging[i] ^= 1;
            assertFalse(PackedStaging.verify(staging, n, staged), "a value at " + i + " changed");
            staging[i] ^= 1 ^ 1L << 63;
            assertFalse(PackedStaging.verify(staging, n, staged), "a key at " + i + " changed");
            staging[i] ^= 1L << 63;
        }
        long first = staging[0];
        staging[0] = first & -1L << 32 | staging[n - 1] & 0xffff_ffffL;
        staging[n - 1] = staging[n - 1] & -1L << 32 | first & 0xffff_ffffL;
        assertFalse(PackedStaging.verify(staging, n, staged), "two values changed places");
    }

    /** Without values the indices travel. */
    @ParameterizedTest
    @ValueSource(ints = {2, 100_003})
    void indicesArePackedWhereThereAreNoValues(int n) {
        int[] keys = new SplittableRandom(n).ints(n).toArray();
        long[] staging = new long[n];
        PackedStaging.pack(keys, null, staging);
        int[] order = new int[n];
        PackedStaging.unpack(staging, null, order);
        for (int i = 0; i < n; i++) {
            assertEquals(i, order[i]);
            assertEquals(keys[i], (int) (staging[i] >> 32));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 1000, 100_003})
    void longPairsAreVerified(int n) {
        long[] keys = new SplittableRandom(n).longs(n).sorted().toArray();
        int[] values = new SplittableRandom(n + 1).ints(n).toArray();
        long[] keyStaging = new long[n + 100];
        int[] valueStaging = new int[n + 100];
        Digest staged = PairStaging.copyIn(keys, values, keyStaging, valueStaging);
        assertTrue(PairStaging.verify(keyStaging, valueStaging, n, staged));
        for (int i : places(n)) {
            keyStaging[i] ^= 1;
            assertFalse(PairStaging.verify(keyStaging, valueStaging, n, staged), "a key at " + i + " changed");
            keyStaging[i] ^= 1;
            for (int bit : bits(i, Integer.SIZE)) {
                valueStaging[i] ^= 1 << bit;
                assertFalse(PairStaging.verify(keyStaging, valueStaging, n, staged), "a value at " + i + " changed");
                valueStaging[i] ^= 1 << bit;
            }
        }
        int value = valueStaging[0];
        valueStaging[0] = valueStaging[n - 1];
        valueStaging[n - 1] = value;
        assertFalse(PairStaging.verify(keyStaging, valueStaging, n, staged), "two values changed places");
    }
}
