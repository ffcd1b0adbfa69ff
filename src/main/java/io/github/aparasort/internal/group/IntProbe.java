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

    /** The group of each row, or the number of groups if it has none. */
    int[] codes(/*value*/ int[] rows) {
        int[] codes = new int[rows.length];
        Parallel.forEach(rows.length, (begin, end) -> {
            if (table == null) {
                lookUp(rows, begin, end, codes);
            } else {
                find(rows, begin, end, codes);
            }
        });
        return codes;
    }

    private void lookUp(/*value*/ int[] rows, int begin, int end, int[] codes) {
        /*key*/ int range = groupAt.length;
        for (int i = begin; i < end; i++) {
            /*key*/ int distance = SortableKeys.of(rows[i]) - least;
            codes[i] = distance >= 0 && distance < range ? groupAt[(int) distance] : none;
        }
    }

    private void find(/*value*/ int[] rows, int begin, int end, int[] codes) {
        for (int i = begin; i < end; i++) {
            int slot = table.find(SortableKeys.of(rows[i]));
            codes[i] = slot < 0 ? none : groupAt[slot];
        }
    }

    /**
     * Joins the rows of the smaller column, which were grouped, with those of the larger one.
     *
     * @param probesA whether the larger column is A
     */
    Matches join(CompoundCall call, JoinKind kind, Dispatcher dispatcher, /*value*/ int[] larger, boolean probesA) {
        int[] codes = codes(larger);
        int[] alone = (probesA ? kind.keepsA() : kind.keepsB()) ? RowGroups.rowsOf(codes, none) : new int[0];
        IntGroups others = alone.length == 0 ? null
                : IntGroups.by(call, dispatcher, IntGather.gathered(larger, alone));
        return matches(kind, codes, alone, others, probesA);
    }

    /** Rows of the larger column that have no partner have groups of their own, behind those of the smaller one. */
    private Matches matches(JoinKind kind, int[] codes, int[] alone, IntGroups others, boolean probesA) {
        int aCount = probesA ? codes.length : groups.rows().inGroups();
        if (others == null) {
            RowGroups probed = RowGroups.ofCodes(codes, none);
            return probesA ? new Matches(kind, probed, groups.rows(), aCount) : new Matches(kind, groups.rows(), probed,
                    aCount);
        }
        int[] codesOfOthers = others.rows().codes(alone.length);
        for (int i = 0; i < alone.length; i++) {
            codes[alone[i]] = none + codesOfOthers[i];
        }
        RowGroups probed = RowGroups.ofCodes(codes, none + others.groups());
        RowGroups a = probesA ? probed : groups.rows();
        RowGroups b = probesA ? groups.rows() : probed;
        return new Matches(kind, a, b, aCount, new Matches.Part[] {merge(kind, others, a, b, probesA)});
    }

    private Matches.Part merge(JoinKind kind, IntGroups others, RowGroups a, RowGroups b, boolean probesA) {
        int all = none + others.groups();
        Matches.Part part = new Matches.Part(all);
        int group = 0;
        for (int i = 0; i < all; i++) {
            int other = i - group;
            if (other == others.groups() || group < none && groups.key(group) < others.key(other)) {
                part.aGroups[i] = group;
                part.bGroups[i] = group++;
            } else {
                part.aGroups[i] = probesA ? none + other : -1;
                part.bGroups[i] = probesA ? -1 : none + other;
            }
        }
        part.keep(all, kind, a.offsets(), b.offsets());
        return part;
    }
}
