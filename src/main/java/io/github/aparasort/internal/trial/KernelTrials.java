package io.github.aparasort.internal.trial;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Trials;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.List;
import java.util.Locale;

/** The trials of all families. */
public final class KernelTrials implements Trials {
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

    @Override
    public void measure(Workload workload, List<ComputeDevice> devices, Calibration calibration, DeviceCalls calls,
            Runnable trim) {
        Measurements.of(workload, devices, calls).start(calibration, trim);
    }

    /** The verifier loads all classes of a conditional expression with the class that it is in: not before a call. */
    private static final class Measurements {
        /** How engines are measured at a workload. */
        static EngineTrials of(Workload workload, List<ComputeDevice> devices, DeviceCalls calls) {
            return workload instanceof SortWorkload sort ? new SortTrials(sort, devices, calls)
                    : workload instanceof GroupWorkload groups ? new GroupTrials(groups, devices, calls)
                    : new EngineTrials(workload, devices, calls);
        }
    }
}
