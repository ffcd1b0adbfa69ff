package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.LongStaging;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.LongValueArrays;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.LongSource;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The copies in and out, and the verification in between: it accepts the sorted input and nothing else. In arrays of
 * one part and of two, at sizes that one thread copies and that several do, where a mistake at a seam must show too.
 */
class StagingTest {
    /** The copying loops go by blocks of this length, or of a multiple. */
    private static final int BLOCK = 1 << 12;

    private static IntSource source(int[] a) {
        return new IntSequence(a, 0, a.length);
    }

    private static LongSource source(long[] a) {
        return new LongSequence(a, 0, a.length);
    }

    /** A kernel's arrays without a kernel: what is below split in one array, the rest, if any, in another. */
    private abstract static class Parts implements KernelArrays {
        final int n;
        final int split;

        Parts(int n, int split) {
            this.n = n;
            this.split = split;
        }

        @Override
        public int parts() {
            return n > split ? 2 : 1;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : part == 1 && n > split ? split : n;
        }
    }

    private static final class Ints extends Parts implements IntKeys {
        private final int[][] keys;

        Ints(int n, int split) {
            super(n, split);
            keys = new int[][] {new int[split + 9], new int[Math.max(0, n - split) + 9]};
        }

        @Override
        public int[] keys(int part) {
            return keys[part];
        }

        public Digest stage(int[] source, int from) {
            for (int part = 0; part < parts(); part++) {
                IntStaging.copyIn(source, from, 0, this, part);
            }
            return IntStaging.digest(source, from, n, 0);
        }

        /** What would be checked, had the device left these keys. */
        public Digest check(int[] result) {
            stage(result, 0);
            Digest all = Digest.EMPTY;
            for (int part = 0; part < parts(); part++) {
                all = all.plus(IntStaging.check(this, part));
            }
            return all;
        }
    }

    private static final class Longs extends Parts implements LongValueArrays {
        private final long[][] keys;
        private final int[] values;

        Longs(int n, int split) {
            super(n, split);
            keys = new long[][] {new long[split + 9], new long[Math.max(0, n - split) + 9]};
            values = new int[n + 9];
        }

        @Override
        public long[] keys(int part) {
            return keys[part];
        }

        @Override
        public int[] values() {
            return values;
        }

        public Digest stage(long[] source, int from) {
            for (int part = 0; part < parts(); part++) {
                LongStaging.copyIn(source, from, 0, this, part);
            }
            return LongStaging.digest(source, from, n, 0);
        }

        public Digest check(long[] result, boolean packed) {
            stage(result, 0);
            Digest all = Digest.EMPTY;
            for (int part = 0; part < parts(); part++) {
                all = all.plus(packed ? IntPairStaging.check(this, part, false, Parallel::digest)
                        : LongStaging.check(this, part));
            }
            return all;
        }

        Digest pack(IntSource intKeys, IntSource intValues) {
            for (int part = 0; part < parts(); part++) {
                IntPairStaging.pack(intKeys, intValues, this, part);
            }
            return IntPairStaging.digest(intKeys, intValues, n);
        }

        Digest stagePairs(long[] longKeys, int[] intValues) {
            for (int part = 0; part < parts(); part++) {
                LongPairStaging.copyIn(source(longKeys), source(intValues), this, part);
            }
            return LongPairStaging.digest(source(longKeys), source(intValues), n);
        }

        Digest checkPairs(long[] longKeys, int[] intValues) {
            stagePairs(longKeys, intValues);
            Digest all = Digest.EMPTY;
            for (int part = 0; part < parts(); part++) {
                all = all.plus(LongPairStaging.check(this, part, Parallel::digest));
            }
            return all;
        }

        long[] packed() {
            return IntStream.range(0, n).mapToLong(i -> i < split ? keys[0][i] : keys[1][i - split]).toArray();
        }
    }

    /** Everywhere near where the range may have been cut into parts, tasks and blocks, and near its ends. */
    private static void atPlaces(int n, int split, Consumer<Integer> test) {
        TreeSet<Integer> places = new TreeSet<>(List.of(0, n - 2, n - 1, split - 1, split, split + 1));
        for (int tasks = 1; tasks <= 4; tasks++) {
            for (int task = 0; task <= tasks; task++) {
                int begin = (int) ((long) n * task / tasks);
                for (int block = begin; block <= Math.min(n, begin + n / tasks); block += BLOCK) {
                    places.addAll(List.of(block - 1, block, block + 1));
                }
            }
        }
        places.stream().filter(i -> i >= 0 && i < n).forEach(test);
    }

    /** Bits to flip at a place: all of them at the first one, else one after the other. */
    private static int[] bits(int place, int width) {
        return place == 0 ? IntStream.range(0, width).toArray() : new int[] {place % width};
    }

    @ParameterizedTest(name = "{0} keys, split at {1}")
    @CsvSource({"2, 2", "2, 1", "1000, 1000", "1000, 400", "100003, 100003", "100003, 50001", "100003, 3"})
    void intsAreVerified(int n, int split) {
        int[] source = new SplittableRandom(n).ints(n + 14).toArray();
        Ints arrays = new Ints(n, split);
        Digest staged = arrays.stage(source, 7);
        int[] target = new int[n + 14];
        IntStaging.copyOut(arrays, target, 7, 0);
        assertArrayEquals(Arrays.copyOfRange(source, 7, n + 7), Arrays.copyOfRange(target, 7, n + 7));
        assertArrayEquals(new int[7], Arrays.copyOf(target, 7));
        assertArrayEquals(new int[7], Arrays.copyOfRange(target, n + 7, n + 14));

        int[] sorted = Arrays.copyOfRange(source, 7, n + 7);
        Arrays.sort(sorted);
        assertEquals(staged, arrays.check(sorted));
        Digest copied = Digest.EMPTY;
        for (int part = 0; part < arrays.parts(); part++) {
            copied = copied.plus(IntStaging.checkAndCopyOut(arrays, part, target, 7, 0));
        }
        assertEquals(staged, copied);
        assertArrayEquals(sorted, Arrays.copyOfRange(target, 7, n + 7));
        atPlaces(n, split, i -> {
            int right = sorted[i];
            for (int bit : bits(i, Integer.SIZE)) {
                sorted[i] = right ^ 1 << bit;
                assertNotEquals(staged, arrays.check(sorted), "bit " + bit + " of element " + i + " flipped");
            }
            if (i > 0 && sorted[i - 1] != right) {
                sorted[i] = sorted[i - 1];
                assertNotEquals(staged, arrays.check(sorted), "element " + i + " lost, its neighbour doubled");
                sorted[i - 1] = right;
                assertNotEquals(staged, arrays.check(sorted), "elements before and at " + i + " swapped");
                sorted[i - 1] = sorted[i];
            }
            sorted[i] = right;
        });
    }

    @ParameterizedTest(name = "{0} keys, split at {1}, halves alone {2}")
    @CsvSource({"2, 1, false", "1000, 400, false", "100003, 100003, false", "100003, 50001, false",
        "1000, 400, true", "100003, 50001, true"})
    void longsAreVerified(int n, int split, boolean packed) {
        long[] source = new SplittableRandom(n).longs(n + 14).toArray();
        Longs arrays = new Longs(n, split);
        Digest staged = arrays.stage(source, 7);
        long[] target = new long[n + 14];
        LongStaging.copyOut(arrays, target, 7, 0);
        assertArrayEquals(Arrays.copyOfRange(source, 7, n + 7), Arrays.copyOfRange(target, 7, n + 7));

        long[] sorted = Arrays.copyOfRange(source, 7, n + 7);
        Arrays.sort(sorted);
        Digest expected = packed ? IntPairStaging.digest(halves(sorted, 32), halves(sorted, 0), n) : staged;
        assertEquals(expected, arrays.check(sorted, packed));
        atPlaces(n, split, i -> {
            long right = sorted[i];
            for (int bit : bits(i, Long.SIZE)) {
                sorted[i] = right ^ 1L << bit;
                assertNotEquals(expected, arrays.check(sorted, packed), "bit " + bit + " of element " + i + " flipped");
            }
            if (i > 0 && sorted[i - 1] >> 32 != right >> 32) {
                sorted[i] = sorted[i - 1];
                assertNotEquals(expected, arrays.check(sorted, packed), "element " + i + " lost");
                sorted[i - 1] = right;
                assertNotEquals(expected, arrays.check(sorted, packed), "elements before and at " + i + " swapped");
                sorted[i - 1] = sorted[i];
            }
            sorted[i] = right;
        });
    }

    private static IntSource halves(long[] packed, int shift) {
        return source(Arrays.stream(packed).mapToInt(each -> (int) (each >> shift)).toArray());
    }

    /** Two changes that a plain sum would not see, in an order that is still right. */
    @ParameterizedTest
    @CsvSource({"10, 10", "100003, 50001"})
    void changesThatCancelOutAreSeen(int n, int split) {
        int[] ints = IntStream.range(0, n).map(i -> 10 * i).toArray();
        Ints arrays = new Ints(n, split);
        Digest staged = arrays.stage(ints, 0);
        for (int by = 1; by < 5; by++) {
            ints[3] = 30 + by;
            ints[n - 2] = 10 * (n - 2) - by;
            assertNotEquals(staged, arrays.check(ints));
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "1000, 400", "100003, 100003", "100003, 50001"})
    void packedPairsComeBackAsTheyWent(int n, int split) {
        int[] keys = new SplittableRandom(n).ints(n).toArray();
        int[] values = new SplittableRandom(n + 1).ints(n).toArray();
        keys[0] = Integer.MIN_VALUE;
        keys[n - 1] = Integer.MAX_VALUE;
        Longs arrays = new Longs(n, split);
        Digest staged = arrays.pack(source(keys), source(values));
        int[] keysBack = new int[n];
        int[] valuesBack = new int[n];
        IntPairStaging.unpack(arrays, keysBack, valuesBack);
        assertArrayEquals(keys, keysBack);
        assertArrayEquals(values, valuesBack);
        long[] sorted = arrays.packed();
        Arrays.sort(sorted);
        assertEquals(staged, arrays.check(sorted, true));
        long first = sorted[0];
        sorted[0] = first & -1L << 32 | sorted[n - 1] & 0xffff_ffffL;
        sorted[n - 1] = sorted[n - 1] & -1L << 32 | first & 0xffff_ffffL;
        assertNotEquals(staged, arrays.check(sorted, true), "two values changed places");
        arrays.pack(source(keys), source(keys));
        IntPairStaging.unpack(arrays, null, valuesBack);
        assertArrayEquals(keys, valuesBack, "values alone");
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "1000, 400", "100003, 100003", "100003, 50001"})
    void longPairsAreVerified(int n, int split) {
        long[] keys = new SplittableRandom(n).longs(n).sorted().toArray();
        int[] values = new SplittableRandom(n + 1).ints(n).toArray();
        Longs arrays = new Longs(n, split);
        Digest staged = arrays.stagePairs(keys, values);
        assertEquals(staged, arrays.checkPairs(keys, values));
        long[] keysBack = new long[n];
        int[] valuesBack = new int[n];
        LongPairStaging.copyOut(arrays, keysBack, valuesBack);
        assertArrayEquals(keys, keysBack);
        assertArrayEquals(values, valuesBack);
        atPlaces(n, split, i -> {
            for (int bit : bits(i, Integer.SIZE)) {
                values[i] ^= 1 << bit;
                assertNotEquals(staged, arrays.checkPairs(keys, values), "value " + i + " changed");
                values[i] ^= 1 << bit;
            }
            keys[i] ^= 1;
            assertNotEquals(staged, arrays.checkPairs(keys, values), "key " + i + " changed");
            keys[i] ^= 1;
        });
        int value = values[0];
        values[0] = values[n - 1];
        values[n - 1] = value;
        assertNotEquals(staged, arrays.checkPairs(keys, values), "two values changed places");
    }
}
