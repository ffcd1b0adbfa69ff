package io.github.aparasort.internal.device;

import io.github.aparasort.internal.parallel.Digest;

/** One launch of a sequence of kernels. The caller's arrays are read only, so a failure needs no repair. */
public final class SequenceLaunch<K> implements Launch {
    private final KernelSequence sequence;
    private final K kernels;
    private final SequenceWork<K> work;

    /** @param kernels the sequence, as the work sees it */
    public SequenceLaunch(KernelSequence sequence, K kernels, SequenceWork<K> work) {
        this.sequence = sequence;
        this.kernels = kernels;
        this.work = work;
    }

    @Override
    public Times run() throws DeviceFault {
        long begin = System.nanoTime();
        try {
            work.launch(kernels);
            long sent = System.nanoTime();
            Digest input = Launcher.VERIFY ? work.digest() : Digest.EMPTY;
            work.receive(kernels);
            long received = System.nanoTime();
            if (Launcher.VERIFY && !work.check(kernels).equals(input)) {
                throw !work.digest().equals(input) || work.isBeingChanged() ? DeviceFault.inputChanged(null)
                        : new DeviceFault(DeviceFault.Kind.RUN, work.complaint(), null);
            }
            return new Times(sent - begin, received - sent, System.nanoTime() - received);
        } finally {
            sequence.forget();
        }
    }

    @Override
    public void commit() {
        work.commit(kernels);
        sequence.drop();
    }

    @Override
    public boolean isInPlace() {
        return false;
    }
}
