package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceKernel;
import java.util.Locale;

/** A kernel, its device and its staging arrays, for one caller until closed. */
public final class Lease implements AutoCloseable {
    private final KernelPool pool;
    private final DeviceKernel kernel;
    /** Whether others were at it already when this was taken. */
    private final boolean alone;
    private boolean failed;
    private String remark = "";

    Lease(KernelPool pool, DeviceKernel kernel, boolean alone) {
        this.pool = pool;
        this.kernel = kernel;
        this.alone = alone;
    }

    public DeviceKernel kernel() {
        return kernel;
    }

    /** Whether what {@link #run} leaves is in the caller's arrays already. */
    public boolean isInPlace() {
        return kernel instanceof InPlaceKernel borrower && borrower.isInPlace();
    }

    public ComputeDevice device() {
        return pool.device();
    }

    /** Sets the kernel up for n elements, with arrays of the right size class. */
    public void prepare(int n) throws DeviceFault {
        int limit = pool.limit(kernel);
        if (n > limit) {
            throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(Locale.ROOT,
                    "%,d elements are more than %s takes at once, %,d", n, device(), limit), null);
        }
        int capacity = SizeClass.capacity(n, limit);
        if (kernel.capacity() != capacity) {
            try {
                kernel.allocate(capacity);
            } catch (OutOfMemoryError e) {
                kernel.allocate(1);
                throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(Locale.ROOT,
                        "the Java heap has no room for staging %,d elements (-Xmx gives it more)", n), e);
            }
        }
        kernel.prepare(n);
    }

    /**
     * Takes data through the kernel and verifies what comes back. A fault, a wrong result among them, counts against
     * the device, unless it came of the JVM's want of memory; and this instance is not used again.
     *
     * <p>A fault after which the work was finished all the same is told by {@link #remark()}.
     *
     * @return nanoseconds until the first part was sent; from then until the last came back; and from then until all
     *     was verified
     */
    public long[] run(DataTransfer passage) throws DeviceFault {
        long begin = System.nanoTime();
        try {
            long[] nanos = kernel instanceof InPlaceKernel
                    ? InPlaceLaunch.run(kernel, device(), passage, alone) : new StagedLaunch(kernel, device(), passage).make();
            device().health().success();
            return nanos;
        } catch (DeviceFault e) {
            return unlessFinished(fault(e), begin);
        } catch (RuntimeException | Error e) {
            return unlessFinished(fault(new DeviceFault(DeviceFault.Kind.RUN, "copying failed: " + e, e)), begin);
        }
    }

    private long[] unlessFinished(DeviceFault fault, long begin) throws DeviceFault {
        if (kernel instanceof InPlaceKernel borrower && borrower.isFinished()) {
            remark = device() + ": " + fault.getMessage() + "; the caller's thread did the rest";
            return new long[] {0, System.nanoTime() - begin, 0};
        }
        throw fault;
    }

    /** What went wrong though the work is done, or an empty text. */
    public String remark() {
        return remark;
    }

    private DeviceFault fault(DeviceFault fault) {
        failed = true;
        if (fault.isShortageOfMemory()) {
            return new DeviceFault(DeviceFault.Kind.LIMIT, fault.getMessage(), fault);
        }
        if (fault.thrownByOwnCode() != null) {
            return new DeviceFault(DeviceFault.Kind.OWN_CODE, fault.getMessage(), fault);
        }
        if (fault.kind() != DeviceFault.Kind.OWN_CODE) {
            device().health().fault(fault.getMessage());
        }
        return fault;
    }

    /** Stages and sends all input; {@link #runResident} can follow. For measuring the device alone. */
    public void send(DataTransfer passage) {
        passage.instruct(kernel);
        for (int load = 0; load < kernel.loads(); load++) {
            passage.stage(kernel, load);
            Launcher.send(kernel, load);
        }
    }

    /** Runs all passes over what is on the device. */
    public void runResident() {
        Launcher.execute(kernel);
    }

    /** Reads the result back; returns its checksum. */
    public Digest fetch(DataTransfer passage) {
        Digest found = Digest.EMPTY;
        for (int part = 0; part < kernel.parts(); part++) {
            kernel.getPart(part);
            found = found.plus(passage.check(kernel, part));
        }
        return found;
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
