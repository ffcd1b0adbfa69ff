package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/**
 * Kernels of a geometry so small that few elements reach every path. Tiles on an OpenCL device, all by one group, by
 * several, more groups than tiles, operands in order; and on JTP. Rakes on JTP: one, few, and more than there are
 * blocks.
 */
@ParameterizedClass(name = "{0}: {1}, {2}")
@CsvSource({"single, 8, 3", "many, 2, 3", "many, 8, 100", "inOrder, 4, 3", "default, 256, 3",
    "jtpTiles, 2, 3", "rake, 1, 16", "rake, 2, 16", "rake, 3, 7", "rake, 5, 64"})
class IntScanKernelTest {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();
    private static final int VT = IntTileScan.VT;

    @Parameter(0)
    String way;
    /** Work-items of a group, or rakes. */
    @Parameter(1)
    int items;
    /** Groups, or elements of a block. */
    @Parameter(2)
    int pieces;

    private boolean isRake() {
        return way.equals("rake");
    }

    private Object kernel() {
        if (isRake()) {
            IntRakeScan rakes = new IntRakeScan(items);
            rakes.scale(0, pieces);
            return rakes;
        }
        return way.equals("many") || way.equals("inOrder") ? new IntScanTiles(items, pieces, way.equals("inOrder"))
                : new IntTileScan(items, pieces);
    }

    private int[] sizes() {
        int nv = VT * items;
        if (isRake()) {
            int parts = items + 1;
            return new int[] {2, pieces - 1, pieces, pieces + 1, items * pieces, items * pieces + 1,
                parts * pieces - 1, parts * pieces, parts * pieces + 1, 3 * parts * pieces + 5, 1021};
        }
        return way.equals("default") ? new int[] {2, nv - 1, nv, 3 * nv + 1, 8 * nv, 8 * nv + 1, 30_011}
                : new int[] {2, VT, VT + 1, nv - 1, nv, nv + 1, 2 * nv, 2 * nv + 1, 7 * nv + 3, 8 * nv + 1, 1021};
    }

    private /*value*/ int run(ScanOp op, /*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        Target target = isRake() || way.equals("jtpTiles") ? Target.JTP : Target.OPENCL;
        KernelRun<?> run = KERNELS.get(target, List.of(way, items, pieces), this::kernel);
        /*value*/ int total = IntScanRun.by(op, run, in, out, exclusive);
        assertTrue(isRake() || run.localSize() == items);
        assertTrue(isRake() || run.globalSize() <= items * pieces);
        return total;
    }

    @Test
    void foldsAsAPlainLoop() {
        for (ScanOp op : ScanOp.values()) {
            for (int n : sizes()) {
                /*value*/ int[] a = IntScanInput.elements(op, IntScanInput.EXACT, n, 1);
                /*value*/ int[] before = a.clone();
                assertEquals(IntScanInput.fold(op, a), run(op, a, null, false), op + ", n = " + n);
                assertArrayEquals(before, a);
            }
        }
    }

    @Test
    void scansAsAPlainLoop() {
        for (ScanOp op : ScanOp.values()) {
            for (int n : sizes()) {
                scans(op, IntScanInput.elements(op, IntScanInput.EXACT, n, 2));
            }
        }
    }

    @Test
    void leastAndGreatestOfSpecialElementsAreJavas() {
        for (ScanOp op : new ScanOp[] {ScanOp.MIN, ScanOp.MAX}) {
            for (int n : sizes()) {
                scans(op, IntScanInput.elements(op, IntScanInput.SPECIAL, n, 3));
            }
        }
    }

    private void scans(ScanOp op, /*value*/ int[] a) {
        /*value*/ int total = IntScanInput.fold(op, a);
        for (boolean exclusive : new boolean[] {false, true}) {
            String message = op + ", n = " + a.length + (exclusive ? ", exclusive" : "");
            /*value*/ int[] expected = IntScanInput.scan(op, a, exclusive);
            /*value*/ int[] in = a.clone();
            /*value*/ int[] out = new /*value*/ int[a.length];
            assertEquals(total, run(op, in, out, exclusive), message);
            assertArrayEquals(expected, out, message);
            assertArrayEquals(a, in, message);
            assertEquals(total, run(op, in, in, exclusive), message);
            assertArrayEquals(expected, in, message + ", in place");
        }
    }

    /** Sums that round: the same each time, the same by rakes as by a plain loop, and close to the exact ones. */
    @Test
    void roundsAsIsSaid() {
        for (int n : sizes()) {
            /*value*/ int[] a = IntScanInput.elements(ScanOp.SUM, IntScanInput.ANY, n, 4);
            /*value*/ int[] inclusive = new /*value*/ int[n];
            /*value*/ int[] again = new /*value*/ int[n];
            /*value*/ int total = run(ScanOp.SUM, a, inclusive, false);
            assertEquals(total, run(ScanOp.SUM, a, again, false));
            assertArrayEquals(inclusive, again);
            /*value*/ int fold = run(ScanOp.SUM, a, null, false);
            assertEquals(fold, run(ScanOp.SUM, a, null, false));
            if (isRake()) {
                assertEquals(total, fold);
                assertEquals(total, inclusive[n - 1]);
            }
            if ((/*value*/ int) 0.5 != 0) {
                assertTrue(IntScanInput.errorOfSum(a, n, fold) <= 1);
                assertTrue(IntScanInput.errorOfSum(a, n, total) <= 1);
                for (int i = 0; i < n; i += 1 + n / 16) {
                    assertTrue(IntScanInput.errorOfSum(a, i + 1, inclusive[i]) <= 1);
                }
            }
        }
    }
}
