package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys. If a device is the fastest at finding the rows of as many keys, it does the whole work,
 * unless such joins took the CPU less time. On the CPU each column is grouped by the engine that is the fastest for it,
 * or the larger one by a hash table of the smaller one, and plain Java joins the groups. If only rows of A are wanted,
 * a hash table of B may choose them.
 */
public final class IntJoinCall {
    private static final GroupWorkload ROWS = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS);
    /** By whether pairs of rows are wanted, and whether one column has {@link #MANY} times as many rows. */
    private static final LearnedCosts WAYS = LearnedCosts.ofWays(4, 4);
    /** Rows of A are chosen by a hash table of B. The first calls of a process run the least code by a table. */
    private static final int BY_FILTER = 0;
    /** The larger column is grouped by a hash table of the smaller one. */
    private static final int BY_PROBE = 1;
    /** Both columns are sorted. */
    private static final int BY_SORT = 2;
    private static final int BY_DEVICE = 3;
    private static final int MANY = 4;
    /** Keys of a table at most. */
    private static final int MOST = 1 << 18;
    private static final int MOST_OF_SIMILAR = 1 << 14;

    private IntJoinCall() {
    }

    /** Joins. Both arrays stay as they are. */
    public static RowPairs join(JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        CompoundCall call = dispatcher.begin(kind.operation(),
                (int) Math.min(Integer.MAX_VALUE, (long) aKeys.length + bKeys.length));
        RowPairs rows = join(call, kind, dispatcher, aKeys, bKeys);
        dispatcher.end(call);
        return rows;
    }

    /** Joins as a part of a call. */
    public static RowPairs join(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        int usable = ways(kind, dispatcher.selector(), aKeys.length, bKeys.length);
        long rows = (long) aKeys.length + bKeys.length;
        int inputClass = (kind.pairs() ? 2 : 0) + (areSimilar(aKeys.length, bKeys.length) ? 0 : 1);
        return Integer.bitCount(usable) == 1
                ? join(Integer.numberOfTrailingZeros(usable), call, kind, dispatcher, aKeys, bKeys)
                : WAYS.run(CostInput.of(rows, Math.min(aKeys.length, bKeys.length), inputClass), usable,
                        way -> join(way, call, kind, dispatcher, aKeys, bKeys));
    }

    /** A bit for each way that may be the fastest. There is one, if an engine is demanded. */
    private static int ways(JoinKind kind, EngineSelector selector, int a, int b) {
        long rows = (long) a + b;
        boolean hasDevice = JoinJob.isForDevice(selector, ROWS, rows);
        if (!selector.comparesWays(ROWS)) {
            return 1 << (hasDevice ? BY_DEVICE : BY_SORT);
        }
        boolean mayFilter = !kind.pairs() && b <= MOST;
        // Rows of the larger column are not wanted if they have no partner, and the table stays in a cache.
        boolean mayProbe = (a > b ? !kind.keepsA() : !kind.keepsB())
                && Math.min(a, b) <= (areSimilar(a, b) ? MOST_OF_SIMILAR : MOST);
        return (mayFilter ? 1 << BY_FILTER : 0) | (mayProbe ? 1 << BY_PROBE : 0) | 1 << BY_SORT
                | (hasDevice ? 1 << BY_DEVICE : 0);
    }

    private static RowPairs join(int way, CompoundCall call, JoinKind kind, Dispatcher dispatcher,
            /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return switch (way) {
            case BY_FILTER -> joinFiltered(call, kind, dispatcher, aKeys, bKeys);
            case BY_PROBE -> joinProbed(call, kind, dispatcher, aKeys, bKeys);
            case BY_SORT -> joinSorted(call, kind, dispatcher, aKeys, bKeys);
            default -> joinOnDevice(call, kind, dispatcher, aKeys, bKeys);
        };
    }

    /** A join by an OpenCL device. */
    public static JoinJob job(JoinKind kind, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return new JoinJob(kind, ROWS, aKeys, bKeys, () -> IntJoin.join(kind,
                IntGroups.plain(kind.operation(), aKeys), IntGroups.plain(kind.operation(), bKeys)));
    }

    private static RowPairs joinOnDevice(CompoundCall call, JoinKind kind, Dispatcher dispatcher,
            /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        JoinJob job = job(kind, aKeys, bKeys);
        dispatcher.submit(job.asPartOf(call));
        return job.rows() != null ? job.rows() : joinSorted(call, kind, dispatcher, aKeys, bKeys);
    }

    private static boolean areSimilar(int a, int b) {
        return Math.min(a, b) >= Math.max(a, b) / MANY;
    }

    private static RowPairs joinSorted(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        return IntJoin.join(kind, IntGroups.by(call, dispatcher, aKeys), IntGroups.by(call, dispatcher, bKeys));
    }

    /** Only the smaller column is sorted. */
    private static RowPairs joinProbed(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        boolean probesA = aKeys.length > bKeys.length;
        IntGroups sorted = IntGroups.by(call, dispatcher, probesA ? bKeys : aKeys);
        IntGroups probed = IntHashProbe.group(probesA ? aKeys : bKeys, sorted);
        if (probed == null) {
            probed = IntGroups.by(call, dispatcher, probesA ? aKeys : bKeys);
        }
        return probesA ? IntJoin.join(kind, probed, sorted) : IntJoin.join(kind, sorted, probed);
    }

    /** Sorts the rows of A that stay. */
    private static RowPairs joinFiltered(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        int[] rows = IntKeyFilter.rows(aKeys, bKeys, kind == JoinKind.SEMI);
        if (rows == null) {
            return joinSorted(call, kind, dispatcher, aKeys, bKeys);
        }
        /*value*/ int[] keys = new /*value*/ int[rows.length];
        IntGather.gather(aKeys, rows, keys);
        int[] order = IntGroups.by(call, dispatcher, keys).order();
        int[] aRows = new int[rows.length];
        int[] bRows = new int[rows.length];
        Parallel.forEach(rows.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                aRows[i] = rows[order[i]];
            }
            Arrays.fill(bRows, begin, end, -1);
        });
        return new RowPairs(aRows, bRows);
    }
}
