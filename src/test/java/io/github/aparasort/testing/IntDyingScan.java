package io.github.aparasort.testing;

import io.github.aparasort.internal.scan.IntRakeScan;
import java.util.concurrent.atomic.AtomicBoolean;

// Twins: Long, Float, Double
/** Folds and scans, as far as the fault plan permits. */
public final class IntDyingScan extends IntRakeScan {
    private final FaultPlan plan;
    /** One for all workers, which are clones. */
    private final AtomicBoolean kept = new AtomicBoolean();

    public IntDyingScan(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    /** Whether any block was kept: from then on the scan is finished, whatever happens to the workers. */
    public boolean hasKept() {
        return kept.get();
    }

    @Override
    public void run() {
        plan.run(getPassId(), getGlobalId(), super::run);
    }

    @Override
    protected /*value*/ int fold(int begin, int end) {
        plan.at(FaultPlan.Step.FOLD);
        return super.fold(begin, end);
    }

    @Override
    protected void keep(int rake, int b) {
        plan.at(FaultPlan.Step.KEEP);
        super.keep(rake, b);
        kept.set(true);
        plan.at(FaultPlan.Step.KEPT);
    }

    @Override
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        plan.at(FaultPlan.Step.SCAN);
        try {
            plan.at(FaultPlan.Step.HALFWAY);
        } catch (RuntimeException | Error e) {
            // Half of the block is overwritten by then.
            super.scan(withoutItself, to, begin, begin + (end - begin + 1) / 2, carry);
            throw e;
        }
        /*value*/ int before = super.scan(withoutItself, to, begin, end, carry);
        plan.at(FaultPlan.Step.SCANNED);
        return before;
    }
}
