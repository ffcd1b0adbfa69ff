package io.github.aparasort.testing;

import io.github.aparasort.internal.scan.IntRakeScan;

// Twins: Long, Float, Double
/** Folds and scans, as far as the fault plan permits. */
public final class IntDyingScan extends IntRakeScan {
    private final FaultPlan plan;

    public IntDyingScan(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void pass(int rake, int pass) {
        plan.run(pass, rake, () -> super.pass(rake, pass));
    }

    @Override
    protected /*value*/ int fold(int begin, int end) {
        plan.at(FaultPlan.Step.FOLD);
        return super.fold(begin, end);
    }

    @Override
    protected /*value*/ int scan(boolean withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
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
