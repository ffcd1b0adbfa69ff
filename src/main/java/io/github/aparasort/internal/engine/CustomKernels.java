package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The kernels with custom code: orders to sort by, operators to scan by. On JTP one kernel calls any code that is bound
 * to it. On an OpenCL device the code is part of the kernel, so each order and each operator needs a kernel of its own.
 * These are kept, because creating one takes longer than most calls. Custom code is identified by its class and the
 * content of its fields, because two instances of a class may use different tables.
 *
 * <p>A caller that has other engines does not wait for a build: the kernel is built in the background, one at a time in
 * the process. It is built only for code that comes again before {@link #KEPT} other codes have come. Otherwise code
 * with a new table in each call would keep a processor and the device busy without any use.
 */
public final class CustomKernels implements AutoCloseable {
    /**
     * The number of orders and operators to keep, the last used ones. Each has a kernel with a queue and arrays.
     */
    private static final int KEPT = 4;

    /** Whether a kernel is being built in the background. */
    private static final AtomicBoolean BUILDING = new AtomicBoolean();

    /** A kernel on a device. After a fault another kernel with the same code may replace it. */
    private static final class Entry {
        final ComputeDevice device;
        final boolean carries;
        final KernelPool pool;
        volatile DeviceKernel kernel;
        /** Why a background build failed, unless by a passing shortage. It is not tried again while this is kept. */
        volatile DeviceFault failure;

        Entry(Job job, ComputeDevice device) {
            this.device = device;
            this.carries = job.custom().carries();
            this.kernel = job.custom().kernel();
            // Not the job's kernel, or the pool would keep the job's arrays alive. No probe: it would call the code
            // with elements that are not the caller's. Every result is verified.
            this.pool = new KernelPool(device, () -> kernel, 1, lease -> null);
        }

        void fail(DeviceFault fault) {
            failure = fault.isShortage() ? null : fault;
        }

        boolean serves(Job job, ComputeDevice wanted) {
            return device == wanted && carries == job.custom().carries()
                    && ((CustomCode) kernel).hasSameCode((CustomCode) job.custom().kernel());
        }

        /** Creates a kernel with a job's code. */
        DeviceKernel make(Job job) {
            job.custom().shape(device.info().orElseThrow());
            kernel = job.custom().kernel();
            return kernel;
        }
    }

    /** The last used first. */
    private final Deque<Entry> tiles = new ArrayDeque<>();
    /** Code that came once and has no kernel yet, the last first. */
    private final Deque<Entry> strangers = new ArrayDeque<>();
    private volatile boolean closed;

    /** A lease on a kernel for OpenCL with a job's code, built if necessary. Waits while it is taken. */
    Lease take(Job job, ComputeDevice device) throws DeviceFault {
        refuse((CustomCode) job.custom().kernel(), device);
        Entry entry = entry(job, device);
        return entry.pool.take(job.n, Long.MAX_VALUE, () -> entry.make(job));
    }

    /**
     * A lease on such a kernel that is built and free. If there is none, fails as BUSY; a background build may start.
     */
    Lease takeBuilt(Job job, ComputeDevice device) throws DeviceFault {
        refuse((CustomCode) job.custom().kernel(), device);
        Entry entry = known(job, device);
        if (entry == null) {
            throw unbuilt(job);
        }
        if (entry.failure != null) {
            throw new DeviceFault(entry.failure.kind(), entry.failure.getMessage(), entry.failure);
        }
        return entry.pool.take(job.n, 0, () -> {
            buildAside(entry, job);
            throw unbuilt(job);
        });
    }

    private static DeviceFault unbuilt(Job job) {
        return new DeviceFault(DeviceFault.Kind.BUSY,
                "no kernel of " + job.custom().kernel().getClass().getName() + " is built yet", null);
    }

    private void buildAside(Entry entry, Job job) {
        if (closed || !BUILDING.compareAndSet(false, true)) {
            return;
        }
        Thread thread = Threads.daemon("aparasort-own", () -> {
            // Meanwhile calls that do not wait for a device use another engine.
            try (OpenClOccupancy ignored = OpenClOccupancy.enter(entry.device, true)) {
                close(keep(entry));
                if (!closed) {
                    ExitDelay.call(() -> entry.pool.take(2, Long.MAX_VALUE, () -> entry.make(job))).close();
                }
            } catch (DeviceFault e) {
                entry.fail(e);
            } catch (RuntimeException | Error e) {
                entry.fail(DeviceFault.of(DeviceFault.Kind.LIMIT, "the build did not end", e));
            } finally {
                BUILDING.set(false);
            }
        });
        try {
            thread.start();
        } catch (OutOfMemoryError e) {
            // No more threads; another call tries again.
            BUILDING.set(false);
        }
    }

    /** For tests. */
    static boolean isBuilding() {
        return BUILDING.get();
    }

    /** Refuses useless code before it replaces a kernel that is kept. */
    private static void refuse(CustomCode code, ComputeDevice device) throws DeviceFault {
        String rejected = device.health().whyRejected(code.getClass());
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
        try {
            code.customFields().forEach(code::get);
        } catch (InaccessibleObjectException e) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, "the fields of " + code.getClass().getName()
                    + " cannot be read; its module must open their package: " + e.getMessage(), e);
        }
    }

    private Entry entry(Job job, ComputeDevice device) {
        Entry entry;
        Entry leaves;
        synchronized (this) {
            Entry found = find(tiles, job, device);
            entry = found == null ? new Entry(job, device) : found;
            leaves = keep(entry);
        }
        close(leaves);
        return entry;
    }

    /** The entry of code that came before. Otherwise null, and the code is remembered. */
    private synchronized Entry known(Job job, ComputeDevice device) {
        Entry entry = find(tiles, job, device);
        if (entry != null) {
            tiles.remove(entry);
            tiles.addFirst(entry);
            return entry;
        }
        entry = find(strangers, job, device);
        if (entry == null && !closed) {
            strangers.addFirst(new Entry(job, device));
            if (strangers.size() > KEPT) {
                strangers.removeLast();
            }
        }
        return entry;
    }

    private static Entry find(Deque<Entry> entries, Job job, ComputeDevice device) {
        return entries.stream().filter(entry -> entry.serves(job, device)).findFirst().orElse(null);
    }

    /** Puts an entry before the others. Returns the entry that lost its place, or null. */
    private synchronized Entry keep(Entry entry) {
        strangers.remove(entry);
        tiles.remove(entry);
        tiles.addFirst(entry);
        return closed ? tiles.removeFirst() : tiles.size() > KEPT ? tiles.removeLast() : null;
    }

    /** Outside the monitor, because it may wait for a launch. */
    private static void close(Entry entry) {
        if (entry != null) {
            entry.pool.close();
        }
    }

    private synchronized List<Entry> built() {
        return new ArrayList<>(tiles);
    }

    /** Frees the arrays of all idle kernels. */
    void trim() {
        built().forEach(entry -> entry.pool.trim());
    }

    @Override
    public void close() {
        List<Entry> all;
        synchronized (this) {
            closed = true;
            all = built();
            tiles.clear();
            strangers.clear();
        }
        all.forEach(CustomKernels::close);
    }
}
