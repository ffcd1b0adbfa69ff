package io.github.aparasort.internal.sort;

import io.github.aparasort.Engine;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Sorts objects, on the CPU: neither objects nor comparators translate to OpenCL. Each call is reported like any other.
 */
public final class ObjectSorter {
    private final Dispatcher dispatcher;

    public ObjectSorter(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public <T> void sort(T[] a, int from, int to, Comparator<? super T> order) {
        ArgumentChecks.range(a.length, from, to);
        dispatcher.submit(new PlainJob(Operation.SORT, a.getClass().getComponentType(), to - from,
                () -> Arrays.sort(a, from, to, order)));
    }

    public <T> void parallelSort(T[] a, int from, int to, Comparator<? super T> order) {
        ArgumentChecks.range(a.length, from, to);
        dispatcher.submit(new ParallelJob<>(a, from, to, order));
    }

    /** A stable parallel sort, which reports its number of parts. */
    private static final class ParallelJob<T> extends Job {
        private final T[] a;
        private final int from;
        private final Comparator<? super T> order;
        private int parts;

        ParallelJob(T[] a, int from, int to, Comparator<? super T> order) {
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
    }

    /** What {@code parallelSort} would do if this thread called it. */
    public static Plan plan(Class<?> type, int n) {
        return new Plan("parallelSort", type, n, Engine.JDK, Optional.empty(),
                "objects do not go into kernels: " + how(ObjectMergesort.parts(n)), Map.of(), Map.of(), List.of(),
                List.of());
    }

    private static String how(int parts) {
        return parts == 1 ? "one thread"
                : String.format(Locale.ROOT, "%d parts sorted and merged by up to %d %s", parts, ThreadTeam.available(),
                        Plural.of(ThreadTeam.available(), "thread"));
    }
}
