package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import com.aparapi.device.OpenCLDevice;

/**
 * A kernel that runs on the device it is bound to, or not at all.
 *
 * <p>When anything goes wrong on an OpenCL device, Aparapi marks that device as failed and continues with the next
 * preferred one, with a log line at most. Its preferences belong to the class, although every instance has its own
 * context. An instance of this class allows only its device, and the alternative algorithm, which throws.
 */
public abstract class StrictKernel extends Kernel {
    private Device bound;
    private boolean run;

    /** Binds this instance to a device. This is final. */
    public final void bind(Device device) {
        bound = device;
        setExplicit(true);
    }

    public final boolean isBound() {
        return bound != null;
    }

    /** Where the next launch is to run: the device that this is bound to, or a substitute for it. */
    protected Device place() {
        return bound;
    }

    /** Whether JTP's threads do the next launch. */
    public final boolean usesThreadPool() {
        return place() == JavaDevice.THREAD_POOL;
    }

    /** Notes that a launch succeeded. */
    public final void markRun() {
        run = true;
    }

    /**
     * Whether a launch ever succeeded. A kernel that never ran must not be disposed of: Aparapi would release what it
     * never created, and the process would crash.
     */
    public final boolean hasRun() {
        return run;
    }

    /** Asks Aparapi to send an array of primitive values along with the next launch. */
    public final void putArray(Object array) {
        Kernel known = array instanceof int[] ints ? put(ints)
                : array instanceof long[] longs ? put(longs)
                : array instanceof float[] floats ? put(floats)
                : array instanceof double[] doubles ? put(doubles)
                : array instanceof byte[] bytes ? put(bytes)
                : array instanceof char[] chars ? put(chars)
                : array instanceof boolean[] booleans ? put(booleans) : null;
        if (known == null) {
            throw new IllegalStateException("Aparapi cannot send " + array.getClass().getSimpleName() + " again");
        }
    }

    /** Reads an array of numbers back. */
    protected final Kernel getArray(Object array) {
        return array instanceof int[] ints ? get(ints) : array instanceof long[] longs ? get(longs)
                : array instanceof float[] floats ? get(floats) : get((double[]) array);
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
