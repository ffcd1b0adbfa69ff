package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.key.Sequence;

/** One sort by the order of the keys themselves, which may be noticed beforehand. */
public abstract class SortJob extends Job {
    public final SortWorkload kind;

    SortJob(String operation, Class<?> type, SortWorkload kind, int n) {
        super(operation, type, kind, n);
        this.kind = kind;
    }

    /** The keys, for who looks for order in them. */
    abstract Sequence keys();

    /** Does the same where the keys ascend already. */
    abstract void keep();

    /** Quicksort has less to do with ties; with their values or indices no two elements are equal for the JDK. */
    @Override
    public double shareOfJdk() {
        return tellsEqualsApart() ? 1 : Presorted.shareOfJdk(keys());
    }

    /** Whether equal keys can be told apart, by what goes with them. */
    boolean tellsEqualsApart() {
        return false;
    }

    /** Does the same where the keys descend: strictly, if equal ones can be told apart. */
    abstract void reverse();
}
