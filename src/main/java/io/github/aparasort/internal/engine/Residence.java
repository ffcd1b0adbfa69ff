package io.github.aparasort.internal.engine;

import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.event.ThrowingSupplier;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.step.CallStream;

/** Where the resident arrays of a context live: on a device, or in the heap. It is decided with the first of them. */
public final class Residence {
    private final Dispatcher dispatcher;
    /** Where the arrays live: of contexts that share their engines, those of the first one. */
    private final Residence origin;
    private final Holders holders = new Holders();
    private CallStream stream;
    private boolean decided;

    public Residence(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
        this.origin = this;
    }

    private Residence(Residence origin, Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
        this.origin = origin;
    }

    /** The same place, for a context with other limits. */
    public Residence of(Dispatcher other) {
        return new Residence(origin, other);
    }

    /** Whether arrays of both live in the same place. */
    boolean isSame(Residence other) {
        return origin == other.origin;
    }

    Holders holders() {
        return origin.holders;
    }

    /** Does what needs threads, within the limits of the context. */
    <R> R limited(ThrowingSupplier<R, DeviceFault> work) throws DeviceFault {
        CallScope outer = dispatcher.limits().enter();
        try {
            CallScope.check();
            return work.get();
        } finally {
            dispatcher.limits().leave(outer);
        }
    }

    public void requireOpen() {
        dispatcher.requireOpen();
    }

    /** Begins an operation on a device. Null if nobody is told of it. */
    ResidentCall begin(Operation operation, Class<?> type, int n, CallStream on) {
        return dispatcher.beginResident(operation, type, n, on.device());
    }

    /**
     * The stream on the device of this context, or null if its arrays live in the heap.
     *
     * @throws GpuException if a device was demanded and cannot be had
     */
    public CallStream stream() {
        dispatcher.requireOpen();
        return origin.present();
    }

    private synchronized CallStream present() {
        if (!decided || stream != null && stream.isStale()) {
            stream = open();
            decided = true;
        }
        return stream;
    }

    private CallStream open() {
        TargetDevices admitted = dispatcher.admitted();
        DeviceFault failure = null;
        for (ComputeDevice device : admitted.openCl()) {
            if (device.health().whyOff() == null) {
                try {
                    return new CallStream(device);
                } catch (DeviceFault fault) {
                    failure = fault;
                }
            }
        }
        if (admitted.demandsOpenCl) {
            throw new GpuException("resident arrays: " + (failure == null ? PlanText.noDeviceReason(admitted.target())
                    : failure.getMessage() + "; `doctor` shows the device's state"), failure);
        }
        return null;
    }

    /** Contexts that share this one's engines leave it open. */
    public synchronized void close() {
        if (origin != this) {
            return;
        }
        if (stream != null) {
            stream.close();
            stream = null;
        }
        // No call uses their memory any more.
        holders.close();
    }
}
