package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A call of this process that is on an OpenCL device. Several calls can be there at the same time, each with a queue of
 * its own. But they share the device and the bus, so a call that can use another engine, or another device, does so.
 */
public final class OpenClOccupancy implements AutoCloseable {
    private static final OpenClOccupancy NONE = new OpenClOccupancy(new AtomicInteger(1));

    private final AtomicInteger calls;

    private OpenClOccupancy(AtomicInteger calls) {
        this.calls = calls;
    }

    static boolean isBusy(ComputeDevice device) {
        return device.isOpenCl() && device.calls().get() > 0;
    }

    /** Enters a device, until closed. If another call is there: joins it, or fails as BUSY. */
    public static OpenClOccupancy enter(ComputeDevice device, boolean join) throws DeviceFault {
        if (!device.isOpenCl()) {
            return NONE;
        }
        if (join) {
            device.calls().incrementAndGet();
        } else if (!device.calls().compareAndSet(0, 1)) {
            throw new DeviceFault(DeviceFault.Kind.BUSY, "it is busy", null);
        }
        return new OpenClOccupancy(device.calls());
    }

    @Override
    public void close() {
        if (this != NONE) {
            calls.decrementAndGet();
        }
    }
}
