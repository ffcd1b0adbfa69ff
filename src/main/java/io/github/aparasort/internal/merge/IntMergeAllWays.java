package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * The ways to merge three or more arrays: all at once by the engine that is the fastest for that, two after two, or by
 * a sort of them one behind the other, which the JDK may do by vector instructions. Which way takes the least
 * time is learned, unless an engine is demanded.
 */
public final class IntMergeAllWays {
    private static final Workload WORKLOAD = MergeAllWorkload.of(KeyKind./*value*/INT);
    /** Elements that are sorted at most: nobody knows before the first time how long that takes. */
    private static final int MOST_SORTED = 1 << 15;
    static final int AT_ONCE = 0;
    static final int TWO_BY_TWO = 1;
    static final int BY_SORT = 2;
    /** By the levels of a tree of the arrays. */
    private static final LearnedCosts WAYS = LearnedCosts.ofWays(3, Integer.SIZE);

    private final /*value*/ int[][] lists;
    private final int[] begins;
    private final MergeStrategy strategy;
    private final Dispatcher dispatcher;
    private final int n;

    IntMergeAllWays(/*value*/ int[][] lists, int[] begins, MergeStrategy strategy, Dispatcher dispatcher) {
        this.lists = lists;
        this.begins = begins;
        this.strategy = strategy;
        this.dispatcher = dispatcher;
        this.n = begins[lists.length];
    }

    /**
     * Merges, and returns the result. One array is copied, and two have a merge of their own.
     *
     * @param begins where each array begins if they are put one after the other, and in the end where the last one ends
     */
    public static /*value*/ int[] merge(/*value*/ int[][] sorted, int[] begins, MergeStrategy strategy,
            Dispatcher dispatcher) {
        int n = begins[sorted.length];
        // Empty arrays are left out.
        int[] listBegins = new int[sorted.length + 1];
        /*value*/ int[][] lists = new /*value*/ int[sorted.length][];
        int count = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i].length > 0) {
                lists[count] = sorted[i];
                count++;
                listBegins[count] = begins[i + 1];
            }
        }
        if (count == 2) {
            IntMergeJob job = new IntMergeJob(Operation.MERGE_ALL, strategy, lists[0], lists[1]);
            dispatcher.submit(job);
            return job.out();
        }
        if (count > 2) {
            return new IntMergeAllWays(Arrays.copyOf(lists, count), Arrays.copyOf(listBegins, count + 1), strategy,
                    dispatcher).merge();
        }
        /*value*/ int[] out = new /*value*/ int[n];
        /*value*/ int[] only = count == 0 ? out : lists[0];
        dispatcher.submit(new PlainJob(Operation.MERGE_ALL, /*value*/ int.class, n, () -> copy(only, out)));
        return out;
    }

    private static void copy(/*value*/ int[] from, /*value*/ int[] to) {
        Parallel.forEach(to.length, (begin, end) -> System.arraycopy(from, begin, to, begin, end - begin));
    }

    private /*value*/ int[] merge() {
        EngineSelector selector = dispatcher.selector();
        if (!selector.comparesWays(WORKLOAD) || selector.preferredOpenCl(WORKLOAD, n) != null) {
            return mergeAtOnce();
        }
        // A sort may change the order of NaNs, which may have different bits.
        boolean maySort = n <= MOST_SORTED && !SortableKeys.canBeNan(lists[0]);
        int usable = 1 << AT_ONCE | 1 << TWO_BY_TWO | (maySort ? 1 << BY_SORT : 0);
        return WAYS.run(CostInput.of(n, n, MergeAllWorkload.levels(lists.length)), usable, this::merge);
    }

    /** Merges in the way of this number. */
    /*value*/ int[] merge(int way) {
        return way == AT_ONCE ? mergeAtOnce() : way == TWO_BY_TWO ? mergeTwoByTwo() : sort();
    }

    private /*value*/ int[] mergeAtOnce() {
        /*value*/ int[] out = new /*value*/ int[n];
        dispatcher.submit(new IntMergeAllJob(lists, begins, out));
        return out;
    }

    /** Neighbours, so that equal elements stay in the order of their arrays. */
    private /*value*/ int[] mergeTwoByTwo() {
        try (CompoundCall call = dispatcher.begin(Operation.MERGE_ALL, /*value*/ int.class, n)) {
            /*value*/ int[][] level = lists;
            while (level.length > 1) {
                /*value*/ int[][] next = new /*value*/ int[(level.length + 1) / 2][];
                for (int i = 0; i < level.length / 2; i++) {
                    IntMergeJob job = new IntMergeJob(Operation.MERGE_ALL, strategy, level[2 * i], level[2 * i + 1]);
                    dispatcher.submit(job.asPartOf(call));
                    next[i] = job.out();
                }
                if (level.length % 2 == 1) {
                    next[level.length / 2] = level[level.length - 1];
                }
                level = next;
            }
            dispatcher.end(call);
            return level[0];
        }
    }

    private /*value*/ int[] sort() {
        /*value*/ int[] out = new /*value*/ int[n];
        dispatcher.submit(new PlainJob(Operation.MERGE_ALL, /*value*/ int.class, n, () -> {
            for (int list = 0; list < lists.length; list++) {
                System.arraycopy(lists[list], 0, out, begins[list], lists[list].length);
            }
            Arrays.sort(out);
        }));
        return out;
    }
}
