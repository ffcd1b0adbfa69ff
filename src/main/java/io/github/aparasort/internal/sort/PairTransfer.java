package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.KernelArrays;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * How keys with values get to a kernel's arrays and back: the steps of {@link StagedWork}.
 *
 * @param partCopyOut copies elements of the result out, or null if the kernel does not keep its input
 * @param partCopyBack copies a part of the input back to the caller's arrays
 */
record PairTransfer<A extends KernelArrays>(PairSortJob job, Consumer<A> configuration, ObjIntConsumer<A> copyIn,
        Supplier<Digest> inputDigest, Check<A> partCheck, Consumer<A> copyOut, PartCopy<A> partCopyOut,
        ObjIntConsumer<A> partCopyBack) implements StagedWork<A> {
    /** Checks a part of the result. */
    interface Check<A> {
        /** @param loop goes over the elements of the part */
        Digest of(A arrays, int part, Parallel.Loop loop);
    }

    /** Copies the elements [begin, end) of a part of the result to the caller's arrays. */
    interface PartCopy<A> {
        void run(A arrays, int part, int begin, int end);
    }

    /** The result is copied out as a whole. */
    PairTransfer(PairSortJob job, Consumer<A> configuration, ObjIntConsumer<A> copyIn, Supplier<Digest> inputDigest,
            Check<A> partCheck, Consumer<A> copyOut) {
        this(job, configuration, copyIn, inputDigest, partCheck, copyOut, null, null);
    }

    @Override
    public void configure(A arrays) {
        configuration.accept(arrays);
    }

    @Override
    public void stage(A arrays, int load) {
        copyIn.accept(arrays, load);
    }

    @Override
    public Digest digest() {
        return inputDigest.get();
    }

    @Override
    public Digest check(A arrays, int part) {
        return partCheck.of(arrays, part, Parallel::digest);
    }

    /** New arrays of the job are ready late: the JVM clears them by one thread. Then the whole result is there. */
    @Override
    public boolean canRestore(A arrays) {
        return partCopyOut != null && job.inPlace;
    }

    @Override
    public boolean lacksRoom() {
        return job.lacksTargets();
    }

    @Override
    public void makeRoom() {
        job.makeTargets();
    }

    @Override
    public void commitPart(A arrays, int part) {
        Parallel.forEach(arrays.partBegin(part + 1) - arrays.partBegin(part), (begin, end) ->
                partCopyOut.run(arrays, part, begin, end));
    }

    @Override
    public Digest checkAndCommit(A arrays, int part) {
        return partCheck.of(arrays, part, Parallel.copying((begin, end) ->
                partCopyOut.run(arrays, part, begin, end)));
    }

    @Override
    public void restore(A arrays, int part) {
        partCopyBack.accept(arrays, part);
    }

    @Override
    public void commit(A arrays) {
        copyOut.accept(arrays);
    }
}
