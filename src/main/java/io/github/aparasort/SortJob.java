package io.github.aparasort;

import io.github.aparasort.key.Sequence;

/** One sort by the order of the keys themselves, which may be noticed beforehand. */
abstract class SortJob extends KernelJob {
    SortJob(String operation, Class<?> type, SortKind kind, int n) {
        super(operation, type, kind, n);
    }

    /** The keys, for who looks for order in them. */
    abstract Sequence keys();

    /** Does the same where the keys ascend already. */
    abstract void keep();

    /** Whether equal keys can be told apart, by what goes with them. */
    boolean tellsEqualsApart() {
        return false;
    }

    /** Does the same where the keys descend: strictly, if equal ones can be told apart. */
    abstract void reverse();
}
