package io.github.aparasort.internal.group;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

/**
 * A fold for each group, over the rows with its code. The rows are divided into parts, each with folds of its own,
 * which are put together in order. Where the order makes a difference, the parts depend on the numbers of rows and
 * groups alone: so floats are always folded in the same order.
 *
 * @param <V> the type of the array of results
 */
abstract class CodeFolds<V> {
    /** Rows of a part at least: a thread takes some ten microseconds for them. */
    private static final int PART = 1 << 15;
    /** The most parts. Each costs a look at its folds when they are put together. */
    private static final int PARTS = 32;
    /** Rows for each counter of a part, at least: then the counters cost less than the rows. */
    static final int ROWS_PER_COUNTER = 4;
    /** As many, if there may be more parts than threads, because these do not tell the number of parts. Not tuned. */
    private static final int ROWS_PER_INEXACT_COUNTER = 8;

    /** Whether the order of the rows makes no difference. */
    boolean isExact() {
        return true;
    }

    /** New folds of the same kind, still empty. */
    abstract CodeFolds<V> empty(int groups);

    /** Folds the rows [begin, end). */
    abstract void add(int[] codes, int begin, int end);

    /** Folds what later rows have in the groups [begin, end). */
    abstract void put(CodeFolds<V> later, int begin, int end);

    /** The results of the first groups. */
    abstract V results(int groups);

    /** The folds of all groups. */
    static <V> V of(CodeFolds<V> kind, int[] codes, int groups) {
        int n = codes.length;
        // One more for rows in no group: so no loop asks for them.
        int counters = groups + 1;
        int worthwhile = n / ROWS_PER_COUNTER / counters;
        int parts = Math.max(1, kind.isExact() ? Math.min(ThreadTeam.tasks(n / PART, 1), worthwhile)
                : Math.min(Math.min(PARTS, n / PART), Math.max(Math.min(2, worthwhile),
                n / ROWS_PER_INEXACT_COUNTER / counters)));
        @SuppressWarnings({"unchecked", "rawtypes"})
        CodeFolds<V>[] folds = new CodeFolds[parts];
        ThreadTeam.share(parts, part -> {
            CodeFolds<V> own = kind.empty(counters);
            own.add(codes, Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts));
            folds[part] = own;
        });
        Parallel.forEachOnce(groups, (long) groups * parts / Parallel.GRAIN, (begin, end) -> {
            for (int part = 1; part < parts; part++) {
                folds[0].put(folds[part], begin, end);
            }
        });
        return folds[0].results(groups);
    }
}
