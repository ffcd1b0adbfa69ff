package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.cost.RunningCalls;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedLaunch;
import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Runs every operation of every family: {@link #submit} is the one way in. A job that is too small for kernels runs as
 * plain Java at once. Otherwise {@link EngineSelector} chooses a device or plain Java, and again after each fault;
 * plain Java is the last resort, unless the target demands an OpenCL device. After a fault the caller's arrays are
 * unchanged, or the work is finished.
 */
public final class Dispatcher implements AutoCloseable {
    /** Instances of a kernel per OpenCL device: those of a call in slices, or one each for several callers. */
    private static final int OPENCL_LEASES = SlicedLaunch.INSTANCES;
    /** Instances of a kernel on JTP. The first call uses all processors, each further call one: more would wait. */
    static final int JTP_LEASES = Math.max(2, Runtime.getRuntime().availableProcessors());

    /** What listeners are told of a call that explores an engine. */
    public static final String EXPLORES = "tried, to learn what this engine takes";
    /** What listeners are told of a call that waits for no other thread, because that one might wait for the caller. */
    private static final String STAYS = "within a static initialiser no other thread may call custom code";
    /** What could not be done if there was no memory before the launch. The JDK wraps some such errors. */
    private static final String UNPREPARED = "the launch was not prepared";

    /** With its own methods: see {@link KeyedWorkload}. */
    private record PoolKey(KernelSource source, ComputeDevice device) {
        @Override
        public boolean equals(Object other) {
            return other instanceof PoolKey key && device.equals(key.device) && source.equals(key.source);
        }

        @Override
        public int hashCode() {
            return 31 * source.hashCode() + device.hashCode();
        }
    }

    /** Makes kernels. Tests replace it. */
    public interface Kernels {
        DeviceKernel create(KernelSource source, ComputeDevice device);
    }

    /** Not a lambda: linking a lambda loads its result classes, and so Aparapi, which small calls do without. */
    private static final class OurKernels implements Kernels {
        @Override
        public DeviceKernel create(KernelSource source, ComputeDevice device) {
            return source.create(device);
        }
    }

    private final EngineSelector selector;
    private final Kernels kernels;
    private final Map<PoolKey, KernelPool> pools = new ConcurrentHashMap<>();
    private final CustomKernels customKernels = new CustomKernels();
    /** Null until there is one: small calls do without the class. */
    private volatile Listeners listeners;
    /** Neither closed nor listened to: the one field that small calls read. */
    private volatile boolean quiet = true;
    private volatile boolean closed;

    /** @param only the one device to use, or null where the target decides */
    public Dispatcher(Target target, ComputeDevice only) {
        this(target, only, Calibration.shared());
    }

    /** For tests: with its own measurements. */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration) {
        this(target, only, calibration, new OurKernels());
    }

    /** For {@link ChoiceWarmUp}: without measurements. */
    Dispatcher(Target target, ComputeDevice only, Calibration calibration, Consumer<Workload> measuring) {
        this.selector = new EngineSelector(target, only, calibration, measuring);
        this.kernels = new OurKernels();
    }

    /** For tests: with its own kernels too. */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration, Kernels kernels) {
        this.selector = new EngineSelector(target, only, calibration, this::calibrate);
        this.kernels = kernels;
    }

    public EngineSelector selector() {
        return selector;
    }

    /** Reports every call from now on to a listener, on the caller's thread. The result ends this. */
    public synchronized Runnable listen(Consumer<? super Execution> listener) {
        requireOpen();
        if (listeners == null) {
            listeners = new Listeners();
        }
        Runnable removal = listeners.add(listener);
        updateQuiet();
        return () -> {
            removal.run();
            updateQuiet();
        };
    }

    private synchronized void updateQuiet() {
        quiet = !closed && (listeners == null || listeners.isEmpty());
    }

    /** Where the work may go, for the text of facades. */
    @Override
    public String toString() {
        return selector + (closed ? ", closed" : "");
    }

    /** Refuses a call of a closed context. */
    public void requireOpen() {
        if (closed) {
            throw new IllegalStateException("this Gpu is closed: open another one, or use Gpu.shared()");
        }
    }

    /** Does a job: as plain Java if it is small, else on the fastest engine. */
    public void submit(Job job) {
        submit(job, false);
    }

    /** @param isFurther whether the call has done another job before: it ends normally on a context closed meanwhile */
    public void submit(Job job, boolean isFurther) {
        boolean unheard = quiet;
        if (!unheard && !isFurther) {
            requireOpen();
        }
        boolean direct = job.n < 2 || selector.isTooSmall(job) || !job.gainsByOrder() && staysPlain(job);
        if (direct && unheard) {
            job.runPlain();
            return;
        }
        long begin = System.nanoTime();
        if (direct) {
            job.runPlain();
            tell(plain(job, begin, ""));
            return;
        }
        String presorted = selector.mayUsePresorted(job) ? job.tryPresorted() : null;
        if (presorted != null) {
            if (!job.gainsByOrder()) {
                selector.wentPlain(job);
            }
            reportPlain(job, begin, presorted);
        } else if (job.gainsByOrder() && staysPlain(job)) {
            job.runPlain();
            reportPlain(job, begin, "");
        } else {
            dispatch(job, begin);
        }
    }

    /** Whether plain Java does a job without a choice. While there is a recording, every job of a caller has one. */
    private boolean staysPlain(Job job) {
        return !isRecorded(job) && selector.staysPlain(job);
    }

    private static boolean isRecorded(Job job) {
        return Events.wantsExecutions() && !job.isOwn();
    }

    /** Does a job without checking its size or the order of its keys. */
    public void dispatch(Job job) {
        dispatch(job, System.nanoTime());
    }

    private void dispatch(Job job, long begin) {
        RunningCalls calls = selector.calibration().calls();
        calls.begin();
        try {
            runOnBest(job, begin);
        } finally {
            calls.end();
        }
    }

    private void runOnBest(Job job, long begin) {
        Choice choice = choose(job);
        if (Events.wantsChoices() && !job.isOwn()) {
            PlanText.tellChoice(selector, job, choice);
        }
        String note = choice.explores() ? EXPLORES : choice == Choice.ON_CALLER ? STAYS : "";
        List<ComputeDevice> failed = List.of();
        while (choice.device() != null) {
            try {
                runOn(choice, job, begin, note);
                return;
            } catch (DeviceFault fault) {
                ComputeDevice device = choice.device();
                Dispatcher.<RuntimeException>rethrow(fault.thrownByCustomCode());
                if (selector.demandsOpenCl) {
                    throw new GpuException(PlanText.fault(job, device, fault), fault);
                }
                note = joined(note, fault.on(device));
                if (fault.isShortage()) {
                    // The fewer objects the better.
                    break;
                }
                failed = new ArrayList<>(failed);
                failed.add(device);
                choice = selector.chooseAfter(job, failed);
            }
        }
        if (selector.demandsOpenCl && job.n >= 2 && job.workload != null) {
            throw new GpuException(PlanText.noDevice(selector.target(), job), null);
        }
        job.runPlain();
        if (choice.device() == null) {
            selector.learn(job, choice, begin, System.nanoTime());
        }
        reportPlain(job, begin, note);
    }

    /** The choice for a job. Plain Java if there is no memory to choose: that may still do it. */
    private Choice choose(Job job) {
        try {
            return selector.choose(job);
        } catch (OutOfMemoryError | InternalError e) {
            if (selector.demandsOpenCl) {
                throw e;
            }
            return Choice.PLAIN;
        }
    }

    private void runOn(Choice choice, Job job, long begin, String note) throws DeviceFault {
        // AUTO calls never wait for a device: the CPU is done before the device is free.
        boolean wait = selector.target() != Target.AUTO;
        Execution done;
        ComputeDevice device = choice.device();
        KernelBinding<?> binding = binding(job, device);
        try (OpenClOccupancy ignored = OpenClOccupancy.enter(device, wait);
                Lease lease = lease(device, job, binding, wait)) {
            done = execute(job, binding, lease, begin, note);
            if (lease.remark().isEmpty()) {
                selector.learn(job, choice, begin, begin + done.totalNanos());
            }
        }
        // The lease is given back: a listener may call this library.
        report(job, done);
    }

    private KernelBinding<?> binding(Job job, ComputeDevice device) throws DeviceFault {
        try {
            if (selector.demandsOpenCl && !job.isForced() && job.custom() == null) {
                job.workload.compareKernels(device, job.n);
            }
            return job.binding(device);
        } catch (OutOfMemoryError | InternalError e) {
            throw DeviceFault.of(DeviceFault.Kind.LIMIT, UNPREPARED, e);
        }
    }

    private Lease lease(ComputeDevice device, Job job, KernelBinding<?> binding, boolean wait) throws DeviceFault {
        try {
            if (device.isOpenCl() && job.custom() != null) {
                return wait ? customKernels.take(job, device) : customKernels.takeBuilt(job, device);
            }
            KernelPool pool = pool(binding.source(), device);
            return pool.take(binding.elements(job.n), wait ? Long.MAX_VALUE : device.isOpenCl() ? 0
                    : patience(selector.estimatePlain(job.workload, job.n), job.workload, job.n, pool.callersEach()));
        } catch (OutOfMemoryError | InternalError e) {
            throw DeviceFault.of(DeviceFault.Kind.LIMIT, UNPREPARED, e);
        }
    }

    /**
     * How many nanoseconds to wait for JTP. Other callers use the processors; each may use them for as long as plain
     * Java would take.
     */
    static long patience(long plainNanos, Workload workload, int n, int callersEach) {
        return (plainNanos == CostCurve.UNKNOWN ? workload.prior().plainNanos(n) : plainNanos) * callersEach;
    }

    /** Runs a job on a leased kernel, in tiles or by rakes as the kernel does: for proofs, trials and tests. */
    public static Execution execute(Job job, Lease lease, long begin, String note) throws DeviceFault {
        KernelBinding<?> binding = job.binding(lease.device(), lease.kernel() instanceof TileKernel);
        return execute(job, binding, lease, begin, note);
    }

    /** Runs a job on a leased kernel: send, launch, receive and verify, then commit and finish. */
    public static Execution execute(Job job, KernelBinding<?> binding, Lease lease, long begin, String note)
            throws DeviceFault {
        ComputeDevice device = lease.device();
        Launch launch = binding.launch(lease);
        Launch.Times times = lease.run(launch);
        long commit = System.nanoTime();
        launch.commit();
        job.finish();
        long end = System.nanoTime();
        int bytes = lease.kernel().bytesPerElement();
        long copies = (launch.isInPlace() ? 0 : 2) + (device.isOpenCl() ? 2 : 0);
        return new Execution(job.operation, job.type, job.n, device.isOpenCl() ? Engine.OPENCL : Engine.JTP,
                info(device), lease.kernel().getClass().getSimpleName(), lease.kernel().passes(),
                copies * job.n * bytes, times.stage(), times.device(), times.verify(), end - commit, end - begin,
                joined(joined(note, lease.remark()), launch.note()));
    }

    /** What the public API tells of a device; empty for JTP. */
    public static Optional<DeviceInfo> info(ComputeDevice device) {
        return device.info().map(d -> new DeviceInfo(d.name(), d.vendor(), d.platform(), d.version(),
                DeviceInfo.Type.valueOf(d.type().name()), d.computeUnits(), d.maxWorkGroupSize(), d.localMemory(),
                d.globalMemory(), d.maxAllocation(), d.id()));
    }

    private static Execution plain(Job job, long begin, String note) {
        return new Execution(job.operation, job.type, job.n, Engine.JDK, Optional.empty(), "", 0, 0, 0, 0, 0, 0,
                System.nanoTime() - begin, joined(note, job.note()));
    }

    private static String joined(String note, String another) {
        return note.isEmpty() ? another : another.isEmpty() ? note : DeviceFault.joined(note, "; ", another);
    }

    /** The plan that {@link #submit} would follow now for a workload. */
    public Plan plan(String operation, Class<?> type, Workload workload, int n) {
        return PlanText.plan(selector, operation, type, workload, n);
    }

    /** Starts measuring the engines at a workload. Memory that the trials take is freed at the end. */
    private void calibrate(Workload workload) {
        workload.trials(this).start(selector.calibration(), this::trim);
    }

    /** The instances of a kernel on a device. Those of a closed context serve one call each: calls that still run. */
    public KernelPool pool(KernelSource source, ComputeDevice device) {
        KernelPool pool = pools.computeIfAbsent(new PoolKey(source, device), absent -> new KernelPool(device,
                () -> kernels.create(source, device), device.isOpenCl() ? OPENCL_LEASES : JTP_LEASES,
                KernelProof.of(source)));
        if (closed) {
            pool.close();
        }
        return pool;
    }

    /** Tells of a call that plain Java did although it was large enough for kernels, if anybody wants to know. */
    private void reportPlain(Job job, long begin, String note) {
        if (listeners != null || isRecorded(job)) {
            report(job, plain(job, begin, note));
        }
    }

    /** Tells of a call that was large enough for kernels. */
    private void report(Job job, Execution done) {
        tell(done);
        if (!job.isOwn()) {
            Events.execution(done);
        }
    }

    private void tell(Execution done) {
        Listeners told = listeners;
        if (told != null) {
            told.tell(done);
        }
    }

    /** Throws what the caller's code threw, if it did: of any type, as it may throw what it does not declare. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
        if (thrown != null) {
            throw (E) thrown;
        }
    }

    /** Frees the memory of idle kernels, or everything if the context was closed meanwhile. */
    private void trim() {
        if (closed) {
            close();
        } else {
            pools.values().forEach(KernelPool::trim);
            customKernels.trim();
        }
    }

    @Override
    public void close() {
        closed = true;
        updateQuiet();
        pools.values().forEach(KernelPool::close);
        customKernels.close();
    }
}
