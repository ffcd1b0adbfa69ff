package io.github.aparasort.internal.trial;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.KernelPools;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.engine.Trials;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.take.TakeWorkload;
import java.util.List;

/** The trials of all families. */
public final class KernelTrials implements Trials {
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

    /** For tests: with its own kernels too. */
    public static Dispatcher dispatcher(Target target, ComputeDevice only, Calibration calibration,
            KernelPools.Kernels kernels) {
        return new Dispatcher(target, only, calibration, ALL, kernels);
    }

    @Override
    public KernelPool.Probe proof(KernelSource source) {
        return KernelProof.of(source);
    }

    @Override
    public void compareKernels(Workload workload, ComputeDevice device, int n) {
        TileSortTrials.compare(workload, device, n);
    }

    @Override
    public void measure(Workload workload, List<ComputeDevice> devices, Calibration calibration, KernelPools pools,
            Runnable trim) {
        Measurements.of(workload, devices, pools).start(calibration, trim);
    }

    /** The verifier loads all classes of a conditional expression with the class that it is in: not before a call. */
    private static final class Measurements {
        /** How engines are measured at a workload. */
        static EngineTrials of(Workload workload, List<ComputeDevice> devices, KernelPools pools) {
            return workload instanceof SortWorkload sort ? new SortTrials(sort, devices, pools)
                    : workload instanceof GroupWorkload groups ? new GroupTrials(groups, devices, pools)
                    : workload instanceof TakeWorkload ? new TakeTrials(workload, devices, pools)
                    : new EngineTrials(workload, devices, pools);
        }
    }
}
