package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.tile.IntOnePassScan;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long
/**
 * Scans in one pass, from two tiles on. With looks, the last tile is taken first: each tile before it is missing, and a
 * group does it itself after so many looks.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups, {3} looks")
@CsvSource({"JTP, 2, 3, 0", "JTP, 2, 3, 1", "OPENCL, 2, 1, 1", "OPENCL, 2, 3, 0", "OPENCL, 4, 100, 0",
    "OPENCL, 4, 5, 2", "OPENCL, 64, 3, 1", "OPENCL, 256, 8, 0", "OPENCL, 256, 8, 50"})
class IntOnePassScanTest {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();

    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;
    /** 0 for the usual order of tiles. */
    @Parameter(3)
    int looks;

    private KernelRun<IntOnePassScan> run() {
        return KERNELS.get(target, List.of(nt, groups, looks), () -> {
            IntOnePassScan kernel = new IntOnePassScan(nt, groups);
            kernel.scaleTiles(1);
            if (looks > 0) {
                kernel.takeBackwards(looks);
            }
            return kernel;
        });
    }

    /** One tile; two and more; more than work-items look at once; primes. */
    private int[] sizes() {
        int nv = nt * IntOnePassScan.VT;
        return target == Target.JTP ? new int[] {nv, nv + 1, 7 * nv + 3}
                : nt == 256 ? new int[] {nv + 1, 3 * nv, 70_001}
                : new int[] {1, 2, nv - 1, nv, nv + 1, 2 * nv, 2 * nv + 1, 7 * nv + 3, 33 * nv, 40 * nv - 1, 1021};
    }

    @ParameterizedTest
    @EnumSource
    void scansAsAPlainLoop(ScanOp op) {
        for (int n : sizes()) {
            /*value*/ int[] in = IntScanInput.elements(op, IntScanInput.ANY, n, n);
            for (boolean exclusive : new boolean[] {false, true}) {
                String message = op + ", n = " + n + (exclusive ? ", exclusive" : "");
                /*value*/ int[] before = in.clone();
                /*value*/ int[] out = new /*value*/ int[n];
                KernelRun<IntOnePassScan> run = run();
                assertEquals(IntScanInput.fold(op, in), IntScanRun.by(op, run, in, out, exclusive), message);
                assertEquals(n > nt * IntOnePassScan.VT ? 2 : 1, run.kernel().passes());
                assertArrayEquals(IntScanInput.scan(op, in, exclusive), out, message);
                assertArrayEquals(before, in, message);
            }
            assertEquals(IntScanInput.fold(op, in), IntScanRun.by(op, run(), in, null, false), op + ", n = " + n);
        }
    }

    /** Sums that wrap around, and each bit of a value on its way to other tiles. */
    @ParameterizedTest
    @EnumSource(names = {"SUM", "MIN", "MAX"})
    void extremesAndSingleBits(ScanOp op) {
        int n = target == Target.JTP ? 5 * nt * IntOnePassScan.VT : 20 * nt * IntOnePassScan.VT;
        /*value*/ int[] in = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            in[i] = i % 3 == 0 ? /*value*/ Integer.MIN_VALUE : i % 3 == 1 ? /*value*/ Integer.MAX_VALUE
                    : (/*value*/ int) 1 << i;
        }
        /*value*/ int[] out = new /*value*/ int[n];
        assertEquals(IntScanInput.fold(op, in), IntScanRun.by(op, run(), in, out, false));
        assertArrayEquals(IntScanInput.scan(op, in, false), out);
    }
}
