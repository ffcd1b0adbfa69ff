package io.github.aparasort.internal.engine;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Chooses the engine: which of the {@link TargetDevices} a call uses, if any. {@link #choose} is the choice for a call,
 * and {@link #candidates} all devices with the reason for each that is out, which {@link PlanText} puts into words.
 * Under {@link Target#AUTO} the costs of each engine decide, see {@link EngineCosts}.
 */
public final class EngineSelector {
    /** The JDK takes about 0.1 s for so many elements. */
    private static final int LONG_SORT = 1 << 20;

    private final TargetDevices admitted;
    private final boolean isAuto;
    private final Calibration calibration;
    /** Opens the engines of a workload in the background, unless that was done before. */
    private final Consumer<Workload> opening;
    private final Map<Workload, EngineCosts> costs = new ConcurrentHashMap<>();

    EngineSelector(TargetDevices admitted, Calibration calibration, Consumer<Workload> opening) {
        this.admitted = admitted;
        this.isAuto = admitted.target() == Target.AUTO;
        this.calibration = calibration;
        this.opening = opening;
    }

    TargetDevices admitted() {
        return admitted;
    }

    public Calibration calibration() {
        return calibration;
    }

    // ---- the choice for a call

    /** Whether a job goes to plain Java for its size. A job whose algorithm the caller named never does. */
    boolean isTooSmall(Job job) {
        return !job.isForced() && job.n < admitted.smallest(job.smallest());
    }

    /**
     * Whether AUTO may choose the engine: the caller demanded neither a target nor an algorithm. Then an order of the
     * keys may spare the sort, too.
     */
    boolean isFree(Job job) {
        return isAuto && !job.isForced();
    }

    /** Whether engines are compared by their costs for this job. */
    private boolean isMeasured(Job job) {
        return isFree(job) && job.custom() == null;
    }

    /** Where a job runs. A call that may end does not go to plain Java if that would take long, and could not end. */
    Choice choose(Job job) {
        Choice choice = chosen(job);
        boolean isBound = choice.device() == null && CallScope.mayEnd() && job.n >= LONG_SORT && isMeasured(job)
                && job.isSortOfJdk();
        return isBound ? Choice.of(Devices.jtp()) : choice;
    }

    private Choice chosen(Job job) {
        if (!isMeasured(job) || isTooSmall(job)) {
            return mustStayOnCaller(job) ? Choice.ON_CALLER : first(devices(job));
        }
        if (!job.mayGain() || Discovery.isDone() && !mayGain(job)) {
            return Choice.PLAIN;
        }
        if (!Discovery.isDone()) {
            return prefersThreads(job) ? Choice.of(Devices.jtp()) : Choice.UNDECIDED;
        }
        Choice choice = costs(job.workload).choose(job.costInput());
        return choice.device() == null || job.runsOn(choice.device()) ? choice : first(devices(job));
    }


    /** Where a job runs after it failed on these devices. */
    Choice chooseAfter(Job job, List<ComputeDevice> failed) {
        return first(devices(job).stream().filter(device -> !failed.contains(device)).toList());
    }

    private static Choice first(List<ComputeDevice> devices) {
        return devices.isEmpty() ? Choice.PLAIN : Choice.of(devices.get(0));
    }

    /** Whether no other thread may run the caller's code, and no device is demanded. */
    private boolean mustStayOnCaller(Job job) {
        return job.custom() != null && !admitted.demandsOpenCl && StaticInitializer.isRunning();
    }

    /** Whether any device may be faster than plain Java at a job. If none may, nothing is learned. */
    boolean mayGain(Job job) {
        return job.mayGain() && (!job.needsOpenCl() || admitted.haveOpenCl());
    }

    /**
     * Whether a job goes to JTP before the devices are known, because that is expected to take less time than plain
     * Java does.
     */
    private boolean prefersThreads(Job job) {
        return !job.needsOpenCl() && calibration.prior(job.workload.name(), job.workload.prior())
                .prefersThreads(job.costInput()) && job.runsOn(Devices.jtp());
    }

    // ---- the devices to choose from

    /**
     * All devices for a kind of work: those that may be used first, the best at the top; the others say why not. Under
     * AUTO the devices must be known.
     */
    public List<Choice> candidates(Workload workload, CostInput input) {
        boolean isSmall = input.n() < admitted.smallest(workload.smallest());
        if (isAuto && !isSmall) {
            return costs(workload).candidates(input);
        }
        List<Choice> candidates = new ArrayList<>();
        for (ComputeDevice device : admitted.of(workload)) {
            candidates.add(Choice.of(device).because(isSmall ? Choice.WhyNot.SMALL
                    : candidates.isEmpty() ? null : Choice.WhyNot.NOT_FIRST));
        }
        return candidates;
    }

    /** The devices that may be used, the best first: none for few elements, nor under AUTO until they are known. */
    private Stream<ComputeDevice> usable(Workload workload, CostInput input) {
        boolean isNone = input.n() < admitted.smallest(workload.smallest()) || isAuto && !Discovery.isDone();
        return isNone ? Stream.empty()
                : candidates(workload, input).stream().filter(each -> each.whyNot() == null).map(Choice::device);
    }

    /** The devices to try for a job, the best first. */
    List<ComputeDevice> devices(Job job) {
        if (job.workload == null || job.n < 2 || isTooSmall(job)) {
            return List.of();
        }
        CostInput random = CostInput.random(job.n);
        if (job.isForced()) {
            // The caller named an algorithm: plain Java is used only if no device has it.
            return Stream.concat(usable(job.workload, random), admitted.all().stream()).filter(job::runsOn).limit(1)
                    .toList();
        }
        if (isAuto && job.custom() != null) {
            return devicesForCustom(job, Runtime.getRuntime().availableProcessors());
        }
        return usable(job.workload, isAuto ? job.costInput() : random).filter(job::runsOn).toList();
    }

    /**
     * Under AUTO, for the caller's order or operator, whose cost is not measured: a GPU that is faster than plain
     * Java at the same work without custom code, then JTP if that is worth it with this many processors.
     */
    List<ComputeDevice> devicesForCustom(Job job, int processors) {
        CustomStrategy custom = job.custom();
        boolean sharing = processors > 1 && custom.isWorthSharing(processors);
        if (!Discovery.isDone()) {
            return sharing && prefersThreads(job) ? List.of(Devices.jtp()) : List.of();
        }
        // An order or operator of the caller does not go to a device in parts that the CPU merges.
        Stream<ComputeDevice> gpus = !custom.mayUseGpu() ? Stream.empty()
                : usable(job.workload, CostInput.random(job.n))
                        .filter(device -> device.isOpenCl() && job.n <= job.workload.maxAtOnce(device));
        return sharing ? Stream.concat(gpus, admitted.all().stream().filter(device -> !device.isOpenCl())).toList()
                : gpus.toList();
    }

    /** The device that work on random elements goes to now, if it is one of OpenCL; or null. */
    public ComputeDevice preferredOpenCl(Workload workload, int n) {
        return usable(workload, CostInput.random(n)).limit(1).filter(ComputeDevice::isOpenCl).findFirst().orElse(null);
    }

    /** Whether ways to do work may compete: where no engine is demanded, and calls teach what engines cost. */
    public boolean comparesWays(Workload workload) {
        return admitted.target() == Target.JDK || isAuto && calibration.learns(workload.name());
    }

    // ---- what is known of their costs

    /** The costs of the engines for a job, or null if they are unknown or do not matter. */
    EngineCosts known(Job job) {
        return job.workload == null || !isMeasured(job) ? null : known(job.workload);
    }

    /** The costs of all engines for a workload, or null if nobody asked for them since they were forgotten. */
    EngineCosts known(Workload workload) {
        EngineCosts known = costs.get(workload);
        return known == null || known.epoch != calibration.epoch() ? null : known;
    }

    /** The costs of all engines under AUTO for a workload. The first question opens the engines in the background. */
    EngineCosts costs(Workload workload) {
        EngineCosts known = known(workload);
        if (known == null) {
            known = new EngineCosts(workload, admitted.of(workload), calibration);
            opening.accept(workload);
            costs.put(workload, known);
        }
        return known;
    }
}
