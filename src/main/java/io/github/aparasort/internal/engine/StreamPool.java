package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.ManagedWait;
import io.github.aparasort.internal.step.CallStream;
import io.github.aparasort.internal.step.HostCall;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/**
 * The streams of a device for calls on arrays of the host: one for each caller, or several for a call in parts. Their
 * kernels are kept. Memory that nobody uses goes back when a stream is idle for a while.
 */
final class StreamPool implements AutoCloseable {
    /** More callers at the same time wait, or use another engine. */
    private static final int MOST = 4;

    private final ComputeDevice device;
    private final Consumer<LaunchOptions> configure;
    private final Semaphore permits = new Semaphore(MOST, true);
    /** The last used first. */
    private final Deque<CallStream> idle = new ArrayDeque<>(MOST);
    private boolean closed;

    /** @param configure told of the options of each new stream; tests change them */
    StreamPool(ComputeDevice device, Consumer<LaunchOptions> configure) {
        this.device = device;
        this.configure = configure;
    }

    /** Begins a call, on a stream of its own until it is closed. If all are taken: waits, or fails as BUSY. */
    HostCall take(boolean waits) throws DeviceFault {
        if (!ManagedWait.acquire(permits, waits ? Long.MAX_VALUE : 0)) {
            throw DeviceFault.busy();
        }
        CallStream stream = null;
        HostCall call = null;
        try {
            stream = stream();
            CallStream taken = stream;
            call = new HostCall(stream, this::another, failed -> giveBack(taken, failed));
            return call;
        } finally {
            if (stream == null) {
                permits.release();
            } else if (call == null) {
                giveBack(stream, true);
            }
        }
    }

    /** Begins a part of a call beside others, or returns null. */
    private HostCall another() {
        try {
            return take(false);
        } catch (DeviceFault e) {
            return null;
        }
    }

    private CallStream stream() throws DeviceFault {
        device.requireOn();
        for (CallStream known = poll(); known != null; known = poll()) {
            if (!known.isStale()) {
                return known;
            }
            known.close();
        }
        LaunchOptions options = new LaunchOptions();
        configure.accept(options);
        return CallStream.ofHostArrays(device, options);
    }

    private synchronized CallStream poll() {
        return idle.poll();
    }

    /** After a failure the stream may be broken. */
    private void giveBack(CallStream stream, boolean failed) {
        boolean keeps;
        synchronized (this) {
            keeps = !failed && !closed;
            if (keeps) {
                idle.push(stream);
            }
        }
        try {
            if (!keeps) {
                stream.close();
            }
        } finally {
            permits.release();
        }
    }

    /** Frees the memory that no call uses. */
    synchronized void trim() {
        idle.forEach(CallStream::trim);
    }

    @Override
    public void close() {
        List<CallStream> all;
        synchronized (this) {
            closed = true;
            all = new ArrayList<>(idle);
            idle.clear();
        }
        all.forEach(CallStream::close);
    }
}
