package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Instances of one kernel on one device, each leased to one caller at a time. An instance has its own arrays, on an
 * OpenCL device in the memory there, and a queue; the context and the program belong to the device. Instances are kept,
 * because it takes long to make arrays. An idle instance for JTP leaves its arrays to the garbage collector if the heap
 * is short, and every instance that is idle for a while frees its memory.
 */
public final class KernelPool extends Lease.Owner implements AutoCloseable {
    /** Shows, on a small input, that a kernel gives the right result on its device. */
    public interface Probe {
        /** Returns null, or what was wrong. */
        String prove(Lease lease) throws DeviceFault;
    }

    /** Creates an instance, or throws a fault that says why there can be none. */
    public interface Maker {
        DeviceKernel make() throws DeviceFault;
    }

    private static final String NO_KERNEL = "the JVM has no memory for a kernel (-Xmx gives its heap more)";

    private final ComputeDevice device;
    private final Supplier<? extends DeviceKernel> factory;
    private final Probe probe;
    private final int bound;
    private final Semaphore permits;
    private final Deque<DeviceKernel> idle;
    private long lastUse;
    private boolean trimScheduled;
    private boolean closed;

    /**
     * @param bound the maximum number of instances
     * @param probe run once per kernel class and device in this process, before the first lease
     */
    public KernelPool(ComputeDevice device, Supplier<? extends DeviceKernel> factory, int bound, Probe probe) {
        this.device = device;
        this.factory = factory;
        this.probe = probe;
        this.bound = bound;
        this.permits = new Semaphore(bound, true);
        // It has room for all instances, so that to give one back takes no memory.
        this.idle = new ArrayDeque<>(bound);
        DeviceFault.prepare();
    }

    @Override
    public ComputeDevice device() {
        return device;
    }

    /** A lease on an instance whose arrays hold n elements. If all instances are taken: waits, or fails as BUSY. */
    @Override
    public Lease take(int n, boolean wait) throws DeviceFault {
        return take(n, wait ? Long.MAX_VALUE : 0);
    }

    /**
     * A lease on an instance whose arrays hold n elements. If all instances are taken: waits up to this time, then
     * fails as BUSY.
     */
    public Lease take(int n, long patienceNanos) throws DeviceFault {
        return take(n, patienceNanos, factory::get);
    }

    /** The same, but this maker creates a new instance if none is idle. */
    public Lease take(int n, long patienceNanos, Maker maker) throws DeviceFault {
        if (!Waiting.acquire(permits, 1, patienceNanos)) {
            throw busy();
        }
        try {
            return lease(n, maker, 1);
        } catch (DeviceFault e) {
            if (e.kind() != DeviceFault.Kind.BUSY || patienceNanos != Long.MAX_VALUE) {
                throw e;
            }
        }
        // There is memory for one large instance, not for two: wait until no other caller has one.
        Waiting.acquire(permits, bound, Long.MAX_VALUE);
        return lease(n, maker, bound);
    }

    /**
     * A lease on an instance, for a caller that has taken permits: one of them stays with the lease. If other callers
     * have instances on an OpenCL device and memory is short, there or in the JVM, it fails as BUSY.
     */
    private Lease lease(int n, Maker maker, int taken) throws DeviceFault {
        boolean isAlone = taken == bound || permits.availablePermits() >= bound - 1;
        Lease lease = null;
        try {
            refuseUntrusted(null);
            lease = new Lease(this, instance(n, maker), !isAlone);
            if (!isAlone && isLarge(lease.kernel(), n)) {
                throw busy();
            }
            lease.prepare(n);
            return lease;
        } catch (DeviceFault | RuntimeException | Error e) {
            if (lease != null) {
                if (!(e instanceof DeviceFault)) {
                    lease.fail();
                }
                lease.close();
            } else {
                permits.release();
            }
            DeviceFault limit = e instanceof OutOfMemoryError ? DeviceFault.shortage(NO_KERNEL, e)
                    : e instanceof DeviceFault fault && fault.kind() == DeviceFault.Kind.LIMIT ? fault : null;
            if (limit == null) {
                throw e;
            }
            throw isAlone || !device.isOpenCl() ? limit : busy();
        } finally {
            permits.release(taken - 1);
        }
    }

    private DeviceFault busy() {
        return new DeviceFault(DeviceFault.Kind.BUSY, "it is busy", null);
    }

    /** Whether an instance for n elements takes so much memory that a second one might leave too little for others. */
    private boolean isLarge(DeviceKernel kernel, int n) {
        return device.isOpenCl()
                && n > device.maxElementsBeside(kernel.arrays(), kernel.bytesPerKey(), kernel.bytesPerElement());
    }

    /** The number of callers per instance, waiting ones included; at least 1. */
    public int callersEach() {
        return 1 + permits.getQueueLength() / bound;
    }

    /** An idle instance, preferably one of the right capacity, or else a new one, built and proven. */
    private DeviceKernel instance(int n, Maker maker) throws DeviceFault {
        synchronized (this) {
            DeviceKernel any = null;
            disposeOfStale();
            for (DeviceKernel kernel : idle) {
                if (any == null || kernel.capacity() == SizeClass.capacity(n, device.maxElements(kernel))) {
                    any = kernel;
                }
            }
            if (any != null) {
                idle.remove(any);
                return any;
            }
        }
        DeviceKernel kernel = create(maker);
        refuseUntrusted(kernel.getClass());
        refuseLocalMemory(kernel);
        try {
            Launcher.build(kernel, device);
            proveOnce(kernel);
            return kernel;
        } catch (DeviceFault e) {
            Launcher.dispose(kernel);
            throw e.kind() == DeviceFault.Kind.KERNEL ? judge(kernel, e) : e;
        } catch (RuntimeException | Error e) {
            Launcher.dispose(kernel);
            throw DeviceFault.of(DeviceFault.Kind.LIMIT, "the probe did not end", e);
        } finally {
            if (device.isOpenCl()) {
                SignalHandlers.restore();
            }
        }
    }

    /** After a failure that broke the context of the device, instances of that context cannot be used. */
    private void disposeOfStale() {
        idle.removeIf(kernel -> {
            boolean stale = !Launcher.isUsable(kernel);
            if (stale) {
                Launcher.dispose(kernel);
            }
            return stale;
        });
    }

    /**
     * If the kernel has passed its probe before, this failure to start is chance: it counts as a fault of the device.
     */
    private DeviceFault judge(DeviceKernel kernel, DeviceFault fault) {
        if (device.health().isProven(kernel.getClass())) {
            device.health().fault(kernel.getClass(), fault);
            return new DeviceFault(DeviceFault.Kind.RUN, fault.getMessage(), fault.getCause());
        }
        device.health().reject(kernel.getClass(), fault);
        return fault;
    }

    private static DeviceKernel create(Maker maker) throws DeviceFault {
        try {
            return maker.make();
        } catch (LinkageError e) {
            throw new DeviceFault(DeviceFault.Kind.OFF, "Aparapi does not load: " + e, e);
        } catch (OutOfMemoryError e) {
            throw DeviceFault.shortage(NO_KERNEL, e);
        }
    }

    private void refuseUntrusted(Class<?> kernel) throws DeviceFault {
        String off = device.health().whyOff();
        String rejected = kernel == null ? null : device.health().whyRejected(kernel);
        if (off != null) {
            throw new DeviceFault(DeviceFault.Kind.OFF, device + " is " + off, null);
        }
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
    }

    /** PoCL ends the process if a group asks for more local memory than there is. */
    private void refuseLocalMemory(DeviceKernel kernel) throws DeviceFault {
        long there = device.info().map(i -> i.localMemory()).orElse(Long.MAX_VALUE);
        if (kernel.localBytes() > there) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, kernel.getClass().getSimpleName() + " needs "
                    + kernel.localBytes() + " bytes of local memory, " + device + " has " + there, null);
        }
    }

    private void proveOnce(DeviceKernel kernel) throws DeviceFault {
        if (device.health().isProven(kernel.getClass())) {
            return;
        }
        String wrong;
        DeviceFault cause = null;
        try {
            wrong = probe.prove(new Lease(this, kernel, false));
        } catch (DeviceFault e) {
            if (e.kind() == DeviceFault.Kind.LIMIT) {
                throw e;
            }
            wrong = e.getMessage();
            cause = e;
        }
        if (wrong != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL,
                    kernel.getClass().getSimpleName() + " failed its probe on " + device + ": " + wrong, cause);
        }
        device.health().prove(kernel.getClass());
    }

    /** Takes a kernel back for further callers, or disposes of it after a fault. */
    @Override
    void giveBack(DeviceKernel kernel, boolean failed) {
        synchronized (this) {
            lastUse = System.nanoTime();
            if (!failed && !closed) {
                scheduleTrim();
            }
        }
        keepOrDispose(kernel, failed);
    }

    /** Keeps or disposes of a kernel, then releases its permit. */
    private void keepOrDispose(DeviceKernel kernel, boolean failed) {
        boolean keep;
        synchronized (this) {
            keep = !failed && !closed;
            if (keep) {
                kernel.rest();
                idle.push(kernel);
            }
        }
        try {
            if (!keep) {
                Launcher.dispose(kernel);
            }
        } finally {
            permits.release();
        }
    }

    private void scheduleTrim() {
        if (!trimScheduled) {
            try {
                Later.run(this::trimIfIdle, Later.IDLE_SECONDS);
                trimScheduled = true;
            } catch (OutOfMemoryError e) {
                // The next call schedules it.
            }
        }
    }

    private void trimIfIdle() {
        synchronized (this) {
            trimScheduled = false;
            if (closed) {
                return;
            }
            if (System.nanoTime() - lastUse < TimeUnit.SECONDS.toNanos(Later.IDLE_SECONDS)) {
                scheduleTrim();
                return;
            }
        }
        trim();
    }

    /** Frees the arrays of all idle instances, here and on the device. */
    public void trim() {
        for (DeviceKernel kernel = pollIdle(); kernel != null; kernel = pollIdle()) {
            boolean failed = false;
            try {
                Launcher.release(kernel);
            } catch (DeviceFault e) {
                failed = true;
            }
            keepOrDispose(kernel, failed);
        }
    }

    /** Takes an idle instance that holds arrays, together with a permit; or null. */
    private DeviceKernel pollIdle() {
        if (!permits.tryAcquire()) {
            return null;
        }
        synchronized (this) {
            for (DeviceKernel kernel : idle) {
                if (kernel.capacity() > 1) {
                    idle.remove(kernel);
                    return kernel;
                }
            }
        }
        permits.release();
        return null;
    }

    /** Disposes of all idle instances now, and of each leased one when it is given back. */
    @Override
    public void close() {
        Deque<DeviceKernel> all;
        synchronized (this) {
            closed = true;
            all = new ArrayDeque<>(idle);
            idle.clear();
        }
        all.forEach(Launcher::dispose);
    }
}
