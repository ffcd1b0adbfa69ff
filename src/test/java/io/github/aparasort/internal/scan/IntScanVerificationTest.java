package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanOperators;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** That what comes back wrong is found to be: no device is needed for that. */
class IntScanVerificationTest {
    /** Several grains, the last one short. */
    private static final int N = 100_003;
    private static final int DEPTH = 100;
    private static final int TILE = 5000;

    private record Result(/*value*/ int[] values, /*value*/ int total) implements IntScanArrays {
    }

    private static Digest check(ScanOp op, boolean exclusive, /*value*/ int[] in, /*value*/ int[] out,
            /*value*/ int total) {
        double share = IntAgreement.share(Operators.of(op), 2 * DEPTH);
        return IntScanStaging.checkScan(Operators.of(op), exclusive, in, new Result(out, total),
                new Tolerance(TILE, share, share));
    }

    private static Digest check(IntOperator by, boolean exclusive, /*value*/ int[] in, /*value*/ int[] out,
            /*value*/ int total) {
        return IntScanStaging.checkScan(by, exclusive, in, new Result(out, total), TILE);
    }

    @Test
    void eachWrongResultOfAScanIsFound() {
        for (ScanOp op : ScanOp.values()) {
            for (boolean exclusive : new boolean[] {false, true}) {
                /*value*/ int[] in = IntScanInput.elements(op, IntScanInput.EXACT, N, 11);
                /*value*/ int[] out = IntScanInput.scan(op, in, exclusive);
                /*value*/ int total = IntScanInput.fold(op, in);
                String what = op + (exclusive ? ", exclusive" : "");
                assertEquals(IntScanStaging.RIGHT, check(op, exclusive, in, out, total), what);
                assertNotEquals(IntScanStaging.RIGHT, check(op, exclusive, in, out, 2 * total + 999), what);
                for (int at : new int[] {0, 1, 32_767, 32_768, 65_000, N - 1}) {
                    /*value*/ int kept = out[at];
                    // More than the rounding errors of a sum of this many floats.
                    out[at] = op == ScanOp.SUM ? kept + 10_000 : kept == 3 ? 5 : 3;
                    assertNotEquals(IntScanStaging.RIGHT, check(op, exclusive, in, out, total), what + " at " + at);
                    out[at] = kept;
                }
                // As where nothing came back at all.
                assertNotEquals(IntScanStaging.RIGHT, check(op, exclusive, in, in, total), what);
            }
        }
    }

    @Test
    void aWrongFoldIsFound() {
        for (ScanOp op : ScanOp.values()) {
            /*value*/ int[] in = IntScanInput.elements(op, IntScanInput.EXACT, N, 12);
            /*value*/ int expected = IntScanStaging.fold(Operators.of(op), in);
            assertEquals(IntScanInput.fold(op, in), expected);
            assertEquals(IntScanStaging.RIGHT,
                    IntScanStaging.checkFold(Operators.of(op), in, new Result(in, expected), expected, DEPTH));
            Result wrong = new Result(in, 2 * expected + 999);
            assertNotEquals(IntScanStaging.RIGHT,
                    IntScanStaging.checkFold(Operators.of(op), in, wrong, expected, DEPTH));
        }
    }

    @Test
    void aTileThatAnOperatorOfTheCallersLeftOutIsFound() {
        /*value*/ int[] in = IntScanInput.elements(ScanOp.MAX, IntScanInput.EXACT, N, 13);
        for (int i = 0; i < N; i++) {
            in[i] = 1 + i % 96;
        }
        IntScanKernel by = new IntScanOperators.SumBy97();
        for (boolean exclusive : new boolean[] {false, true}) {
            /*value*/ int[] out = IntScanOperators.scan(in, by, exclusive);
            /*value*/ int total = IntScanOperators.fold(in, by);
            assertEquals(IntScanStaging.RIGHT, check(by, exclusive, in, out, total));
            System.arraycopy(in, 64_000, out, 64_000, 200);
            assertNotEquals(IntScanStaging.RIGHT, check(by, exclusive, in, out, total));
        }
    }

    /** Elements are equal, so that each result follows from the one before it, except for the first of a tile. */
    @Test
    void aTileInThePlaceOfAnotherIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        Arrays.fill(in, 1);
        IntScanKernel by = new IntScanOperators.SumBy97();
        for (boolean exclusive : new boolean[] {false, true}) {
            /*value*/ int[] right = IntScanOperators.scan(in, by, exclusive);
            /*value*/ int total = IntScanOperators.fold(in, by);
            assertEquals(IntScanStaging.RIGHT, check(by, exclusive, in, right, total));
            for (int tile = 0; (tile + 2) * TILE <= N; tile++) {
                /*value*/ int[] out = right.clone();
                System.arraycopy(right, tile * TILE, out, (tile + 1) * TILE, TILE);
                System.arraycopy(right, (tile + 1) * TILE, out, tile * TILE, TILE);
                assertNotEquals(IntScanStaging.RIGHT, check(by, exclusive, in, out, total), "tile " + tile);
            }
        }
    }

    @Test
    void aTotalThatLacksTheLastElementIsFound() {
        /*value*/ int[] in = new /*value*/ int[N];
        Arrays.fill(in, 1);
        IntScanKernel by = new IntScanOperators.SumBy97();
        /*value*/ int[] out = IntScanOperators.scan(in, by, false);
        assertNotEquals(IntScanStaging.RIGHT, check(by, false, in, out, out[N - 2]));
        /*value*/ int total = out[N - 1];
        out[N - 1] = out[N - 2];
        assertNotEquals(IntScanStaging.RIGHT, check(by, false, in, out, total));
    }
}
