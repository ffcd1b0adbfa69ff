package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DigitKeys;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelSortCase;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.RadixTileKeys;
import io.github.aparasort.testing.SmallIntRadixTiles;
import io.github.aparasort.testing.SmallLongRadixTiles;
import io.github.aparasort.testing.SmallLongValueRadixTiles;
import io.github.aparasort.testing.SmallPairRadixTiles;
import io.github.aparasort.testing.TileLaunches;
import java.lang.reflect.Array;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Radix sorts in tiles, also on keys that are hard on them. In small geometries there are sets of few lanes, and groups
 * of several tiles. In the default one each work-item has a digit, 16 rank their keys together, and tiles can be full,
 * which have a path of their own. On JTP every barrier costs each work-item some tenth of a millisecond.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups")
@CsvSource({"JTP, 2, 2", "OPENCL, 4, 3", "OPENCL, 256, 3"})
class TileRadixSortTest extends KernelSortCase {
    private static final int SMALL = 4;

    @Override
    protected List<Variant> variants() {
        return List.of(Variant.values());
    }

    @Override
    protected DeviceKernel kernel(Variant variant, int workItems) {
        boolean small = workItems < RadixTileKernel.LANES;
        return switch (variant) {
            case INTS -> small ? new SmallIntRadixTiles(workItems, maxGroups)
                    : new IntTileRadixSort(workItems, maxGroups);
            case LONGS -> small ? new SmallLongRadixTiles(workItems, maxGroups)
                    : new LongTileRadixSort(workItems, maxGroups);
            case LONG_PAIRS -> small ? new SmallLongValueRadixTiles(workItems, maxGroups)
                    : new LongValueTileRadixSort(workItems, maxGroups);
            default -> SmallPairRadixTiles.of(workItems, maxGroups);
        };
    }

    /** The input stays as it is. */
    @Override
    protected Sorted sort(Variant variant, KernelRun<?> run, Object keys, int[] values, long mask) {
        int n = Array.getLength(keys);
        Object before = AnyArray.copy(keys);
        Object sorted = Array.newInstance(keys.getClass().getComponentType(), n);
        int[] sortedValues = values == null ? null : new int[n];
        TileLaunches.radixSort(run, keys, variant == Variant.INT_ORDER ? null : values, mask, sorted, sortedValues);
        AnyArray.assertSame(before, keys, "the input");
        assertArrayEquals(values == null ? null : Input.values(n), values);
        return new Sorted(sorted, sortedValues);
    }

    /** Around the borders of tiles and of the shares of groups; primes; around powers of two. Few of them on JTP. */
    @Override
    protected int[] sizes() {
        int nv = nt * IntTileRadixSort.VT;
        int nvOfLongs = nt * LongTileRadixSort.VT;
        return target == Target.JTP ? new int[] {3, nv + 1, 5 * nv - 7}
                : new int[] {2, 3, 16, 17, nvOfLongs - 1, nvOfLongs, nvOfLongs + 1, nv - 1, nv, nv + 1, 2 * nv - 1,
                    2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1, 127, 128, 129, 509, 1021};
    }

    @Override
    protected int[] sizes(Input input) {
        return target == Target.JTP && !Coverage.isOfTheFew(input) ? new int[0] : super.sizes(input);
    }

    @Override
    protected int[] largeSizes() {
        int nv = nt * IntTileRadixSort.VT;
        return target == Target.JTP ? new int[0] : nt > SMALL ? new int[] {30_011, 100_003}
                : new int[] {8 * nv, 8 * nv + 1, 14 * nv + 1, 16 * nv};
    }

    // ---- digits

    @ParameterizedTest
    @EnumSource
    void hardKeysAreSorted(RadixTileKeys keys) {
        for (Variant variant : variants()) {
            sort(variant, keys, someTiles(variant), keys);
        }
    }

    /** A bit after the other, in one pass each. */
    @ParameterizedTest
    @EnumSource(names = {"INTS", "LONGS", "INT_PAIRS", "LONG_PAIRS"})
    void keysThatDifferInABitAreSorted(Variant variant) {
        for (int bit = 0; bit < Byte.SIZE * digits(variant); bit++) {
            sort(variant, DigitKeys.differing(1L << bit), aTileAndMore(variant), "bit " + bit);
        }
    }

    /** Each digit alone, all others, and each two digits. */
    @ParameterizedTest
    @EnumSource
    void keysThatDifferInSomeDigitsAreSorted(Variant variant) {
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
    void anyNumberOfDigitsMayDiffer(Variant variant) {
        int digits = digits(variant);
        for (int differing = 0; differing <= digits; differing++) {
            int lowest = (1 << differing) - 1;
            int highest = lowest << digits - differing;
            for (int set : differing % digits == 0 ? new int[] {lowest} : new int[] {lowest, highest}) {
                sort(variant, DigitKeys.differing(DigitKeys.digits(set)), someTiles(variant),
                        differing + " digits differ: " + set);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void tilesOfOneDigitAreSorted(Variant variant) {
        sort(variant, DigitKeys.oneDigitPerTile(tile(variant)), 7 * tile(variant), "one digit per tile");
        // Each group has tiles of two digits.
        sort(variant, DigitKeys.oneDigitPerTile(tile(variant) / 2), 7 * tile(variant) - 1, "two per tile");
    }

    /**
     * The last move but one goes to scratch, where it leaves the keys in the order of all digits but the last one that
     * differs. So scratch tells which digits were sorted by: it stays as it was if one move was enough.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 0b1, 0b10, 0b100, 0b1000, 0b11, 0b101, 0b1001, 0b110, 0b1010, 0b1100, 0b111, 0b1011, 0b1101,
        0b1110, 0b1111})
    void digitsThatAllKeysShareAreSkipped(int differing) {
        Assumptions.assumeTrue(nt == SMALL, "one geometry is enough");
        int n = 10 * nt * IntTileRadixSort.VT + 7;
        int[] keys = DigitKeys.differing(DigitKeys.digits(differing)).ints(n);
        int[] expected = Input.values(n);
        if (Integer.bitCount(differing) > 1) {
            // Keys are in order of digits by the order of what is left of them, the highest digit apart.
            int others = (int) DigitKeys.digits(differing ^ Integer.highestOneBit(differing));
            expected = Oracle.gather(keys, Oracle.stableOrder(IntStream.of(keys)
                    .map(key -> (key ^ Integer.MIN_VALUE) & others ^ Integer.MIN_VALUE).toArray()));
        }
        KernelRun<?> run = run(Variant.INTS);
        ((IntTileRadixSort) run.kernel()).setOrderMask(0);
        run.prepare(n);
        int[] sorted = new int[n];
        int[] scratch = Input.values(n);
        run.run("keys", keys, "result", sorted, "scratch", scratch);
        assertArrayEquals(Oracle.sorted(keys), sorted);
        assertArrayEquals(expected, scratch);
    }

    // ---- borders

    /** Around each tile's border. The shares of groups begin at one of them. */
    @ParameterizedTest
    @EnumSource
    void sizesAroundBordersAreSorted(Variant variant) {
        int nv = tile(variant);
        for (int tiles = 1; tiles <= (nt == SMALL ? 16 : maxGroups + 1); tiles++) {
            for (int n = tiles * nv - 1; n <= tiles * nv + 1; n++) {
                sort(variant, DigitKeys.differing(0x7fff_ffff_0000_7fffL), n, "some bits");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 15, 16, 17, 31, 33, 63})
    void fewKeysAreSorted(int n) {
        for (Variant variant : variants()) {
            sort(variant, RadixTileKeys.RANDOM, n, "random");
            sort(variant, RadixTileKeys.EXTREMES, n, "extremes");
        }
    }

    /** One order after the other on the same kernel, so that none sticks to it; indices and values in turns. */
    @ParameterizedTest
    @EnumSource(names = {"ALL_EQUAL", "ALL_GREATEST", "ALL_LEAST", "EXTREMES", "IDS_OF_24_BITS", "RANDOM",
        "SORTED_BUT_EQUAL_IN_EIGHTS"})
    void hardKeysInOtherOrdersAreSorted(RadixTileKeys keys) {
        for (KeyOrder order : KeyOrder.values()) {
            for (Variant variant : variants()) {
                sort(variant, keys, someTiles(variant), order, keys);
            }
        }
    }

    // ---- how

    private static int digits(Variant variant) {
        return variant.isWide() ? Long.BYTES : Integer.BYTES;
    }

    private int tile(Variant variant) {
        return nt * (variant == Variant.INTS ? IntTileRadixSort.VT : LongTileRadixSort.VT);
    }

    /** Several for each group in the small geometry, the last one short. */
    private int someTiles(Variant variant) {
        return (nt == SMALL ? 8 : 2) * tile(variant) + 11;
    }

    private int aTileAndMore(Variant variant) {
        return tile(variant) + 13;
    }

    private void sort(Variant variant, GuardedInput.Keys keys, int n, Object what) {
        sort(variant, keys, n, KeyOrder.ASCENDING, what);
    }

    private void sort(Variant variant, GuardedInput.Keys keys, int n, KeyOrder order, Object what) {
        Assumptions.assumeTrue(target == Target.OPENCL, "JTP takes too long");
        KernelRun<?> run = check(variant, keys, n, order, what);
        assertEquals(nt, run.localSize());
        assertTrue(run.globalSize() <= nt * maxGroups);
    }
}
