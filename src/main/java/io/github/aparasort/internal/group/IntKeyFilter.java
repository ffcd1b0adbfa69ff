package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * The rows of a column whose keys another column has, or has not. A hash table of the keys of the other column tells,
 * so that only the rows that stay must be sorted.
 */
final class IntKeyFilter {
    /** Rows whose keys are looked for at a time. */
    private static final int BLOCK = 1 << 10;

    private final /*value*/ int[] a;
    private final boolean areThere;
    private final IntKeyTable table;

    private IntKeyFilter(/*value*/ int[] a, int others, boolean areThere) {
        this.a = a;
        this.areThere = areThere;
        this.table = new IntKeyTable(IntKeyTable.slotsFor(others));
    }

    /**
     * The rows, in ascending order. Null if too many keys have one hash.
     *
     * @param areThere whether the keys of these rows are in the other column
     */
    static int[] rows(/*value*/ int[] a, /*value*/ int[] others, boolean areThere) {
        IntKeyFilter filter = new IntKeyFilter(a, others.length, areThere);
        return filter.build(others) ? filter.rows() : null;
    }

    private boolean build(/*value*/ int[] others) {
        IntSequence keys = new IntSequence(others, 0, others.length);
        /*key*/ int[] block = new /*key*/ int[Math.min(BLOCK, others.length)];
        int next;
        for (int i = 0; i < others.length; i = next) {
            next = i + Math.min(BLOCK, others.length - i);
            keys.load(i, next, block, 0);
            if (!table.add(block, next - i)) {
                return false;
            }
        }
        return true;
    }

    private int[] rows() {
        int parts = ThreadTeam.tasks(a.length / Parallel.GRAIN, 1);
        int[][] found = new int[parts][];
        ThreadTeam.share(parts, part -> found[part] = rows(Parallel.begin(a.length, part, parts),
                Parallel.begin(a.length, part + 1, parts)));
        if (parts == 1) {
            return found[0];
        }
        int[] rows = new int[Arrays.stream(found).mapToInt(part -> part.length).sum()];
        int at = 0;
        for (int[] part : found) {
            System.arraycopy(part, 0, rows, at, part.length);
            at += part.length;
        }
        return rows;
    }

    private int[] rows(int begin, int end) {
        IntSequence keys = new IntSequence(a, 0, a.length);
        /*key*/ int[] block = new /*key*/ int[Math.min(BLOCK, end - begin)];
        int[] rows = new int[end - begin];
        int count = 0;
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(BLOCK, end - i);
            keys.load(i, next, block, 0);
            for (int j = i; j < next; j++) {
                // The next row overwrites it, unless this one stays.
                rows[count] = j;
                count += table.lookUp(block[j - i]) >= 0 == areThere ? 1 : 0;
            }
        }
        return Arrays.copyOf(rows, count);
    }
}
