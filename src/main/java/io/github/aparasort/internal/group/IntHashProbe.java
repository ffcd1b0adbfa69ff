package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

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
    private static final int NONE = -1;

    private final /*value*/ int[] rows;
    private final IntGroups groups;
    private final int n;
    private final int parts;
    private final IntKeyTable table;
    /** The group of the key in each slot. */
    private final int[] groupOfSlot;
    private final int[] groupOfRow;
    /** Of each part: how many rows each group has, then where they begin. */
    private final int[][] counts;

    private IntHashProbe(/*value*/ int[] rows, IntGroups groups) {
        this.rows = rows;
        this.groups = groups;
        this.n = rows.length;
        this.parts = ThreadTeam.tasks(n / Parallel.GRAIN, 1);
        this.table = IntKeyTable.of(groups.groups());
        this.groupOfSlot = new int[table.slots()];
        this.groupOfRow = new int[n];
        this.counts = new int[parts][];
        for (int group = 0; group < groups.groups(); group++) {
            groupOfSlot[table.add(groups.key(group))] = group;
        }
    }

    /** Groups the rows by the keys of those groups; a group may be empty. */
    static IntGroups group(/*value*/ int[] rows, IntGroups groups) {
        return new IntHashProbe(rows, groups).group();
    }

    private IntGroups group() {
        ThreadTeam.share(parts, this::count);
        int[] offsets = new int[groups.groups() + 1];
        int all = 0;
        for (int group = 0; group < groups.groups(); group++) {
            offsets[group] = all;
            for (int[] count : counts) {
                int rowsOfPart = count[group];
                count[group] = all;
                all += rowsOfPart;
            }
        }
        offsets[groups.groups()] = all;
        int[] order = new int[all];
        ThreadTeam.share(parts, part -> move(part, order));
        return groups.with(offsets, order);
    }

    private void count(int part) {
        int[] count = new int[groups.groups()];
        int begin = Parallel.begin(n, part, parts);
        int end = Parallel.begin(n, part + 1, parts);
        for (int i = begin; i < end; i++) {
            int slot = table.find(SortableKeys.of(rows[i]));
            int group = slot < 0 ? NONE : groupOfSlot[slot];
            groupOfRow[i] = group;
            if (group >= 0) {
                count[group]++;
            }
        }
        counts[part] = count;
    }

    /** In ascending order, so that the rows of a group stay in theirs. */
    private void move(int part, int[] order) {
        int[] next = counts[part];
        int end = Parallel.begin(n, part + 1, parts);
        for (int i = Parallel.begin(n, part, parts); i < end; i++) {
            int group = groupOfRow[i];
            if (group >= 0) {
                order[next[group]++] = i;
            }
        }
    }
}
