package io.github.aparasort.internal.engine;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Chooses the engine: which of the {@link TargetDevices} a call uses, if any. {@link #choose} is the choice for a call,
 * and {@link #candidates} all devices with the reason for each that is out, which {@link PlanText} puts into words.
 * Under {@link Target#AUTO} the costs of each engine decide, see {@link EngineCosts}.
 */
public final class EngineSelector {
    /** The fewest elements for JTP where the target demands it. Plain Java takes 0.1 ms at most for fewer. */
    public static final int JTP_SMALLEST = 1 << 12;
    /** AUTO asks the workload for the fewest elements for kernels. */
    private static final int BY_WORKLOAD = -1;

    private final Target target;
    private final TargetDevices admitted;
    /** Whether only an OpenCL device may do the work. */
    public final boolean demandsOpenCl;
    /** The fewest elements for kernels, or {@link #BY_WORKLOAD}. */
    private final int smallest;
    private final Calibration calibration;
    /** Opens the engines of a workload in the background, unless that was done before. */
    private final Consumer<Workload> opening;
    private final Map<Workload, EngineCosts> costs = new ConcurrentHashMap<>();

    EngineSelector(Target target, ComputeDevice only, Calibration calibration, Consumer<Workload> opening) {
        this.target = target;
        this.admitted = new TargetDevices(target, only);
        this.demandsOpenCl = only != null || target == Target.GPU || target == Target.OPENCL;
        this.smallest = demandsOpenCl ? 2 : target == Target.JTP ? JTP_SMALLEST
                : target == Target.JDK ? Integer.MAX_VALUE : BY_WORKLOAD;
        this.calibration = calibration;
        this.opening = opening;
    }

    public Target target() {
        return target;
    }

    /** The devices to choose from. */
    TargetDevices admitted() {
        return admitted;
    }

    @Override
    public String toString() {
        return admitted.toString();
    }

    public Calibration calibration() {
        return calibration;
    }

    /** The fewest elements that go to an engine with kernels, where AUTO has its own limit. */
    int smallest(int underAuto) {
        return smallest == BY_WORKLOAD ? underAuto : smallest;
    }

    /** Whether a job goes to plain Java for its size. A job whose algorithm the caller named never does. */
    boolean isTooSmall(Job job) {
        return !job.isForced() && job.n < smallest(job.smallest());
    }

    /**
     * Whether AUTO may choose the engine: the caller demanded neither a target nor an algorithm. Then an order of the
     * keys may spare the sort, too.
     */
    boolean isFree(Job job) {
        return target == Target.AUTO && !job.isForced();
    }

    // ---- the choice for a call

    /** Where a job runs. */
    Choice choose(Job job) {
        if (job.workload == null || job.n < 2 || isTooSmall(job)) {
            return Choice.PLAIN;
        }
        if (!isMeasured(job)) {
            return mustStayOnCaller(job) ? Choice.ON_CALLER : first(devices(job));
        }
        if (!job.mayGain()) {
            return Choice.PLAIN;
        }
        if (!Discovery.isDone()) {
            return prefersThreads(job) ? Choice.of(Devices.jtp()) : Choice.UNDECIDED;
        }
        if (!mayGain(job)) {
            return Choice.PLAIN;
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

    /** Whether engines are compared by their costs for this job. */
    private boolean isMeasured(Job job) {
        return isFree(job) && job.custom() == null;
    }

    /** Whether no other thread may run the caller's code, and no device is demanded. */
    private boolean mustStayOnCaller(Job job) {
        return job.custom() != null && !demandsOpenCl && StaticInitializer.isRunning();
    }

    /** Whether any device may be faster than plain Java at a job. If none may, nothing is learned. */
    boolean mayGain(Job job) {
        return job.mayGain() && (!job.needsOpenCl() || admitted.haveOpenCl());
    }

    /**
     * Whether a job goes to JTP before the devices are known: the caller loads it, without any driver, because that is
     * expected to take less time than plain Java does.
     */
    private boolean prefersThreads(Job job) {
        return job.workload.hasRakes() && calibration.prior(job.workload.name(), job.workload.prior())
                .prefersThreads(job.costInput(), Devices.isLoaded()) && Devices.jtp() != null
                && job.runsOn(Devices.jtp());
    }

    /** Whether plain Java does a job without a choice: see {@link EngineCosts#staysPlain}. */
    boolean staysPlain(Job job) {
        EngineCosts known = known(job);
        return known != null && known.staysPlain(job.n);
    }

    /** Notes that plain Java did a job because its keys are in order. */
    void wentPlain(Job job) {
        EngineCosts known = known(job);
        if (known != null) {
            known.wentPlain(job.n);
        }
    }

    // ---- the devices to choose from

    /** All devices for random elements: those that may be used first, the best at the top; the others say why not. */
    List<Candidate> candidates(Workload workload, int n) {
        if (target == Target.AUTO && Discovery.isDone() && n >= smallest(workload.smallest())) {
            return costs(workload).candidates(CostInput.random(n));
        }
        List<Candidate> candidates = new ArrayList<>();
        for (ComputeDevice device : admitted.of(workload)) {
            Candidate.WhyNot whyNot = n < smallest(workload.smallest()) ? Candidate.WhyNot.SMALL
                    : target == Target.AUTO ? Candidate.WhyNot.UNOPENED
                    : candidates.isEmpty() ? null : Candidate.WhyNot.NOT_FIRST;
            candidates.add(new Candidate(device, Choice.NOT_LEARNED, workload.maxElements(device), whyNot));
        }
        return candidates;
    }

    /** The devices to try for random elements, the best first. For few elements no device is loaded. */
    private List<ComputeDevice> devices(Workload workload, int n) {
        boolean isNone = n < smallest(workload.smallest()) || target == Target.AUTO && !Discovery.isDone();
        return isNone ? List.of() : used(candidates(workload, n));
    }

    private static List<ComputeDevice> used(List<Candidate> candidates) {
        return candidates.stream().filter(each -> each.whyNot() == null).map(Candidate::device).toList();
    }

    /** The devices to try for a job, the best first. */
    List<ComputeDevice> devices(Job job) {
        if (job.workload == null || job.n < 2 || isTooSmall(job)) {
            return List.of();
        }
        if (job.isForced()) {
            return devicesByForce(job);
        }
        if (job.custom() != null && target == Target.AUTO) {
            return devicesForCustom(job, Runtime.getRuntime().availableProcessors());
        }
        if (target == Target.AUTO && Discovery.isDone()) {
            return used(costs(job.workload).candidates(job.costInput())).stream().filter(job::runsOn).toList();
        }
        return devices(job.workload, job.n);
    }

    /** The caller named an algorithm: the best device that has it. Plain Java is used only if there is none. */
    private List<ComputeDevice> devicesByForce(Job job) {
        List<ComputeDevice> devices =
                new ArrayList<>(target == Target.AUTO ? devices(job.workload, job.n) : List.of());
        devices.addAll(admitted.all());
        return devices.stream().filter(job::runsOn).limit(1).toList();
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
        List<ComputeDevice> devices = new ArrayList<>();
        if (custom.mayUseGpu()) {
            // An order or operator of the caller does not go to a device in parts that the CPU merges.
            devices(job.workload, job.n).stream()
                    .filter(device -> device.isOpenCl() && job.n <= job.workload.maxAtOnce(device))
                    .forEach(devices::add);
        }
        if (sharing) {
            admitted.all().stream().filter(device -> !device.isOpenCl()).forEach(devices::add);
        }
        return devices;
    }

    /** The device that work on random elements goes to now, if it is one of OpenCL; or null. */
    public ComputeDevice preferredOpenCl(Workload workload, int n) {
        List<ComputeDevice> devices = devices(workload, n);
        return devices.isEmpty() || !devices.get(0).isOpenCl() ? null : devices.get(0);
    }

    /** Whether ways to do work may compete: where no engine is demanded, and calls teach what engines cost. */
    public boolean comparesWays(Workload workload) {
        return target == Target.JDK || target == Target.AUTO && calibration.learns(workload.name());
    }

    /** Whether an OpenCL device may compete with ways of the CPU, be it expected to be faster or not. */
    public boolean mayTryOpenCl(Workload workload, int n) {
        return target == Target.AUTO && comparesWays(workload) && Discovery.isDone()
                && candidates(workload, n).stream().anyMatch(each -> each.device().isOpenCl() && each.isUsable());
    }

    /**
     * Whether a call for {@code n} elements may ever run on an OpenCL device: on one that is slower now, too, because
     * AUTO explores. Finds the devices first; AUTO loads no driver if all are those of CPUs.
     */
    public boolean mayUseOpenCl(Workload workload, int n) {
        if (n < smallest(workload.smallest())) {
            return false;
        }
        if (target == Target.AUTO) {
            Discovery.finish();
        }
        return admitted.haveOpenCl();
    }

    // ---- what is known

    /**
     * Adds what a job took on its engine to what is known of the engine. If the devices are not known, only starts to
     * find them: not before the job, because on few processors that would take a part of its time.
     */
    void learn(Job job, Choice choice, long begin, long end) {
        try {
            boolean known = job.mayGain() && (!isFree(job) || hasDevices(job));
            if (!known || choice.engine() == Choice.NOT_LEARNED || !mayGain(job)) {
                return;
            }
            if (costs(job.workload).learned().learn(choice.engine(), job.costInput(), end - begin, choice.explores(),
                    end)) {
                calibration.keep(job.workload.name());
            }
        } catch (OutOfMemoryError | InternalError e) {
            // The work is done; there is no memory to learn from it.
        }
    }

    /** Forgets what is known of engines: the next calls learn again. */
    public void recalibrate() {
        calibration.forget();
    }

    /** The nanoseconds that plain Java is expected to take for random elements, or {@link LearnedCosts#UNKNOWN}. */
    long estimatePlain(Workload workload, int n) {
        EngineCosts known = known(workload);
        return known == null ? LearnedCosts.UNKNOWN : known.learned().estimate(LearnedCosts.JDK, CostInput.random(n));
    }

    /**
     * Whether the devices are known. If not, starts to find them, and then to open them for the workload of a job. That
     * takes a tenth of a second, and the CPU has done a call by then.
     */
    private boolean hasDevices(Job job) {
        if (Discovery.isDone()) {
            return true;
        }
        Workload workload = job.workload;
        boolean needsOpenCl = job.needsOpenCl();
        Discovery.start(() -> {
            try {
                if (!needsOpenCl || admitted.haveOpenCl()) {
                    costs(workload);
                }
            } catch (OutOfMemoryError | InternalError e) {
                // The next call tries again.
            }
        });
        return false;
    }

    /** The costs of the engines for a job, or null if they are unknown or do not matter. */
    private EngineCosts known(Job job) {
        return job.workload == null || !isMeasured(job) ? null : known(job.workload);
    }

    /** The costs of all engines for a workload, or null if nobody asked for them since they were forgotten. */
    private EngineCosts known(Workload workload) {
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
