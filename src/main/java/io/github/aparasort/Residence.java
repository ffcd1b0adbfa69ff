package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.PlanText;
import io.github.aparasort.internal.engine.ResidentCall;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ElementType;
import io.github.aparasort.internal.step.ResidentStream;
import io.github.aparasort.internal.take.Taker;
import java.lang.reflect.Array;
import java.util.Locale;
import java.util.Objects;

/** Where the resident arrays of a context live: on a device, or in the heap. It is decided with the first of them. */
final class Residence {
    private final Dispatcher dispatcher;
    private final Facades facades;
    private final Holders holders = new Holders();
    private ResidentStream stream;
    private boolean decided;

    Residence(Dispatcher dispatcher, Facades facades) {
        this.dispatcher = dispatcher;
        this.facades = facades;
    }

    /** The operations on arrays of the heap. */
    Facades facades() {
        return facades;
    }

    Holders holders() {
        return holders;
    }

    void requireOpen() {
        dispatcher.requireOpen();
    }

    // ---- what is told of operations

    /** Begins an operation on a device. Null if nobody is told of it. */
    ResidentCall begin(Operation operation, Class<?> type, int n, ResidentStream on) {
        return dispatcher.beginResident(operation, type, n, on.device());
    }

    /** Does something in the heap for which there is no method for host arrays, and tells of it. */
    void tell(Operation operation, Class<?> type, int n, Runnable work) {
        if (dispatcher.isHeard()) {
            CompoundCall call = dispatcher.begin(operation, type, n);
            work.run();
            dispatcher.end(call);
        } else {
            work.run();
        }
    }

    // ---- arrays of the heap

    /** Gathers elements by their indices into a new array of the same type. */
    <V> V take(V array, int[] indices) {
        return take(array, indices, 0, Taker.empty(Objects.requireNonNull(array, "array"), 1));
    }

    /** The same with a default for indices of -1, which is the only element of an array. */
    <V> V take(V array, int[] indices, V defaultValue) {
        return take(Objects.requireNonNull(array, "array"), indices, -1, defaultValue);
    }

    private <V> V take(V array, int[] indices, int least, V defaultValue) {
        V taken = Taker.empty(array, Objects.requireNonNull(indices, "indices").length);
        dispatcher.submit(Taker.job(array, indices, least, defaultValue, taken));
        return taken;
    }

    // ---- arrays of a device

    /**
     * The stream on the device of this context, or null if its arrays live in the heap.
     *
     * @throws GpuException if a device was demanded and cannot be had
     */
    synchronized ResidentStream stream() {
        dispatcher.requireOpen();
        if (!decided || stream != null && stream.isStale()) {
            stream = open();
            decided = true;
        }
        return stream;
    }

    /** The same for a range of an array. */
    ResidentStream stream(Object array, int from, int to) {
        ArgumentChecks.range(Array.getLength(array), from, to);
        return stream();
    }

    /** The same for a new array of a length. */
    ResidentStream stream(int n) {
        if (n < 0) {
            throw new NegativeArraySizeException("" + n);
        }
        return stream();
    }

    /** Elements of an array of the host on the device. */
    static Column upload(ResidentStream stream, Object array, int from, int to) {
        return made(stream, to - from, () -> stream.upload(array, from, to));
    }

    /** The numbers from 0 on at equal distances. */
    static Column sequence(ResidentStream stream, ElementType type, int n, int step) {
        return made(stream, n, () -> stream.call(work -> ColumnScans.sequence(work, type, n, 0, step)));
    }

    private interface Maker {
        Column make() throws DeviceFault;
    }

    private static Column made(ResidentStream stream, int n, Maker maker) {
        try {
            return maker.make();
        } catch (DeviceFault fault) {
            throw new GpuException(String.format(Locale.ROOT,
                    "a resident array of %,d elements cannot be made on %s: %s", n, stream.device(),
                    fault.getMessage()), fault);
        }
    }

    private ResidentStream open() {
        EngineSelector selector = dispatcher.selector();
        DeviceFault failure = null;
        for (ComputeDevice device : selector.openCl()) {
            if (device.health().whyOff() == null) {
                try {
                    return new ResidentStream(device);
                } catch (DeviceFault fault) {
                    failure = fault;
                }
            }
        }
        if (selector.demandsOpenCl) {
            throw new GpuException("resident arrays: " + (failure == null ? PlanText.noDeviceReason(selector.target())
                    : failure.getMessage() + "; `doctor` shows the device's state"), failure);
        }
        return null;
    }

    /** What the caller is told of a fault. */
    static GpuException failure(String operation, Object array, DeviceFault fault) {
        String remedy = fault.kind() == DeviceFault.Kind.CUSTOM_CODE || fault.kind() == DeviceFault.Kind.KERNEL
                ? "" : "; what was computed before can be read while the device answers";
        return new GpuException(operation + " of " + array + " failed, its inputs are unchanged: " + fault.getMessage()
                + remedy, fault);
    }

    synchronized void close() {
        if (stream != null) {
            stream.close();
            stream = null;
        }
        // No call uses their memory any more.
        holders.close();
    }
}
