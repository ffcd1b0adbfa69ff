package io.github.aparasort.internal.object;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.search.TrueIndices;
import io.github.aparasort.internal.select.LongSelectJob;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The order of elements, and which of them are equal.
 *
 * @param order the indices of the elements, the first ones first
 * @param ties for each place, whether its element equals the one before; null if that is not wanted
 * @param wanted how many places are wanted, from the first on
 */
public record Ranking(int[] order, boolean[] ties, int wanted) {
    /** Elements are left out if at most one in so many is wanted: the sort is so much shorter that this pays. */
    private static final int SELECTED = 8;

    /**
     * Ranks objects as {@link Arrays#sort(Object[], Comparator)} sorts them, with its exceptions.
     *
     * @param order null for the natural order
     */
    @SuppressWarnings("unchecked")
    static Ranking byComparisons(Object[] a, Comparator<?> order) {
        Comparator<Object> known = (Comparator<Object>) (order == null ? Comparator.naturalOrder() : order);
        Integer[] indices = new Integer[a.length];
        Arrays.setAll(indices, i -> i);
        Arrays.sort(indices, (i, j) -> known.compare(a[i], a[j]));
        Ranking ranking = new Ranking(new int[a.length], new boolean[a.length], a.length);
        for (int i = 0; i < a.length; i++) {
            ranking.order[i] = indices[i];
            ranking.ties[i] = i > 0 && known.compare(a[indices[i - 1]], a[indices[i]]) == 0;
        }
        return ranking;
    }

    /**
     * If few places are wanted, leaves out the elements that have none of them: those whose keys are greater than that
     * of the last place.
     *
     * @param keys a key for each element, in the present order; they move with the elements
     * @return how many elements are kept, at the begin
     */
    int keepWanted(long[] keys) {
        int n = keys.length;
        if (wanted > n / SELECTED) {
            return n;
        }
        LongSelectJob last = LongSelectJob.values(Operation.NTH, keys, KeyOrder.ASCENDING, wanted - 1, wanted);
        last.runPlain();
        long most = last.values()[0];
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (keys[i] <= most) {
                keys[kept] = keys[i];
                order[kept++] = order[i];
            }
        }
        return kept;
    }

    /** Notes that the elements in [begin, end) are equal. */
    void tie(int begin, int end) {
        if (ties != null && begin < end) {
            Arrays.fill(ties, begin + 1, end, true);
        }
    }

    /** Notes that the elements before a range are equal, and those after it. */
    void tieAllBut(SortKey.Range others) {
        int n = order.length;
        tie(0, others.begin());
        tie(others.end(), /* end= */ n);
    }

    /** Where the groups of equal elements begin, and the number of elements at the end. */
    public int[] offsets() {
        int[] begins = TrueIndices.of(ties, false);
        int[] offsets = Arrays.copyOf(begins, begins.length + 1);
        offsets[begins.length] = ties.length;
        return offsets;
    }

    /** The elements at the first {@code count} places. */
    public <T> T[] first(T[] a, int count) {
        T[] first = Arrays.copyOf(a, count);
        for (int i = 0; i < count; i++) {
            first[i] = a[order[i]];
        }
        return first;
    }

    /** The first element of each group of equal ones. */
    public <T> T[] distinct(T[] a, int[] offsets) {
        T[] distinct = Arrays.copyOf(a, offsets.length - 1);
        for (int i = 0; i < distinct.length; i++) {
            distinct[i] = a[order[offsets[i]]];
        }
        return distinct;
    }
}
