package io.github.aparasort.internal.trial;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Proofs;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.List;
import java.util.Locale;

/** Proves the kernels of all families on generated input. */
public final class KernelTrials implements Proofs {
    /** As many elements as a tile of the mergesort has. */
    private static final int OF_TILE = TileKernel.MERGE_VT * TileKernel.NT;
    private static final KernelTrials ALL = new KernelTrials();

    private KernelTrials() {
    }

    /**
     * Makes a context.
     *
     * @param only the one device to use, or null where the target decides
     */
    public static Dispatcher dispatcher(Target target, ComputeDevice only) {
        return dispatcher(target, only, Calibration.shared());
    }

    /** For tests: with its own measurements. */
    public static Dispatcher dispatcher(Target target, ComputeDevice only, Calibration calibration) {
        return new Dispatcher(target, only, calibration, ALL);
    }

    /** For tests: with its own kernels of JTP too. */
    public static Dispatcher dispatcher(Target target, ComputeDevice only, Calibration calibration,
            DeviceCalls.RakeMaker rakes) {
        return new Dispatcher(target, only, calibration, ALL, rakes);
    }

    /**
     * On several tiles, with ties and extremes. One number of elements is even and the other one odd: input differs in
     * that.
     */
    @Override
    public String prove(Job job, OnDevice device) throws DeviceFault {
        for (int tiles : new int[] {2, 5}) {
            int n = tiles * OF_TILE + 3 * tiles - 4;
            TrialInput expected = TrialInputs.proof(job, n);
            TrialInput found = TrialInputs.proof(job, n);
            expected.job().runPlain();
            device.run(found.job());
            if (!expected.hasSameResult(found)) {
                return String.format(Locale.ROOT, "a trial with %,d elements came out wrong", n);
            }
        }
        return null;
    }

    /** Joins go where rows are found by groups, and ints are folded as longs or as ints. */
    @Override
    public List<Job> jobs(Workload workload) {
        Job job = random(workload, Calibration.SMALLEST);
        return !(workload instanceof GroupWorkload groups) ? List.of(job) : switch (groups.result()) {
            case COUNTS -> List.of(job);
            case SUMS -> List.of(job, TrialInputs.proof(job, Calibration.SMALLEST + 1).job());
            case ROWS -> List.of(job, TrialInputs.join(groups, Calibration.SMALLEST).job());
        };
    }

    @Override
    public Job random(Workload workload, int n) {
        return TrialInputs.random(workload, n).job();
    }
}
