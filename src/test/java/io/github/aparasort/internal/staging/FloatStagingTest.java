package io.github.aparasort.internal.staging;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import io.github.aparasort.testing.Coverage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Floats and doubles on their way through keys: the device is played by a sort of the keys. With NaNs that fill no
 * piece of a transfer, some, or all.
 */
@Tag(Coverage.EVERY_JDK)
class FloatStagingTest {
    private static final int MARGIN = 7;
    private static final List<KeyOrder> ORDERS = List.of(KeyOrder.ASCENDING, KeyOrder.DESCENDING);

    /** How many NaNs there are among n values. */
    private enum Share {
        NONE(n -> 0), ONE(n -> 1), FEW(n -> Math.min(n, 4)), SOME(n -> n / 2), MOST(n -> n - 2), ALL(n -> n);

        private final IntUnaryOperator count;

        Share(IntUnaryOperator count) {
            this.count = count;
        }
    }

    /** Bits of floats, of which this many are NaNs, at random places. */
    private static long[] bits(int n, int nans, int width) {
        SplittableRandom random = new SplittableRandom(n + nans);
        long exponent = width == Float.SIZE ? 0x7f80_0000L : 0x7ff0_0000_0000_0000L;
        long fraction = (exponent & -exponent) - 1;
        long[] bits = new long[n];
        for (int i = 0; i < n; i++) {
            boolean nan = random.nextInt(n - i) < nans;
            nans -= nan ? 1 : 0;
            long any = random.nextLong() & (fraction | 1L << width - 1);
            bits[i] = nan ? any | exponent | 1 : any | random.nextLong() & exponent & exponent << 1;
        }
        return bits;
    }

    /** So many values with NaNs among them; values outside of the range are NaNs too, some of them. */
    private static float[] floats(int n, Share share) {
        float[] floats = new float[n + 2 * MARGIN];
        long[] bits = bits(n + 2 * MARGIN, share.count.applyAsInt(n), Float.SIZE);
        for (int i = 0; i < floats.length; i++) {
            floats[i] = Float.intBitsToFloat((int) bits[i]);
        }
        return floats;
    }

    private static double[] doubles(int n, Share share) {
        return Arrays.stream(bits(n + 2 * MARGIN, share.count.applyAsInt(n), Double.SIZE))
                .mapToDouble(Double::longBitsToDouble).toArray();
    }

    // ---- whole sorts

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#smallCuts")
    void valuesAreVerifiedAndComeBackToTheBit(Cut cut) {
        for (Share share : List.of(Share.ONE, Share.SOME, Share.ALL)) {
            verify(cut, share);
        }
    }

    @ParameterizedTest(name = "{0} values in pieces of {1} and {2}, NaNs: {3}")
    @CsvSource({"2, 1, 1, ALL", "1000, 64, 20, NONE", "1000, 64, 20, ONE", "1000, 7, 3, FEW", "1000, 1000, 300, SOME",
        "1000, 1001, 4096, MOST", "1000, 2, 2, ALL", "32769, 8192, 5000, ALL", "100003, 16384, 5000, FEW",
        "100003, 65536, 16384, MOST"})
    void anyShareOfNansComesBackToTheBit(int n, int piece, int stretch, Share share) {
        verify(new Cut(n, piece, stretch), share);
    }

    private static void verify(Cut cut, Share share) {
        for (KeyOrder order : ORDERS) {
            PlayedLaunch.verify(cut, () -> new FloatLaunch(floats(cut.n(), share), MARGIN, cut.n(), order));
            PlayedLaunch.verify(cut, () -> new DoubleLaunch(doubles(cut.n(), share), MARGIN, cut.n(), order));
        }
    }

    private static final class FloatLaunch extends IntKeyLaunch {
        private final float[] floats;
        private final float[] sorted;

        FloatLaunch(float[] floats, int from, int n, KeyOrder order) {
            super(new FloatSortJob(floats, from, from + n, order), false, n, floats);
            this.floats = floats;
            this.sorted = sorted(floats, from, n, order);
        }

        @Override
        protected void checkDelivered() {
            assertSameBits(sorted, floats);
        }
    }

    private static final class DoubleLaunch extends LongKeyLaunch {
        private final double[] doubles;
        private final double[] sorted;

        DoubleLaunch(double[] doubles, int from, int n, KeyOrder order) {
            super(new DoubleSortJob(doubles, from, from + n, order), false, n, doubles);
            this.doubles = doubles;
            this.sorted = sorted(doubles, from, n, order);
        }

        @Override
        protected void checkDelivered() {
            assertSameBits(sorted, doubles);
        }
    }

    private static float[] sorted(float[] floats, int from, int n, KeyOrder order) {
        float[] sorted = floats.clone();
        if (order == KeyOrder.ASCENDING) {
            Arrays.sort(sorted, from, from + n);
            return sorted;
        }
        List<Float> boxed = new ArrayList<>();
        for (int i = from; i < from + n; i++) {
            boxed.add(floats[i]);
        }
        boxed.sort(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            sorted[from + i] = boxed.get(i);
        }
        return sorted;
    }

    private static double[] sorted(double[] doubles, int from, int n, KeyOrder order) {
        double[] sorted = doubles.clone();
        if (order == KeyOrder.ASCENDING) {
            Arrays.sort(sorted, from, from + n);
            return sorted;
        }
        List<Double> boxed = new ArrayList<>();
        for (int i = from; i < from + n; i++) {
            boxed.add(doubles[i]);
        }
        boxed.sort(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            sorted[from + i] = boxed.get(i);
        }
        return sorted;
    }

    /**
     * Only values that are hard to convert, in random order: the JDK sorts them to the same bits. NaNs keep their
     * order.
     */
    @ParameterizedTest
    @ValueSource(ints = {1023, 1024, 1025, 4095, 4096, 4097, 65_537, 300_007})
    void hardValuesComeBackInOrderToTheBit(int n) {
        float[] hardFloats = hardFloats();
        double[] hardDoubles = hardDoubles();
        SplittableRandom random = new SplittableRandom(n);
        float[] floats = new float[n];
        double[] doubles = new double[n];
        for (int i = 0; i < n; i++) {
            floats[i] = hardFloats[random.nextInt(hardFloats.length)];
            doubles[i] = hardDoubles[random.nextInt(hardDoubles.length)];
        }
        Cut cut = new Cut(n, n / 3 + 1, 1 << 14);
        for (KeyOrder order : ORDERS) {
            PlayedLaunch.verify(cut, () -> new FloatLaunch(floats.clone(), 0, n, order));
            PlayedLaunch.verify(cut, () -> new DoubleLaunch(doubles.clone(), 0, n, order));
            comeBackInOnePiece(floats.clone(), doubles.clone(), order);
        }
    }

    /** As when sorted keys are delivered without a channel. */
    private static void comeBackInOnePiece(float[] floats, double[] doubles, KeyOrder order) {
        int n = floats.length;
        int mask = (int) order.mask(Integer.SIZE);
        float[] sortedFloats = sorted(floats, 0, n, order);
        double[] sortedDoubles = sorted(doubles, 0, n, order);
        int[] ints = new int[n];
        long[] longs = new long[n];
        FloatStaging.convert(floats, 0, n, ints, 0, 0);
        DoubleStaging.convert(doubles, 0, n, longs, 0, 0);
        for (int i = 0; i < n; i++) {
            ints[i] ^= mask;
            longs[i] ^= mask;
        }
        Arrays.sort(ints);
        Arrays.sort(longs);
        FloatStaging.copyOut(ints, floats, 0, mask);
        DoubleStaging.copyOut(longs, doubles, 0, mask);
        assertSameBits(sortedFloats, floats);
        assertSameBits(sortedDoubles, doubles);
    }

    /** Such input has a checksum of its own, if any. But whether there are NaNs is known. */
    @ParameterizedTest
    @CsvSource({"1, NONE", "1, ONE", "1000, NONE", "1000, ONE", "1000, SOME"})
    void inputWithoutAChecksumIsTheSame(int n, Share share) {
        float[] floats = floats(n, share);
        PlayedChannel channel = new Cut(n, 64, 20).channel();
        FloatKeyTransfer transfer = new FloatKeyTransfer(floats, MARGIN, n, 0, 0);
        int[] keys = new int[n];
        channel.send(n, transfer.unchecked(), transfer.column(keys));
        assertEquals(Digest.EMPTY, channel.expected());
        boolean nans = false;
        for (int i = 0; i < n; i++) {
            assertEquals(SortableKeys.of(floats[MARGIN + i]), keys[i]);
            nans |= Float.isNaN(floats[MARGIN + i]);
        }
        transfer.keepNans();
        assertEquals(nans, transfer.before() != null);
    }

    // ---- blocks

    /** Bits at the borders of all classes of floats, of both signs; the last three of each sign are NaNs. */
    private static float[] hardFloats() {
        int[] bits = {0, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7f80_0001, 0x7fc0_0000,
            0x7fff_ffff};
        float[] values = new float[2 * bits.length];
        for (int i = 0; i < bits.length; i++) {
            values[i] = Float.intBitsToFloat(bits[i]);
            values[bits.length + i] = Float.intBitsToFloat(bits[i] | 1 << 31);
        }
        return values;
    }

    private static double[] hardDoubles() {
        long[] bits = {0, 1, 0x000f_ffff_ffff_ffffL, 0x0010_0000_0000_0000L, 0x3ff0_0000_0000_0000L,
            0x7fef_ffff_ffff_ffffL, 0x7ff0_0000_0000_0000L, 0x7ff0_0000_0000_0001L, 0x7ff8_0000_0000_0000L,
            0x7fff_ffff_ffff_ffffL};
        double[] values = new double[2 * bits.length];
        for (int i = 0; i < bits.length; i++) {
            values[i] = Double.longBitsToDouble(bits[i]);
            values[bits.length + i] = Double.longBitsToDouble(bits[i] | 1L << 63);
        }
        return values;
    }

    /**
     * Around the ends of blocks, which are loops of their own: one value that is different from all others, at every
     * place near an end of a quarter of a block. Its key, that of its neighbours and whether there is a NaN are
     * compared with what the JDK says about two values.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 1023, 1024, 1025, 4095, 4096, 4097, 9000})
    void everyPlaceOfABlockIsConverted(int n) {
        float[] hardFloats = hardFloats();
        double[] hardDoubles = hardDoubles();
        int hard = 0;
        for (int place = 0; place < n; place++) {
            int inQuarter = place % 256;
            if (n > 16 && inQuarter > 1 && inQuarter < 254 && place < n - 2) {
                continue;
            }
            hard = (hard + 1) % hardFloats.length;
            for (int mask = -1; mask <= 0; mask++) {
                oneFloat(n, MARGIN + place, hardFloats[hard], mask);
                oneDouble(n, MARGIN + place, hardDoubles[hard], mask);
            }
        }
    }

    /** Values outside of the range are NaNs: they must not count. */
    private static void oneFloat(int n, int place, float value, int mask) {
        float[] values = new float[n + 2 * MARGIN];
        Arrays.fill(values, Float.NaN);
        Arrays.fill(values, MARGIN, MARGIN + n, 1.5f);
        values[place] = value;
        int[] keys = new int[n + 3];
        assertEquals(Float.isNaN(value), FloatStaging.convert(values, MARGIN, n, keys, 2, mask));
        int common = keys[2 + (place - MARGIN + 1) % n] ^ mask;
        if (n > 1) {
            assertEquals(Integer.signum(Float.compare(value, 1.5f)),
                    Integer.compare(keys[2 + place - MARGIN] ^ mask, common));
        }
        int[] expected = new int[n + 3];
        Arrays.fill(expected, 2, 2 + n, common ^ mask);
        expected[2 + place - MARGIN] = SortableKeys.of(value) ^ mask;
        assertArrayEquals(expected, keys);
        assertEquals(IntStaging.digestBlock(expected, 2, 2 + n, 0), FloatStaging.digest(values, MARGIN, n, mask));
        if (mask == 0) {
            int[] loaded = new int[n + 3];
            FloatStaging.keys(values).load(MARGIN, MARGIN + n, loaded, 2);
            assertArrayEquals(expected, loaded);
        }
        if (!Float.isNaN(value)) {
            float[] back = new float[values.length];
            FloatStaging.deliver(keys, 2, back, MARGIN, n, mask);
            System.arraycopy(values, MARGIN, values = new float[back.length], MARGIN, n);
            assertSameBits(values, back);
        }
    }

    private static void oneDouble(int n, int place, double value, long mask) {
        double[] values = new double[n + 2 * MARGIN];
        Arrays.fill(values, Double.NaN);
        Arrays.fill(values, MARGIN, MARGIN + n, 1.5);
        values[place] = value;
        long[] keys = new long[n + 3];
        assertEquals(Double.isNaN(value), DoubleStaging.convert(values, MARGIN, n, keys, 2, mask));
        long common = keys[2 + (place - MARGIN + 1) % n] ^ mask;
        if (n > 1) {
            assertEquals(Integer.signum(Double.compare(value, 1.5)),
                    Long.compare(keys[2 + place - MARGIN] ^ mask, common));
        }
        long[] expected = new long[n + 3];
        Arrays.fill(expected, 2, 2 + n, common ^ mask);
        expected[2 + place - MARGIN] = SortableKeys.of(value) ^ mask;
        assertArrayEquals(expected, keys);
        assertEquals(LongStaging.digestBlock(expected, 2, 2 + n, 0), DoubleStaging.digest(values, MARGIN, n, mask));
        if (mask == 0) {
            long[] loaded = new long[n + 3];
            DoubleStaging.keys(values).load(MARGIN, MARGIN + n, loaded, 2);
            assertArrayEquals(expected, loaded);
        }
        if (!Double.isNaN(value)) {
            double[] back = new double[values.length];
            DoubleStaging.deliver(keys, 2, back, MARGIN, n, mask);
            System.arraycopy(values, MARGIN, values = new double[back.length], MARGIN, n);
            assertSameBits(values, back);
        }
    }

    private static void assertSameBits(float[] a, float[] b) {
        assertTrue(IntStream.range(0, a.length)
                .allMatch(i -> Float.floatToRawIntBits(a[i]) == Float.floatToRawIntBits(b[i])));
    }

    private static void assertSameBits(double[] a, double[] b) {
        assertTrue(IntStream.range(0, a.length)
                .allMatch(i -> Double.doubleToRawLongBits(a[i]) == Double.doubleToRawLongBits(b[i])));
    }
}
