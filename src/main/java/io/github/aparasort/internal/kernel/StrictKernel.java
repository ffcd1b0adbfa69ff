package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;

/**
 * A kernel that runs where it is bound to, or not at all: on workers of this JVM, started by Aparapi, or on an OpenCL
 * device, to which this library launches what Aparapi translates.
 *
 * <p>When anything goes wrong on JTP, Aparapi continues with the next device that it prefers, with a log line at most.
 * An instance of this class allows only its own.
 */
public abstract class StrictKernel extends Kernel {
    /** Null before it is bound. */
    private Transport transport;

    /** Binds this instance to where it runs. An instance that was bound once cannot be used for anything else. */
    public void bind(Transport to) {
        transport = to;
    }

    /** What gives its arrays memory; null before the kernel is bound. */
    public final Transport transport() {
        return transport;
    }

    /** The workers of this JVM that do the next launch, or a single one. */
    protected Device place() {
        return JavaDevice.THREAD_POOL;
    }

    /** Whether JTP's threads do the next launch. */
    public final boolean usesThreadPool() {
        return !isRunningCL() && place() == JavaDevice.THREAD_POOL;
    }

    @Override
    public final boolean isAllowDevice(Device device) {
        return device == place();
    }

    @Override
    public final boolean isRunningCL() {
        return transport != null && transport != Transport.NONE;
    }

    @Override
    public final boolean hasFallbackAlgorithm() {
        return true;
    }

    @Override
    public final void executeFallbackAlgorithm(Range range, int passId) {
        throw new IllegalStateException("Aparapi gave up JTP");
    }
}
