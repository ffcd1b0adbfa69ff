package io.github.aparasort.testing;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.device.RakePool;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.MultisetJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.take.TakeWorkload;
import io.github.aparasort.internal.trial.KernelTrials;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A context whose kernels follow a fault plan. Under AUTO it assumes that JTP is much faster than the JDK. */
public final class FaultyContext implements AutoCloseable {
    /** The fewest elements that AUTO and JTP do not leave to the JDK. */
    public static final int SMALLEST = Calibration.SMALLEST;

    public final Dispatcher dispatcher;
    public final Gpu gpu;
    private final ConcurrentLinkedQueue<Execution> told = new ConcurrentLinkedQueue<>();

    /** With kernels as they are. */
    public FaultyContext(Target target) {
        this(target, Rakes::make);
    }

    public FaultyContext(Target target, int rakes, FaultPlan plan) {
        this(target, of -> dying(of, rakes, 50, plan));
    }

    /**
     * A kernel that follows a fault plan, of scans and radix sorts; else one as it is.
     *
     * @param partElements the elements of a part, if it divides its work into parts
     */
    public static RakeKernel dying(Rakes<?> of, int rakes, int partElements, FaultPlan plan) {
        RakeKernel kernel;
        try {
            String name = of.kernel().getSimpleName().replace("Rake", "Dying");
            kernel = (RakeKernel) Class.forName(FaultPlan.class.getPackageName() + "." + name)
                    .getConstructor(int.class, FaultPlan.class).newInstance(rakes, plan);
        } catch (ReflectiveOperationException e) {
            kernel = of.maker().apply(rakes);
        }
        kernel.scale(0, partElements);
        return kernel;
    }

    public FaultyContext(Target target, DeviceCalls.RakeMaker kernels) {
        // AUTO needs the devices to be known.
        Discovery.finish();
        dispatcher = KernelTrials.dispatcher(target, null, costs(), kernels);
        gpu = TestContexts.gpu(dispatcher);
        gpu.onExecution(told::add);
    }

    /** So different that the choice is clear even if estimates are far off. */
    private static Calibration costs() {
        PlantedCosts calibration = new PlantedCosts();
        for (Workload work : works()) {
            for (int n : new int[] {SMALLEST, 1 << 20}) {
                calibration.plant(work.name(), Devices.jtp().toString(), n, 10L * n);
                calibration.plant(work.name(), Engine.JDK.name(), n, 1000L * n);
            }
        }
        return calibration;
    }

    /** All kinds of work of all families. */
    public static List<Workload> works() {
        List<Workload> works = new ArrayList<>();
        for (SortKind kind : SortKind.values()) {
            works.add(SortWorkload.of(kind));
        }
        works.add(LoadBalanceJob.WORKLOAD);
        for (KeyKind kind : KeyKind.values()) {
            works.add(MultisetJob.workload(kind));
            works.add(new MergeWorkload(kind, MergeStrategy.AUTO));
            works.add(SegmentWorkload.of(kind));
            if (!kind.isPairs()) {
                works.add(ScanWorkload.reduce(kind));
                works.add(ScanWorkload.scan(kind));
                works.add(MergeAllWorkload.of(kind));
                works.add(TakeWorkload.of(kind));
                works.add(SelectWorkload.of(kind));
                for (GroupResult result : GroupResult.values()) {
                    works.add(GroupWorkload.of(kind.type(), result));
                }
                works.add(SearchWorkload.of(kind));
            }
        }
        return works;
    }

    public Sorter sorter() {
        return gpu.sorter();
    }

    /** The executions reported since the last call of this method. */
    public List<Execution> told() {
        List<Execution> all = List.copyOf(told);
        told.clear();
        return all;
    }

    /** A first sort of each kind, so that the kernels pass their probes. */
    public FaultyContext proveKernels() {
        for (SortVariant variant : SortVariant.values()) {
            new GuardedInput(variant, AdversarialKeys.GAUSSIAN, SMALLEST).sort(sorter());
        }
        told.clear();
        return this;
    }

    /** Takes all kernels of JTP for a kind of sort, so that further calls wait. */
    public List<RakeLaunch> takeAll(SortVariant variant) throws DeviceFault {
        RakePool pool = dispatcher.calls().pool(new GuardedInput(variant, AdversarialKeys.GAUSSIAN, 2).job().rakes(),
                Devices.jtp());
        List<RakeLaunch> all = new ArrayList<>();
        for (int i = 0; i < Math.max(2, Runtime.getRuntime().availableProcessors()); i++) {
            all.add(pool.take(2, Long.MAX_VALUE));
        }
        return all;
    }

    @Override
    public void close() {
        gpu.close();
    }
}
