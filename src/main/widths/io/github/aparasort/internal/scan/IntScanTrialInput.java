package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.TrialInput;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Made-up elements to be summed up. Of floats they are whole numbers so small that no sum of them rounds, so that every
 * engine gives the same to the bit. The twins are derived from this file by the build.
 */
public final class IntScanTrialInput implements TrialInput {
    private static final long SEED = 0x5ca9;
    /** Elements after which the same come again, turned. */
    private static final int PATTERN = 1 << 10;
    /** A float holds sums of 2^20 such elements without rounding; the trials are no larger, or measure only time. */
    private static final int RANGE = 16;

    private final ScanWorkload kind;
    private final boolean exclusive;
    private final /*value*/ int[] in;
    private final /*value*/ int[] out;
    private IntScanJob last;

    IntScanTrialInput(ScanWorkload kind, int n, boolean hard) {
        this.kind = kind;
        // The sizes of a proof give both.
        this.exclusive = (n & 4) != 0;
        in = new /*value*/ int[n];
        out = kind.isScan() ? new /*value*/ int[n] : in;
        SplittableRandom random = hard ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int[] pattern = random.ints(PATTERN, 0, RANGE).toArray();
        int turn = 0;
        for (int i = 0; i < n; i++) {
            if (i % PATTERN == 0) {
                turn = random.nextInt(RANGE);
            }
            in[i] = (pattern[i % PATTERN] ^ turn) - RANGE / 2;
        }
    }

    @Override
    public Job job() {
        last = kind.isScan() ? IntScanJob.scan(in, out, ScanOp.SUM, exclusive) : IntScanJob.reduce(in, ScanOp.SUM);
        return last;
    }

    @Override
    public boolean hasSameResult(TrialInput specimen) {
        return specimen instanceof IntScanTrialInput other && last.total() == other.last.total()
                && Arrays.equals(out, other.out);
    }
}
