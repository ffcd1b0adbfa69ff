package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.HostCall;
import java.util.function.IntConsumer;

/**
 * The caller's operator in a job. Its cost is found by timing it on the first elements. AUTO never chooses a GPU for
 * it: the transfers would take longer than most operators.
 *
 * @param kernel the kernel with the operator's code
 * @param n the number of elements of the job
 * @param combineFirst combines this many of the first elements
 */
record OperatorStrategy(TileKernel kernel, int n, boolean reduces, IntConsumer combineFirst) implements CustomStrategy {
    /**
     * One element in this many is combined once more to time the operator, which costs 1.6 %; and at most {@code TIMED}
     * elements, which take microseconds: the clock measures these well even if each takes one nanosecond.
     */
    private static final int TIMED_ONE_IN = 64;
    private static final int TIMED = 4096;
    /** The fixed cost of passes by several threads, without their work: an upper bound. */
    private static final long LAUNCH_NANOS = 200_000;
    /** JTP must be expected to take less than this ratio of the time: the processors may have other work. */
    private static final double MARGIN = 0.8;

    @Override
    public CustomCode code() {
        return (CustomCode) kernel;
    }

    @Override
    public void build(HostCall call) throws DeviceFault {
        call.steps(work -> ColumnScans.build(work, kernel));
    }

    @Override
    public boolean mayUseGpu() {
        return false;
    }

    @Override
    public boolean isWorthSharing(int processors) {
        int count = Math.min(TIMED, n / TIMED_ONE_IN);
        long begin = System.nanoTime();
        combineFirst.accept(count);
        double alone = (double) (System.nanoTime() - begin) / count * n;
        // A reduction is one pass. In a scan each processor handles two parts, and there is one part more than
        // processors.
        double fraction = reduces ? 1.0 / processors : 2.0 / (processors + 1);
        return LAUNCH_NANOS + alone * fraction < MARGIN * alone;
    }

    @Override
    public String remedy() {
        return "Target.AUTO leaves the caller's operator to the CPU";
    }
}
