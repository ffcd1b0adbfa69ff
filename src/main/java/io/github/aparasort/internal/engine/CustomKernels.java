package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The kernels that go by code of callers: orders to sort by, operators to scan by. On JTP one asks whatever it is lent.
 * On an OpenCL device the code is part of the kernel, so each order has one of its own, and so has each operator; it is
 * kept, for to make one takes longer than most calls. It is known by its class and by what its fields hold, because two
 * of a class may go by different tables.
 *
 * <p>Who has other engines does not wait for a kernel to be built: that is done aside, one at a time in the process,
 * and only for code that comes again before as many others as are kept. Else one with another table at each
 * call would keep a processor and the device at work, and never be of use.
 */
public final class CustomKernels implements AutoCloseable {
    /** Orders and operators that are kept, the last used ones: each has an OpenCL context, a program and arrays. */
    private static final int KEPT = 4;

    /** Whether a kernel is being built aside. */
    private static final AtomicBoolean BUILDING = new AtomicBoolean();

    /** A kernel on a device, and what may stand for it after a fault. */
    private static final class Entry {
        final ComputeDevice device;
        final boolean carries;
        final KernelPool pool;
        volatile DeviceKernel kernel;
        /** Why a build aside came to nothing; it is not tried again as long as this is kept. */
        volatile DeviceFault failure;

        Entry(Job job, ComputeDevice device) {
            this.device = device;
            this.carries = job.custom().carries();
            this.kernel = job.custom().kernel();
            // Not the job's, or the pool would hold its arrays. No probe: it would ask the code for elements that are
            // none of the caller's. Every result is verified.
            this.pool = new KernelPool(device, () -> kernel, 1, lease -> null);
        }

        boolean serves(Job job, ComputeDevice wanted) {
            return device == wanted && carries == job.custom().carries()
                    && ((CustomCode) kernel).hasSameCode((CustomCode) job.custom().kernel());
        }

        /** Makes a kernel of a job's code. */
        DeviceKernel make(Job job) throws DeviceFault {
            if (job.custom().kernel().isBound()) {
                throw new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, "the supplier must make a new "
                        + job.custom().kernel().getClass().getName() + " for each call, and gave one that was used before", null);
            }
            job.custom().shape(device.info().orElseThrow());
            kernel = job.custom().kernel();
            return kernel;
        }
    }

    /** The last used first. */
    private final Deque<Entry> tiles = new ArrayDeque<>();
    /** Code that came once and have no kernel yet, the last first. */
    private final Deque<Entry> strangers = new ArrayDeque<>();
    private volatile boolean closed;

    /** A lease on a kernel for OpenCL that goes by a job's code, built if need be; waits where it is taken. */
    Lease take(Job job, ComputeDevice device) throws DeviceFault {
        refuse((CustomCode) job.custom().kernel(), device);
        Entry entry = entry(job, device);
        return entry.pool.take(job.n, Long.MAX_VALUE, () -> entry.make(job));
    }

    /** The same, of one that is built and free; where there is none fails as BUSY, and one may be built aside. */
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
        Thread thread = new Thread(() -> {
            // Others that do not wait for a device turn away meanwhile.
            try (OpenClOccupancy ignored = OpenClOccupancy.enter(entry.device, true)) {
                close(keep(entry));
                if (!closed) {
                    entry.pool.take(2, Long.MAX_VALUE, () -> entry.make(job)).close();
                }
            } catch (DeviceFault e) {
                entry.failure = e;
            } catch (RuntimeException | Error e) {
                entry.failure = new DeviceFault(DeviceFault.Kind.LIMIT, "the build did not come to an end: " + e, e);
            } finally {
                BUILDING.set(false);
            }
        }, "aparasort-own");
        thread.setDaemon(true);
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

    /** Before code of no use takes the place of one that is kept. */
    private static void refuse(CustomCode code, ComputeDevice device) throws DeviceFault {
        String rejected = device.health().whyRejected(code.getClass());
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
        try {
            code.customFields().forEach(code::get);
        } catch (InaccessibleObjectException e) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, "the fields of " + code.getClass().getName()
                    + " cannot be read, its module has to open their package: " + e.getMessage(), e);
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

    /** The entry of code that came before; else null, and the code is remembered. */
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

    /** Puts an entry before the others; returns the one that has no place any more, or null. */
    private synchronized Entry keep(Entry entry) {
        strangers.remove(entry);
        tiles.remove(entry);
        tiles.addFirst(entry);
        return closed ? tiles.removeFirst() : tiles.size() > KEPT ? tiles.removeLast() : null;
    }

    /** Without the monitor, for it may wait for a launch. */
    private static void close(Entry entry) {
        if (entry != null) {
            entry.pool.close();
        }
    }

    /** Frees the arrays of all idle kernels. */
    void trim() {
        List<Entry> all;
        synchronized (this) {
            all = new ArrayList<>(tiles);
        }
        all.forEach(entry -> entry.pool.trim());
    }

    @Override
    public void close() {
        List<Entry> all;
        synchronized (this) {
            closed = true;
            all = new ArrayList<>(tiles);
            tiles.clear();
            strangers.clear();
        }
        all.forEach(CustomKernels::close);
    }
}
