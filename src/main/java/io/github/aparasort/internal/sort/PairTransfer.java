package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.device.StagedWork;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** How keys with values get to a kernel's arrays and back: the steps of {@link StagedWork}. */
record PairTransfer<A>(PairSortJob job, Consumer<A> configuration, ObjIntConsumer<A> copyIn,
        Supplier<Digest> inputDigest, BiFunction<A, Integer, Digest> partCheck, Consumer<A> copyOut)
        implements StagedWork<A> {
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
    public void commit(A arrays) {
        job.makeTargets();
        copyOut.accept(arrays);
    }
}
