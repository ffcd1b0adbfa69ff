package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.LongFunction;

/**
 * The memory of a stream. A driver takes long to make a buffer and to release one, so buffers are kept by size, until
 * there is no memory for another one, or nothing was given back for a while.
 */
final class MemoryPool {
    /** Sizes per power of two: at most an eighth is unused. With more, a kept buffer would fit a request less often. */
    private static final int STEPS = 8;
    /** The least difference, up to 16 KiB: what such buffers waste does not count. */
    private static final long SMALLEST = 1 << 10;

    /** The pools of all contexts, as long as they are in use. */
    private static final Set<MemoryPool> POOLS = Collections.synchronizedSet(
            Collections.newSetFromMap(new WeakHashMap<>()));

    private final LongFunction<ClBuffer> buffers;
    private final boolean collects;
    private final long most;
    private final long mostAtOnce;
    private final Map<Long, Deque<ClBuffer>> idle = new HashMap<>();
    private long allocated;
    private long idleBytes;
    private final IdleTrim idleTrim = new IdleTrim(this::trim);
    private boolean closed;

    /**
     * @param buffers makes a buffer of a number of bytes
     * @param most bytes that may be allocated
     * @param mostAtOnce bytes of the largest buffer
     * @param collects whether a shortage starts a collection of garbage, which may find arrays that were forgotten
     */
    MemoryPool(LongFunction<ClBuffer> buffers, long most, long mostAtOnce, boolean collects) {
        this.buffers = buffers;
        this.most = most;
        this.mostAtOnce = mostAtOnce;
        this.collects = collects;
        POOLS.add(this);
    }

    /** Takes memory of {@code bytes} bytes with any content. After a shortage it tries again with memory of others. */
    StreamMemory take(long bytes) throws DeviceFault {
        try {
            return takeNow(bytes);
        } catch (DeviceFault shortage) {
            if (shortage.getCause() instanceof ClException e && !e.isOfMemory()) {
                throw shortage;
            }
        }
        Holders.releaseForgotten();
        trimAll();
        return collects ? Holders.retrying(() -> takeNow(bytes)) : takeNow(bytes);
    }

    /** Releases what nobody uses in any context: they may share the device. */
    private static void trimAll() {
        List<MemoryPool> all;
        synchronized (POOLS) {
            all = List.copyOf(POOLS);
        }
        all.forEach(MemoryPool::trim);
    }

    private StreamMemory takeNow(long bytes) throws DeviceFault {
        long size = Math.max(bytes, Math.min(sizeFor(bytes), mostAtOnce));
        synchronized (this) {
            Deque<ClBuffer> same = idle.get(size);
            if (same != null && !same.isEmpty()) {
                idleBytes -= size;
                return new StreamMemory(this::giveBack, same.pop(), size);
            }
            if (allocated + size > most) {
                trim();
            }
            if (allocated + bytes > most) {
                throw shortage(bytes, null);
            }
            // The last buffer is smaller than others rather than missing.
            size = Math.min(size, most - allocated);
            return new StreamMemory(this::giveBack, make(bytes, size), size);
        }
    }

    private ClBuffer make(long bytes, long size) throws DeviceFault {
        try {
            ClBuffer buffer = buffers.apply(size);
            allocated += size;
            return buffer;
        } catch (ClException e) {
            if (idleBytes == 0) {
                throw shortage(bytes, e);
            }
            trim();
            return make(bytes, size);
        }
    }

    private DeviceFault shortage(long bytes, ClException cause) {
        return new DeviceFault(DeviceFault.Kind.LIMIT, String.format(Locale.ROOT, "%,d bytes are needed, and of the"
                + " %,d bytes for resident arrays %,d are allocated and %,d are free%s; close arrays that are not"
                + " needed any more", bytes, most, allocated, most - allocated,
                cause == null ? "" : ", but the driver gives none: " + cause.getMessage()), cause);
    }

    /** The size of the buffer for {@code bytes} bytes. */
    static long sizeFor(long bytes) {
        long step = Math.max(SMALLEST, Long.highestOneBit(Math.max(1, bytes)) / STEPS);
        return (bytes + step - 1) / step * step;
    }

    void giveBack(StreamMemory memory) {
        synchronized (this) {
            if (closed) {
                memory.buffer().close();
                allocated -= memory.bytes();
                return;
            }
            idle.computeIfAbsent(memory.bytes(), size -> new ArrayDeque<>()).push(memory.buffer());
            idleBytes += memory.bytes();
            idleTrim.use();
            idleTrim.schedule();
        }
    }

    /** Releases the memory that nobody uses. */
    synchronized void trim() {
        for (Map.Entry<Long, Deque<ClBuffer>> each : idle.entrySet()) {
            each.getValue().forEach(ClBuffer::close);
            allocated -= each.getKey() * each.getValue().size();
        }
        idle.clear();
        idleBytes = 0;
    }

    /** Whether there is room for {@code count} buffers of a size, without those that nobody uses. */
    synchronized boolean hasRoomFor(long bytes, int count) {
        return (most - allocated + idleBytes) / Math.min(sizeFor(bytes), mostAtOnce) >= count;
    }

    /** Bytes in use. */
    synchronized long used() {
        return allocated - idleBytes;
    }

    /** Releases everything that nobody uses, and the rest when it is given back. */
    synchronized void close() {
        closed = true;
        trim();
    }
}
