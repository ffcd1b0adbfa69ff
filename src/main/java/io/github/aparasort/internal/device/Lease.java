package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.Locale;

/** A kernel, its device and its arrays, for one caller until closed. */
public final class Lease implements AutoCloseable {
    /** Whose kernel it is: it lends further instances, and takes each back. */
    abstract static class Owner {
        abstract ComputeDevice device();

        abstract Lease take(int n, boolean wait) throws DeviceFault;

        abstract void giveBack(DeviceKernel kernel, boolean failed);
    }

    private final Owner owner;
    private final DeviceKernel kernel;
    /** True if other callers hold leases: use one worker. */
    private final boolean singleWorker;
    private boolean failed;
    private String remark = "";

    Lease(Owner owner, DeviceKernel kernel, boolean singleWorker) {
        this.owner = owner;
        this.kernel = kernel;
        this.singleWorker = singleWorker;
    }

    public DeviceKernel kernel() {
        return kernel;
    }

    public boolean singleWorker() {
        return singleWorker;
    }

    public ComputeDevice device() {
        return owner.device();
    }

    /** Prepares the kernel for n elements, with arrays of the right size class. */
    public void prepare(int n) throws DeviceFault {
        int limit = device().maxElements(kernel);
        if (n > limit) {
            throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(Locale.ROOT,
                    "%,d elements are more than %s takes at once, %,d", n, device(), limit), null);
        }
        int capacity = SizeClass.capacity(n, limit);
        if (kernel.capacity() != capacity || !kernel.wake()) {
            try {
                kernel.allocate(capacity);
            } catch (OutOfMemoryError e) {
                kernel.allocate(1);
                throw DeviceFault.shortage("the Java heap has no room for staging (-Xmx gives it more)", e);
            }
        }
        kernel.prepare(n);
    }

    /** A lease on another instance of the same kernel, with arrays for n elements. Fails if there is none now. */
    Lease another(int n) throws DeviceFault {
        return owner.take(n, false);
    }

    /**
     * Runs a launch of this kernel. A fault, such as a wrong result, counts against the device, unless the JVM was
     * short of memory. After a fault this instance is not used again.
     *
     * <p>If the work was completed despite a fault, {@link #remark()} describes the fault.
     */
    public Launch.Times run(Launch launch) throws DeviceFault {
        long begin = System.nanoTime();
        try {
            Launch.Times times = launch.run();
            device().health().success();
            return times;
        } catch (DeviceFault e) {
            return timesIfFinished(launch, fault(e), begin);
        } catch (RuntimeException | Error e) {
            return timesIfFinished(launch, fault(DeviceFault.of(DeviceFault.Kind.RUN, "copying failed", e)), begin);
        }
    }

    private Launch.Times timesIfFinished(Launch launch, DeviceFault fault, long begin) throws DeviceFault {
        if (launch.isFinished()) {
            remark = DeviceFault.joined(device().describe(fault), "; ", "the caller's thread did the rest");
            return new Launch.Times(0, System.nanoTime() - begin, 0);
        }
        throw fault;
    }

    /** The fault despite which the work was completed, or an empty text. */
    public String remark() {
        return remark;
    }

    private DeviceFault fault(DeviceFault fault) {
        failed = true;
        if (fault.kind() == DeviceFault.Kind.LIMIT || fault.kind() == DeviceFault.Kind.INPUT_CHANGED) {
            return fault;
        }
        if (fault.thrownByCustomCode() != null) {
            return new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, fault.getMessage(), fault);
        }
        if (fault.kind() != DeviceFault.Kind.CUSTOM_CODE) {
            device().health().fault(kernel.getClass(), fault);
        }
        return fault;
    }

    /** Marks the instance as not to be used again. */
    void fail() {
        failed = true;
    }

    @Override
    public void close() {
        owner.giveBack(kernel, failed);
    }
}
