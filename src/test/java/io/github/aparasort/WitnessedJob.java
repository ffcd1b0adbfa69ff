package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.kernel.IntKeys;
import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.kernel.SortKernel;
import java.util.Arrays;

/**
 * A job that sees whose memory a kernel worked in. Passes go to and fro between both of a kernel's arrays; on an OpenCL
 * device that shares no memory with the heap only the result is read back, so the host's copy of the input stays as it
 * was staged, whereas a kernel that ran in Java, by fallback or otherwise, leaves half merged lists there.
 */
final class WitnessedJob extends SortJob {
    private final SortJob job;
    private long[] staged;
    private boolean hostInputUntouched;

    WitnessedJob(SortJob job) {
        super(job.operation, job.type, job.kind, job.n);
        this.job = job;
    }

    /** Whether the host's copy of the input was, after the launch, as it had been staged. */
    boolean hostInputUntouched() {
        return hostInputUntouched;
    }

    @Override
    Digest stage(SortKernel kernel) {
        Digest digest = job.stage(kernel);
        staged = input(kernel);
        return digest;
    }

    @Override
    boolean verify(SortKernel kernel, Digest digest) {
        hostInputUntouched = Arrays.equals(staged, input(kernel));
        return job.verify(kernel, digest);
    }

    @Override
    void commit(SortKernel kernel) {
        job.commit(kernel);
    }

    @Override
    void sortByJdk() {
        job.sortByJdk();
    }

    private long[] input(SortKernel kernel) {
        return kernel instanceof IntKeys ints ? Arrays.stream(ints.input(), 0, n).asLongStream().toArray()
                : Arrays.copyOf(((LongKeys) kernel).input(), n);
    }
}
