package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs every operation of every family: {@link #submit} is the one way in. A job that is too small for kernels runs as
 * plain Java at once. Otherwise {@link EngineSelector} chooses a device or plain Java, and again after each fault;
 * plain Java is the last resort, unless the target demands an OpenCL device. After a fault the caller's arrays are
 * unchanged, or the work is finished.
 */
public final class Dispatcher implements AutoCloseable {
    private final TargetDevices admitted;
    private final EngineSelector selector;
    private final DeviceCalls calls;
    private final Reports reports;
    private final CallScope.Limits limits;
    /** The context that this one shares all but its limits with, or null. */
    private final Dispatcher origin;
    private volatile boolean closed;

    /**
     * Makes a context.
     *
     * @param only the one device to use, or null where the target decides
     * @param proofs what proves its kernels
     */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration, Proofs proofs) {
        this(target, only, calibration, proofs, new DeviceCalls.OurRakes());
    }

    /** For tests: with its own kernels of JTP too. */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration, Proofs proofs,
            DeviceCalls.RakeMaker rakes) {
        this.admitted = new TargetDevices(target, only);
        this.selector = new EngineSelector(admitted, calibration, this::open);
        this.calls = new DeviceCalls(rakes, proofs);
        this.reports = new Reports();
        this.limits = Property.threads() == 0 ? CallScope.Limits.NONE
                : CallScope.Limits.NONE.withThreads(Property.threads());
        this.origin = null;
    }

    private Dispatcher(Dispatcher origin, CallScope.Limits limits) {
        this.admitted = origin.admitted;
        this.selector = origin.selector;
        this.calls = origin.calls;
        this.reports = origin.reports;
        this.limits = limits;
        this.origin = origin;
    }

    /** A context with the same engines, whose calls have these limits. */
    public Dispatcher within(CallScope.Limits narrower) {
        requireOpen();
        return new Dispatcher(this, narrower);
    }

    /** What calls of this context may use. */
    public CallScope.Limits limits() {
        return limits;
    }

    /** What the target of this context admits. */
    public TargetDevices admitted() {
        return admitted;
    }

    public EngineSelector selector() {
        return selector;
    }

    public DeviceCalls calls() {
        return calls;
    }

    /** Opens the engines for a workload in the background, unless that was done before. */
    private void open(Workload workload) {
        Calibration calibration = selector.calibration();
        if (calibration.begin(workload.name())) {
            for (ComputeDevice device : admitted.of(workload)) {
                if (!device.isOpenCl()) {
                    calibration.opened(workload.name(), device.toString());
                    continue;
                }
                calibration.open(workload.name(), device.toString(), () -> {
                    calls.open(workload, device);
                    return device.version();
                });
            }
        }
    }

    /**
     * Prepares calls of a workload: builds the kernels and proves them, and under AUTO measures all engines.
     *
     * @param operation what the call is told as, of keys of the type
     */
    public void warmUp(Workload workload, Operation operation, Class<?> type) {
        new WarmUp(workload, selector, calls).run(job -> dispatch(job.preparing(operation, type)));
    }

    /** The plan that {@link #submit} would follow now for a workload. */
    public Plan plan(Operation operation, Class<?> type, Workload workload, int n) {
        return PlanText.plan(selector, operation, type, workload, n);
    }

    /** Where the work may go, for the text of facades. */
    @Override
    public String toString() {
        return admitted + limits.toString() + (isOpen() ? "" : ", closed");
    }

    /** Does what is a part of a call, but of no job, within the limits of the context. */
    public <R> R limited(Supplier<R> work) {
        CallScope outer = limits.enter();
        try {
            return work.get();
        } finally {
            limits.leave(outer);
        }
    }

    /** As {@link #limited(Supplier)}, without a result. */
    public void limited(Runnable work) {
        limited(() -> {
            work.run();
            return null;
        });
    }

    /** Refuses a call of a closed context. */
    public void requireOpen() {
        if (!isOpen()) {
            throw new IllegalStateException("this Gpu is closed: open another one, or use Gpu.shared()");
        }
    }

    /** Whether this context takes calls. */
    public boolean isOpen() {
        return !closed && (origin == null || origin.isOpen());
    }

    @Override
    public void close() {
        closed = true;
        if (origin == null) {
            calls.close();
        }
    }

    // ---- a call

    /** Does a job: as plain Java if it is small, else on the fastest engine. */
    public void submit(Job job) {
        if (!job.isPart()) {
            requireOpen();
        }
        if (limits == CallScope.Limits.NONE) {
            begin(job);
            return;
        }
        CallScope outer = limits.enter();
        try {
            CallScope.check();
            begin(job);
        } finally {
            limits.leave(outer);
        }
    }

    private void begin(Job job) {
        boolean isTrivial = job.n < 2 || selector.isTooSmall(job) || !job.gainsByOrder() && staysPlain(job);
        if (isTrivial && !reports.hasListeners()) {
            runPlain(job);
            return;
        }
        long begin = System.nanoTime();
        if (isTrivial) {
            runPlain(job);
            reports.tellPlain(job, begin, "", false);
            return;
        }
        String presorted = selector.isFree(job) ? job.tryPresorted() : null;
        if (presorted != null) {
            EngineCosts known = job.gainsByOrder() ? null : selector.known(job);
            if (known != null) {
                known.wentPlain(job.n);
            }
            reports.tellPlain(job, begin, presorted, true);
            return;
        }
        if (job.gainsByOrder() && staysPlain(job)) {
            runPlain(job);
            reports.tellPlain(job, begin, "", true);
            return;
        }
        dispatch(job, begin);
    }

    /** Whether plain Java does a job without a choice. While there is a recording, every job of a caller has one. */
    private boolean staysPlain(Job job) {
        EngineCosts known = Reports.isRecorded(job) ? null : selector.known(job);
        return known != null && known.staysPlain(job.n);
    }

    /** Does a job without checking its size or the order of its keys. */
    public void dispatch(Job job) {
        dispatch(job, System.nanoTime());
    }

    private static void runPlain(Job job) {
        job.check(null);
        job.runPlain();
    }

    private void dispatch(Job job, long begin) {
        Choice choice = choose(job);
        if (Events.wantsChoices() && !job.isOwn()) {
            PlanText.tellChoice(selector, job, choice);
        }
        String note = choice.note();
        List<ComputeDevice> failed = List.of();
        while (choice.device() != null) {
            try {
                runOn(choice, job, begin, note);
                return;
            } catch (DeviceFault fault) {
                ComputeDevice device = choice.device();
                ThreadTeam.<RuntimeException>rethrow(fault.thrownByCustomCode());
                if (fault.kind() == DeviceFault.Kind.INPUT_CHANGED) {
                    // It may have been wrong from the beginning.
                    job.check(null);
                }
                if (admitted.demandsOpenCl) {
                    throw new GpuException(PlanText.fault(job, device, fault), fault);
                }
                job.abandon();
                note = Executions.joined(note, device.describe(fault));
                if (fault.isShortage()) {
                    // Memory is short, and another choice would allocate.
                    break;
                }
                failed = new ArrayList<>(failed);
                failed.add(device);
                choice = selector.chooseAfter(job, failed);
            }
        }
        if (admitted.demandsOpenCl && job.n >= 2 && job.workload != null) {
            throw new GpuException(PlanText.noDevice(admitted.target(), job), null);
        }
        runPlain(job);
        if (choice.device() == null) {
            learn(job, choice, begin, System.nanoTime());
        }
        reports.tellPlain(job, begin, note, true);
    }

    /** The choice for a job. Plain Java if there is no memory to choose: that may still do it. */
    private Choice choose(Job job) {
        try {
            return selector.choose(job);
        } catch (OutOfMemoryError | InternalError e) {
            if (admitted.demandsOpenCl) {
                throw e;
            }
            return Choice.PLAIN;
        }
    }

    private void runOn(Choice choice, Job job, long begin, String note) throws DeviceFault {
        // AUTO calls never wait for a device: the CPU is done before the device is free.
        boolean wait = admitted.target() != Target.AUTO;
        Execution done;
        ComputeDevice device = choice.device();
        job.check(device);
        long patience = wait ? Long.MAX_VALUE : device.isOpenCl() ? 0
                : patience(selector.known(job.workload), job.workload, job.n);
        try (ComputeDevice.Stay ignored = device.enter(wait)) {
            done = calls.run(job, device, patience, begin, note,
                    nanos -> learn(job, choice, begin, begin + nanos));
        }
        // The kernels are given back: a listener may call this library.
        reports.tell(job, done, true);
    }

    /**
     * How many nanoseconds to wait for JTP. Other callers use the processors; each may use them for as long as plain
     * Java would take.
     *
     * @param known the costs of the engines, or null
     */
    static long patience(EngineCosts known, Workload workload, int n) {
        long nanos = known == null ? LearnedCosts.UNKNOWN
                : known.learned().estimate(LearnedCosts.JDK, CostInput.random(n));
        return nanos == LearnedCosts.UNKNOWN ? workload.prior().plainNanos(n) : nanos;
    }

    // ---- what a call teaches

    /**
     * Adds what a job took on its engine to what is known of the engine. If the devices are not known, only starts to
     * find them: not before the job, because on few processors that would take a part of its time.
     */
    private void learn(Job job, Choice choice, long begin, long end) {
        try {
            boolean teaches = selector.isFree(job) && job.mayGain() && hasDevices(job) && selector.mayGain(job);
            if (teaches && choice.engine() != Choice.NOT_LEARNED && selector.costs(job.workload).learned().learn(
                    choice.engine(), job.costInput(), end - begin, choice.explores(), end)) {
                selector.calibration().keep(job.workload.name());
            }
        } catch (OutOfMemoryError | InternalError e) {
            // The work is done; there is no memory to learn from it.
        }
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
                    selector.costs(workload);
                }
            } catch (OutOfMemoryError | InternalError e) {
                // The next call tries again.
            }
        });
        return false;
    }

    // ---- what is told of it

    /** Reports every call from now on to a listener, on the caller's thread. The result ends this. */
    public Runnable listen(Consumer<? super Execution> listener) {
        requireOpen();
        return reports.add(listener);
    }

    /** Whether nobody is told of a small call, and no engine is demanded for it. Refuses a call of a closed context. */
    public boolean isSilent() {
        requireOpen();
        return !admitted.demandsOpenCl && !reports.hasListeners();
    }

    /** Begins an operation on resident arrays of a device. Null if nobody is told of it. */
    public ResidentCall beginResident(Operation operation, Class<?> type, int n, ComputeDevice device) {
        return reports.wantsResident() ? new ResidentCall(reports, operation, type, n, device) : null;
    }

    /** Begins a call that is several jobs: it ends normally on a context that is closed meanwhile. */
    public CompoundCall begin(Operation operation, int n) {
        return begin(operation, null, n);
    }

    /** Begins such a call, which is reported with a type that its jobs do not have. */
    public CompoundCall begin(Operation operation, Class<?> type, int n) {
        requireOpen();
        return new CompoundCall(operation, type, n, limits);
    }

    /** Begins what is left of such a call, after its end: also if the context was closed meanwhile. */
    public CompoundCall later(CompoundCall call) {
        return new CompoundCall(call.operation(), null, call.n(), limits);
    }

    /** Ends such a call, and tells of it. */
    public void end(CompoundCall call) {
        reports.tell(call);
    }
}
