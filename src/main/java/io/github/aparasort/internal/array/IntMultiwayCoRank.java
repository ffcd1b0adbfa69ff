package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * Co-ranks of several sorted lists: how many elements of each are among the first r of their stable merge. So a merge
 * can be cut anywhere into parts that are merges of their own (exact splitting: Varman, Scheufler, Iyer and Ricard,
 * Merging multiple lists on hierarchical-memory multiprocessors, 1991; co-rank: Siebert and Träff, 2013).
 *
 * <p>The search bisects the range of keys, not the lists: it finds the key of the element with rank r, and in each list
 * where elements less than it end and where those equal to it end. The equal ones are then taken list by list. Each
 * list is searched between the places found so far, and dropped when they meet. This takes O(k log n) steps for random
 * keys, and at most the bits of a key times as many.
 */
public final class IntMultiwayCoRank {
    private IntMultiwayCoRank() {
    }

    /**
     * Finds the co-ranks.
     *
     * @param begins where each list begins
     * @param ends where each list ends
     * @param rank from 0 to the number of elements between
     * @return the index in each list of the first element that is not among the first {@code rank}
     */
    public static int[] of(/*value*/ int[][] lists, int[] begins, int[] ends, int rank) {
        int[] less = begins.clone();
        int[] notGreater = ends.clone();
        // The lists that are still searched, and how many elements of the others and of them are less.
        int[] open = new int[lists.length];
        int count = 0;
        /*key*/ int low = /*key*/ Integer.MAX_VALUE;
        /*key*/ int high = /*key*/ Integer.MIN_VALUE;
        for (int list = 0; list < lists.length; list++) {
            if (begins[list] < ends[list]) {
                open[count] = list;
                count++;
                low = Math.min(low, SortableKeys.of(lists[list][begins[list]]));
                high = Math.max(high, SortableKeys.of(lists[list][ends[list] - 1]));
            }
        }
        int settled = 0;
        int[] middles = new int[count];
        while (low < high && count > 0) {
            /*key*/ int middle = (low & high) + ((low ^ high) >> 1);
            int taken = settled;
            for (int i = 0; i < count; i++) {
                int list = open[i];
                middles[i] = notGreater(lists[list], less[list], notGreater[list], middle);
                taken += middles[i] - begins[list];
            }
            boolean isEnough = taken > rank;
            if (isEnough) {
                high = middle;
            } else {
                low = middle + 1;
            }
            int left = 0;
            for (int i = 0; i < count; i++) {
                int list = open[i];
                (isEnough ? notGreater : less)[list] = middles[i];
                if (less[list] < notGreater[list]) {
                    open[left] = list;
                    left++;
                } else {
                    settled += less[list] - begins[list];
                }
            }
            count = left;
        }
        takeEqual(begins, less, notGreater, rank);
        return less;
    }

    /** Takes equal elements list by list, until there are {@code rank} elements. */
    private static void takeEqual(int[] begins, int[] less, int[] notGreater, int rank) {
        int missing = rank;
        for (int list = 0; list < less.length; list++) {
            missing -= less[list] - begins[list];
        }
        for (int list = 0; list < less.length && missing > 0; list++) {
            int equal = Math.min(missing, notGreater[list] - less[list]);
            less[list] += equal;
            missing -= equal;
        }
    }

    /** Where the elements of {@code list[begin, end)} end that are not greater than a key. */
    public static int notGreater(/*value*/ int[] list, int begin, int end, /*key*/ int key) {
        int low = begin;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (SortableKeys.of(list[middle]) <= key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
