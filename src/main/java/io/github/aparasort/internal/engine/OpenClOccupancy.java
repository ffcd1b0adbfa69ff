package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The calls of this process that are on OpenCL devices. Aparapi runs one OpenCL launch at a time in a process, for all
 * kernels and devices. So one such call makes all of these devices busy for calls that can use another engine.
 */
public final class OpenClOccupancy implements AutoCloseable {
    private static final AtomicInteger CALLS = new AtomicInteger();
    private static final OpenClOccupancy NONE = new OpenClOccupancy(0);
    private static final OpenClOccupancy ONE = new OpenClOccupancy(1);

    private final int calls;

    private OpenClOccupancy(int calls) {
        this.calls = calls;
    }

    static boolean isBusy(ComputeDevice device) {
        return device.isOpenCl() && CALLS.get() > 0;
    }

    /** Enters a device, until closed. If it is busy: waits there, or fails as BUSY. */
    static OpenClOccupancy enter(ComputeDevice device, boolean wait) throws DeviceFault {
        if (!device.isOpenCl()) {
            return NONE;
        }
        if (wait) {
            CALLS.incrementAndGet();
        } else if (!CALLS.compareAndSet(0, 1)) {
            throw new DeviceFault(DeviceFault.Kind.BUSY, device + " is busy", null);
        }
        return ONE;
    }

    @Override
    public void close() {
        CALLS.addAndGet(-calls);
    }
}
