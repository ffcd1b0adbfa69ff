package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.kernel.Transport;

/**
 * Several kernels that work one after the other on arrays which stay on an OpenCL device. A pool lends, proves and
 * reports them as one. So it is a kernel to all others, but it has no code of its own, and its arrays are those of a
 * queue, which {@link #open} opens.
 */
public abstract class KernelSequence extends DeviceKernel implements AutoCloseable {
    /** Nothing is moved by fields. */
    private static final Transport BY_QUEUE = new Transport() {
        @Override
        public void reserve(Object array, int length) {
            throw new UnsupportedOperationException("a sequence of kernels has no arrays");
        }

        @Override
        public void put(Object array) {
            throw new UnsupportedOperationException("a sequence of kernels has no arrays");
        }

        @Override
        public void get(Object array) {
            throw new UnsupportedOperationException("a sequence of kernels has no arrays");
        }
    };

    /** @param bytesPerKey bytes of a key, or of an element where there are no keys */
    protected KernelSequence(int bytesPerKey) {
        super(bytesPerKey);
    }

    /** Binds it to a device. */
    final void bindTo(ComputeDevice device) throws DeviceFault {
        open(device);
        bind(BY_QUEUE);
    }

    /** Opens the queue of its kernels. */
    protected abstract void open(ComputeDevice device) throws DeviceFault;

    /** Whether it cannot be used any more, because the context of the device was given up. */
    protected abstract boolean isStale();

    /** Gives back what the last launch has used on the device. */
    protected abstract void forget();

    /** Drops what was read of the last launch: others have it now. */
    protected abstract void drop();

    /** Frees the memory there that is not used now. */
    protected abstract void trim();

    /** Closes the queue, and frees everything there. */
    @Override
    public abstract void close();

    @Override
    public final void run() {
        throw new UnsupportedOperationException("a sequence of kernels has no code");
    }

    /** As its kernels have, at most. */
    @Override
    public final int localSize() {
        return TileKernel.NT;
    }

    @Override
    public final int globalSize() {
        return localSize();
    }

    @Override
    public final int localBytes() {
        return 0;
    }

    @Override
    public final void makeArrays(int elements) {
        // Each launch takes what it needs.
    }
}
