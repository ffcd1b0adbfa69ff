package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.testing.IntScanOperators;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** That wrong results of a caller's operator are found to be: no device is needed for that. */
class IntScanVerificationTest {
    /** Several grains, the last one short. */
    private static final int N = 100_003;

    private final IntScanKernel by = new IntScanOperators.SumsBy(97);
    private final IntCustomScan scan = new IntCustomScan(by);
    private int tile;

    @BeforeEach
    void shape() {
        by.shape(256, 2);
        tile = ((IntTileScan) by).tileLength();
    }

    @Test
    void aTileThatWasLeftOutIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        for (int i = 0; i < N; i++) {
            in[i] = 1 + i % 96;
        }
        for (boolean exclusive : new boolean[] {false, true}) {
            /*value*/ int[] out = IntScanOperators.scan(in, by, exclusive);
            assertTrue(scan.isScan(in, out, exclusive));
            System.arraycopy(in, 64_000, out, 64_000, 200);
            assertFalse(scan.isScan(in, out, exclusive));
        }
    }

    /** Elements are equal, so that each result follows from the one before it, except for the first of a tile. */
    @Test
    void aTileInThePlaceOfAnotherIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        Arrays.fill(in, 1);
        for (boolean exclusive : new boolean[] {false, true}) {
            /*value*/ int[] right = IntScanOperators.scan(in, by, exclusive);
            assertTrue(scan.isScan(in, right, exclusive));
            for (int at = 0; at + 2 * tile <= N; at += tile) {
                /*value*/ int[] out = right.clone();
                System.arraycopy(right, at, out, at + tile, tile);
                System.arraycopy(right, at + tile, out, at, tile);
                assertFalse(scan.isScan(in, out, exclusive), "the tile at " + at);
            }
        }
    }

    @Test
    void aWrongFirstOrLastResultIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        Arrays.fill(in, 1);
        for (boolean exclusive : new boolean[] {false, true}) {
            /*value*/ int[] out = IntScanOperators.scan(in, by, exclusive);
            out[N - 1] = out[N - 2];
            assertFalse(scan.isScan(in, out, exclusive));
            out = IntScanOperators.scan(in, by, exclusive);
            out[0] = 2;
            assertFalse(scan.isScan(in, out, exclusive));
        }
    }

    @Test
    void aWrongFoldIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        Arrays.fill(in, 1);
        int[] begins = {0, 40_000, 90_000, N};
        /*value*/ int[] right = {0, 40_000 % 97, 90_000 % 97, N % 97};
        assertTrue(scan.areFolds(in, right, begins));
        /*value*/ int[] lacksTheLast = right.clone();
        lacksTheLast[3]--;
        assertFalse(scan.areFolds(in, lacksTheLast, begins));
        /*value*/ int[] lacksAPart = right.clone();
        lacksAPart[2] = 50_000 % 97;
        assertFalse(scan.areFolds(in, lacksAPart, begins));
    }
}
