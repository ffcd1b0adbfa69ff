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

    private final CompoundCall call;
    private final JoinKind kind;
    private final Dispatcher dispatcher;
    private final /*value*/ int[] aKeys;
    private final /*value*/ int[] bKeys;
    /** Rows of both columns, and of the smaller one. */
    private final long rows;
    private final int fewer;
    /** Whether one column has less than {@link #MANY} times as many rows as the other. */
    private final boolean areSimilar;
    private final boolean learnsWays;

    private IntJoinCall(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        this.call = call;
        this.kind = kind;
        this.dispatcher = dispatcher;
        this.aKeys = aKeys;
        this.bKeys = bKeys;
        this.rows = (long) aKeys.length + bKeys.length;
        this.fewer = Math.min(aKeys.length, bKeys.length);
        this.areSimilar = fewer >= Math.max(aKeys.length, bKeys.length) / MANY;
        this.learnsWays = dispatcher.selector().learnsWays(ROWS, (int) Math.min(Integer.MAX_VALUE, rows));
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
        return new IntJoinCall(call, kind, dispatcher, aKeys, bKeys).join();
    }

    /** A join by an OpenCL device. */
    public static JoinJob job(JoinKind kind, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return new JoinJob(kind, ROWS, aKeys, bKeys, () -> IntJoin.join(kind,
                IntGroups.plain(kind.operation(), aKeys), IntGroups.plain(kind.operation(), bKeys)));
    }

    private RowPairs join() {
        if (!JoinJob.isForDevice(dispatcher.selector(), ROWS, rows)) {
            return joinOnCpu();
        }
        return !learnsWays ? joinOnDevice() : ENGINES[kind.pairs() ? 1 : 0].run(aKeys.length, rows,
                way -> way == BY_DEVICE ? joinOnDevice() : joinOnCpu());
    }

    private RowPairs joinOnDevice() {
        JoinJob job = job(kind, aKeys, bKeys);
        dispatcher.submit(job.asPartOf(call));
        return job.rows() != null ? job.rows() : joinOnCpu();
    }

    private RowPairs joinOnCpu() {
        return kind.pairs() || bKeys.length > MOST || !learnsWays ? joinGroups()
                : ROWS_OF_A[areSimilar ? 0 : 1].run(fewer, rows, way -> way == BY_TABLE ? filter() : joinGroups());
    }

    /** Joins rows of A or B by the groups of both. */
    private RowPairs joinGroups() {
        return !mayProbe() ? joinSorted() : (areSimilar ? SIMILAR : DIFFERENT).run(fewer, rows,
                way -> way == BY_TABLE ? joinProbed() : joinSorted());
    }

    /**
     * Whether no engine is demanded, rows of the larger column are not wanted if they have no partner, and the table of
     * the smaller one stays in a cache.
     */
    private boolean mayProbe() {
        return learnsWays && (probesA() ? !kind.keepsA() : !kind.keepsB())
                && fewer <= (areSimilar ? MOST_OF_SIMILAR : MOST);
    }

    private boolean probesA() {
        return aKeys.length > bKeys.length;
    }

    private IntGroups sorted(/*value*/ int[] keys) {
        return IntGroups.by(call, dispatcher, keys);
    }

    private RowPairs joinSorted() {
        return IntJoin.join(kind, sorted(aKeys), sorted(bKeys));
    }

    /** Only the smaller column is sorted. */
    private RowPairs joinProbed() {
        IntGroups smaller = sorted(probesA() ? bKeys : aKeys);
        IntGroups probed = IntHashProbe.group(probesA() ? aKeys : bKeys, smaller);
        return probesA() ? IntJoin.join(kind, probed, smaller) : IntJoin.join(kind, smaller, probed);
    }

    /** Sorts the rows of A that stay. */
    private RowPairs filter() {
        boolean[] found = new boolean[aKeys.length];
        IntMembership.find(aKeys, bKeys, found);
        int[] staying = TrueIndices.of(found, kind == JoinKind.SEMI);
        /*value*/ int[] keys = new /*value*/ int[staying.length];
        IntGather.gather(aKeys, staying, keys);
        int[] order = sorted(keys).order();
        int[] aRows = new int[staying.length];
        int[] bRows = new int[staying.length];
        Parallel.forEach(staying.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                aRows[i] = staying[order[i]];
            }
            Arrays.fill(bRows, begin, end, -1);
        });
        return new RowPairs(aRows, bRows);
    }
}
