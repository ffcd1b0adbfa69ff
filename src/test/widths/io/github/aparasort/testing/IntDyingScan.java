package io.github.aparasort.testing;

import io.github.aparasort.internal.scan.IntRakeScan;
import java.util.concurrent.atomic.AtomicBoolean;

/** Folds and scans, as far as fate lets it. The twins for the other types are derived from this file by the build. */
public final class IntDyingScan extends IntRakeScan {
    private final FaultPlan fate;
    /** One for all workers, which are clones. */
    private final AtomicBoolean kept = new AtomicBoolean();

    public IntDyingScan(int rakes, FaultPlan fate) {
        super(rakes);
        this.fate = fate;
    }

    /** Whether any block was kept: from then on the scan comes to its end, whatever befalls the workers. */
    public boolean hasKept() {
        return kept.get();
    }

    @Override
    public void run() {
        fate.enter(getPassId(), getGlobalId());
        try {
            super.run();
            fate.at(FaultPlan.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected /*value*/ int fold(int begin, int end) {
        fate.at(FaultPlan.Step.FOLD);
        return super.fold(begin, end);
    }

    @Override
    protected void keep(int rake, int b) {
        fate.at(FaultPlan.Step.KEEP);
        super.keep(rake, b);
        kept.set(true);
        fate.at(FaultPlan.Step.KEPT);
    }

    @Override
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        fate.at(FaultPlan.Step.SCAN);
        try {
            fate.at(FaultPlan.Step.HALFWAY);
        } catch (RuntimeException | Error e) {
            // Half of the block is overwritten by then.
            super.scan(withoutItself, to, begin, begin + (end - begin + 1) / 2, carry);
            throw e;
        }
        /*value*/ int before = super.scan(withoutItself, to, begin, end, carry);
        fate.at(FaultPlan.Step.SCANNED);
        return before;
    }
}
