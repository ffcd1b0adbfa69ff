package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.TestDevice;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

// Twins: Long, Float, Double
/**
 * Kernels of a geometry so small that few elements reach every path: tiles on an OpenCL device, rakes on JTP, or on
 * that device as well.
 */
abstract class IntScanKernelCase {
    private static final int VT = IntTileScan.VT;
    private static final String RAKE = "rake";
    private static final String TILES_IN_JAVA = "jtpTiles";
    private static final Map<String, KernelPool> POOLS = new HashMap<>();

    @Parameter(0)
    String way;
    /** Work-items of a group, or rakes. */
    @Parameter(1)
    int items;
    /** Groups, or elements of a block. */
    @Parameter(2)
    int pieces;

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    private KernelPool pool() {
        return POOLS.computeIfAbsent(way + items + "," + pieces, key -> new KernelPool(device(), this::kernel, 1,
                lease -> null));
    }

    private ComputeDevice device() {
        return way.equals(RAKE) || way.equals(TILES_IN_JAVA) ? Devices.jtp() : TestDevice.openCl();
    }

    private boolean isRake() {
        return way.equals(RAKE) || way.equals("openClRake");
    }

    private DeviceKernel kernel() {
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

    private IntScanJob run(IntScanJob job) throws Exception {
        KernelPool pool = pool();
        try (Lease lease = pool.take(job.n, true)) {
            TestDevice.assertRan(pool.device(), lease.kernel().getClass().getSimpleName(),
                    Executions.run(job, lease, System.nanoTime(), ""));
            if (lease.kernel() instanceof IntTileScan tiles) {
                assertTrue(tiles.globalSize() <= items * pieces);
            }
            // On JTP one works alone where others keep the processors busy.
            assertTrue(way.equals(RAKE) || lease.kernel().localSize() == items);
        }
        return job;
    }

    @Test
    void foldsAsAPlainLoop() throws Exception {
        for (ScanOp op : ScanOp.values()) {
            for (int n : sizes()) {
                /*value*/ int[] a = IntScanInput.elements(op, IntScanInput.EXACT, n, 1);
                /*value*/ int[] before = a.clone();
                assertEquals(IntScanInput.fold(op, a), run(IntScanJob.reduce(a, op)).total(), op + ", n = " + n);
                assertArrayEquals(before, a);
            }
        }
    }

    @Test
    void scansAsAPlainLoop() throws Exception {
        for (ScanOp op : ScanOp.values()) {
            for (int n : sizes()) {
                scans(op, IntScanInput.elements(op, IntScanInput.EXACT, n, 2));
            }
        }
    }

    @Test
    void leastAndGreatestOfSpecialElementsAreJavas() throws Exception {
        for (ScanOp op : new ScanOp[] {ScanOp.MIN, ScanOp.MAX}) {
            for (int n : sizes()) {
                scans(op, IntScanInput.elements(op, IntScanInput.SPECIAL, n, 3));
            }
        }
    }

    private void scans(ScanOp op, /*value*/ int[] a) throws Exception {
        /*value*/ int total = IntScanInput.fold(op, a);
        for (boolean exclusive : new boolean[] {false, true}) {
            String message = op + ", n = " + a.length + (exclusive ? ", exclusive" : "");
            /*value*/ int[] expected = IntScanInput.scan(op, a, exclusive);
            /*value*/ int[] in = a.clone();
            /*value*/ int[] out = new /*value*/ int[a.length];
            assertEquals(total, run(IntScanJob.scan(in, out, op, exclusive)).total(), message);
            assertArrayEquals(expected, out, message);
            assertArrayEquals(a, in, message);
            assertEquals(total, run(IntScanJob.scan(in, in, op, exclusive)).total(), message);
            assertArrayEquals(expected, in, message + ", in place");
        }
    }

    /** What gives its memory back works on. */
    @Test
    void outlivesATrim() throws Exception {
        int n = 9 * VT * items;
        /*value*/ int[] a = IntScanInput.elements(ScanOp.MAX, IntScanInput.ANY, n, 10);
        scans(ScanOp.MAX, a);
        pool().trim();
        scans(ScanOp.MAX, a);
    }

    /** Sums that round: the same each time, the same by rakes as by a plain loop, and close to the exact ones. */
    @Test
    void roundsAsIsSaid() throws Exception {
        for (int n : sizes()) {
            /*value*/ int[] a = IntScanInput.elements(ScanOp.SUM, IntScanInput.ANY, n, 4);
            /*value*/ int[] inclusive = new /*value*/ int[n];
            /*value*/ int[] again = new /*value*/ int[n];
            /*value*/ int total = run(IntScanJob.scan(a, inclusive, ScanOp.SUM, false)).total();
            run(IntScanJob.scan(a, again, ScanOp.SUM, false));
            assertArrayEquals(inclusive, again);
            assertEquals(total, inclusive[n - 1]);
            /*value*/ int fold = run(IntScanJob.reduce(a, ScanOp.SUM)).total();
            assertEquals(fold, run(IntScanJob.reduce(a, ScanOp.SUM)).total());
            if (isRake()) {
                assertEquals(total, fold);
            }
            if ((/*value*/ int) 0.5 != 0) {
                assertTrue(IntScanInput.errorOfSum(a, n, fold) <= 1);
                for (int i = 0; i < n; i += 1 + n / 16) {
                    assertTrue(IntScanInput.errorOfSum(a, i + 1, inclusive[i]) <= 1);
                }
            }
        }
    }
}
