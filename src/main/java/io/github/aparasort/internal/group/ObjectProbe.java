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
 * The groups of two tables by keys that are objects. As in {@link IntProbe} the smaller table is grouped, and the rows
 * of the larger one look their groups up; if no hash table can have the objects, those of both tables are grouped
 * together.
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
        ObjectCodes<Object> found = ObjectGroups.codesOfAny(dispatcher, probesA ? b : a, order, known);
        JoinCodes codes = found == null ? null
                : probe(found, probesA ? a : b, probesA ? kind.keepsA() : kind.keepsB(), probesA);
        return codes == null ? together(a, b) : codes;
    }

    /** Rows of the larger table that have no partner are one group, if they are kept. */
    private JoinCodes probe(ObjectCodes<Object> smaller, Object[] larger, boolean keepsAlone, boolean probesA) {
        int size = smaller.size();
        int groups = size + 1 + JoinCodes.EXTRA;
        int[] codes = smaller.codesOf(larger, keepsAlone ? size : groups);
        if (codes == null) {
            return null;
        }
        // The caller may change its array before the order of the keys is asked for.
        Object[] copy = keepsAlone ? larger.clone() : null;
        int[] grouped = smaller.codes;
        Object[] different = smaller.different();
        return new JoinCodes(probesA ? codes : grouped, probesA ? grouped : codes, groups, smaller.hasNulls(),
                () -> byKey(grouped, different, codes, copy, probesA));
    }

    /**
     * Numbers all groups by their keys. Nobody can change objects that a table had, so there is time for it after the
     * call has ended, also if the context was closed.
     */
    private JoinCodes byKey(int[] grouped, Object[] different, int[] codes, Object[] larger, boolean probesA) {
        int size = different.length;
        int[] alone = larger == null ? new int[0] : RowGroups.rowsOf(codes, size);
        Object[] keys = new Object[alone.length];
        Parallel.forEach(alone.length, (begin, end) -> PairValues.gather(larger, alone, null, keys, begin, end));
        ObjectGroups<Object> others = ObjectGroups.of(dispatcher, new CompoundCall(call.operation(), null, keys.length),
                keys, ObjectGroups.cast(order), known, i -> (probesA ? aName : bName) + "[" + alone[i] + "]");
        int[] codesOfOthers = others.rows().codes(keys.length);
        int distinct = size + others.keys().length;
        Object[] all = Arrays.copyOf(different, distinct);
        System.arraycopy(others.keys(), 0, all, size, distinct - size);
        int[] groupAt = ObjectGroups.order(dispatcher, call, all, order, known);
        int[] rank = new int[distinct];
        for (int i = 0; i < distinct; i++) {
            rank[groupAt[i]] = i;
        }
        int[] numbers = Arrays.copyOf(rank, size + 1 + JoinCodes.EXTRA + 1);
        // Behind those of rows without a partner are rows without a key, and rows that are in no row of the result.
        for (int i = 0; i <= JoinCodes.EXTRA; i++) {
            numbers[size + 1 + i] = distinct + i;
        }
        int[] probed = RowGroups.renumbered(codes, numbers);
        for (int i = 0; i < alone.length; i++) {
            probed[alone[i]] = rank[size + codesOfOthers[i]];
        }
        int[] ranked = RowGroups.renumbered(grouped, numbers);
        return new JoinCodes(probesA ? probed : ranked, probesA ? ranked : probed, distinct + JoinCodes.EXTRA, false,
                null);
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
                groups.size() + JoinCodes.EXTRA, true, null);
    }
}
