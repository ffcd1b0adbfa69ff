package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanOperators;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.KernelRun;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/**
 * Many small random cases on tiny tiles and rakes, in both ways, in place and not, by the built-in operators and by a
 * caller's, most of which do not commute. A property sets the number of cases.
 */
@Tag(Coverage.SCALED)
class IntScanRandomTest {
    private static final int CASES = Integer.getInteger("aparasort.test.cases", Coverage.count(300, 5000));
    private static final int LONGEST = 200;

    private final SplittableRandom random = new SplittableRandom(20261120);

    /** A kernel, and the caller's operator that it works by, or null. */
    private record Scan(KernelRun<?> run, IntScanKernel own) {
        static Scan of(Target target, Object kernel, IntScanKernel own) {
            return new Scan(KernelRun.of(target, kernel), own);
        }
    }

    private static List<IntScanKernel> own() {
        return List.of(new IntScanOperators.Matrices(),
                new IntScanOperators.FirstOfRank(-1, 2, 1, 4, 3, 4, 0, 2));
    }

    @Test
    void tiles() {
        List<Scan> scans = new ArrayList<>(List.of(Scan.of(Target.OPENCL, new IntScanTiles(2, 3, true), null)));
        for (IntScanKernel kernel : own()) {
            kernel.shape(2, 2);
            kernel.scaleTiles(1);
            scans.add(Scan.of(Target.OPENCL, kernel, kernel));
        }
        run(scans);
    }

    @Test
    void rakes() {
        List<Scan> scans = new ArrayList<>(List.of(Scan.of(Target.JTP, scaled(new IntRakeScan(2), 5), null),
                Scan.of(Target.JTP, scaled(new IntRakeScan(3), 16), null)));
        for (IntScanKernel operator : own()) {
            scans.add(Scan.of(Target.JTP, scaled(new IntOperatorRakeScan(3), 7), operator));
        }
        run(scans);
    }

    private static IntRakeScan scaled(IntRakeScan rakes, int pieces) {
        rakes.scale(0, pieces);
        return rakes;
    }

    private void run(List<Scan> scans) {
        try {
            for (int i = 0; i < CASES; i++) {
                run(scans.get(random.nextInt(scans.size())));
            }
        } finally {
            scans.forEach(scan -> scan.run().close());
        }
    }

    private void run(Scan scan) {
        ScanOp op = ScanOp.values()[random.nextInt(4)];
        IntScanKernel own = scan.own();
        int n = random.nextInt(2, LONGEST);
        /*value*/ int[] a = own == null ? IntScanInput.elements(op, IntScanInput.EXACT, n, random.nextLong())
                : elements(own, n);
        boolean exclusive = random.nextBoolean();
        /*value*/ int total = own == null ? IntScanInput.fold(op, a) : IntScanOperators.fold(a, own);
        if (random.nextInt(4) == 0) {
            assertEquals(total, run(scan, op, a, null, false));
            return;
        }
        /*value*/ int[] expected = own == null ? IntScanInput.scan(op, a, exclusive)
                : IntScanOperators.scan(a, own, exclusive);
        /*value*/ int[] out = random.nextBoolean() ? a : new /*value*/ int[n];
        assertEquals(total, run(scan, op, a, out, exclusive));
        assertArrayEquals(expected, out);
    }

    private /*value*/ int[] elements(IntScanKernel own, int n) {
        boolean small = !(own instanceof IntScanOperators.Matrices);
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = random.nextInt(small ? 8 : 1 << 16);
        }
        return a;
    }

    private static /*value*/ int run(Scan scan, ScanOp op, /*value*/ int[] in, /*value*/ int[] out,
            boolean exclusive) {
        return scan.own() == null ? IntScanRun.by(op, scan.run(), in, out, exclusive)
                : IntScanRun.by(scan.own(), scan.run(), in, out, exclusive);
    }
}
