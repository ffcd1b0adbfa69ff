package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.Job;

/** Groups an array that seems to have few distinct keys. If it has many, nothing is done. */
final class FewKeysJob extends Job {
    private final FewKeys keys;
    private boolean done;

    FewKeysJob(String operation, Class<?> type, FewKeys keys) {
        super(operation, type, null, keys.n);
        this.keys = keys;
    }

    @Override
    public void runPlain() {
        done = keys.group();
    }

    boolean isDone() {
        return done;
    }

    @Override
    public String note() {
        return done ? "few distinct keys: grouped by hash tables" : "too many distinct keys for hash tables";
    }
}
