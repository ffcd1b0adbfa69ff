package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.JoinKind;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys. If a device is the fastest at finding the rows of as many keys, it does the whole work,
 * unless such joins took the CPU less time. On the CPU the rows of the larger column look their groups up in a hash
 * table of the smaller one; or each column is grouped by the engine that is the fastest for it.
 */
public final class IntJoinCall {
    private static final GroupWorkload ROWS = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS);
    private static final JoinWays WAYS = new JoinWays(3);
    /**
     * The rows of the larger column are looked up in a table. The first calls of a process run the least code by it.
     */
    private static final int BY_PROBE = 0;
    /** Both columns are sorted. */
    private static final int BY_SORT = 1;
    private static final int BY_DEVICE = 2;

    private final CompoundCall call;
    private final JoinKind kind;
    private final Dispatcher dispatcher;
    private final /*value*/ int[] aKeys;
    private final /*value*/ int[] bKeys;
    /** Rows of both columns, and of the smaller one. */
    private final long rows;
    private final int fewer;

    private IntJoinCall(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        this.call = call;
        this.kind = kind;
        this.dispatcher = dispatcher;
        this.aKeys = aKeys;
        this.bKeys = bKeys;
        this.rows = (long) aKeys.length + bKeys.length;
        this.fewer = Math.min(aKeys.length, bKeys.length);
    }

    /** Joins. Both arrays stay as they are. */
    public static JoinRows join(JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        try (CompoundCall call = dispatcher.begin(JoinJob.operation(kind), /*value*/ int.class,
                (int) Math.min(Integer.MAX_VALUE, (long) aKeys.length + bKeys.length))) {
            JoinRows rows = join(call, kind, dispatcher, aKeys, bKeys);
            dispatcher.end(call);
            return rows;
        }
    }

    /** Joins as a part of a call. */
    private static JoinRows join(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys,
            /*value*/ int[] bKeys) {
        return new IntJoinCall(call, kind, dispatcher, aKeys, bKeys).join();
    }

    /** A join by an OpenCL device. */
    public static JoinJob job(JoinKind kind, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return new JoinJob(kind, ROWS, aKeys, bKeys, () -> IntJoin.join(kind,
                IntGroups.plain(JoinJob.operation(kind), aKeys), IntGroups.plain(JoinJob.operation(kind), bKeys))
                .byKey());
    }

    private JoinRows join() {
        int usable = usable();
        return Integer.bitCount(usable) == 1 ? join(Integer.numberOfTrailingZeros(usable))
                : WAYS.run(kind, aKeys.length, bKeys.length, usable, this::join);
    }

    /** A bit for each way that may be the fastest: one way, if an engine is demanded. */
    private int usable() {
        EngineSelector selector = dispatcher.selector();
        boolean hasDevice = JoinJob.isForDevice(selector, ROWS, rows);
        if (!selector.comparesWays(ROWS)) {
            return 1 << (hasDevice ? BY_DEVICE : BY_SORT);
        }
        return (fitsTable() ? 1 << BY_PROBE : 0) | 1 << BY_SORT | (hasDevice ? 1 << BY_DEVICE : 0);
    }

    /** Whether there can be a table. In the order of keys, its rows and those without a partner are one array. */
    private boolean fitsTable() {
        return fewer <= RowTable.MOST
                && (rows <= Parallel.LARGEST_ARRAY || !(probesA() ? kind.keepsA() : kind.keepsB()));
    }

    private JoinRows join(int way) {
        return way == BY_PROBE ? joinProbed() : way == BY_SORT ? joinSorted() : joinOnDevice();
    }

    private JoinRows joinOnDevice() {
        JoinJob job = job(kind, aKeys, bKeys);
        dispatcher.submit(job.asPartOf(call));
        return job.rows() != null ? JoinRows.of(job.rows()) : joinSorted();
    }

    private boolean probesA() {
        return aKeys.length > bKeys.length;
    }

    private IntGroups sorted(/*value*/ int[] keys) {
        return IntGroups.by(call, dispatcher, keys);
    }

    private JoinRows joinSorted() {
        return IntJoin.join(kind, sorted(aKeys), sorted(bKeys));
    }

    private JoinRows joinProbed() {
        return new IntProbe(probesA() ? bKeys : aKeys).join(call, kind, dispatcher, probesA() ? aKeys : bKeys,
                probesA());
    }
}
