package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;

/**
 * A kernel that runs where it is bound to, or not at all: on an OpenCL device, to which this library launches what
 * Aparapi translates, or else, in tests, on threads of Aparapi's.
 *
 * <p>When anything goes wrong there, Aparapi continues with the next device that it prefers, with a log line at most.
 * An instance of this class allows only its own.
 */
public abstract class StrictKernel extends Kernel {
    /** Null in tests on threads. */
    private Transport transport;

    /** Binds this instance to an OpenCL device. An instance that was bound once cannot be used for anything else. */
    public final void bind(Transport to) {
        transport = to;
    }

    /** The transport that gives its arrays memory on an OpenCL device; else null. */
    public final Transport transport() {
        return transport;
    }

    @Override
    public final boolean isAllowDevice(Device device) {
        return device == JavaDevice.THREAD_POOL;
    }

    @Override
    public final boolean isRunningCL() {
        return transport != null;
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
