package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * A hash join: the groups of the smaller column are known, and the group of each row of the larger one is looked up, in
 * a hash table of their keys, or in an array if the keys are in a small range.
 *
 * <p>Source: the no-partitioning join of S. Blanas, Y. Li and J. M. Patel, <i>Design and evaluation of main memory hash
 * join algorithms for multi-core CPUs</i>, SIGMOD 2011.
 */
final class IntProbe {
    /** Keys of a range for each group, at most: then an array takes no more memory than a table. */
    private static final int MOST_PER_GROUP = 8;

    private final IntGroups groups;
    private final int none;
    /** The slots of the groups' keys; null if these are in a small range. */
    private final IntKeyTable table;
    private final /*key*/ int least;
    /** The group of the key in each slot, or of each key from the least one on. */
    private final int[] groupAt;

    IntProbe(IntGroups groups) {
        this.groups = groups;
        this.none = groups.groups();
        this.least = none == 0 ? 0 : groups.key(0);
        // Negative if it overflows.
        /*key*/ int distance = none == 0 ? -1 : groups.key(none - 1) - least;
        boolean isRange = distance >= 0 && distance < Math.min(MOST_PER_GROUP * (long) none, Integer.MAX_VALUE / 2);
        this.table = isRange ? null : IntKeyTable.of(none);
        this.groupAt = new int[isRange ? (int) distance + 1 : table.slots()];
        if (isRange) {
            Arrays.fill(groupAt, none);
        }
        Parallel.forEach(none, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                /*key*/ int key = groups.key(group);
                groupAt[isRange ? (int) (key - least) : table.add(key)] = group;
            }
        });
    }

    /**
     * The group of each row.
     *
     * @param ofOthers the code of rows that have none
     */
    int[] codes(/*value*/ int[] rows, int ofOthers) {
        int[] codes = new int[rows.length];
        Parallel.forEach(rows.length, (begin, end) -> {
            if (table == null) {
                lookUp(rows, begin, end, codes, ofOthers);
            } else {
                find(rows, begin, end, codes, ofOthers);
            }
        });
        return codes;
    }

    private void lookUp(/*value*/ int[] rows, int begin, int end, int[] codes, int ofOthers) {
        /*key*/ int range = groupAt.length;
        for (int i = begin; i < end; i++) {
            /*key*/ int distance = SortableKeys.of(rows[i]) - least;
            int group = distance >= 0 && distance < range ? groupAt[(int) distance] : none;
            codes[i] = group < none ? group : ofOthers;
        }
    }

    private void find(/*value*/ int[] rows, int begin, int end, int[] codes, int ofOthers) {
        for (int i = begin; i < end; i++) {
            int slot = table.find(SortableKeys.of(rows[i]));
            codes[i] = slot < 0 ? ofOthers : groupAt[slot];
        }
    }

    /**
     * Joins the rows of the smaller column, which were grouped, with those of the larger one.
     *
     * @param probesA whether the larger column is A
     */
    CodedJoin join(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] larger, boolean probesA) {
        boolean keepsAlone = probesA ? kind.keepsA() : kind.keepsB();
        int groupCount = none + 1 + JoinCodes.EXTRA;
        int[] probed = codes(larger, keepsAlone ? none : groupCount);
        int[] grouped = groups.rows().codes(groups.rows().inGroups());
        // The caller may change its array before the order of the keys is asked for.
        /*value*/ int[] copy = keepsAlone ? larger.clone() : null;
        CompoundCall later = new CompoundCall(call.operation(), null, larger.length);
        return new CodedJoin(kind, new JoinCodes(probesA ? probed : grouped, probesA ? grouped : probed, groupCount,
                false, copy == null ? null : () -> byKey(later, dispatcher, copy, probed, probesA)));
    }

    /** Numbers all groups by their keys. Rows of the larger column that have no partner have groups of their own. */
    private JoinCodes byKey(CompoundCall call, Dispatcher dispatcher, /*value*/ int[] larger, int[] probed,
            boolean probesA) {
        int[] alone = RowGroups.rowsOf(probed, none);
        IntGroups others = IntGroups.by(call, dispatcher, IntGather.gathered(larger, alone));
        int[] rank = new int[none + 1];
        int[] rankOfOthers = new int[others.groups()];
        int group = 0;
        for (int other = 0; other < rankOfOthers.length; other++) {
            while (group < none && groups.key(group) < others.key(other)) {
                rank[group] = group + other;
                group++;
            }
            rankOfOthers[other] = group + other;
        }
        for (; group < none; group++) {
            rank[group] = group + rankOfOthers.length;
        }
        int[] ranked = RowGroups.renumbered(probed, rank);
        int[] codesOfOthers = others.rows().codes(alone.length);
        for (int i = 0; i < alone.length; i++) {
            ranked[alone[i]] = rankOfOthers[codesOfOthers[i]];
        }
        int[] grouped = RowGroups.renumbered(groups.rows().codes(groups.rows().inGroups()), rank);
        return new JoinCodes(probesA ? ranked : grouped, probesA ? grouped : ranked,
                none + rankOfOthers.length + JoinCodes.EXTRA, false, null);
    }
}
