package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.KeyOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Floats and doubles on their way through keys: the device is played by a sort of the keys. In three parts or one, with
 * NaNs that fill none of them, some, or all.
 */
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
        int mask = (int) order.mask(Integer.SIZE);
        float[] floats = new float[n + 2 * MARGIN];
        double[] doubles = new double[n + 2 * MARGIN];
        long[] floatBits = bits(n + 2 * MARGIN, share.count.applyAsInt(n), Float.SIZE);
        long[] doubleBits = bits(n + 2 * MARGIN, share.count.applyAsInt(n), Double.SIZE);
        for (int i = 0; i < floats.length; i++) {
            floats[i] = Float.intBitsToFloat((int) floatBits[i]);
            doubles[i] = Double.longBitsToDouble(doubleBits[i]);
        }
        float[] sortedFloats = floats.clone();
        double[] sortedDoubles = doubles.clone();
        if (order == KeyOrder.ASCENDING) {
            Arrays.sort(sortedFloats, MARGIN, MARGIN + n);
            Arrays.sort(sortedDoubles, MARGIN, MARGIN + n);
        } else {
            List<Float> boxedFloats = new ArrayList<>();
            List<Double> boxedDoubles = new ArrayList<>();
            for (int i = MARGIN; i < MARGIN + n; i++) {
                boxedFloats.add(floats[i]);
                boxedDoubles.add(doubles[i]);
            }
            boxedFloats.sort(Comparator.reverseOrder());
            boxedDoubles.sort(Comparator.reverseOrder());
            for (int i = 0; i < n; i++) {
                sortedFloats[MARGIN + i] = boxedFloats.get(i);
                sortedDoubles[MARGIN + i] = boxedDoubles.get(i);
            }
        }

        Ints ints = new Ints(n, parts);
        Longs longs = new Longs(n, parts);
        for (int part = 0; part < parts; part++) {
            FloatStaging.copyIn(floats, MARGIN, mask, ints, part);
            DoubleStaging.copyIn(doubles, MARGIN, mask, longs, part);
        }
        ints.sort();
        longs.sort();
        Digest floatDigest = FloatStaging.digest(floats, MARGIN, n, mask);
        Digest doubleDigest = DoubleStaging.digest(doubles, MARGIN, n, mask);
        assertEquals(floatDigest, check(ints));
        assertEquals(doubleDigest, check(longs));
        FloatStaging.copyOut(ints, floats, MARGIN, mask);
        DoubleStaging.copyOut(longs, doubles, MARGIN, mask);
        assertTrue(sameBits(sortedFloats, floats));
        assertTrue(sameBits(sortedDoubles, doubles));
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
