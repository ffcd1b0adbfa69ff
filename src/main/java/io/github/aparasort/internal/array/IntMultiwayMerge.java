package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * The stable merge of stretches of several sorted lists, serially, by trees of losers: O(n log k) for n elements of k
 * lists. Rakes and the engine JDK use it.
 *
 * <p>A step waits for one comparison per level, each for the one before. So three walks along three parts of the merge,
 * divided by co-ranks, take their steps side by side. From time to time a walk looks ahead: if the next elements of one
 * list are less than those of all others, they are copied as a row.
 *
 * <p>The greatest key marks the end of a list in the trees. So elements that have it, such as all NaNs, take no part:
 * they are copied last, list by list, which is their stable order.
 *
 * <p>Each element may have an int that moves with it ({@link MovedValues}). Then the trees take the first list of those
 * with equal heads, which costs a little more for keys of 64 bits.
 */
public final class IntMultiwayMerge {
    /** Walks side by side pay from this many elements per list on. */
    private static final int SEVERAL = 64;
    /** Steps from one look ahead to the next: enough that looks cost little. */
    private static final int STEPS_PER_LOOK = 512;
    /** From this many elements in a row on, a search for the end of the row is faster than steps. */
    private static final int ROW = 64;

    private final /*value*/ int[][] lists;
    /** The next element of each list, and where its stretch ends. */
    private final int[] next;
    private final int[] ends;
    /** The ints that move with the elements, or null. */
    private final MovedValues values;
    private final /*value*/ int[] out;
    /** The place of the next result, and where the results end. */
    private int at;
    private final int end;
    private final IntLoserTree tree;

    private IntMultiwayMerge(/*value*/ int[][] lists, MovedValues values, int[] begins, int[] ends,
            /*value*/ int[] out, int at) {
        this.lists = lists;
        this.values = values;
        this.next = begins.clone();
        this.ends = ends;
        this.out = out;
        this.at = at;
        this.end = at + elements(begins, ends);
        /*key*/ int[] heads = new /*key*/ int[lists.length];
        for (int list = 0; list < lists.length; list++) {
            heads[list] = head(list);
        }
        tree = new IntLoserTree(heads);
    }

    /** The number of elements of all stretches. */
    private static int elements(int[] begins, int[] ends) {
        int n = 0;
        for (int list = 0; list < begins.length; list++) {
            n += ends[list] - begins[list];
        }
        return n;
    }

    /** Merges {@code lists[i][begins[i], ends[i])} for all i, to {@code out} from an index on. */
    public static void merge(/*value*/ int[][] lists, int[] begins, int[] ends, /*value*/ int[] out, int at) {
        merge(lists, null, begins, ends, out, at);
    }

    /** The same, with an int for each element, unless {@code values} is null. */
    public static void merge(/*value*/ int[][] lists, MovedValues values, int[] begins, int[] ends,
            /*value*/ int[] out, int at) {
        int count = 0;
        for (int list = 0; list < lists.length; list++) {
            count += begins[list] < ends[list] ? 1 : 0;
        }
        /*value*/ int[][] some = new /*value*/ int[count][];
        int[] from = new int[count];
        int[] least = new int[count];
        int[] to = new int[count];
        MovedValues moved = values == null ? null : values.ofLists(count);
        int i = 0;
        for (int list = 0; list < lists.length; list++) {
            if (begins[list] < ends[list]) {
                some[i] = lists[list];
                from[i] = begins[list];
                to[i] = ends[list];
                least[i] = IntMultiwayCoRank.notGreater(some[i], from[i], to[i], IntLoserTree.END - 1);
                if (moved != null) {
                    moved.take(i, values, list);
                }
                i++;
            }
        }
        mergeLess(some, moved, from, least, out, at);
        int place = at + elements(from, least);
        for (i = 0; i < count; i++) {
            System.arraycopy(some[i], least[i], out, place, to[i] - least[i]);
            if (moved != null) {
                moved.move(i, least[i], to[i] - least[i], place);
            }
            place += to[i] - least[i];
        }
    }

    /** Merges stretches without the greatest key. */
    private static void mergeLess(/*value*/ int[][] lists, MovedValues values, int[] begins, int[] ends,
            /*value*/ int[] out, int at) {
        int n = elements(begins, ends);
        if (n == 0) {
            return;
        }
        if (lists.length == 1) {
            System.arraycopy(lists[0], begins[0], out, at, n);
            if (values != null) {
                values.move(0, begins[0], n, at);
            }
        } else if (n / SEVERAL < lists.length) {
            new IntMultiwayMerge(lists, values, begins, ends, out, at).finish();
        } else {
            int second = n / 3;
            int third = n - second;
            int[] atSecond = IntMultiwayCoRank.of(lists, begins, ends, second);
            int[] atThird = IntMultiwayCoRank.of(lists, begins, ends, third);
            sideBySide(new IntMultiwayMerge(lists, values, begins, atSecond, out, at),
                    new IntMultiwayMerge(lists, values, atSecond, atThird, out, at + second),
                    new IntMultiwayMerge(lists, values, atThird, ends, out, at + third));
        }
    }

    private static void sideBySide(IntMultiwayMerge first, IntMultiwayMerge second, IntMultiwayMerge third) {
        int steps = first.steps(second.steps(third.steps(STEPS_PER_LOOK)));
        while (steps > 0) {
            take(first, second, third, steps);
            first.takeRows();
            second.takeRows();
            third.takeRows();
            steps = first.steps(second.steps(third.steps(STEPS_PER_LOOK)));
        }
        first.finish();
        second.finish();
        third.finish();
    }

    private static void take(IntMultiwayMerge first, IntMultiwayMerge second, IntMultiwayMerge third, int steps) {
        if (first.values != null) {
            takeWithValues(first, second, third, steps);
            return;
        }
        for (int i = 0; i < steps; i++) {
            first.take();
            second.take();
            third.take();
        }
    }

    private static void takeWithValues(IntMultiwayMerge first, IntMultiwayMerge second, IntMultiwayMerge third,
            int steps) {
        for (int i = 0; i < steps; i++) {
            first.takeWithValue();
            second.takeWithValue();
            third.takeWithValue();
        }
    }

    private void finish() {
        while (at < end) {
            int steps = steps(STEPS_PER_LOOK);
            for (int i = 0; i < steps; i++) {
                if (values == null) {
                    take();
                } else {
                    takeWithValue();
                }
            }
            takeRows();
        }
    }

    /** The steps that this walk can take, but at most {@code most}. */
    private int steps(int most) {
        return Math.min(most, end - at);
    }

    /** Takes the least element. */
    private void take() {
        int list = tree.list();
        int i = next[list];
        out[at] = lists[list][i];
        at++;
        next[list] = i + 1;
        tree.replace(head(list));
    }

    /** Takes the least element with its value: of equal ones that of the first list. */
    private void takeWithValue() {
        int list = tree.list();
        int i = next[list];
        out[at] = lists[list][i];
        values.move(list, i, at);
        at++;
        next[list] = i + 1;
        tree.replaceStably(head(list));
    }

    /** The key of the next element of a list. */
    private /*key*/ int head(int list) {
        int i = next[list];
        return i < ends[list] ? SortableKeys.exact(lists[list][i]) : IntLoserTree.END;
    }

    /** Takes rows of elements of one list, as long as there are any. */
    private void takeRows() {
        while (at < end) {
            int list = tree.list();
            int i = next[list];
            /*key*/ int other = tree.runnerUp();
            if (ends[list] - i < ROW || SortableKeys.exact(lists[list][i + ROW - 1]) >= other) {
                return;
            }
            int count = IntMultiwayCoRank.notGreater(lists[list], i + ROW, ends[list], other - 1) - i;
            System.arraycopy(lists[list], i, out, at, count);
            next[list] = i + count;
            if (values == null) {
                tree.replace(head(list));
            } else {
                values.move(list, i, count, at);
                tree.replaceStably(head(list));
            }
            at += count;
        }
    }
}
