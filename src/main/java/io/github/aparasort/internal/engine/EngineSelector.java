package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/**
 * The choice of an engine: which devices a target admits, and in which order a call tries them. Every call under
 * {@link Target#AUTO} asks, so the answer is made of plain comparisons: a few reads for each device, no text, no lock.
 * {@link PlanText} asks the same questions and puts the answers into words.
 */
public final class EngineSelector {
    /** Below this the JDK takes some 0.1 ms at most, and what a launch costs shows. */
    public static final int JTP_SMALLEST = 1 << 12;
    /** From here on two processors make up for what JTP's passes cost, even where others use them as well. */
    static final int ORDER_ON_JTP = 1 << 14;
    /** What another engine must be better than the JDK by, in estimates, before it is believed. */
    private static final double MARGIN = 0.9;
    /** The same where the JDK's times still fell at the end, or estimates are borrowed: they may be off by half. */
    private static final double UNSURE_MARGIN = 0.5;
    /** The same where its code may have been cold: JDK 25 sorts ints at a fifth of its speed until it is warm. */
    private static final double HASTY_MARGIN = 0.2;

    /** Why AUTO would not use a device. */
    enum Refusal { SMALL, OFF, LIMIT, UNMEASURED, SLOWER, BUSY }

    /**
     * A device with all that is asked of it for one kind of work.
     *
     * @param limit elements at most
     * @param roomy elements up to which it has room for two arrays, as the algorithm takes whose cost was measured
     */
    record Option(ComputeDevice device, int limit, int roomy, CostCurve cost) {
    }

    /** The JDK and its rivals for one kind of work. */
    record Contest(CostCurve jdk, Option[] options) {
    }

    private final Target target;
    /** The one device to use, or null where the target says. */
    private final ComputeDevice only;
    private final Calibration calibration;
    /** Starts the measurements of a kind of work, unless that was done before. */
    private final Consumer<Workload> measuring;
    private final Map<Workload, Contest> contests = new ConcurrentHashMap<>();
    private volatile List<ComputeDevice> considered;

    EngineSelector(Target target, ComputeDevice only, Calibration calibration, Consumer<Workload> measuring) {
        this.target = target;
        this.only = only;
        this.calibration = calibration;
        this.measuring = measuring;
    }

    public Target target() {
        return target;
    }

    public Calibration calibration() {
        return calibration;
    }

    public boolean demandsOpenCl() {
        return only != null || target == Target.GPU || target == Target.OPENCL;
    }

    /** The fewest elements of a kind of work that go to an engine with kernels. */
    int smallest(Workload kind) {
        return smallest(kind.smallest());
    }

    private int smallest(int underAuto) {
        return switch (target) {
            case JDK -> Integer.MAX_VALUE;
            case JTP -> JTP_SMALLEST;
            case AUTO -> underAuto;
            case GPU, OPENCL -> 2;
        };
    }

    public boolean isTooSmall(int n) {
        return !demandsOpenCl() && n < smallest(Calibration.SMALLEST);
    }

    public boolean isTooSmall(Workload kind, int n) {
        return !demandsOpenCl() && n < smallest(kind);
    }

    /** The devices to try for so many elements, best first. */
    public List<ComputeDevice> candidates(Workload kind, int n) {
        return candidates(kind, n, () -> 1);
    }

    /**
     * The same where the JDK may be faster than it is as a rule.
     *
     * @param shareOfJdk how long it takes for these elements, as a share of what it takes for as many random ones;
     *     asked only where engines are compared
     */
    private List<ComputeDevice> candidates(Workload kind, int n, DoubleSupplier shareOfJdk) {
        if (isTooSmall(kind, n)) {
            return List.of();
        }
        if (target != Target.AUTO || only != null) {
            return considered().subList(0, Math.min(1, considered().size()));
        }
        if (!Discovery.isDone()) {
            // To find the devices takes a tenth of a second, in which the CPU has done the work.
            Discovery.start();
            return List.of();
        }
        Contest contest = contest(kind);
        double share = shareOfJdk.getAsDouble();
        Option first = null;
        List<ComputeDevice> several = null;
        for (Option option : contest.options) {
            if (refusal(option, contest.jdk, n, share) == null) {
                if (first == null) {
                    first = option;
                } else {
                    several = several == null ? new ArrayList<>(List.of(first.device)) : several;
                    several.add(option.device);
                }
            }
        }
        if (several != null) {
            several.sort((a, b) -> Long.compare(estimate(contest, a, n), estimate(contest, b, n)));
            return several;
        }
        return first == null ? List.of() : List.of(first.device);
    }

    /** The same, of those devices that kernels of an algorithm run on; then the JDK is no choice, except in a pinch. */
    public List<ComputeDevice> candidates(Workload kind, int n, SortAlgorithm algorithm, DoubleSupplier shareOfJdk) {
        if (algorithm == SortAlgorithm.AUTO) {
            return candidates(kind, n, shareOfJdk);
        }
        List<ComputeDevice> devices = new ArrayList<>(target == Target.AUTO ? candidates(kind, n) : List.of());
        for (ComputeDevice device : considered()) {
            if (!devices.contains(device)) {
                devices.add(device);
            }
        }
        devices.removeIf(device -> !algorithm.runsOn(device));
        return devices.subList(0, Math.min(1, devices.size()));
    }

    /** How a device sorts: in one array where it has no room for two, unless the caller wants something else. */
    static SortAlgorithm algorithm(SortAlgorithm wanted, Workload kind, int n, ComputeDevice device) {
        return wanted == SortAlgorithm.AUTO && mayBeInPlace(kind, device) && n > room(kind, kind.arrays(), device)
                ? SortAlgorithm.BATCHER : wanted;
    }

    private static boolean mayBeInPlace(Workload kind, ComputeDevice device) {
        return SortAlgorithm.BATCHER.runsOn(device) && SortAlgorithm.BATCHER.sorts(kind);
    }

    private static int room(Workload kind, int arrays, ComputeDevice device) {
        return device.maxElements(arrays, kind.bytesPerKey(), kind.bytesPerElement());
    }

    /**
     * The same for an order of the caller's own, of which nothing is measured: a GPU where it beats the JDK at sorting
     * such keys by their own order, for then it does so all the more; then JTP, which is of no use to one processor.
     */
    public List<ComputeDevice> candidatesForOrder(Workload kind, int n) {
        return candidatesForOrder(kind, n, Runtime.getRuntime().availableProcessors());
    }

    /** For tests: with so many processors. */
    public List<ComputeDevice> candidatesForOrder(Workload kind, int n, int processors) {
        List<ComputeDevice> devices = candidates(kind, n);
        if (target != Target.AUTO || only != null) {
            return devices;
        }
        devices = new ArrayList<>(devices);
        devices.removeIf(device -> !device.isOpenCl());
        if (n >= ORDER_ON_JTP && processors > 1 && Discovery.isDone()) {
            considered().stream().filter(device -> !device.isOpenCl()).forEach(devices::add);
        }
        return devices;
    }

    private static long estimate(Contest contest, ComputeDevice device, int n) {
        for (Option option : contest.options) {
            if (option.device == device) {
                return option.cost.estimate(n);
            }
        }
        return CostCurve.UNKNOWN;
    }

    /** The nanoseconds that the JDK is expected to take, or {@link CostCurve#UNKNOWN}. */
    long estimateByJdk(Workload kind, int n) {
        return contest(kind).jdk.estimate(n);
    }

    /** Why AUTO would not use a device for random elements, or null. */
    static Refusal refusal(Option option, CostCurve jdk, int n) {
        return refusal(option, jdk, n, 1);
    }

    /** The same for elements that take the JDK a share of what random ones take. */
    private static Refusal refusal(Option option, CostCurve jdk, int n, double shareOfJdk) {
        if (n < Calibration.SMALLEST) {
            return Refusal.SMALL;
        }
        if (n > option.limit) {
            return Refusal.LIMIT;
        }
        long here = option.cost.estimate(n);
        long there = jdk.estimate(n);
        if (here == CostCurve.UNKNOWN || there == CostCurve.UNKNOWN) {
            return option.device.health().whyOff() != null ? Refusal.OFF : Refusal.UNMEASURED;
        }
        if (here > margin(n > option.roomy, option.cost, jdk) * shareOfJdk * there) {
            return Refusal.SLOWER;
        }
        if (option.device.health().whyOff() != null) {
            return Refusal.OFF;
        }
        return OpenClOccupancy.isBusy(option.device) ? Refusal.BUSY : null;
    }

    /**
     * That another engine's code was cold only makes it better than its estimate; the JDK's, worse. An estimate for
     * another algorithm than will run is as good as a borrowed one.
     */
    private static double margin(boolean isOfAnother, CostCurve cost, CostCurve jdk) {
        boolean borrowed = isOfAnother || cost.trust() == CostCurve.Trust.BORROWED;
        return switch (jdk.trust()) {
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
            for (ComputeDevice device : Devices.openCl()) {
                if (target == Target.OPENCL || device.info().orElseThrow().type() == DeviceInfo.Type.GPU) {
                    devices.add(device);
                }
            }
        }
        return devices;
    }

    /** The rivals for a kind of work under AUTO. Starts the measurements that the answer rests on. */
    Contest contest(Workload kind) {
        Contest contest = contests.get(kind);
        if (contest == null) {
            List<Option> options = new ArrayList<>();
            for (ComputeDevice device : considered()) {
                options.add(new Option(device, room(kind, mayBeInPlace(kind, device) ? 1 : kind.arrays(), device),
                        room(kind, kind.arrays(), device), calibration.curve(kind.key(), device.toString())));
            }
            contest = new Contest(calibration.curve(kind.key(), Engine.JDK.name()), options.toArray(Option[]::new));
            if (!options.isEmpty()) {
                measuring.accept(kind);
            }
            contests.put(kind, contest);
        }
        return contest;
    }
}
