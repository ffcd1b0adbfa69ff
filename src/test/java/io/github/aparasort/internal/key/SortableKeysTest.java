package io.github.aparasort.internal.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The conversion: the JDK's order, back to the same bits, and one key for all NaNs that nothing else has. */
class SortableKeysTest {
    private static final int RANDOM = 1000;
    /** Every 4099th float: some million, through all exponents, signs and NaNs. */
    private static final int STRIDE = 4099;

    /** The borders of all classes of floats, each with its neighbours, of both signs; then random bits. */
    private static int[] floatBits() {
        int[] borders = {0, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7fc0_0000,
            0x7fa0_0000, 0x7fff_ffff};
        return IntStream.concat(IntStream.of(borders).flatMap(b -> IntStream.rangeClosed(b - 2, b + 2))
                        .flatMap(b -> IntStream.of(b, b ^ 1 << 31)),
                new SplittableRandom(1).ints(RANDOM)).toArray();
    }

    private static long[] doubleBits() {
        long[] borders = {0, 1, 0x000f_ffff_ffff_ffffL, 0x0010_0000_0000_0000L, 0x3ff0_0000_0000_0000L,
            0x7fef_ffff_ffff_ffffL, 0x7ff0_0000_0000_0000L, 0x7ff8_0000_0000_0000L, 0x7ff4_0000_0000_0000L,
            0x7fff_ffff_ffff_ffffL, 0xffff_ffffL, 1L << 32};
        return LongStream.concat(LongStream.of(borders).flatMap(b -> LongStream.rangeClosed(b - 2, b + 2))
                        .flatMap(b -> LongStream.of(b, b ^ 1L << 63)),
                new SplittableRandom(1).longs(RANDOM)).toArray();
    }

    @Test
    void floatsHaveTheOrderOfTheirKeys() {
        int[] all = floatBits();
        for (int x : all) {
            for (int y : all) {
                assertOrder(Float.intBitsToFloat(x), Float.intBitsToFloat(y));
            }
        }
    }

    private static void assertOrder(float x, float y) {
        int expected = Float.compare(x, y);
        assertEquals(Integer.signum(expected), Integer.compare(SortableKeys.of(x), SortableKeys.of(y)),
                () -> Integer.toHexString(Float.floatToRawIntBits(x)) + " and " + Float.floatToRawIntBits(y));
        assertEquals(expected < 0, SortableKeys.before(x, y));
    }

    @Test
    void doublesHaveTheOrderOfTheirKeys() {
        long[] all = doubleBits();
        for (long x : all) {
            for (long y : all) {
                assertOrder(Double.longBitsToDouble(x), Double.longBitsToDouble(y));
            }
        }
    }

    private static void assertOrder(double x, double y) {
        int expected = Double.compare(x, y);
        assertEquals(Integer.signum(expected), Long.compare(SortableKeys.of(x), SortableKeys.of(y)),
                () -> Long.toHexString(Double.doubleToRawLongBits(x)) + " and " + Double.doubleToRawLongBits(y));
        assertEquals(expected < 0, SortableKeys.before(x, y));
    }

    @Test
    void floatsComeBackToTheBit() {
        for (int bits : floatBits()) {
            float value = Float.intBitsToFloat(bits);
            assertEquals(bits, Float.floatToRawIntBits(SortableKeys.value(SortableKeys.exact(value))));
            assertEquals(value != value, SortableKeys.isNan(value));
            if (value == value) {
                assertEquals(SortableKeys.exact(value), SortableKeys.of(value));
            }
        }
    }

    @Test
    void doublesComeBackToTheBit() {
        for (long bits : doubleBits()) {
            double value = Double.longBitsToDouble(bits);
            assertEquals(bits, Double.doubleToRawLongBits(SortableKeys.value(SortableKeys.exact(value))));
            assertEquals(value != value, SortableKeys.isNan(value));
            if (value == value) {
                assertEquals(SortableKeys.exact(value), SortableKeys.of(value));
            }
        }
    }

    /** All keys in order are all floats in order: so no two share one, and NaN's is the only one beyond infinity. */
    @Test
    void keysInOrderAreFloatsInOrder() {
        int last = SortableKeys.of(Float.POSITIVE_INFINITY);
        float before = Float.NEGATIVE_INFINITY;
        for (long key = SortableKeys.of(before) + (long) STRIDE; key <= last; key += STRIDE) {
            float value = SortableKeys.value((int) key);
            assertTrue(Float.compare(before, value) < 0);
            assertEquals((int) key, SortableKeys.of(value));
            before = value;
        }
        for (long bits = 0x7f80_0001L; bits <= 0x7fff_ffffL; bits += STRIDE) {
            assertEquals(Integer.MAX_VALUE, SortableKeys.of(Float.intBitsToFloat((int) bits)));
            assertEquals(Integer.MAX_VALUE, SortableKeys.of(Float.intBitsToFloat((int) bits | 1 << 31)));
        }
        assertTrue(last < Integer.MAX_VALUE);
        assertTrue(SortableKeys.of(Double.POSITIVE_INFINITY) < Long.MAX_VALUE);
    }

    @Test
    void integersAreTheirOwnKeys() {
        for (int bits : floatBits()) {
            assertEquals(bits, SortableKeys.of(bits));
            assertEquals(bits < 7, SortableKeys.before(bits, 7));
        }
        for (long bits : doubleBits()) {
            assertEquals(bits, SortableKeys.of(bits));
            assertEquals(bits < 7, SortableKeys.before(bits, 7L));
        }
    }
}
