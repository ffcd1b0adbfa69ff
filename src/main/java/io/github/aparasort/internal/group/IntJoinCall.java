package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.cost.Ways;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.search.IntMembership;
import io.github.aparasort.internal.search.TrueIndices;
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
    /** How columns of similar sizes are joined: by a hash table of the smaller one, or by sorts of both. */
    private static final Ways SIMILAR = new Ways(2);
    /** The same for columns of which one has {@link #MANY} times as many rows. */
    private static final Ways DIFFERENT = new Ways(2);
    /** How rows of A are found: by a hash table of B, or as in other joins. By how many more rows A has. */
    private static final Ways[] ROWS_OF_A = {new Ways(2), new Ways(2)};
    /** Whether a device that is fast at grouping joins, or the CPU: for rows of A, and for pairs of rows. */
    private static final Ways[] ENGINES = {new Ways(2), new Ways(2)};
    private static final int BY_DEVICE = 0;
    /** The first calls of a process take less time by a table: less code is to be compiled. */
    private static final int BY_TABLE = 0;
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
        int a = aKeys.length;
        int b = bKeys.length;
        if (!JoinJob.isForDevice(dispatcher.selector(), ROWS, (long) a + b)) {
            return joinOnCpu(call, kind, dispatcher, aKeys, bKeys);
        }
        if (!learnsWays(dispatcher, a, b)) {
            return joinOnDevice(call, kind, dispatcher, aKeys, bKeys);
        }
        return ENGINES[kind.pairs() ? 1 : 0].run(a, (long) a + b, way -> way == BY_DEVICE
                ? joinOnDevice(call, kind, dispatcher, aKeys, bKeys)
                : joinOnCpu(call, kind, dispatcher, aKeys, bKeys));
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
        return job.rows() != null ? job.rows() : joinOnCpu(call, kind, dispatcher, aKeys, bKeys);
    }

    private static RowPairs joinOnCpu(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        int a = aKeys.length;
        int b = bKeys.length;
        if (kind.pairs() || b > MOST || !learnsWays(dispatcher, a, b)) {
            return joinGroups(call, kind, dispatcher, aKeys, bKeys);
        }
        Ways ways = ROWS_OF_A[areSimilar(a, b) ? 0 : 1];
        return ways.run(Math.min(a, b), (long) a + b, way -> way == BY_TABLE
                ? filter(call, kind, dispatcher, aKeys, bKeys) : joinGroups(call, kind, dispatcher, aKeys, bKeys));
    }

    /** Joins rows of A or B by the groups of both. */
    private static RowPairs joinGroups(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        if (!mayProbe(kind, dispatcher, aKeys.length, bKeys.length)) {
            return joinSorted(call, kind, dispatcher, aKeys, bKeys);
        }
        int a = aKeys.length;
        int b = bKeys.length;
        Ways ways = areSimilar(a, b) ? SIMILAR : DIFFERENT;
        return ways.run(Math.min(a, b), (long) a + b, way -> way == BY_TABLE
                ? joinProbed(call, kind, dispatcher, aKeys, bKeys) : joinSorted(call, kind, dispatcher, aKeys, bKeys));
    }

    /**
     * Whether no engine is demanded, rows of the larger column are not wanted if they have no partner, and the table of
     * the smaller one stays in a cache.
     */
    private static boolean mayProbe(JoinKind kind, Dispatcher dispatcher, int a, int b) {
        return learnsWays(dispatcher, a, b) && (a > b ? !kind.keepsA() : !kind.keepsB())
                && Math.min(a, b) <= (areSimilar(a, b) ? MOST_OF_SIMILAR : MOST);
    }

    private static boolean learnsWays(Dispatcher dispatcher, int a, int b) {
        return dispatcher.selector().learnsWays(ROWS, (int) Math.min(Integer.MAX_VALUE, (long) a + b));
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
        return probesA ? IntJoin.join(kind, probed, sorted) : IntJoin.join(kind, sorted, probed);
    }

    /** Sorts the rows of A that stay. */
    private static RowPairs filter(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        boolean[] found = new boolean[aKeys.length];
        IntMembership.find(aKeys, bKeys, found);
        int[] rows = TrueIndices.of(found, kind == JoinKind.SEMI);
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
