package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
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
    /** By whether pairs of rows are wanted, and whether one column has {@link #MANY} times as many rows. */
    private static final LearnedCosts WAYS = LearnedCosts.ofWays(4, 4);
    /** Rows of A are chosen by a hash table of B. The first calls of a process run the least code by a table. */
    private static final int BY_FILTER = 0;
    /** The larger column is grouped by a hash table of the smaller one. */
    private static final int BY_PROBE = 1;
    /** Both columns are sorted. */
    private static final int BY_SORT = 2;
    private static final int BY_DEVICE = 3;
    /** Not tuned: the times of both kinds of input are learned apart. */
    private static final int MANY = 4;
    /** Keys of a table at most: its slots, two for each key, take 2 MiB for ints, and 4 MiB for longs. */
    private static final int MOST = 1 << 18;
    /** As {@link #MOST}, if both sorts take about as long: 256 KiB stay in a nearer cache. */
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
    }

    /** Joins. Both arrays stay as they are. */
    public static RowPairs join(JoinKind kind, Dispatcher dispatcher, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        CompoundCall call = dispatcher.begin(JoinJob.operation(kind),
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
                IntGroups.plain(JoinJob.operation(kind), aKeys), IntGroups.plain(JoinJob.operation(kind), bKeys)));
    }

    private RowPairs join() {
        int usable = usable();
        int inputClass = (kind.pairs() ? 2 : 0) + (areSimilar ? 0 : 1);
        return Integer.bitCount(usable) == 1 ? join(Integer.numberOfTrailingZeros(usable))
                : WAYS.run(CostInput.of(rows, fewer, inputClass), usable, this::join);
    }

    /** A bit for each way that may be the fastest: one way, if an engine is demanded. */
    private int usable() {
        EngineSelector selector = dispatcher.selector();
        boolean hasDevice = JoinJob.isForDevice(selector, ROWS, rows);
        if (!selector.comparesWays(ROWS)) {
            return 1 << (hasDevice ? BY_DEVICE : BY_SORT);
        }
        boolean mayFilter = !kind.pairs() && bKeys.length <= MOST;
        // Rows of the larger column are not wanted if they have no partner, and the table stays in a cache.
        boolean mayProbe = (probesA() ? !kind.keepsA() : !kind.keepsB())
                && fewer <= (areSimilar ? MOST_OF_SIMILAR : MOST);
        return (mayFilter ? 1 << BY_FILTER : 0) | (mayProbe ? 1 << BY_PROBE : 0) | 1 << BY_SORT
                | (hasDevice ? 1 << BY_DEVICE : 0);
    }

    private RowPairs join(int way) {
        return switch (way) {
            case BY_FILTER -> joinFiltered();
            case BY_PROBE -> joinProbed();
            case BY_SORT -> joinSorted();
            default -> joinOnDevice();
        };
    }

    private RowPairs joinOnDevice() {
        JoinJob job = job(kind, aKeys, bKeys);
        dispatcher.submit(job.asPartOf(call));
        return job.rows() != null ? job.rows() : joinSorted();
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
    private RowPairs joinFiltered() {
        int[] staying = TrueIndices.of(IntMembership.of(aKeys, bKeys), kind == JoinKind.SEMI);
        /*value*/ int[] keys = new /*value*/ int[staying.length];
        IntGather.gather(aKeys, staying, keys);
        int[] order = sorted(keys).rows().order();
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
