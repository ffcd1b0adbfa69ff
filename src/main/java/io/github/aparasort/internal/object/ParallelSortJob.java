package io.github.aparasort.internal.object;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Comparator;
import java.util.Locale;

/** A stable parallel sort by comparisons, which reports its number of parts. */
final class ParallelSortJob<T> extends Job {
    private final T[] a;
    private final int from;
    private final Comparator<? super T> order;
    private int parts;

    ParallelSortJob(T[] a, int from, int to, Comparator<? super T> order) {
        super(Operation.PARALLEL_SORT, a.getClass().getComponentType(), null, to - from);
        this.a = a;
        this.from = from;
        this.order = order;
    }

    @Override
    public void runPlain() {
        parts = ObjectMergesort.sort(a, from, from + n, order);
    }

    @Override
    public String note() {
        return how(parts);
    }

    static String how(int parts) {
        return parts == 1 ? "one thread"
                : String.format(Locale.ROOT, "%d parts sorted and merged by up to %d %s", parts, ThreadTeam.available(),
                        Plural.of(ThreadTeam.available(), "thread"));
    }
}
