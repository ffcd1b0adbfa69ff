package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Health;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.device.RakePool;
import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.internal.event.ThrowingSupplier;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.step.HostCall;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Runs the jobs of a context on kernels: by steps on the streams of OpenCL devices, or on kernels of JTP. Each kind of
 * work is proved on an OpenCL device before its first call. JTP is Java, which needs no proof at run time.
 */
public final class DeviceCalls implements CustomKernels.Streams, AutoCloseable {
    /** Instances of a kernel on JTP, each for one call. More calls than processors would only share their time. */
    static final int ON_JTP = Math.max(2, Runtime.getRuntime().availableProcessors());
    /** Makes kernels of JTP. Tests replace it. */
    public interface RakeMaker {
        RakeKernel make(Rakes<?> rakes);
    }

    /** Not a lambda: linking a lambda loads its result classes, and so Aparapi, which small calls do without. */
    static final class OurRakes implements RakeMaker {
        @Override
        public RakeKernel make(Rakes<?> rakes) {
            return rakes.make();
        }
    }

    private final RakeMaker maker;
    private final Proofs proofs;
    private final Map<ComputeDevice, StreamPool> streams = new ConcurrentHashMap<>();
    private final Map<String, RakePool> rakePools = new ConcurrentHashMap<>();
    private final CustomKernels customKernels = new CustomKernels(this);
    private volatile Consumer<LaunchOptions> configure = options -> { };
    private volatile boolean closed;

    DeviceCalls(RakeMaker maker, Proofs proofs) {
        this.maker = maker;
        this.proofs = proofs;
    }

    /** For tests: tells of the options of each stream that is opened from now on. */
    public void onStream(Consumer<LaunchOptions> told) {
        configure = told;
    }

    /**
     * Does a job on a device.
     *
     * @param patience the nanoseconds to wait for JTP, for each caller; or {@code Long.MAX_VALUE} to wait also for a
     *     stream or a build, instead of failing as BUSY
     * @param learn told of the nanoseconds that it took, unless a part of it was done elsewhere
     */
    public Execution run(Job job, ComputeDevice device, long patience, long begin, String note, LongConsumer learn)
            throws DeviceFault {
        boolean waits = patience == Long.MAX_VALUE;
        Execution done;
        if (device.isOpenCl()) {
            try (HostCall call = prepared(() -> opened(job, device, waits))) {
                done = Executions.run(job, call, begin, note);
            }
            learn.accept(done.totalNanos());
            return done;
        }
        try (RakeLaunch launch = prepared(() -> opened(job, device, waits, patience))) {
            done = Executions.run(job, job.rakes(), launch, begin, note);
            if (launch.remark().isEmpty()) {
                learn.accept(done.totalNanos());
            }
            return done;
        }
    }

    /** Does what is needed before a launch. Without memory for it, another engine may still do the work. */
    private static <R> R prepared(ThrowingSupplier<R, DeviceFault> preparation) throws DeviceFault {
        try {
            return preparation.get();
        } catch (OutOfMemoryError | InternalError e) {
            throw DeviceFault.of(DeviceFault.Kind.LIMIT, "the launch was not prepared", e);
        }
    }

    private HostCall opened(Job job, ComputeDevice device, boolean waits) throws DeviceFault {
        open(job, device, waits);
        HostCall call = call(device, waits);
        boolean ready = false;
        try {
            ready = job.custom() == null || waits || call.isBuilt(job.custom().code());
            if (!ready) {
                call.finish();
            }
        } finally {
            if (!ready) {
                call.close();
            }
        }
        if (!ready) {
            throw customKernels.unbuilt(job, device);
        }
        return call;
    }

    private RakeLaunch opened(Job job, ComputeDevice device, boolean waits, long patience) throws DeviceFault {
        RakePool pool = pool(job.rakes(), device);
        return pool.take(job.n, waits ? Long.MAX_VALUE : patience * pool.callersEach());
    }

    /** Builds what a job needs on an OpenCL device, and proves it, unless that was done. */
    public void open(Job job, ComputeDevice device, boolean waits) throws DeviceFault {
        if (job.custom() == null) {
            prove(job, device, waits);
        } else {
            CustomKernels.refuse(job.custom().code(), device);
        }
    }

    /** Builds and proves all kernels that an OpenCL device has for a workload, so that calls wait for none. */
    public void open(Workload workload, ComputeDevice device) throws DeviceFault {
        try {
            for (Job job : proofs.jobs(workload)) {
                ExitDelay.call(() -> {
                    open(job, device, true);
                    return null;
                });
            }
        } finally {
            trim();
        }
    }

    public Proofs proofs() {
        return proofs;
    }

    /** Begins a call on an OpenCL device. If all streams are taken: waits, or fails as BUSY. */
    @Override
    public HostCall call(ComputeDevice device, boolean waits) throws DeviceFault {
        StreamPool pool = streams.computeIfAbsent(device, absent -> new StreamPool(device,
                options -> configure.accept(options)));
        if (closed) {
            pool.close();
        }
        return pool.take(waits);
    }

    /** The instances of a kernel. Those of a closed context serve one call each: calls that still run. */
    public RakePool pool(Rakes<?> rakes, ComputeDevice device) {
        RakePool pool = rakePools.computeIfAbsent(rakes.name(), absent -> newPool(rakes.withoutWork(), device));
        if (closed) {
            pool.close();
        }
        return pool;
    }

    private RakePool newPool(Rakes<?> kept, ComputeDevice device) {
        return new RakePool(device, () -> maker.make(kept), ON_JTP);
    }

    // ---- proofs

    private void prove(Job job, ComputeDevice device, boolean waits) throws DeviceFault {
        Health health = device.health();
        String work = job.provenAs();
        String rejected = health.whyRejected(work);
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
        if (health.isProven(work)) {
            return;
        }
        String wrong = proofs.prove(job, trial -> runTrial(trial, device, waits));
        if (wrong != null) {
            DeviceFault fault = new DeviceFault(DeviceFault.Kind.KERNEL, work + " failed its proof on " + device + ": "
                    + wrong, null);
            health.reject(work, fault);
            throw fault;
        }
        health.prove(work);
    }

    private void runTrial(Job trial, ComputeDevice device, boolean waits) throws DeviceFault {
        try (HostCall call = call(device, waits)) {
            Executions.run(trial, call, System.nanoTime(), "");
        }
    }

    // ---- the end

    @Override
    public boolean isClosed() {
        return closed;
    }

    /** Frees memory that no call uses, or everything if the context was closed meanwhile. */
    void trim() {
        if (closed) {
            close();
        } else {
            streams.values().forEach(StreamPool::trim);
            rakePools.values().forEach(RakePool::trim);
        }
    }

    @Override
    public void close() {
        closed = true;
        streams.values().forEach(StreamPool::close);
        rakePools.values().forEach(RakePool::close);
    }
}
