package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** Large scans by several threads against those by one, to the bit, and of the first elements against a plain loop. */
class IntScanInPartsTest {
    private static final ForkJoinPool ONE = new ForkJoinPool(1);
    private static final ForkJoinPool FOUR = new ForkJoinPool(4);
    private static final ForkJoinPool SEVEN = new ForkJoinPool(7);
    private static final int LARGE = 1 << 19;

    @AfterAll
    static void close() {
        ONE.shutdown();
        FOUR.shutdown();
        SEVEN.shutdown();
    }

    private static /*value*/ int[] values(int n) {
        SplittableRandom random = new SplittableRandom(n);
        /*value*/ int[] values = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            values[i] = random.nextInt(1000) - 500 + (/*value*/ int) random.nextDouble();
        }
        return values;
    }

    @Test
    void threadsScanAsOneDoes() {
        for (int n : new int[] {LARGE - 1, LARGE, LARGE + 1, LARGE + 4096, 599_999}) {
            /*value*/ int[] in = values(n);
            for (ScanOp op : ScanOp.values()) {
                for (boolean exclusive : new boolean[] {false, true}) {
                    /*value*/ int[] expected = new /*value*/ int[n];
                    /*value*/ int total = ONE.submit(() -> new IntScanByOp(op).scan(in, expected, exclusive)).join();
                    checkFirst(in, expected, op, exclusive);
                    for (ForkJoinPool pool : new ForkJoinPool[] {FOUR, SEVEN}) {
                        String what = op + " of " + n + " by " + pool.getParallelism();
                        /*value*/ int[] inPlace = in.clone();
                        assertEquals(total,
                                pool.submit(() -> new IntScanByOp(op).scan(inPlace, inPlace, exclusive)).join(), what);
                        assertArrayEquals(expected, inPlace, what);
                    }
                }
            }
        }
    }

    @Test
    void threadsFoldAsOneDoes() {
        for (int n : new int[] {LARGE - 1, LARGE, LARGE + 1, 599_999, 2 * LARGE}) {
            /*value*/ int[] in = values(n);
            for (ScanOp op : ScanOp.values()) {
                /*value*/ int expected = ONE.submit(() -> new IntScanByOp(op).reduce(in)).join();
                assertEquals(expected, FOUR.submit(() -> new IntScanByOp(op).reduce(in)).join(), op + " of " + n);
                assertEquals(expected, SEVEN.submit(() -> new IntScanByOp(op).reduce(in)).join(), op + " of " + n);
            }
        }
    }

    private static void checkFirst(/*value*/ int[] in, /*value*/ int[] scanned, ScanOp op, boolean exclusive) {
        if (op == ScanOp.PRODUCT) {
            return;
        }
        /*value*/ int fold = 0;
        for (int i = 0; i < 3; i++) {
            /*value*/ int next = i == 0 ? in[0] : op == ScanOp.SUM ? fold + in[i]
                    : op == ScanOp.MIN ? Math.min(fold, in[i]) : Math.max(fold, in[i]);
            if (!exclusive || i > 0) {
                assertEquals(exclusive ? fold : next, scanned[i], op + " " + Arrays.toString(Arrays.copyOf(in, 3)));
            }
            fold = next;
        }
    }
}
