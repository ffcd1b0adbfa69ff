package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.LookBackKernel;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.RadixTileKeys;
import io.github.aparasort.testing.SmallIntRadixTiles;
import io.github.aparasort.testing.SmallLongRadixTiles;
import io.github.aparasort.testing.SmallPairRadixTiles;
import io.github.aparasort.testing.TileLaunches;
import java.util.SplittableRandom;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Set operations and radix sorts where the last tile is taken first: each tile before it is missing when it is looked
 * for, and a group does the part of it that others need itself. Without that no launch would end.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups, {3} looks")
@CsvSource({"JTP, 2, 2, 1", "OPENCL, 4, 1, 1", "OPENCL, 4, 3, 2", "OPENCL, 4, 100, 30", "OPENCL, 64, 2, 1"})
class TilesBackwardsTest {
    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;
    @Parameter(3)
    int looks;

    /** The number of tiles of the largest input. */
    private int tiles() {
        return target == Target.JTP ? 3 : 40;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void setsOfAll(boolean wide) {
        int nv = nt * (wide ? LongTileSets.VT : IntTileSets.VT);
        for (boolean traced : new boolean[] {false, true}) {
            try (TileSetRunner runner = new TileSetRunner(target, wide, traced, nt, groups).takeBackwards(looks)) {
                for (int n : new int[] {nv - 1, nv + 1, 3 * nv, tiles() * nv / 2 + 5}) {
                    SplittableRandom random = new SplittableRandom(n);
                    runner.checkAll(random.longs(n / 3, 0, n / 4).sorted().toArray(),
                            random.longs(n - n / 3, 0, n / 4).sorted().toArray(), false);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "ALL_EQUAL", "IDS_OF_24_BITS"})
    void radixSortsOfAll(RadixTileKeys input) {
        boolean small = nt < RadixTileKernel.LANES;
        for (int tiles : target == Target.JTP ? new int[] {2} : new int[] {1, 2, 7, 40}) {
            int n = tiles * nt * IntTileRadixSort.VT - 1;
            int[] ints = input.ints(n);
            int[] sortedInts = new int[n];
            sort(small ? new SmallIntRadixTiles(nt, groups) : new IntTileRadixSort(nt, groups), ints, sortedInts, null);
            assertArrayEquals(Oracle.sorted(ints), sortedInts);
            int half = n / 2;
            long[] longs = input.longs(half);
            long[] sortedLongs = new long[half];
            sort(small ? new SmallLongRadixTiles(nt, groups) : new LongTileRadixSort(nt, groups), longs, sortedLongs,
                    null);
            assertArrayEquals((long[]) AnyArray.taken(longs, AnyArray.stableOrder(longs, 0)), sortedLongs);
            int[] keys = input.ints(half);
            int[] sortedKeys = new int[half];
            int[] order = new int[half];
            sort(SmallPairRadixTiles.of(nt, groups), keys, sortedKeys, order);
            assertArrayEquals(AnyArray.stableOrder(keys, 0), order);
            assertArrayEquals(Oracle.sorted(keys), sortedKeys);
        }
    }

    private void sort(LookBackKernel kernel, Object keys, Object sorted, int[] order) {
        kernel.takeBackwards(looks);
        try (KernelRun<LookBackKernel> run = KernelRun.of(target, kernel)) {
            TileLaunches.radixSort(run, keys, null, 0, sorted, order);
        }
    }
}
