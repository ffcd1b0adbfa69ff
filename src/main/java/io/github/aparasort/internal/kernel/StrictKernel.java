package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.device.OpenCLDevice;

/**
 * A kernel that runs on the device it is bound to, or not at all.
 *
 * <p>Whatever goes wrong on an OpenCL device makes Aparapi mark that device as failed and go on to the next preferred
 * one, silently or nearly so; and its preferences belong to the class, though every instance has a context of its
 * own. An instance of this class admits its own device alone, and after it the alternative algorithm, which throws.
 */
public abstract class StrictKernel extends Kernel {
    private Device bound;
    private boolean run;

    /** Binds this instance to a device, for good. */
    public final void bind(Device device) {
        bound = device;
        setExplicit(true);
    }

    public final boolean isBound() {
        return bound != null;
    }

    /** Where the next launch is to run: the device that this is bound to, or what stands for it. */
    protected Device place() {
        return bound;
    }

    /** Notes that a launch went through. */
    public final void markRun() {
        run = true;
    }

    /**
     * Whether a launch ever went through. A kernel that never ran must not be disposed of: Aparapi would release what
     * it never made, and bring the process down.
     */
    public final boolean hasRun() {
        return run;
    }

    @Override
    public final boolean isAllowDevice(Device device) {
        return device == place() || device == JavaDevice.ALTERNATIVE_ALGORITHM && isRunningCL();
    }

    @Override
    public final boolean isRunningCL() {
        return bound instanceof OpenCLDevice;
    }

    @Override
    public final boolean hasFallbackAlgorithm() {
        return true;
    }

    @Override
    public final void executeFallbackAlgorithm(Range range, int passId) {
        throw new IllegalStateException("Aparapi gave up " + bound.getShortDescription());
    }
}
