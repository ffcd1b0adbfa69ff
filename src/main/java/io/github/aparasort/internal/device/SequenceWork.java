package io.github.aparasort.internal.device;

import io.github.aparasort.internal.parallel.Digest;

/**
 * Work of several kernels on copies of the caller's data, which stay on the device until the result is read.
 *
 * @param <K> the kernels, as this work sees them
 */
public interface SequenceWork<K> extends CallersInput {
    /** Sends the input, and queues what needs no answer of the device. */
    void launch(K kernels) throws DeviceFault;

    /** Queues the rest, and reads the result. */
    void receive(K kernels) throws DeviceFault;

    /** The checksum of the input. It is taken while the device computes. */
    Digest digest();

    /** The checksum of the result: it is right if that is the one of the input. */
    Digest check(K kernels);

    /** Completes the verified result. */
    void commit(K kernels);

    /** The message for a result that fails its check. */
    String complaint();

    @Override
    default int inputHash() {
        return digest().hashCode();
    }
}
