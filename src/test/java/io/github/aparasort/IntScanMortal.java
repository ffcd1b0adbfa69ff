package io.github.aparasort;

import io.github.aparasort.kernel.rake.IntRakeScan;
import java.util.concurrent.atomic.AtomicBoolean;

/** Folds and scans, as far as fate lets it. The twins for the other types are derived from this file by the build. */
final class IntScanMortal extends IntRakeScan {
    private final Fate fate;
    /** One for all workers, which are clones. */
    private final AtomicBoolean kept = new AtomicBoolean();

    IntScanMortal(int rakes, Fate fate) {
        super(rakes);
        this.fate = fate;
    }

    /** Whether any block was kept: from then on the scan comes to its end, whatever befalls the workers. */
    boolean hasKept() {
        return kept.get();
    }

    @Override
    public void run() {
        fate.enter(getPassId(), getGlobalId());
        try {
            super.run();
            fate.at(Fate.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected /*value*/ int fold(int begin, int end) {
        fate.at(Fate.Step.FOLD);
        return super.fold(begin, end);
    }

    @Override
    protected void keep(int rake, int b) {
        fate.at(Fate.Step.KEEP);
        super.keep(rake, b);
        kept.set(true);
        fate.at(Fate.Step.KEPT);
    }

    @Override
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        fate.at(Fate.Step.SCAN);
        try {
            fate.at(Fate.Step.HALFWAY);
        } catch (RuntimeException | Error e) {
            // Half of the block is overwritten by then.
            super.scan(withoutItself, to, begin, begin + (end - begin + 1) / 2, carry);
            throw e;
        }
        /*value*/ int before = super.scan(withoutItself, to, begin, end, carry);
        fate.at(Fate.Step.SCANNED);
        return before;
    }
}
