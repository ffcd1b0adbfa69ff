package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * A kind of work that engines are compared at: what its elements take, which kernels do it, and made-up data to prove
 * and to measure them by.
 */
public interface Workload {
    /** A name unlike that of any other kind of work, in other families too: measurements are kept by it. */
    String key();

    /** What shares the time for measurements, and may borrow each other's estimates: works that are alike. */
    String family();

    int bytesPerKey();

    /** Bytes per element in one of the arrays of a kernel, carried value included. */
    int bytesPerElement();

    /** Arrays that hold each element on an OpenCL device. */
    default int arrays() {
        return 2;
    }

    /** Elements from which an engine with kernels can be the fastest: what it takes to hand work over is paid for. */
    default int smallest() {
        return Calibration.SMALLEST;
    }

    /** What the JDK is taken to need for an element where nothing is measured, in nanoseconds. */
    default long nanosByJdk() {
        return 5;
    }

    /** The work whose kernels do this one's. */
    default Workload inKernels() {
        return this;
    }

    /** Makes the kernel that serves a device best. */
    DeviceKernel kernel(ComputeDevice device);

    /** Random data, other each time, or data full of ties, extremes and borders, which is the same for the same n. */
    TrialInput specimen(int n, boolean hard);

    /** How engines are measured at this work. */
    default EngineTrials trials(Dispatcher dispatcher) {
        return new EngineTrials(dispatcher, this);
    }
}
