package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Merges of one kind, by one strategy. */
public final class MergeWorkload extends KeyedWorkload {
    private final MergeStrategy strategy;

    public MergeWorkload(KeyKind kind, MergeStrategy strategy) {
        super("merge", kind, Prior.MERGE, strategy);
        this.strategy = strategy;
    }

    public MergeStrategy strategy() {
        return strategy;
    }

    /** The source of the kernel in tiles. There floats and doubles are ints and longs. */
    MergeWorkload inTiles() {
        return new MergeWorkload(kind.inTiles(), strategy);
    }

    @Override
    public String name() {
        return super.name() + (strategy == MergeStrategy.AUTO ? "" : "_" + strategy);
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return MergeKernels.create(kind, strategy, device);
    }
}
