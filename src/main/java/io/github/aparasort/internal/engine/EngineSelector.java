package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/**
 * Chooses the engine: which devices a target admits, and in which order a call tries them. Every call under
 * {@link Target#AUTO} asks this. So the answer takes a few reads and comparisons for each device, no text and no lock.
 * {@link PlanText} puts the same answers into words.
 */
public final class EngineSelector {
    /** The fewest elements for JTP where the target demands it. Plain Java takes 0.1 ms at most for fewer. */
    public static final int JTP_SMALLEST = 1 << 12;
    /** AUTO uses another engine if it is expected to take less than this ratio of plain Java's time. */
    private static final double MARGIN = 0.9;
    /** The same if plain Java's times still fell at the end, or if estimates are borrowed. */
    private static final double UNSURE_MARGIN = 0.5;
    /** The same if plain Java's code may have been cold: cold, JDK 25 sorts ints at a fifth of its speed. */
    private static final double HASTY_MARGIN = 0.2;

    /** AUTO asks the workload for the fewest elements for kernels. */
    private static final int BY_WORKLOAD = -1;

    /** Why AUTO would not use a device. */
    enum Refusal { SMALL, OFF, LIMIT, UNMEASURED, SLOWER, BUSY }

    /**
     * A device, and what is known of it for one workload.
     *
     * @param limit elements at most
     * @param twoArrayLimit elements up to which the algorithm runs whose cost was measured, which takes more memory
     */
    record Option(ComputeDevice device, int limit, int twoArrayLimit, CostCurve cost) {
    }

    /** What is known of all engines for one workload. */
    record EngineCosts(CostCurve plain, Option[] options) {
    }

    private final Target target;
    /** The one device to use, or null where the target decides. */
    private final ComputeDevice only;
    /** Whether only an OpenCL device may do the work. */
    final boolean demandsOpenCl;
    /** The fewest elements for kernels, or {@link #BY_WORKLOAD}. */
    private final int smallest;
    private final Calibration calibration;
    /** Starts the measurements of a workload, unless that was done before. */
    private final Consumer<Workload> measuring;
    private final Map<Workload, EngineCosts> costs = new ConcurrentHashMap<>();
    private volatile List<ComputeDevice> considered;

    EngineSelector(Target target, ComputeDevice only, Calibration calibration, Consumer<Workload> measuring) {
        this.target = target;
        this.only = only;
        this.demandsOpenCl = only != null || target == Target.GPU || target == Target.OPENCL;
        this.smallest = demandsOpenCl ? 2 : target == Target.JTP ? JTP_SMALLEST
                : target == Target.JDK ? Integer.MAX_VALUE : BY_WORKLOAD;
        this.calibration = calibration;
        this.measuring = measuring;
    }

    public Target target() {
        return target;
    }

    public Calibration calibration() {
        return calibration;
    }

    /** The fewest elements that go to an engine with kernels, where AUTO has its own limit. */
    int smallest(int underAuto) {
        return smallest == BY_WORKLOAD ? underAuto : smallest;
    }

    boolean isTooSmall(int n, int underAuto) {
        return n < smallest(underAuto);
    }

    /** Whether a job goes to plain Java for its size. A job whose algorithm the caller named never does. */
    boolean isTooSmall(Job job) {
        return !job.isForced() && isTooSmall(job.n, job.smallest());
    }

    /** Whether an existing order of the keys may spare the sort. It must not where an engine is demanded. */
    boolean mayUsePresorted(Job job) {
        return target == Target.AUTO && !job.isForced();
    }

    /** The devices to try for a job, the best first. */
    List<ComputeDevice> candidates(Job job) {
        if (job.workload == null || job.n < 2) {
            return List.of();
        }
        if (job.isForced()) {
            return candidatesByForce(job);
        }
        return job.custom() != null && target == Target.AUTO && only == null ? candidatesForCustom(job)
                : candidates(job.workload, job.n, job.smallest(), job::jdkCostRatio);
    }

    /** The devices to try for random elements, the best first. */
    List<ComputeDevice> candidates(Workload workload, int n) {
        return candidates(workload, n, workload.smallest(), () -> 1);
    }

    /** @param plainCostRatio see {@link Job#jdkCostRatio}; asked only where engines are compared */
    private List<ComputeDevice> candidates(Workload workload, int n, int smallest, DoubleSupplier plainCostRatio) {
        if (isTooSmall(n, smallest)) {
            return List.of();
        }
        if (target != Target.AUTO || only != null) {
            return considered().subList(0, Math.min(1, considered().size()));
        }
        if (!Discovery.isDone()) {
            // Finding the devices takes a tenth of a second. The CPU is done by then.
            Discovery.start();
            return List.of();
        }
        EngineCosts known = costs(workload);
        double ratio = plainCostRatio.getAsDouble();
        Option first = null;
        List<ComputeDevice> several = null;
        for (Option option : known.options) {
            if (refusal(option, known.plain, n, ratio) == null) {
                if (first == null) {
                    first = option;
                } else {
                    several = several == null ? new ArrayList<>(List.of(first.device)) : several;
                    several.add(option.device);
                }
            }
        }
        if (several != null) {
            several.sort((a, b) -> Long.compare(estimate(known, a, n), estimate(known, b, n)));
            return several;
        }
        return first == null ? List.of() : List.of(first.device);
    }

    /** The caller named an algorithm: the best device that has it. Plain Java is used only if there is none. */
    private List<ComputeDevice> candidatesByForce(Job job) {
        List<ComputeDevice> devices =
                new ArrayList<>(target == Target.AUTO ? candidates(job.workload, job.n) : List.of());
        for (ComputeDevice device : considered()) {
            if (!devices.contains(device)) {
                devices.add(device);
            }
        }
        devices.removeIf(device -> !job.runsOn(device));
        return devices.subList(0, Math.min(1, devices.size()));
    }

    /**
     * Under AUTO, for the caller's order or operator, whose cost is not measured: a GPU that is faster than plain
     * Java at the same work without custom code, then JTP if that is worth it.
     */
    private List<ComputeDevice> candidatesForCustom(Job job) {
        return candidatesForCustom(job, Runtime.getRuntime().availableProcessors());
    }

    /** For tests: with this many processors. */
    List<ComputeDevice> candidatesForCustom(Job job, int processors) {
        CustomStrategy custom = job.custom();
        if (isTooSmall(job.n, job.smallest())) {
            return List.of();
        }
        if (!Discovery.isDone()) {
            Discovery.start();
            return List.of();
        }
        List<ComputeDevice> devices = new ArrayList<>();
        if (custom.mayUseGpu()) {
            candidates(job.workload, job.n).stream().filter(ComputeDevice::isOpenCl).forEach(devices::add);
        }
        if (processors > 1 && custom.isWorthSharing(processors)) {
            considered().stream().filter(device -> !device.isOpenCl()).forEach(devices::add);
        }
        return devices;
    }

    private static long estimate(EngineCosts known, ComputeDevice device, int n) {
        for (Option option : known.options) {
            if (option.device == device) {
                return option.cost.estimate(n);
            }
        }
        return CostCurve.UNKNOWN;
    }

    /** The nanoseconds that plain Java is expected to take, or {@link CostCurve#UNKNOWN}. */
    long estimatePlain(Workload workload, int n) {
        return costs(workload).plain.estimate(n);
    }

    /** Why AUTO would not use a device for random elements, or null. */
    static Refusal refusal(Option option, CostCurve plain, int n) {
        return refusal(option, plain, n, 1);
    }

    private static Refusal refusal(Option option, CostCurve plain, int n, double plainCostRatio) {
        if (n < Calibration.SMALLEST) {
            return Refusal.SMALL;
        }
        if (n > option.limit) {
            return Refusal.LIMIT;
        }
        long here = option.cost.estimate(n);
        long there = plain.estimate(n);
        if (here == CostCurve.UNKNOWN || there == CostCurve.UNKNOWN) {
            return option.device.health().whyOff() != null ? Refusal.OFF : Refusal.UNMEASURED;
        }
        if (here > margin(n > option.twoArrayLimit, option.cost, plain) * plainCostRatio * there) {
            return Refusal.SLOWER;
        }
        if (option.device.health().whyOff() != null) {
            return Refusal.OFF;
        }
        return OpenClOccupancy.isBusy(option.device) ? Refusal.BUSY : null;
    }

    /**
     * If another engine's code was cold, it is only better than its estimate; plain Java is worse. An estimate for
     * another algorithm than the one that will run is as uncertain as a borrowed one.
     */
    private static double margin(boolean isOfAnother, CostCurve cost, CostCurve plain) {
        boolean borrowed = isOfAnother || cost.trust() == CostCurve.Trust.BORROWED;
        return switch (plain.trust()) {
            case FULL -> borrowed ? UNSURE_MARGIN : MARGIN;
            case UNSETTLED, BORROWED -> UNSURE_MARGIN;
            case HASTY -> HASTY_MARGIN;
        };
    }

    /** All devices that the target admits, in its order. */
    public List<ComputeDevice> considered() {
        List<ComputeDevice> devices = considered;
        if (devices == null) {
            devices = List.copyOf(find());
            considered = devices;
        }
        return devices;
    }

    private List<ComputeDevice> find() {
        if (only != null) {
            return List.of(only);
        }
        List<ComputeDevice> devices = new ArrayList<>();
        if ((target == Target.JTP || target == Target.AUTO) && Devices.jtp() != null) {
            devices.add(Devices.jtp());
        }
        if (target != Target.JTP && target != Target.JDK) {
            for (ComputeDevice device : target == Target.AUTO ? Devices.openClUnlessAllAreCpus() : Devices.openCl()) {
                if (target == Target.OPENCL
                        || device.info().orElseThrow().type() == DeviceProperties.Type.GPU) {
                    devices.add(device);
                }
            }
        }
        return devices;
    }

    /** The costs of all engines under AUTO for a workload. Starts the measurements that they rest on. */
    EngineCosts costs(Workload workload) {
        EngineCosts known = costs.get(workload);
        if (known == null) {
            List<Option> options = new ArrayList<>();
            for (ComputeDevice device : considered()) {
                options.add(new Option(device, limit(workload, workload.fewestArrays(device), device),
                        limit(workload, workload.arrays(), device),
                        calibration.curve(workload.name(), device.toString())));
            }
            known = new EngineCosts(calibration.curve(workload.name(), Engine.JDK.name()),
                    options.toArray(Option[]::new));
            if (!options.isEmpty()) {
                measuring.accept(workload);
            }
            costs.put(workload, known);
        }
        return known;
    }

    private static int limit(Workload workload, int arrays, ComputeDevice device) {
        return device.maxElements(arrays, workload.bytesPerKey(), workload.bytesPerElement());
    }
}
