package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The groups of two tables by keys that are objects: a hash join, as {@link IntProbe}. If no hash table can have the
 * objects, those of both tables are grouped together.
 */
public final class ObjectProbe {
    private final Dispatcher dispatcher;
    private final CompoundCall call;
    private final Comparator<?> order;
    private final ObjectOrder known;
    private final String aName;
    private final String bName;

    /**
     * Begins a join, as a part of a call.
     *
     * @param order null for the natural order, in which nulls are last
     * @param known the keys of the order, or null if they are not known
     * @param aName what to call the keys of A
     */
    public ObjectProbe(Dispatcher dispatcher, CompoundCall call, Comparator<?> order, ObjectOrder known, String aName,
            String bName) {
        this.dispatcher = dispatcher;
        this.call = call;
        this.order = order;
        this.known = known;
        this.aName = aName;
        this.bName = bName;
    }

    /** Finds the groups. The number of rows of both tables is an int. */
    public JoinCodes join(JoinKind kind, Object[] a, Object[] b) {
        boolean probesA = a.length > b.length;
        Object[] smaller = probesA ? b : a;
        ObjectRows rows = smaller.length > RowTable.MOST ? null
                : ObjectGroups.rows(dispatcher, smaller, order, known);
        JoinCodes codes = rows == null ? null
                : probe(rows, smaller, probesA ? a : b, probesA ? kind.keepsA() : kind.keepsB(), probesA);
        return codes == null ? together(a, b) : codes;
    }

    private JoinCodes together(Object[] a, Object[] b) {
        Object[] all = Arrays.copyOf(a, a.length + b.length, Object[].class);
        System.arraycopy(b, 0, all, a.length, b.length);
        return of(ObjectGroups.of(dispatcher, call, all, ObjectGroups.cast(order), known, i -> i < a.length
                ? aName + "[" + i + "]" : bName + "[" + (i - a.length) + "]").rows(), a.length, all.length);
    }

    /** Of rows of A, and those of B behind them. */
    public static JoinCodes of(RowGroups groups, int aCount, int n) {
        int[] codes = groups.codes(n);
        return new JoinCodes(Arrays.copyOf(codes, aCount), Arrays.copyOfRange(codes, aCount, n),
                groups.size() + JoinCodes.EXTRA, false, true, null);
    }

    /** Looks up the rows of the larger table, or returns null if an object belongs in no table. */
    private JoinCodes probe(ObjectRows table, Object[] smaller, Object[] larger, boolean keepsAlone,
            boolean probesA) {
        KeyRows rows = new KeyRows(smaller.length, most -> table);
        boolean hasNulls = table.hasNulls();
        int[] probed = table.isRefused() ? null : table.find(larger, keepsAlone ? rows.none() : rows.size());
        if (table.isRefused()) {
            return null;
        }
        // The caller may change its arrays before the order of the keys is asked for. Nobody can change objects that a
        // table had, so there is time for that after the call has ended, also if the context was closed.
        Object[] kept = smaller.clone();
        Object[] others = keepsAlone ? larger.clone() : new Object[0];
        return rows.join(probed, probesA, keepsAlone, hasNulls, table.hasNulls(),
                alone -> byKey(kept, others, alone, probesA));
    }

    /** The groups of all rows of the smaller table, and of some of the larger one. */
    private RowGroups byKey(Object[] smaller, Object[] larger, int[] alone, boolean probesA) {
        int n = smaller.length;
        Object[] all = Arrays.copyOf(smaller, Math.addExact(n, alone.length), Object[].class);
        Parallel.forEach(alone.length, (begin, end) ->
                PairValues.gather(larger, alone, null, begin, end, all, n + begin));
        String ofSmaller = probesA ? bName : aName;
        String ofLarger = probesA ? aName : bName;
        try (CompoundCall later = dispatcher.later(call)) {
            return ObjectGroups.of(dispatcher, later, all, ObjectGroups.cast(order), known,
                    i -> i < n ? ofSmaller + "[" + i + "]" : ofLarger + "[" + alone[i - n] + "]").rows();
        }
    }
}
