package io.github.aparasort.internal.trial;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.scan.IntScanJob;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/**
 * Generated elements to sum. Floats are whole numbers so small that no sum of them rounds, so that every engine gives
 * the same result to the bit.
 */
public final class IntScanTrialInput implements TrialInput {
    private static final long SEED = 0x5ca9;
    /** Number of elements after which the same ones repeat, XORed with another number. */
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
        // The sizes of a proof test both.
        this.exclusive = (n & 4) != 0;
        in = new /*value*/ int[n];
        out = kind.isScan() ? new /*value*/ int[n] : in;
        SplittableRandom random = hard ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int[] pattern = random.ints(PATTERN, 0, RANGE).toArray();
        int mask = 0;
        for (int i = 0; i < n; i++) {
            if (i % PATTERN == 0) {
                mask = random.nextInt(RANGE);
            }
            in[i] = (pattern[i % PATTERN] ^ mask) - RANGE / 2;
        }
    }

    @Override
    public Job job() {
        last = kind.isScan() ? IntScanJob.scan(in, out, ScanOp.SUM, exclusive) : IntScanJob.reduce(in, ScanOp.SUM);
        return last;
    }

    @Override
    public boolean hasSameResult(TrialInput trial) {
        return trial instanceof IntScanTrialInput other && last.total() == other.last.total()
                && Arrays.equals(out, other.out);
    }
}
