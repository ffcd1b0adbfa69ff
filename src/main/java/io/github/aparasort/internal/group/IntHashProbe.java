package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/**
 * The probe of a hash join: groups the rows of a column by the keys of another one, whose groups are known. A hash
 * table of these keys tells the group of each row, and a counting sort puts the rows of a group one after the other.
 * Rows whose key is not there are left out.
 *
 * <p>Source: the no-partitioning join of S. Blanas, Y. Li and J. M. Patel, <i>Design and evaluation of main memory hash
 * join algorithms for multi-core CPUs</i>, SIGMOD 2011.
 */
final class IntHashProbe {
    private final /*value*/ int[] rows;
    private final IntGroups groups;
    private final IntKeyTable table;
    /** The group of the key in each slot. */
    private final int[] groupOfSlot;

    private IntHashProbe(/*value*/ int[] rows, IntGroups groups) {
        this.rows = rows;
        this.groups = groups;
        this.table = IntKeyTable.of(groups.groups());
        this.groupOfSlot = new int[table.slots()];
        for (int group = 0; group < groups.groups(); group++) {
            groupOfSlot[table.add(groups.key(group))] = group;
        }
    }

    /** Groups the rows by the keys of those groups; a group may be empty. */
    static IntGroups group(/*value*/ int[] rows, IntGroups groups) {
        return groups.with(RowGroups.ofCodes(new IntHashProbe(rows, groups).codes(), groups.groups()));
    }

    private int[] codes() {
        int[] codes = new int[rows.length];
        Parallel.forEach(codes.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int slot = table.find(SortableKeys.of(rows[i]));
                codes[i] = slot < 0 ? groups.groups() : groupOfSlot[slot];
            }
        });
        return codes;
    }
}
