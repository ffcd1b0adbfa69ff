package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.resident.JoinKind;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys. If a device is the fastest at finding the rows of as many keys, it does the whole work.
 * Otherwise each column is grouped by the engine that is the fastest for it, and plain Java joins the groups.
 */
public final class IntJoinCall {
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
        if (IntJoinJob.isForDevice(dispatcher.selector(), aKeys, bKeys)) {
            IntJoinJob job = new IntJoinJob(kind, aKeys, bKeys);
            dispatcher.submit(job.asPartOf(call));
            if (job.rows() != null) {
                return job.rows();
            }
        }
        return IntJoin.join(kind, IntGroups.by(call, dispatcher, aKeys), IntGroups.by(call, dispatcher, bKeys));
    }
}
