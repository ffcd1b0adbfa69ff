package io.github.aparasort.internal.key;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.DigitKeys;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In how many bytes keys differ, by a look at 512 of them: the first, the last, and places in between. */
class DifferingBytesTest {
    private static final int SAMPLE = 512;

    private static int of(int... a) {
        return new IntSequence(a, 0, a.length).differingBytes();
    }

    private static int of(long... a) {
        return new LongSequence(a, 0, a.length).differingBytes();
    }

    private static int of(float... a) {
        return new FloatSequence(a, 0, a.length).differingBytes();
    }

    private static int of(double... a) {
        return new DoubleSequence(a, 0, a.length).differingBytes();
    }

    @Test
    void equalKeysDifferInNone() {
        assertEquals(0, of(new int[1]));
        assertEquals(0, of(-1, -1));
        assertEquals(0, of(Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE));
        assertEquals(0, of(-1.5f, -1.5f));
        assertEquals(0, of(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY));
    }

    @Test
    void aBitIsInOneByte() {
        for (int bit = 0; bit < Integer.SIZE; bit++) {
            assertEquals(1, of(0x5a5a_5a5a, 0x5a5a_5a5a ^ 1 << bit), "bit " + bit);
        }
        for (int bit = 0; bit < Long.SIZE; bit++) {
            assertEquals(1, of(-7L, -7L, -7L ^ 1L << bit), "bit " + bit);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 511, 512, 513, 100_003})
    void anyBytesAreCounted(int n) {
        for (int set = 0; set < 1 << Long.BYTES; set += n > SAMPLE ? 7 : 1) {
            long bits = DigitKeys.digits(set);
            long[] longs = DigitKeys.differing(bits).longs(n);
            int[] ints = DigitKeys.differing(bits).ints(n);
            // So that no byte is the same by chance.
            longs[n - 1] = ~longs[0] & bits | longs[0] & ~bits;
            ints[n - 1] = (int) (~ints[0] & bits | ints[0] & ~bits);
            assertEquals(Integer.bitCount(set), of(longs), "longs, bytes " + set);
            assertEquals(Integer.bitCount(set & 0xf), of(ints), "ints, bytes " + set);
        }
    }

    /** Each of few keys is looked at, and nothing around the range. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100, 511, 512})
    void anyPlaceOfFewKeysIsSeen(int n) {
        int[] a = new int[n + 4];
        for (int place = 0; place < n + 4; place++) {
            a[place] = 0x0101_0001;
            boolean within = place >= 2 && place < n + 2;
            assertEquals(within && n > 1 ? 3 : 0, new IntSequence(a, 2, n).differingBytes(), "place " + place);
            a[place] = 0;
        }
    }

    @Test
    void theLastOfManyKeysIsSeen() {
        for (int n : new int[] {513, 1000, 1 << 20}) {
            double[] a = new double[n];
            a[n - 1] = Double.MIN_VALUE;
            assertEquals(1, of(a), "n = " + n);
        }
    }

    /** Sortable keys are what kernels sort: those of zeros differ in every bit, and all NaNs have the same. */
    @Test
    void floatsCountByTheirKeys() {
        assertEquals(Float.BYTES, of(-0f, 0f));
        assertEquals(Double.BYTES, of(-0d, 0d));
        assertEquals(2, of(1f, 2f));
        assertEquals(2, of(1d, 2d));
        assertEquals(0, of(Float.NaN, Float.intBitsToFloat(0xffc0_1234), Float.intBitsToFloat(0x7f80_0001)));
        assertEquals(0, of(Double.NaN, Double.longBitsToDouble(0xfff8_0000_1234_5678L)));
        // 7fffffff and 807fffff.
        assertEquals(2, of(Float.NaN, Float.NEGATIVE_INFINITY));
    }

    @Test
    void theOrderMakesNoDifference() {
        int[] a = {0, 0x100, 0x2_0000};
        for (KeyOrder order : KeyOrder.values()) {
            assertEquals(2, new IntSequence(a, 0, a.length, order).differingBytes());
        }
        long[] b = Arrays.stream(a).asLongStream().map(key -> key << 40).toArray();
        for (KeyOrder order : KeyOrder.values()) {
            assertEquals(2, new LongSequence(b, 0, b.length, order).differingBytes());
        }
    }
}
