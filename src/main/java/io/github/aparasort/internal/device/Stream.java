package io.github.aparasort.internal.device;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClQueue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The work on arrays that stay on a device. All commands go through one queue, and are done in the order in which they
 * were queued. So memory can be given to the next command as soon as the last one that uses it is queued, and nothing
 * waits but what the host reads.
 *
 * <p>One thread at a time queues launches; transfers of others run meanwhile. {@code moderngpu} calls this a context,
 * CUDA a stream.
 */
public class Stream implements StreamKernel.Memory, AutoCloseable {
    /** Orders and operators of callers that are kept, the last used ones: each keeps its tables. Not tuned. */
    private static final int KEPT_CUSTOM = 8;
    /**
     * One part in so many of the device's memory is never taken. Calls count with less than the rest, so the borders of
     * tiles have room beside their elements: see {@link ComputeDevice#elementsInMemory}.
     */
    private static final int UNUSED = 20;

    private final ComputeDevice device;
    private final ClContext context;
    private final ClQueue queue;
    private final MemoryPool pool;
    private final boolean forHost;
    private final ReentrantLock lock = new ReentrantLock();
    /** Transfers share it, and the end needs it alone. */
    private final ReentrantReadWriteLock transfers = new ReentrantReadWriteLock();
    private final Map<Object, DeviceKernel> kernels = new HashMap<>();
    private final Deque<DeviceKernel> custom = new ArrayDeque<>();
    /** No launch and no transfer begins any more. */
    private volatile boolean closed;

    /**
     * Opens a stream on an OpenCL device.
     *
     * @param forHost whether it serves calls on arrays of the host: of these one thread at a time uses it; and they
     *     have the CPU if there is no memory, so they do not wait for a collection of garbage
     */
    public Stream(ComputeDevice device, boolean forHost) throws DeviceFault {
        this.device = device;
        this.forHost = forHost;
        try {
            context = device.openCl().context();
            queue = context.queue();
        } catch (RuntimeException | Error e) {
            throw DeviceFault.of(DeviceFault.Kind.RUN, "it gives no queue", e);
        }
        DeviceInfo info = device.info().orElseThrow();
        pool = new MemoryPool(context::buffer, info.globalMemory() / UNUSED * (UNUSED - 1),
                info.maxAllocation(), !forHost);
    }

    public final ComputeDevice device() {
        return device;
    }

    /** The properties that the driver tells of the device. */
    public DeviceInfo info() {
        return device.info().orElseThrow();
    }

    /** Whether nothing new should be made here, because the context of the device was given up. */
    public boolean isStale() {
        return context.isClosed();
    }

    /** Bytes in use. */
    public long used() {
        return pool.used();
    }

    /** Begins to queue launches: other threads wait until {@link #unlock}. */
    public void lock() {
        lock.lock();
        if (closed) {
            lock.unlock();
            throw closed();
        }
    }

    private static IllegalStateException closed() {
        return new IllegalStateException("this Gpu was closed during the call");
    }

    public void unlock() {
        lock.unlock();
    }

    // ---- memory

    /** Memory for {@code bytes} bytes, with any content. */
    @Override
    public StreamMemory allocate(long bytes) throws DeviceFault {
        long most = info().maxAllocation();
        if (bytes > most) {
            throw new DeviceFault(DeviceFault.Kind.LIMIT, bytes + " bytes are more than " + device
                    + " has in one piece, " + most, null);
        }
        return pool.take(Math.max(Long.BYTES, bytes));
    }

    /** Whether there is memory now for {@code arrays} arrays of a size, apart from what other contexts use. */
    public boolean hasRoomFor(long bytes, int arrays) {
        return bytes <= info().maxAllocation() && pool.hasRoomFor(bytes, arrays);
    }

    /** Frees memory that nobody uses. */
    public void trim() {
        pool.trim();
    }

    /** Queues a copy between two memories, or two ranges of one that do not overlap. */
    public void copy(StreamMemory from, long fromByte, StreamMemory to, long toByte, long bytes) {
        if (bytes > 0) {
            queue.copy(from.buffer(), fromByte, to.buffer(), toByte, bytes);
        }
    }

    /** Sends elements of an array of the host to the begin of a memory. The array may change afterwards. */
    @Override
    public void upload(StreamMemory to, Object array, int from, int count) {
        transfer(each -> each.send(List.of(Transfer.Load.of(array, from, count, to, Look.NONE, false))));
    }

    /** Waits for all commands that write the begin of a memory, and reads elements from there. */
    public void download(StreamMemory from, Object array, int at, int count) {
        transfer(each -> each.receive(List.of(Transfer.Load.of(array, at, count, from, Look.NONE, false))));
    }

    /** Does a transfer, unless the stream is closed. The end waits for it. */
    private void transfer(Consumer<Transfer> work) {
        transfers.readLock().lock();
        try (Transfer transfer = transfer()) {
            if (closed) {
                throw closed();
            }
            work.accept(transfer);
        } finally {
            transfers.readLock().unlock();
        }
    }

    /** New transfers, which run beside others. */
    public Transfer transfer() {
        return new Transfer(queue, context.pinned(), forHost);
    }

    /** Waits for the commands before, and reads: all in one wait. */
    public void read(List<Transfer.Read> all) {
        try (Transfer transfer = transfer()) {
            transfer.read(all);
        }
    }

    // ---- kernels

    /** The kernel of this key, made and built when it is first asked for. */
    public <K extends DeviceKernel> K kernel(Class<K> type, Object variant, Supplier<K> maker) throws DeviceFault {
        Object key = List.of(type, variant);
        DeviceKernel known = kernels.get(key);
        if (known == null) {
            known = build(maker.get());
            kernels.put(key, known);
        }
        return type.cast(known);
    }

    /** The kernel with the same custom code as this one, or this one, built. */
    public DeviceKernel custom(DeviceKernel wanted) throws DeviceFault {
        for (DeviceKernel known : custom) {
            if (((CustomCode) known).hasSameCode((CustomCode) wanted)) {
                custom.remove(known);
                custom.addFirst(known);
                transport(known).refreshTables();
                return known;
            }
        }
        DeviceKernel built = build(wanted);
        custom.addFirst(built);
        if (custom.size() > KEPT_CUSTOM) {
            transport(custom.removeLast()).close();
        }
        return built;
    }

    private DeviceKernel build(DeviceKernel kernel) throws DeviceFault {
        String what = kernel.getClass().getSimpleName() + " does not build on " + device;
        try {
            KernelArgument.load();
            if (kernel instanceof CustomCode code) {
                Translation.check(kernel, code, what);
            }
            kernel.bind(new StreamKernel(kernel, context, this));
            return kernel;
        } catch (RuntimeException | Error e) {
            throw DeviceFault.of(DeviceFault.Kind.KERNEL, what, e);
        } finally {
            SignalHandlers.restore();
        }
    }

    private static StreamKernel transport(DeviceKernel kernel) {
        return (StreamKernel) kernel.transport();
    }

    /** Whether a kernel with the same custom code as this one is built. */
    public boolean isBuilt(CustomCode wanted) {
        return custom.stream().anyMatch(known -> ((CustomCode) known).hasSameCode(wanted));
    }

    /** Queues the passes of a prepared kernel, with the memory for which arrays in its fields stand. */
    public void launch(DeviceKernel kernel, Function<Object, StreamMemory> memory) throws DeviceFault {
        transport(kernel).launch(queue, memory);
    }

    /** Lets the device begin with what is queued. */
    public void flush() {
        queue.flush();
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closeAlone();
        } finally {
            lock.unlock();
        }
    }

    private void closeAlone() {
        transfers.writeLock().lock();
        try {
            closed = true;
            queue.finish();
        } catch (RuntimeException e) {
            device.openCl().abandon(context);
        } finally {
            transfers.writeLock().unlock();
        }
        kernels.values().forEach(kernel -> transport(kernel).close());
        kernels.clear();
        custom.forEach(kernel -> transport(kernel).close());
        custom.clear();
        pool.close();
        queue.close();
    }
}
