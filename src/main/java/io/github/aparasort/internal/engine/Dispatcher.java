package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.Plan;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.SortKernels;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Brings a job to an engine. A target stands for a list of devices to try, best first; behind the last one stands the
 * JDK, except where an OpenCL device was demanded. A fault on the way leaves the caller's array as it was, or the work
 * is finished all the same.
 */
public final class Dispatcher implements AutoCloseable {
    /** Instances of a kernel at once: OpenCL runs one launch at a time in a process anyway. */
    private static final int OPENCL_LEASES = 1;
    /** Beside a call that all processors work on, others get one each: more would only wait for each other. */
    static final int JTP_LEASES = Math.max(2, Runtime.getRuntime().availableProcessors());

    private record PoolKey(Workload kind, SortAlgorithm by, ComputeDevice device) {
    }

    /** Makes kernels. */
    public interface Kernels {
        DeviceKernel create(Workload kind, ComputeDevice device);
    }

    /** No lambda: to link one loads the classes of its results, and so Aparapi's, which small sorts do without. */
    private static final class OurKernels implements Kernels {
        @Override
        public DeviceKernel create(Workload kind, ComputeDevice device) {
            return kind.kernel(device);
        }
    }

    private final EngineSelector choice;
    private final Kernels kernels;
    private final Map<PoolKey, KernelPool> pools = new ConcurrentHashMap<>();
    private final CustomKernels ownKernels = new CustomKernels();
    private final List<Consumer<? super Execution>> listeners = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    public Dispatcher(Target target, ComputeDevice only) {
        this(target, only, Calibration.shared());
    }

    /** For tests: with measurements of its own. */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration) {
        this(target, only, calibration, new OurKernels());
    }

    /** For tests: with kernels of its own as well. */
    public Dispatcher(Target target, ComputeDevice only, Calibration calibration, Kernels kernels) {
        this.choice = new EngineSelector(target, only, calibration, this::calibrate);
        this.kernels = kernels;
    }

    public EngineSelector choice() {
        return choice;
    }

    public void listen(Consumer<? super Execution> listener) {
        listeners.add(listener);
    }

    /** Whether anyone wants to be told of calls. */
    public boolean isHeard() {
        return !listeners.isEmpty();
    }

    /** Whether a call of this size goes straight to the JDK with nobody listening: the way that must cost nothing. */
    public boolean isPlain(int n) {
        return !isHeard() && (n < 2 || choice.isTooSmall(n));
    }

    /** The same of a kind of work that is worth an engine from more elements on than others. */
    public boolean isPlain(Workload kind, int n) {
        return !isHeard() && (n < 2 || choice.isTooSmall(kind, n));
    }

    /** Does the job, on the best engine that can. */
    public void run(Job job) {
        long begin = System.nanoTime();
        String note = "";
        if (job.n >= 2) {
            for (ComputeDevice device : job.candidates(choice)) {
                try {
                    runOn(device, job, begin, note);
                    return;
                } catch (DeviceFault fault) {
                    throwAgain(fault.thrownByOwnCode());
                    if (choice.demandsOpenCl()) {
                        throw exception(job, device, fault);
                    }
                    note = joined(note, device + ": " + fault.getMessage());
                }
            }
            if (choice.demandsOpenCl()) {
                throw new GpuException(PlanText.noDevice(choice.target(), job), null);
            }
        }
        job.runByJdk();
        tell(Execution.byJdk(job.operation, job.type, job.n, System.nanoTime() - begin, note));
    }

    /** Does work that no engine is to be chosen for, and tells of it. */
    public void runByJdk(String operation, Class<?> type, int n, Runnable work) {
        if (!isHeard()) {
            work.run();
            return;
        }
        long begin = System.nanoTime();
        work.run();
        tell(Execution.byJdk(operation, type, n, System.nanoTime() - begin, ""));
    }

    private void runOn(ComputeDevice device, Job job, long begin, String note) throws DeviceFault {
        // Under AUTO nobody waits for a device: the CPU has done the work before it is free.
        boolean wait = choice.target() != Target.AUTO;
        Execution done;
        try (OpenClOccupancy ignored = OpenClOccupancy.enter(device, wait); Lease lease = lease(device, job, wait)) {
            done = run(job, lease, begin, note);
        }
        // Without the lease: a listener may sort.
        tell(done);
    }

    private Lease lease(ComputeDevice device, Job job, boolean wait) throws DeviceFault {
        if (device.isOpenCl() && job instanceof CustomCodeJob own) {
            return wait ? ownKernels.take(own, device) : ownKernels.takeBuilt(own, device);
        }
        KernelPool pool = job instanceof CustomCodeJob own ? ownKernels.rakes(own, device)
                : pool(job.work, EngineSelector.algorithm(job.algorithm, job.work, job.n, device), device);
        return pool.take(job.n, wait ? Long.MAX_VALUE
                : device.isOpenCl() ? 0 : patience(choice.estimateByJdk(job.work, job.n), job.work, job.n,
                        pool.callersEach()));
    }

    /**
     * Nanoseconds to wait for JTP. Processors are busy with others: let these get on, as long as it would take the JDK,
     * beside as many.
     */
    static long patience(long byJdk, Workload kind, int n, int callersEach) {
        return (byJdk == CostCurve.UNKNOWN ? kind.nanosByJdk() * n : byJdk) * callersEach;
    }

    /** Stage, launch, verify; then, and not before, commit. */
    public static Execution run(Job job, Lease lease, long begin, String note) throws DeviceFault {
        long[] phases = lease.run(job);
        long commit = System.nanoTime();
        if (!lease.isInPlace()) {
            job.commit(lease.kernel());
        }
        job.finish();
        long end = System.nanoTime();
        ComputeDevice device = lease.device();
        int bytes = lease.kernel().bytesPerElement();
        long copied = lease.isInPlace() ? 0 : 2L * job.n * bytes;
        long transferred = device.isOpenCl() ? 2L * lease.kernel().capacity() * bytes : 0;
        return new Execution(job.operation, job.type, job.n, device.isOpenCl() ? Engine.OPENCL : Engine.JTP,
                device.info(), lease.kernel().getClass().getSimpleName(), lease.kernel().passes(),
                copied + transferred, phases[0], phases[1], phases[2], end - commit, end - begin,
                joined(note, lease.remark()));
    }

    private static String joined(String note, String another) {
        return note.isEmpty() ? another : another.isEmpty() ? note : note + "; " + another;
    }

    /** The plan that {@link #run} would follow now for a kind of work. */
    public Plan plan(String operation, Class<?> type, Workload kind, int n) {
        return PlanText.plan(choice, operation, type, kind, n);
    }

    /** Has the engines measured for a kind of work; memory that the trials took goes back when they are over. */
    private void calibrate(Workload kind) {
        kind.trials(this).start(choice.calibration(), this::trim);
    }

    public KernelPool pool(Workload kind, ComputeDevice device) {
        return pool(kind, SortAlgorithm.AUTO, device);
    }

    /** The kernels of a kind on a device; from a closed context, kernels for one call each. */
    private KernelPool pool(Workload kind, SortAlgorithm algorithm, ComputeDevice device) {
        SortAlgorithm best = device.isOpenCl() ? SortAlgorithm.MERGESORT : SortAlgorithm.RADIX;
        SortAlgorithm by = algorithm == SortAlgorithm.AUTO ? best : algorithm;
        PoolKey key = new PoolKey(by == SortAlgorithm.RADIX ? kind : kind.inKernels(), by, device);
        KernelPool pool = pools.computeIfAbsent(key, absent -> new KernelPool(device,
                () -> by == best ? kernels.create(kind, device)
                        : SortKernels.create((SortWorkload) kind, by, device),
                device.isOpenCl() ? OPENCL_LEASES : JTP_LEASES, EngineTrials.probe(kind)));
        if (closed) {
            pool.close();
        }
        return pool;
    }

    public void tell(Execution execution) {
        for (Consumer<? super Execution> listener : listeners) {
            listener.accept(execution);
        }
    }

    /** What the caller's own code threw, as it was; if anything. */
    private static void throwAgain(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private GpuException exception(Job job, ComputeDevice device, DeviceFault fault) {
        return new GpuException(PlanText.fault(job, device, fault), fault);
    }

    /** Lets go of the memory of what lies idle; of everything, if this was closed while it was measuring. */
    private void trim() {
        if (closed) {
            close();
        } else {
            pools.values().forEach(KernelPool::trim);
            ownKernels.trim();
        }
    }

    @Override
    public void close() {
        closed = true;
        pools.values().forEach(KernelPool::close);
        ownKernels.close();
    }
}
