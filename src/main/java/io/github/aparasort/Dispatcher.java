package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.Devices;
import io.github.aparasort.device.Discovery;
import io.github.aparasort.device.KernelPool;
import io.github.aparasort.device.Lease;
import io.github.aparasort.plan.Calibration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Brings a job to an engine. A target stands for a list of devices to try, best first; behind the last one stands the
 * JDK, except where an OpenCL device was demanded. A fault on the way leaves the caller's array as it was.
 */
final class Dispatcher implements AutoCloseable {
    /** Below this a pass of JTP costs more than the whole sort. */
    static final int JTP_SMALLEST = 1 << 13;
    /** What each extra engine must be better than the JDK by, in estimates, before it is believed. */
    private static final double MARGIN = 0.9;
    /** Instances of a kernel at once: OpenCL runs one launch at a time in a process anyway. */
    private static final int OPENCL_LEASES = 1;
    private static final int JTP_LEASES = 2;

    private record PoolKey(SortKind kind, ComputeDevice device) {
    }

    private final Target target;
    /** The one device to use, or null where the target says. */
    private final ComputeDevice only;
    private final Map<PoolKey, KernelPool> pools = new ConcurrentHashMap<>();
    private final List<Consumer<? super Execution>> listeners = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    Dispatcher(Target target, ComputeDevice only) {
        this.target = target;
        this.only = only;
    }

    Target target() {
        return target;
    }

    void listen(Consumer<? super Execution> listener) {
        listeners.add(listener);
    }

    /** Whether a call of this size goes straight to the JDK with nobody listening: the way that must cost nothing. */
    boolean isPlain(int n) {
        return listeners.isEmpty() && (n < 2 || !demandsOpenCl() && n < smallest());
    }

    /** Does the job, on the best engine that can. */
    void run(SortJob job) {
        long begin = System.nanoTime();
        StringBuilder note = new StringBuilder();
        if (job.n >= 2) {
            for (ComputeDevice device : candidates(job.kind, job.n)) {
                try {
                    runOn(device, job, begin, note.toString());
                    return;
                } catch (DeviceFault fault) {
                    if (demandsOpenCl()) {
                        throw exception(job, device, fault);
                    }
                    note.append(note.isEmpty() ? "" : "; ").append(device).append(": ").append(fault.getMessage());
                }
            }
            if (demandsOpenCl()) {
                throw new GpuException(Explanations.noDevice(target, job), null);
            }
        }
        job.sortByJdk();
        tell(Execution.byJdk(job.operation, job.type, job.n, System.nanoTime() - begin, note.toString()));
    }

    /** Does work that no engine is to be chosen for, and tells of it. */
    void runByJdk(String operation, Class<?> type, int n, Runnable work) {
        if (listeners.isEmpty()) {
            work.run();
            return;
        }
        long begin = System.nanoTime();
        work.run();
        tell(Execution.byJdk(operation, type, n, System.nanoTime() - begin, ""));
    }

    private void runOn(ComputeDevice device, SortJob job, long begin, String note) throws DeviceFault {
        // Under AUTO nobody waits for a device: the CPU has done the work before it is free.
        Execution done;
        try (Lease lease = pool(job.kind, device).take(job.n, target != Target.AUTO)) {
            done = run(job, lease, begin, note);
        }
        // Without the lease: a listener may sort.
        tell(done);
    }

    /** Stage, launch, verify; then, and not before, commit. */
    static Execution run(SortJob job, Lease lease, long begin, String note) throws DeviceFault {
        long[] phases = lease.run(job);
        long commit = System.nanoTime();
        job.commit(lease.kernel());
        long end = System.nanoTime();
        ComputeDevice device = lease.device();
        int bytes = lease.kernel().bytesPerElement();
        long copied = 2L * job.n * bytes;
        long transferred = device.isOpenCl() ? 2L * lease.kernel().capacity() * bytes : 0;
        return new Execution(job.operation, job.type, job.n, device.isOpenCl() ? Engine.OPENCL : Engine.JTP,
                device.info(), lease.kernel().getClass().getSimpleName(), lease.kernel().passes(),
                copied + transferred, phases[0], phases[1], phases[2], end - commit, end - begin, note);
    }

    /** The plan that {@link #run} would follow now for a kind of work. */
    Plan plan(String operation, Class<?> type, SortKind kind, int n) {
        return Explanations.plan(this, operation, type, kind, n);
    }

    // ---- which devices

    boolean demandsOpenCl() {
        return only != null || target == Target.GPU || target == Target.OPENCL;
    }

    int smallest() {
        return switch (target) {
            case JDK -> Integer.MAX_VALUE;
            case JTP -> JTP_SMALLEST;
            case AUTO -> Calibration.SMALLEST;
            case GPU, OPENCL -> 2;
        };
    }

    /** The devices to try for so many elements, best first. */
    List<ComputeDevice> candidates(SortKind kind, int n) {
        if (!demandsOpenCl() && n < smallest()) {
            return List.of();
        }
        if (target == Target.AUTO && !Discovery.isDone()) {
            // To find the devices takes a tenth of a second, in which the CPU has done the work.
            Discovery.start();
            return List.of();
        }
        List<ComputeDevice> devices = new ArrayList<>();
        for (ComputeDevice device : considered()) {
            if (target != Target.AUTO || whyNot(device, kind, n) == null) {
                devices.add(device);
            }
        }
        if (target == Target.AUTO) {
            devices.sort((a, b) -> Long.compare(estimate(a, kind, n).orElse(0), estimate(b, kind, n).orElse(0)));
        } else if (devices.size() > 1) {
            return devices.subList(0, 1);
        }
        return devices;
    }

    /** All devices that the target admits. */
    List<ComputeDevice> considered() {
        if (only != null) {
            return List.of(only);
        }
        List<ComputeDevice> devices = new ArrayList<>();
        if (target == Target.JTP || target == Target.AUTO) {
            if (Devices.jtp() != null) {
                devices.add(Devices.jtp());
            }
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

    /** Why AUTO would not use a device, or null. Starts the measurements that the answer rests on. */
    String whyNot(ComputeDevice device, SortKind kind, int n) {
        calibrate(kind);
        if (device.health().whyOff() != null) {
            return device.health().whyOff();
        }
        int limit = device.maxElements(kind.bytesPerKey(), kind.bytesPerElement());
        if (n > limit) {
            return String.format(Locale.ROOT, "it takes %,d elements at most", limit);
        }
        OptionalLong jdk = Calibration.curve(kind.name(), Engine.JDK.name()).estimate(n);
        OptionalLong here = estimate(device, kind, n);
        if (here.isEmpty() || jdk.isEmpty()) {
            String rejections = device.health().rejections();
            return rejections.isEmpty() ? "not measured yet; measuring runs in the background" : rejections;
        }
        if (here.getAsLong() > MARGIN * jdk.getAsLong()) {
            return String.format(Locale.ROOT, "expected %.3f ms, the JDK %.3f ms", here.getAsLong() / 1e6,
                    jdk.getAsLong() / 1e6);
        }
        return null;
    }

    OptionalLong estimate(ComputeDevice device, SortKind kind, int n) {
        return Calibration.curve(kind.name(), device.toString()).estimate(n);
    }

    private void calibrate(SortKind kind) {
        if (!Calibration.isStarted(kind.name())) {
            Calibration.start(kind.name(), Trials.of(this, kind), this::trim);
        }
    }

    /** The kernels of a kind on a device; from a closed context, kernels for one call each. */
    KernelPool pool(SortKind kind, ComputeDevice device) {
        KernelPool pool = pools.computeIfAbsent(new PoolKey(kind.inKernels(), device), key -> new KernelPool(device,
                () -> SortKernels.create(kind, device), device.isOpenCl() ? OPENCL_LEASES : JTP_LEASES,
                Trials.probe(kind)));
        if (closed) {
            pool.close();
        }
        return pool;
    }

    void tell(Execution execution) {
        for (Consumer<? super Execution> listener : listeners) {
            listener.accept(execution);
        }
    }

    private GpuException exception(SortJob job, ComputeDevice device, DeviceFault fault) {
        return new GpuException(Explanations.fault(job, device, fault), fault);
    }

    /** Lets go of the memory of what lies idle; of everything, if this was closed while it was measuring. */
    private void trim() {
        if (closed) {
            close();
        } else {
            pools.values().forEach(KernelPool::trim);
        }
    }

    @Override
    public void close() {
        closed = true;
        pools.values().forEach(KernelPool::close);
    }
}
