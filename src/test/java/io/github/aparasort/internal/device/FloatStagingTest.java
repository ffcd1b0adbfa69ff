package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
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
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Floats and doubles on their way through keys: the device is played by a sort of the keys. In three parts or one, with
 * NaNs that fill none of them, some, or all.
 */
@Tag(Coverage.EVERY_JDK)
class FloatStagingTest {
    private static final int MARGIN = 7;
    /** The number of keys in the last part. */
    private static final int LAST = 5;

    /** A kernel's arrays without a kernel: one part, or three, of which the last is short. */
    private abstract static class Parts implements KernelArrays {
        final int n;
        private final int parts;

        Parts(int n, int parts) {
            this.n = n;
            this.parts = parts;
        }

        @Override
        public int parts() {
            return parts;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : part == parts ? n : part == 1 ? n / 3 : n - LAST;
        }

        int size(int part) {
            return partBegin(part + 1) - partBegin(part);
        }
    }

    private static final class Ints extends Parts implements IntKeys {
        private final int[][] keys;

        Ints(int n, int parts) {
            super(n, parts);
            keys = IntStream.range(0, parts).mapToObj(p -> new int[size(p) + 3]).toArray(int[][]::new);
        }

        @Override
        public int[] keys(int part) {
            return keys[part];
        }

        public void sort() {
            int[] all = new int[n];
            for (int part = 0; part < parts(); part++) {
                System.arraycopy(keys[part], 0, all, partBegin(part), size(part));
            }
            Arrays.sort(all);
            for (int part = 0; part < parts(); part++) {
                System.arraycopy(all, partBegin(part), keys[part], 0, size(part));
            }
        }
    }

    private static final class Longs extends Parts implements LongKeys {
        private final long[][] keys;

        Longs(int n, int parts) {
            super(n, parts);
            keys = IntStream.range(0, parts).mapToObj(p -> new long[size(p) + 3]).toArray(long[][]::new);
        }

        @Override
        public long[] keys(int part) {
            return keys[part];
        }

        public void sort() {
            long[] all = new long[n];
            for (int part = 0; part < parts(); part++) {
                System.arraycopy(keys[part], 0, all, partBegin(part), size(part));
            }
            Arrays.sort(all);
            for (int part = 0; part < parts(); part++) {
                System.arraycopy(all, partBegin(part), keys[part], 0, size(part));
            }
        }
    }

    /** How many NaNs there are among n values. */
    private enum Share {
        NONE(n -> 0), ONE(n -> 1), FEW(n -> 4), SOME(n -> n / 2), MOST(n -> n - 2), ALL(n -> n);

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

    @ParameterizedTest(name = "{0} values in {1} parts, NaNs: {2}")
    @CsvSource({"2, 1, ONE", "2, 1, ALL", "1000, 1, SOME", "1000, 3, NONE", "1000, 3, ONE", "1000, 3, FEW",
        "1000, 3, SOME", "1000, 3, MOST", "1000, 3, ALL", "32768, 3, SOME", "32769, 1, ALL", "100003, 1, FEW",
        "100003, 3, NONE", "100003, 3, FEW", "100003, 3, SOME", "100003, 3, MOST", "100003, 3, ALL",
        "300007, 3, FEW", "300007, 3, SOME"})
    void valuesComeBackInOrderToTheBit(int n, int parts, Share share) {
        for (KeyOrder order : List.of(KeyOrder.ASCENDING, KeyOrder.DESCENDING)) {
            comesBack(n, parts, share, order);
        }
    }

    private static void comesBack(int n, int parts, Share share, KeyOrder order) {
        float[] floats = new float[n + 2 * MARGIN];
        double[] doubles = new double[n + 2 * MARGIN];
        long[] floatBits = bits(n + 2 * MARGIN, share.count.applyAsInt(n), Float.SIZE);
        long[] doubleBits = bits(n + 2 * MARGIN, share.count.applyAsInt(n), Double.SIZE);
        for (int i = 0; i < floats.length; i++) {
            floats[i] = Float.intBitsToFloat((int) floatBits[i]);
            doubles[i] = Double.longBitsToDouble(doubleBits[i]);
        }
        comesBack(floats, doubles, MARGIN, n, parts, order);
    }

    private static void comesBack(float[] floats, double[] doubles, int from, int n, int parts, KeyOrder order) {
        int mask = (int) order.mask(Integer.SIZE);
        float[] sortedFloats = floats.clone();
        double[] sortedDoubles = doubles.clone();
        if (order == KeyOrder.ASCENDING) {
            Arrays.sort(sortedFloats, from, from + n);
            Arrays.sort(sortedDoubles, from, from + n);
        } else {
            List<Float> boxedFloats = new ArrayList<>();
            List<Double> boxedDoubles = new ArrayList<>();
            for (int i = from; i < from + n; i++) {
                boxedFloats.add(floats[i]);
                boxedDoubles.add(doubles[i]);
            }
            boxedFloats.sort(Comparator.reverseOrder());
            boxedDoubles.sort(Comparator.reverseOrder());
            for (int i = 0; i < n; i++) {
                sortedFloats[from + i] = boxedFloats.get(i);
                sortedDoubles[from + i] = boxedDoubles.get(i);
            }
        }

        Ints ints = new Ints(n, parts);
        Longs longs = new Longs(n, parts);
        for (int part = 0; part < parts; part++) {
            FloatStaging.copyIn(floats, from, mask, ints, part);
            DoubleStaging.copyIn(doubles, from, mask, longs, part);
        }
        ints.sort();
        longs.sort();
        Digest floatDigest = FloatStaging.digest(floats, from, n, mask);
        Digest doubleDigest = DoubleStaging.digest(doubles, from, n, mask);
        assertEquals(floatDigest, check(ints));
        assertEquals(doubleDigest, check(longs));
        FloatStaging.copyOut(ints, floats, from, mask);
        DoubleStaging.copyOut(longs, doubles, from, mask);
        assertTrue(sameBits(sortedFloats, floats));
        assertTrue(sameBits(sortedDoubles, doubles));
    }

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
        Ints arrays = new Ints(n, 1);
        assertEquals(Float.isNaN(value), FloatStaging.copyIn(values, MARGIN, mask, arrays, 0));
        int[] keys = arrays.keys(0);
        int common = keys[(place - MARGIN + 1) % n] ^ mask;
        if (n > 1) {
            assertEquals(Integer.signum(Float.compare(value, 1.5f)),
                    Integer.compare(keys[place - MARGIN] ^ mask, common));
        }
        int[] expected = new int[n + 3];
        Arrays.fill(expected, 0, n, common ^ mask);
        expected[place - MARGIN] = SortableKeys.of(value) ^ mask;
        assertArrayEquals(expected, keys);
        assertEquals(IntStaging.digestBlock(expected, 0, n, 0), FloatStaging.digest(values, MARGIN, n, mask));
        if (!Float.isNaN(value)) {
            float[] back = new float[values.length];
            FloatStaging.copyOut(arrays, 0, back, MARGIN, mask);
            System.arraycopy(values, MARGIN, values = new float[back.length], MARGIN, n);
            assertTrue(sameBits(values, back));
        }
    }

    private static void oneDouble(int n, int place, double value, long mask) {
        double[] values = new double[n + 2 * MARGIN];
        Arrays.fill(values, Double.NaN);
        Arrays.fill(values, MARGIN, MARGIN + n, 1.5);
        values[place] = value;
        Longs arrays = new Longs(n, 1);
        assertEquals(Double.isNaN(value), DoubleStaging.copyIn(values, MARGIN, mask, arrays, 0));
        long[] keys = arrays.keys(0);
        long common = keys[(place - MARGIN + 1) % n] ^ mask;
        if (n > 1) {
            assertEquals(Integer.signum(Double.compare(value, 1.5)),
                    Long.compare(keys[place - MARGIN] ^ mask, common));
        }
        long[] expected = new long[n + 3];
        Arrays.fill(expected, 0, n, common ^ mask);
        expected[place - MARGIN] = SortableKeys.of(value) ^ mask;
        assertArrayEquals(expected, keys);
        assertEquals(LongStaging.digestBlock(expected, 0, n, 0), DoubleStaging.digest(values, MARGIN, n, mask));
        if (!Double.isNaN(value)) {
            double[] back = new double[values.length];
            DoubleStaging.copyOut(arrays, 0, back, MARGIN, mask);
            System.arraycopy(values, MARGIN, values = new double[back.length], MARGIN, n);
            assertTrue(sameBits(values, back));
        }
    }

    /**
     * Only values that are hard to convert, in random order: the JDK sorts them to the same bits. NaNs keep their
     * order.
     */
    @ParameterizedTest
    @CsvSource({"1023, 1", "1024, 1", "1025, 1", "4095, 3", "4096, 3", "4097, 3", "65537, 1", "65537, 3"})
    void hardValuesComeBackInOrderToTheBit(int n, int parts) {
        float[] hardFloats = hardFloats();
        double[] hardDoubles = hardDoubles();
        SplittableRandom random = new SplittableRandom(n);
        float[] floats = new float[n];
        double[] doubles = new double[n];
        for (int i = 0; i < n; i++) {
            floats[i] = hardFloats[random.nextInt(hardFloats.length)];
            doubles[i] = hardDoubles[random.nextInt(hardDoubles.length)];
        }
        for (KeyOrder order : List.of(KeyOrder.ASCENDING, KeyOrder.DESCENDING)) {
            comesBack(floats.clone(), doubles.clone(), 0, n, parts, order);
        }
    }

    private static Digest check(Ints arrays) {
        Digest all = Digest.EMPTY;
        for (int part = 0; part < arrays.parts(); part++) {
            all = all.plus(FloatStaging.check(arrays, part));
        }
        return all;
    }

    private static Digest check(Longs arrays) {
        Digest all = Digest.EMPTY;
        for (int part = 0; part < arrays.parts(); part++) {
            all = all.plus(DoubleStaging.check(arrays, part));
        }
        return all;
    }

    private static boolean sameBits(float[] a, float[] b) {
        return IntStream.range(0, a.length)
                .allMatch(i -> Float.floatToRawIntBits(a[i]) == Float.floatToRawIntBits(b[i]));
    }

    private static boolean sameBits(double[] a, double[] b) {
        return IntStream.range(0, a.length)
                .allMatch(i -> Double.doubleToRawLongBits(a[i]) == Double.doubleToRawLongBits(b[i]));
    }

    /** A key that changed on its way shows, a NaN's too; NaNs that changed places are the same. */
    @ParameterizedTest
    @CsvSource({"1000, 1", "100003, 3"})
    void changesShow(int n, int parts) {
        double[] doubles = new SplittableRandom(n).doubles(n).map(d -> d < 0.1 ? Double.NaN : d - 0.5).toArray();
        Longs arrays = new Longs(n, parts);
        for (int part = 0; part < parts; part++) {
            DoubleStaging.copyIn(doubles, 0, 0, arrays, part);
        }
        arrays.sort();
        Digest staged = DoubleStaging.digest(doubles, 0, n, 0);
        assertEquals(staged, check(arrays));
        for (int i : new int[] {0, n / 4}) {
            arrays.keys(0)[i] ^= 1;
            assertNotEquals(staged, check(arrays));
            arrays.keys(0)[i] ^= 1;
        }
        arrays.keys(parts - 1)[1] ^= 1;
        assertNotEquals(staged, check(arrays));
        arrays.keys(parts - 1)[1] ^= 1;
        assertEquals(staged, check(arrays));
    }
}
