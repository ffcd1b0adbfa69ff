package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.key.Sequence;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/**
 * A job that sees whose memory a kernel worked in. Passes go to and fro between keys and scratch; on an OpenCL device
 * that shares no memory with the heap the host's scratch array stays as it was made, whereas a kernel that ran in
 * Java, by fallback or otherwise, leaves half merged lists there.
 */
public final class MemoryProbeJob extends SortJob {
    private final SortJob job;
    private KernelArrays arrays;

    public MemoryProbeJob(SortJob job) {
        super(job.operation, job.type, job.kind, job.n);
        this.job = job;
    }

    /** Whether the host's scratch array was, after the launch, as it had been made. */
    public boolean hostScratchUntouched() {
        return isZero(scratch(arrays));
    }

    @Override
    public void lend(DeviceKernel kernel) {
        arrays = kernel;
        job.lend(kernel);
    }

    @Override
    public void instruct(DeviceKernel kernel) {
        job.instruct(kernel);
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        job.stage(arrays, part);
    }

    @Override
    public Digest digest() {
        return job.digest();
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return job.check(arrays, part);
    }

    @Override
    public void commit(KernelArrays kernel) {
        arrays = kernel;
        job.commit(kernel);
    }

    @Override
    public void finish() {
        job.finish();
    }

    @Override
    public void runByJdk() {
        job.runByJdk();
    }

    @Override
    Sequence keys() {
        return job.keys();
    }

    @Override
    void keep() {
        job.keep();
    }

    @Override
    void reverse() {
        job.reverse();
    }

    private static Object scratch(KernelArrays arrays) {
        for (Class<?> type = arrays.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField("scratch");
                field.setAccessible(true);
                return field.get(arrays);
            } catch (NoSuchFieldException e) {
                // Further up, then.
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError("no scratch array in " + arrays.getClass());
    }

    private static boolean isZero(Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            if (Array.getLong(array, i) != 0) {
                return false;
            }
        }
        return true;
    }
}
