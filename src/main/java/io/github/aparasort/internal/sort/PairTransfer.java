package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.device.StagedWork;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * How keys with values get to a kernel's arrays and back: the steps of {@link StagedWork}.
 *
 * @param partCopyOut copies a part of the result out, or null if the kernel does not keep its input
 * @param partCopyBack copies a part of the input back to the caller's arrays
 */
record PairTransfer<A>(PairSortJob job, Consumer<A> configuration, ObjIntConsumer<A> copyIn,
        Supplier<Digest> inputDigest, BiFunction<A, Integer, Digest> partCheck, Consumer<A> copyOut,
        ObjIntConsumer<A> partCopyOut, ObjIntConsumer<A> partCopyBack) implements StagedWork<A> {
    /** The result is copied out as a whole. */
    PairTransfer(PairSortJob job, Consumer<A> configuration, ObjIntConsumer<A> copyIn, Supplier<Digest> inputDigest,
            BiFunction<A, Integer, Digest> partCheck, Consumer<A> copyOut) {
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
        return partCheck.apply(arrays, part);
    }

    @Override
    public boolean canRestore(A arrays) {
        return partCopyOut != null;
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
        partCopyOut.accept(arrays, part);
    }

    /** Unless keys and values are sorted in the caller's arrays, the result went to arrays of the job. */
    @Override
    public void restore(A arrays, int part) {
        if (job.inPlace) {
            partCopyBack.accept(arrays, part);
        }
    }

    @Override
    public void commit(A arrays) {
        copyOut.accept(arrays);
    }
}
