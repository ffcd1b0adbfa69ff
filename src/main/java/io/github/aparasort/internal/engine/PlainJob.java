package io.github.aparasort.internal.engine;

import io.github.aparasort.Operation;

/** Work that only plain Java does, for instance sorting bytes, for which the JDK has a counting sort. */
public final class PlainJob extends Job {
    private final Runnable work;

    public PlainJob(Operation operation, Class<?> type, int n, Runnable work) {
        super(operation, type, null, n);
        this.work = work;
    }

    @Override
    public void runPlain() {
        work.run();
    }
}
