package io.github.aparasort.internal.object;

/** A stable merge sort of indices by the values of a column. It ends, whatever the comparisons say. */
final class IndexMergesort {
    /** At most so many are inserted: 8 take 19 comparisons on average, by merges 16 and copies. 16 take 73, or 46. */
    private static final int FEW = 8;

    private IndexMergesort() {
    }

    static void sort(int[] order, int begin, int end, SortKey column) {
        sort(order, begin, end, column, end - begin <= FEW ? null : new int[(end - begin + 1) / 2]);
    }

    private static void sort(int[] order, int begin, int end, SortKey column, int[] scratch) {
        if (end - begin <= FEW) {
            insert(order, begin, end, column);
            return;
        }
        int middle = (begin + end + 1) >>> 1;
        sort(order, begin, middle, column, scratch);
        sort(order, middle, end, column, scratch);
        if (isBefore(order[middle], order[middle - 1], column)) {
            merge(order, begin, middle, end, column, scratch);
        }
    }

    /** Compares values: {@code LongKeySort} inserts keys. */
    private static void insert(int[] order, int begin, int end, SortKey column) {
        for (int i = begin + 1; i < end; i++) {
            int element = order[i];
            int j = i;
            while (j > begin && isBefore(element, order[j - 1], column)) {
                order[j] = order[j - 1];
                j--;
            }
            order[j] = element;
        }
    }

    /** Merges two neighbouring lists. The first one moves away. */
    private static void merge(int[] order, int begin, int middle, int end, SortKey column, int[] scratch) {
        int aCount = middle - begin;
        System.arraycopy(order, begin, scratch, 0, aCount);
        int a = 0;
        int b = middle;
        int at = begin;
        while (a < aCount && b < end) {
            order[at++] = isBefore(order[b], scratch[a], column) ? order[b++] : scratch[a++];
        }
        System.arraycopy(scratch, a, order, at, aCount - a);
    }

    private static boolean isBefore(int x, int y, SortKey column) {
        int difference = column.compare(x, y);
        return column.isDescending() ? difference > 0 : difference < 0;
    }
}
