package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.KernelPool;
import io.github.aparasort.device.Lease;
import io.github.aparasort.kernel.OwnOrder;
import io.github.aparasort.kernel.SortKernel;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The kernels that sort by orders of callers. On JTP one asks whatever order it is lent. On an OpenCL device the order
 * is part of the kernel, so each order has one of its own; it is kept, for to make one takes longer than most sorts. An
 * order is known by its class and by what its fields hold, because two of a class may sort by different tables.
 */
final class OrderKernels implements AutoCloseable {
    /** Orders that are kept, the last used ones: each has an OpenCL context, a program and arrays. */
    private static final int KEPT = 4;

    /** A kernel on a device, and what may stand for it after a fault. */
    private static final class Entry {
        final ComputeDevice device;
        final boolean carries;
        final KernelPool pool;
        volatile SortKernel kernel;

        Entry(OrderJob job, ComputeDevice device) {
            this.device = device;
            this.carries = job.carries;
            this.kernel = job.order();
            // Not the job's, or the pool would hold its arrays. No probe: it would ask the order for keys that are
            // none of the caller's. Every result is verified.
            this.pool = new KernelPool(device, () -> kernel, 1, lease -> null);
        }

        boolean serves(OrderJob job, ComputeDevice wanted) {
            return device == wanted && carries == job.carries && ((OwnOrder) kernel).isLike((OwnOrder) job.order());
        }

        /** Makes a kernel of a job's order. */
        SortKernel make(OrderJob job) throws DeviceFault {
            if (job.order().isBound()) {
                throw new DeviceFault(DeviceFault.Kind.ORDER, "the supplier must make a new "
                        + job.order().getClass().getName() + " for each call, and gave one that was used before", null);
            }
            job.shape(device.info().orElseThrow());
            kernel = job.order();
            return kernel;
        }
    }

    private final Map<SortKind, KernelPool> rakes = new ConcurrentHashMap<>();
    /** The last used first. */
    private final Deque<Entry> tiles = new ArrayDeque<>();
    private boolean closed;

    /** A lease on a kernel that sorts by a job's order; from a closed context, on one for this call. */
    Lease take(OrderJob job, ComputeDevice device, long patience) throws DeviceFault {
        if (device.isOpenCl()) {
            refuse((OwnOrder) job.order(), device);
            Entry entry = entry(job, device);
            return entry.pool.take(job.n, patience, () -> entry.make(job));
        }
        Supplier<SortKernel> maker = job.rakes();
        KernelPool pool = rakes.computeIfAbsent(job.kind, absent ->
                new KernelPool(device, maker, Dispatcher.JTP_LEASES, lease -> null));
        synchronized (this) {
            if (closed) {
                pool.close();
            }
        }
        return pool.take(job.n, patience);
    }

    /** Before an order of no use takes the place of one that is kept. */
    private static void refuse(OwnOrder order, ComputeDevice device) throws DeviceFault {
        String rejected = device.health().whyRejected(order.getClass());
        if (rejected != null) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, rejected, null);
        }
        try {
            order.ownFields().forEach(order::get);
        } catch (InaccessibleObjectException e) {
            throw new DeviceFault(DeviceFault.Kind.KERNEL, "the fields of " + order.getClass().getName()
                    + " cannot be read, its module has to open their package: " + e.getMessage(), e);
        }
    }

    private synchronized Entry entry(OrderJob job, ComputeDevice device) {
        Entry found = null;
        for (Entry entry : tiles) {
            if (found == null && entry.serves(job, device)) {
                found = entry;
            }
        }
        tiles.remove(found);
        found = found == null ? new Entry(job, device) : found;
        tiles.addFirst(found);
        if (tiles.size() > KEPT) {
            tiles.removeLast().pool.close();
        }
        if (closed) {
            found.pool.close();
        }
        return found;
    }

    /** Frees the arrays of all idle kernels. */
    synchronized void trim() {
        rakes.values().forEach(KernelPool::trim);
        tiles.forEach(entry -> entry.pool.trim());
    }

    @Override
    public synchronized void close() {
        closed = true;
        rakes.values().forEach(KernelPool::close);
        tiles.forEach(entry -> entry.pool.close());
        tiles.clear();
    }
}
