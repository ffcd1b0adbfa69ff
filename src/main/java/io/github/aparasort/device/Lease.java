package io.github.aparasort.device;

import io.github.aparasort.kernel.SortKernel;

/** A kernel, its device and its staging arrays, for one caller until closed. */
public final class Lease implements AutoCloseable {
    private final KernelPool pool;
    private final SortKernel kernel;
    private boolean failed;

    Lease(KernelPool pool, SortKernel kernel) {
        this.pool = pool;
        this.kernel = kernel;
    }

    public SortKernel kernel() {
        return kernel;
    }

    public ComputeDevice device() {
        return pool.device();
    }

    /** Sets the kernel up for n elements, with arrays of the right size class. */
    public void prepare(int n) throws DeviceFault {
        int limit = pool.limit(kernel);
        if (n > limit) {
            throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(
                    "%,d elements are more than %s takes at once, %,d", n, device(), limit), null);
        }
        int capacity = SizeClass.capacity(n, limit);
        if (kernel.capacity() != capacity) {
            try {
                kernel.allocate(capacity);
            } catch (OutOfMemoryError e) {
                throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(
                        "the Java heap has no room for staging %,d elements (-Xmx gives it more)", n), e);
            }
        }
        kernel.prepare(n);
    }

    /** Sends the staged input, runs all passes, reads the result back; a fault counts against the device. */
    public void run() throws DeviceFault {
        try {
            Launcher.run(kernel, device());
        } catch (DeviceFault e) {
            fault(e);
            throw e;
        }
    }

    /** Sends the staged input and waits until it is there: for measuring the device alone. */
    public void upload(int n) throws DeviceFault {
        kernel.prepare(0);
        kernel.putInput();
        Launcher.runResident(kernel);
        kernel.prepare(n);
    }

    /** Runs all passes over what {@link #upload} has sent. */
    public void runResident() throws DeviceFault {
        Launcher.runResident(kernel);
    }

    /** Reads back what {@link #runResident} has made. */
    public void download() {
        kernel.getResult();
    }

    /** The result was verified. */
    public void succeed() {
        device().health().success();
    }

    /** The result was wrong: a fault of the device like any other. */
    public DeviceFault wrongResult() {
        DeviceFault fault = new DeviceFault(DeviceFault.Kind.RUN,
                "the result that came back is not the sorted input", null);
        fault(fault);
        return fault;
    }

    private void fault(DeviceFault fault) {
        failed = true;
        device().health().fault(fault.getMessage());
    }

    /** After this the instance is not used again. */
    void fail() {
        failed = true;
    }

    @Override
    public void close() {
        pool.giveBack(kernel, failed);
    }
}
