package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.testing.DigitKeys;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.HostScratch;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.RadixTileKeys;
import io.github.aparasort.testing.SmallRadixTiles;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.TestDevice;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The radix sort in tiles on keys that are hard on it, against the JDK's sequential sorts. In the small geometry keys
 * come in several parts; in the default one each work-item has a digit, and 16 rank their keys together.
 */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"4, 3", "256, 5"})
class OpenClRadixTileKeysTest {
    private static final int SMALL = 4;
    /** By kind, for as long as a geometry runs: a kernel takes longer to build than to sort. */
    private static final Map<SortKind, KernelPool> POOLS = new EnumMap<>(SortKind.class);
    private static int pooledNt;
    private static ComputeDevice device;

    @Parameter(0)
    int nt;
    @Parameter(1)
    int groups;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    // ---- digits

    @ParameterizedTest
    @EnumSource
    void hardKeysAreSorted(RadixTileKeys keys) throws Exception {
        for (SortVariant variant : SortVariant.values()) {
            sort(variant, keys, someTiles(variant), keys);
        }
    }

    /** A bit after the other, in one pass each. */
    @ParameterizedTest
    @EnumSource(names = {"INTS", "LONGS", "FLOATS", "DOUBLES", "INT_PAIRS", "LONG_ORDER"})
    void keysThatDifferInABitAreSorted(SortVariant variant) throws Exception {
        for (int bit = 0; bit < width(variant); bit++) {
            sort(variant, DigitKeys.differing(1L << bit), aTileAndMore(variant), "bit " + bit);
        }
    }

    /** Each digit alone, all others, and each two digits. */
    @ParameterizedTest
    @EnumSource
    void keysThatDifferInSomeDigitsAreSorted(SortVariant variant) throws Exception {
        int digits = digits(variant);
        TreeSet<Integer> sets = new TreeSet<>();
        for (int d = 0; d < digits; d++) {
            sets.add(1 << d);
            sets.add((1 << digits) - 1 ^ 1 << d);
            sets.add(1 << d | 1 << (d + 1) % digits);
            sets.add(1 << d | 1 << (d + 2) % digits);
        }
        for (int set : sets) {
            sort(variant, DigitKeys.differing(DigitKeys.digits(set)), aTileAndMore(variant), "digits " + set);
        }
    }

    /** From no digit, where equal keys are moved once, to all: an even or odd number of moves, from any digit on. */
    @ParameterizedTest
    @EnumSource
    void anyNumberOfDigitsMayDiffer(SortVariant variant) throws Exception {
        int digits = digits(variant);
        for (int differing = 0; differing <= digits; differing++) {
            int lowest = (1 << differing) - 1;
            int highest = lowest << digits - differing;
            for (int set : differing % digits == 0 ? new int[] {lowest} : new int[] {lowest, highest}) {
                DeviceKernel kernel = sort(variant, DigitKeys.differing(DigitKeys.digits(set)), someTiles(variant),
                        differing + " digits differ: " + set);
                assertTrue(HostScratch.isUntouched(kernel), "something else than the device worked on it");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void tilesOfOneDigitAreSorted(SortVariant variant) throws Exception {
        int margin = variant.isOfARange() ? GuardedInput.MARGIN : 0;
        sort(variant, DigitKeys.oneDigitPerTile(tile(variant), margin), 7 * tile(variant), "one digit per tile");
        // Each group has tiles of two digits.
        sort(variant, DigitKeys.oneDigitPerTile(tile(variant) / 2, margin), 7 * tile(variant) - 1, "two per tile");
    }

    // ---- borders

    /** Around each tile's border. The shares of groups begin at one of them. */
    @ParameterizedTest
    @EnumSource(names = {"INTS", "LONGS", "INT_PAIRS", "INT_ORDER", "LONG_PAIRS"})
    void sizesAroundBordersAreSorted(SortVariant variant) throws Exception {
        int nv = tile(variant);
        for (int tiles = 1; tiles <= (nt == SMALL ? 16 : groups + 1); tiles++) {
            for (int n = tiles * nv - 1; n <= tiles * nv + 1; n++) {
                sort(variant, DigitKeys.differing(0x7fff_ffff_0000_7fffL), n, "some bits");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 15, 16, 17, 31, 33, 63})
    void fewKeysAreSorted(int n) throws Exception {
        for (SortVariant variant : SortVariant.values()) {
            sort(variant, RadixTileKeys.RANDOM, n, "random");
            sort(variant, RadixTileKeys.EXTREMES, n, "extremes");
        }
    }

    // ---- orders

    /** One order after the other on the same kernel, so that none sticks to it. */
    @ParameterizedTest
    @EnumSource(names = {"ALL_EQUAL", "ALL_GREATEST", "ALL_LEAST", "EXTREMES", "IDS_OF_24_BITS", "RANDOM"})
    void keysInOtherOrdersAreSorted(RadixTileKeys keys) throws Exception {
        for (KeyOrder order : KeyOrder.values()) {
            int n = someTiles(SortVariant.INTS);
            int mask = (int) order.mask(Integer.SIZE);
            int[] ints = keys.ints(n);
            int[] sortedInts = IntStream.of(ints).map(key -> key ^ mask).sorted().map(key -> key ^ mask).toArray();
            run(new IntSortJob(ints, 0, n, order));
            assertArrayEquals(sortedInts, ints, () -> "ints " + order);

            int m = someTiles(SortVariant.LONGS);
            long longMask = order.mask(Long.SIZE);
            long[] longs = keys.longs(m);
            long[] sortedLongs = LongStream.of(longs).map(key -> key ^ longMask).sorted().map(key -> key ^ longMask)
                    .toArray();
            run(new LongSortJob(longs, 0, m, order));
            assertArrayEquals(sortedLongs, longs, () -> "longs " + order);
        }
    }

    /** Equal keys keep their order in any order. Values in between: what one job sent is not there for the next. */
    @ParameterizedTest
    @EnumSource(names = {"ALL_EQUAL", "EXTREMES", "IDS_OF_24_BITS", "SORTED_BUT_EQUAL_IN_EIGHTS"})
    void indicesInOtherOrdersAreStable(RadixTileKeys keys) throws Exception {
        for (KeyOrder order : KeyOrder.values()) {
            int n = someTiles(SortVariant.INT_ORDER);
            int mask = (int) order.mask(Integer.SIZE);
            int[] ints = keys.ints(n);
            int[] indices = new int[n];
            run(IntPairSortJob.argsort(Operation.ARGSORT, int.class, new IntSequence(ints, 0, n, order), indices));
            assertArrayEquals(Oracle.stableOrder(IntStream.of(ints).map(key -> key ^ mask).toArray()), indices,
                    () -> "ints " + order);
            sort(SortVariant.INT_PAIRS, keys, n, keys);

            long longMask = order.mask(Long.SIZE);
            long[] longs = keys.longs(n);
            run(LongPairSortJob.argsort(Operation.ARGSORT, long.class, new LongSequence(longs, 0, n, order), indices));
            assertArrayEquals(Oracle.stableOrder(LongStream.of(longs).map(key -> key ^ longMask).toArray()), indices,
                    () -> "longs " + order);
            assertArrayEquals(keys.longs(n), longs);
        }
    }

    /** Floats turn while they are converted; the kernel, which also sorts ints, leaves them alone. */
    @Test
    void floatsInDescendingOrderAreSorted() throws Exception {
        int n = someTiles(SortVariant.DOUBLES);
        run(new IntSortJob(RadixTileKeys.RANDOM.ints(n), 0, n, KeyOrder.DESCENDING));
        run(new LongSortJob(RadixTileKeys.RANDOM.longs(n), 0, n, KeyOrder.DESCENDING));
        float[] floats = new float[n];
        double[] doubles = new double[n];
        for (int i = 0; i < n; i++) {
            floats[i] = (i * 7919 % n - n / 2) / 3f;
            doubles[i] = -floats[i] / 7d;
        }
        float[] sortedFloats = Oracle.sorted(floats);
        double[] sortedDoubles = Oracle.sorted(doubles);
        run(new FloatSortJob(floats, 0, n, KeyOrder.DESCENDING));
        run(new DoubleSortJob(doubles, 0, n, KeyOrder.DESCENDING));
        for (int i = 0; i < n; i++) {
            assertEquals(sortedFloats[n - 1 - i], floats[i]);
            assertEquals(sortedDoubles[n - 1 - i], doubles[i]);
        }
    }

    // ---- how

    private static int width(SortVariant variant) {
        return SortKernels.digitsInRadixTiles(variant.kind) * Byte.SIZE;
    }

    private static int digits(SortVariant variant) {
        return SortKernels.digitsInRadixTiles(variant.kind);
    }

    private int tile(SortVariant variant) {
        return nt * (variant.kind.inKernels() == SortKind.INT ? IntTileRadixSort.VT : LongTileRadixSort.VT);
    }

    /** Several for each group in the small geometry, the last one short. */
    private int someTiles(SortVariant variant) {
        return (nt == SMALL ? 8 : 2) * tile(variant) + 11;
    }

    private int aTileAndMore(SortVariant variant) {
        return tile(variant) + 13;
    }

    private DeviceKernel sort(SortVariant variant, GuardedInput.Keys keys, int n, Object what) throws Exception {
        GuardedInput input = new GuardedInput(variant, keys, n);
        DeviceKernel kernel = run(input.job());
        input.assertSorted(what + ", " + variant + ", n = " + n);
        return kernel;
    }

    private DeviceKernel run(SortJob job) throws DeviceFault {
        try (Lease lease = pool(job.kind.inKernels()).take(job.n, true)) {
            DeviceKernel kernel = lease.kernel();
            SortOptions byRadix = new SortOptions(SortAlgorithm.RADIX, BlocksortNetwork.TRANSPOSITION);
            Execution done = Executions.run(job.using(byRadix), lease, System.nanoTime(), "");
            TestDevice.assertRan(device, kernel.getClass().getSimpleName(), done);
            assertTrue(kernel instanceof RadixTileKernel);
            assertEquals(nt, kernel.localSize());
            assertEquals(nt * groups, kernel.globalSize());
            return kernel;
        }
    }

    private KernelPool pool(SortKind kind) {
        if (pooledNt != nt) {
            close();
            pooledNt = nt;
        }
        return POOLS.computeIfAbsent(kind, key -> new KernelPool(device, () -> nt == SMALL
                ? SmallRadixTiles.of(kind, nt, groups) : SortKernels.radixTiles(kind, nt, groups), 1, lease -> null));
    }
}
