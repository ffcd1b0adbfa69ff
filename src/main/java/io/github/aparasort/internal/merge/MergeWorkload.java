package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Workload;

/** Merges of one kind, by one strategy. */
public final class MergeWorkload extends Workload {
    private final MergeStrategy strategy;

    public MergeWorkload(KeyKind kind, MergeStrategy strategy) {
        super("merge", kind, Prior.MERGE, strategy);
        this.strategy = strategy;
    }

    public MergeStrategy strategy() {
        return strategy;
    }

    @Override
    public String name() {
        return super.name() + (strategy == MergeStrategy.AUTO ? "" : "_" + strategy);
    }
}
