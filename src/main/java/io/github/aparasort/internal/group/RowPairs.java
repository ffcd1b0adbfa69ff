package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/** The rows of a join, by key: a row of A and a row of B for each, or -1 where a side has none. */
public record RowPairs(int[] aRows, int[] bRows) {
    /** The same rows by row of A. The rows of B stay in order, but for those without one of A, which are last. */
    RowPairs inOrderOfA() {
        int n = 1 + Math.max(-1, IntCodes.ends(aRows)[1]);
        int[] firsts = firsts(n);
        return firsts == null ? sorted(n) : inOrderOf(firsts);
    }

    /** Whether the pairs of another row of A, or of none, begin at an index. */
    private boolean isFirst(int i) {
        return i == 0 || aRows[i] != aRows[i - 1];
    }

    /**
     * Where the pairs of each of n rows of A begin, or -1 if it has none. A join by key has them side by side. Null if
     * they are not.
     */
    private int[] firsts(int n) {
        int[] firsts = new int[n];
        Arrays.fill(firsts, -1);
        Parallel.forEachOnce(aRows.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                if (aRows[i] >= 0 && isFirst(i)) {
                    firsts[aRows[i]] = i;
                }
            }
        });
        AtomicBoolean areApart = new AtomicBoolean();
        Parallel.forEachOnce(aRows.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                if (aRows[i] >= 0 && isFirst(i) && firsts[aRows[i]] != i) {
                    areApart.set(true);
                }
            }
        });
        return areApart.get() ? null : firsts;
    }

    private RowPairs inOrderOf(int[] firsts) {
        RowPairs sorted = new RowPairs(new int[aRows.length], new int[aRows.length]);
        int parts = ThreadTeam.tasks(firsts.length / Parallel.GRAIN, ThreadTeam.PARTS);
        int[] begins = new int[parts + 1];
        ThreadTeam.share(parts, part -> begins[part + 1] = sorted.put(this, firsts,
                Parallel.begin(firsts.length, part, parts), Parallel.begin(firsts.length, part + 1, parts), -1));
        for (int part = 0; part < parts; part++) {
            begins[part + 1] += begins[part];
        }
        ThreadTeam.share(parts, part -> sorted.put(this, firsts, Parallel.begin(firsts.length, part, parts),
                Parallel.begin(firsts.length, part + 1, parts), begins[part]));
        int at = begins[parts];
        for (int i = 0; at < aRows.length; i++) {
            sorted.aRows[at] = -1;
            sorted.bRows[at] = bRows[i];
            at += aRows[i] < 0 ? 1 : 0;
        }
        Arrays.sort(sorted.bRows, begins[parts], at);
        return sorted;
    }

    /** Puts the pairs of the rows [begin, end) to an index of these, or nowhere if it is -1. Returns their number. */
    private int put(RowPairs from, int[] firsts, int begin, int end, int index) {
        int count = 0;
        for (int row = begin; row < end; row++) {
            for (int i = firsts[row]; i >= 0 && i < from.aRows.length && from.aRows[i] == row; i++) {
                if (index >= 0) {
                    aRows[index + count] = row;
                    bRows[index + count] = from.bRows[i];
                }
                count++;
            }
        }
        return count;
    }

    /** A counting sort: it is stable. */
    private RowPairs sorted(int none) {
        int[] codes = new int[aRows.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = aRows[i] < 0 ? none : aRows[i];
        }
        RowGroups groups = RowGroups.ofCodes(codes, none + 1);
        RowPairs sorted = new RowPairs(IntGather.gathered(aRows, groups.order()),
                IntGather.gathered(bRows, groups.order()));
        Arrays.sort(sorted.bRows, groups.offsets()[none], codes.length);
        return sorted;
    }
}
