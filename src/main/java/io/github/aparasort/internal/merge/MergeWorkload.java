package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.step.MergeMethod;

/** Merges of one kind, by one strategy. */
public final class MergeWorkload extends Workload {
    private final MergeStrategy strategy;

    public MergeWorkload(KeyKind kind, MergeStrategy strategy) {
        super("merge", kind, Prior.MERGE, strategy);
        this.strategy = strategy;
    }

    /** What the strategy is on a device. */
    public MergeMethod method() {
        return strategy == MergeStrategy.AUTO ? MergeMethod.TILED : MergeMethod.valueOf(strategy.name());
    }

    @Override
    public String name() {
        return super.name() + (strategy == MergeStrategy.AUTO ? "" : "_" + strategy);
    }
}
