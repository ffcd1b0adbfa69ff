package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.parallel.Parallel;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

// Twins: Double
/** The bounds of rounding errors hold against exact products, and are no wider than necessary. */
class FloatAgreementTest {
    private static final int N = 50_021;
    private static final double UNIT = /*key*/ Integer.BYTES == Integer.BYTES ? 0x1p-24 : 0x1p-53;
    /** Far more digits than a double has. */
    private static final MathContext EXACT = new MathContext(40);
    private static final /*value*/ float STEP = (/*value*/ float) (1 + 1.6 * UNIT);

    private static /*value*/ float[] biased() {
        /*value*/ float[] in = new /*value*/ float[N];
        for (int i = 0; i < N; i++) {
            in[i] = (/*value*/ float) (i % 2 == 0 ? 1.0001 : 0.9999);
        }
        return in;
    }

    private static BigDecimal exact(/*value*/ float[] in) {
        BigDecimal product = BigDecimal.ONE;
        for (/*value*/ float x : in) {
            product = product.multiply(new BigDecimal(x), EXACT);
        }
        return product;
    }

    /** In another order: by halves, as deep as a tree. */
    private static /*value*/ float tree(/*value*/ float[] in, int begin, int end) {
        if (end - begin == 1) {
            return in[begin];
        }
        int middle = (begin + end) >>> 1;
        return tree(in, begin, middle) * tree(in, middle, end);
    }

    @Test
    void productsInAnyOrderAreWithinTheirBound() {
        /*value*/ float[] in = biased();
        BigDecimal exact = exact(in);
        /*value*/ float loop = 1;
        for (/*value*/ float x : in) {
            loop *= x;
        }
        double share = FloatAgreement.share(Operators.PRODUCT, N - 1);
        for (/*value*/ float found : new /*value*/ float[] {loop, tree(in, 0, N)}) {
            double error = new BigDecimal(found).subtract(exact).abs().divide(exact, EXACT).doubleValue();
            assertTrue(error <= share, error + " > " + share);
            // Of floats nearly every multiplication by these factors rounds the same way.
            assertTrue(error > 0.05 * share || UNIT < 0x1p-24, error + " of " + share + " proves little");
        }
    }

    private record Result(/*value*/ float[] values, /*value*/ float total) implements FloatScanArrays {
    }

    private static boolean isRight(/*value*/ float[] in, /*value*/ float[] out, Tolerance tolerance) {
        return FloatScanStaging.RIGHT.equals(FloatScanStaging.checkScan(Operators.PRODUCT, false, in,
                new Result(out, out[out.length - 1]), tolerance));
    }

    /** Scans as a device does: each tile by itself, with a carry-in that was computed in another order. */
    private static /*value*/ float[] scanInTiles(/*value*/ float[] in, int tile) {
        /*value*/ float[] out = new /*value*/ float[in.length];
        /*value*/ float carry = 1;
        for (int begin = 0; begin < in.length; begin += tile) {
            int end = Math.min(in.length, begin + tile);
            /*value*/ float before = carry;
            for (int i = begin; i < end; i++) {
                before *= in[i];
                out[i] = before;
            }
            carry *= tree(in, begin, end);
        }
        return out;
    }

    @Test
    void aScanInTilesIsRightAndOneWithATileLeftOutIsNot() {
        int tile = 5000;
        /*value*/ float[] in = biased();
        Tolerance tolerance = new Tolerance(tile, FloatAgreement.share(Operators.PRODUCT, 2 * (tile + 1)),
                FloatAgreement.share(Operators.PRODUCT, 2 * (tile + 2)));
        /*value*/ float[] out = scanInTiles(in, tile);
        assertTrue(isRight(in, out, tolerance));
        for (int tiles = 1; tiles < N / tile; tiles++) {
            /*value*/ float[] wrong = out.clone();
            for (int i = tiles * tile; i < N; i++) {
                // One part in a hundred: a tile of other factors is off by more.
                wrong[i] *= (/*value*/ float) 1.01;
            }
            assertFalse(isRight(in, wrong, tolerance), "tile " + tiles);
        }
    }

    /** A part of the product underflows, so that its digits are lost, but the results are ordinary numbers. */
    @Test
    void whatAPartThatUnderflowsMakesOfAProductIsAccepted() {
        int tile = 2000;
        double power = /*key*/ Integer.BYTES == Integer.BYTES ? 140 : 1060;
        /*value*/ float[] in = new /*value*/ float[2 * tile];
        Arrays.fill(in, 1);
        Arrays.fill(in, 0, 100, (/*value*/ float) (1.001 * Math.pow(2, 0.9 * power / 100)));
        Arrays.fill(in, tile, 2 * tile, (/*value*/ float) (1.0001 * Math.pow(2, -power / tile)));
        /*value*/ float[] out = scanInTiles(in, tile);
        // The fold of the second tile is subnormal; with the first one it is an ordinary number, but inexact.
        out[2 * tile - 1] = out[tile - 1] * tree(in, tile, 2 * tile);
        Tolerance tolerance = new Tolerance(tile, FloatAgreement.share(Operators.PRODUCT, 2 * (tile + 1)),
                FloatAgreement.share(Operators.PRODUCT, 2 * (tile + 2)));
        assertTrue(isRight(in, out, tolerance));
        // Before that part every value is verified, if it lies in another grain.
        assertEquals(1, FloatAgreement.magnitudes(Operators.PRODUCT, in).length);
        /*value*/ float[] longer = new /*value*/ float[Parallel.GRAIN + in.length];
        Arrays.fill(longer, STEP);
        System.arraycopy(in, 0, longer, Parallel.GRAIN, in.length);
        out = scanInTiles(longer, tile);
        assertTrue(isRight(longer, out, tolerance));
        out[100] *= 2;
        assertFalse(isRight(longer, out, tolerance));
    }

    @Test
    void aZeroMakesEverythingAfterItZero() {
        /*value*/ float[] in = biased();
        in[1000] = 0;
        /*value*/ float[] out = scanInTiles(in, 5000);
        double share = FloatAgreement.share(Operators.PRODUCT, 10_002);
        assertTrue(isRight(in, out, new Tolerance(5000, share, share)));
        out[2000] = 1;
        assertFalse(isRight(in, out, new Tolerance(5000, share, share)));
    }
}
