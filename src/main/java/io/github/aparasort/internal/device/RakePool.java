package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Instances of one kernel for JTP, each for one caller at a time. They are kept, because it takes long to make arrays.
 * The garbage collector takes idle ones if the heap is short, and all are dropped after a while.
 */
public final class RakePool implements AutoCloseable {
    private static final String NO_KERNEL = "the JVM has no memory for a kernel (-Xmx gives its heap more)";
    /** The capacity for few elements: {@code AUTO} does not consider JTP for fewer than these, 16 KiB of ints. */
    private static final int SMALLEST = 1 << 12;

    private final ComputeDevice device;
    private final Supplier<? extends RakeKernel> maker;
    private final int bound;
    private final Semaphore permits;
    private final List<SoftReference<RakeKernel>> idle = new ArrayList<>();
    private final IdleTrim idleTrim = new IdleTrim(this::trim);
    private boolean closed;

    /** @param bound the maximum number of instances */
    public RakePool(ComputeDevice device, Supplier<? extends RakeKernel> maker, int bound) {
        this.device = device;
        this.maker = maker;
        this.bound = bound;
        this.permits = new Semaphore(bound, true);
        DeviceFault.prepare();
    }

    public ComputeDevice device() {
        return device;
    }

    /** An instance whose arrays hold n elements. If all are taken: waits up to this time, then fails as BUSY. */
    public RakeLaunch take(int n, long patienceNanos) throws DeviceFault {
        if (!ManagedWait.acquire(permits, patienceNanos)) {
            throw DeviceFault.busy();
        }
        RakeKernel kernel = null;
        boolean done = false;
        try {
            device.requireOn();
            kernel = instance(n);
            makeRoom(kernel, n);
            RakeKernel taken = kernel;
            RakeLaunch launch = new RakeLaunch(device, failed -> giveBack(taken, failed), kernel);
            done = true;
            return launch;
        } catch (OutOfMemoryError e) {
            throw DeviceFault.shortage(NO_KERNEL, e);
        } finally {
            if (!done) {
                giveBack(kernel, true);
            }
        }
    }

    /** The number of callers per instance, waiting ones included; at least 1. */
    public int callersEach() {
        return 1 + permits.getQueueLength() / bound;
    }

    /** An idle instance, preferably one of the right capacity, or else a new one. */
    private RakeKernel instance(int n) throws DeviceFault {
        synchronized (this) {
            SoftReference<RakeKernel> any = null;
            for (SoftReference<RakeKernel> each : idle) {
                RakeKernel kernel = each.get();
                if (any == null || kernel != null && kernel.capacity() == capacity(n)) {
                    any = each;
                }
            }
            idle.remove(any);
            RakeKernel kept = any == null ? null : any.get();
            if (kept != null) {
                return kept;
            }
        }
        try {
            return maker.get();
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw DeviceFault.of(DeviceFault.Kind.OFF, "Aparapi does not load", e);
        }
    }

    /** The capacity for n elements, in steps of an eighth: so calls of about the same size need no new arrays. */
    static int capacity(int n) {
        if (n <= SMALLEST) {
            return SMALLEST;
        }
        int step = Integer.highestOneBit(n - 1) >>> 3;
        return (int) Math.min(Parallel.LARGEST_ARRAY, ((long) n + step - 1) / step * step);
    }

    /** Prepares the kernel for n elements, with arrays of the right capacity. */
    private static void makeRoom(RakeKernel kernel, int n) throws DeviceFault {
        int capacity = capacity(n);
        if (kernel.capacity() != capacity) {
            try {
                kernel.allocate(capacity);
            } catch (OutOfMemoryError e) {
                kernel.allocate(1);
                throw DeviceFault.shortage("the Java heap has no room for staging (-Xmx gives it more)", e);
            }
        }
        kernel.prepare(n);
    }

    /** Takes a kernel back for further callers, or drops it after a fault. */
    private void giveBack(RakeKernel kernel, boolean failed) {
        synchronized (this) {
            idleTrim.use();
            if (kernel != null && !failed && !closed) {
                keep(kernel);
                idleTrim.schedule();
            }
        }
        permits.release();
    }

    private void keep(RakeKernel kernel) {
        try {
            idle.add(new SoftReference<>(kernel));
        } catch (OutOfMemoryError e) {
            // The next call makes another one.
        }
    }

    /** Drops all idle instances. */
    public synchronized void trim() {
        idle.clear();
    }

    /** Drops all idle instances now, and each other one when it is given back. */
    @Override
    public synchronized void close() {
        closed = true;
        trim();
    }
}
