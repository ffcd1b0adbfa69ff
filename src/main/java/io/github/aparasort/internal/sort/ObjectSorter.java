package io.github.aparasort.internal.sort;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Plan;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.Crew;
import io.github.aparasort.internal.engine.Dispatcher;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Sorts objects, on the CPU: neither they nor comparators translate to OpenCL. Each call is told like any other. */
public final class ObjectSorter {
    private final Dispatcher dispatcher;

    public ObjectSorter(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public <T> void sort(T[] a, int from, int to, Comparator<? super T> order) {
        ArgumentChecks.range(a.length, from, to);
        dispatcher.runByJdk("sort", a.getClass().getComponentType(), to - from,
                () -> Arrays.sort(a, from, to, order));
    }

    public <T> void parallelSort(T[] a, int from, int to, Comparator<? super T> order) {
        ArgumentChecks.range(a.length, from, to);
        if (!dispatcher.isHeard()) {
            ObjectMergesort.sort(a, from, to, order);
            return;
        }
        long begin = System.nanoTime();
        String how = how(ObjectMergesort.sort(a, from, to, order));
        dispatcher.tell(Execution.byJdk("parallelSort", a.getClass().getComponentType(), to - from,
                System.nanoTime() - begin, how));
    }

    /** What {@code parallelSort} would do, called by this thread. */
    public static Plan plan(Class<?> type, int n) {
        return new Plan("parallelSort", type, n, Engine.JDK, Optional.empty(),
                "objects do not go into kernels: " + how(ObjectMergesort.parts(n)), Map.of(), Map.of(), List.of(),
                List.of());
    }

    private static String how(int parts) {
        return parts == 1 ? "one thread"
                : String.format(Locale.ROOT, "%d parts sorted and merged by up to %d threads", parts,
                        Crew.available());
    }
}
