package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Memory of a device that stays there between calls. Arrays and their slices share it, and the last one that gives it
 * back releases it. Commands that are queued may still use it then: whoever gets it next queues behind them.
 */
public final class StreamMemory {
    /** Takes it back. */
    private final Consumer<StreamMemory> onRelease;
    private final ClBuffer buffer;
    private final long bytes;
    private final AtomicInteger users = new AtomicInteger(1);
    private volatile int writer;

    StreamMemory(Consumer<StreamMemory> onRelease, ClBuffer buffer, long bytes) {
        this.onRelease = onRelease;
        this.buffer = buffer;
        this.bytes = bytes;
    }

    ClBuffer buffer() {
        return buffer;
    }

    /** The bytes that the pool has reserved for it. */
    long bytes() {
        return bytes;
    }

    /** The number of the last call that writes here; 0 for what the host has sent. */
    public int writer() {
        return writer;
    }

    public void writtenBy(int call) {
        writer = call;
    }

    /** Adds a user. Memory that has none any more gets none. */
    public StreamMemory retain() {
        if (users.getAndUpdate(present -> present > 0 ? present + 1 : present) <= 0) {
            throw new IllegalStateException("this array, or its Gpu, was closed during the call");
        }
        return this;
    }

    /** Ends the use by one user. */
    public void release() {
        if (users.decrementAndGet() == 0) {
            onRelease.accept(this);
        }
    }

    /**
     * Ends the use of memories by one user, that of the last one first: so the same requests in the same order get the
     * same memories again. A driver takes long to launch a kernel with other memories than at its last launch.
     */
    public static void releaseAll(Collection<StreamMemory> memories) {
        List<StreamMemory> all = new ArrayList<>(memories);
        Collections.reverse(all);
        all.forEach(StreamMemory::release);
    }
}
