package io.github.aparasort.internal.array;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.Walk;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;

// Twins: Long
/**
 * The stable merge of sublists of several sorted lists, serially: O(n log k) for n elements of k lists. A block of the
 * result is merged from sublists that co-ranks give, two by two, in two arrays that stay in a processor's cache. There
 * a step of a merge of two takes so little time that the levels of such a cascade take less than a tree of losers.
 *
 * <p>Each element may have an int that moves with it ({@link MovedValues}).
 */
public final class IntMultiwayMerge {
    /** Elements of a block: 1 MiB, so that finding its co-ranks takes a small part of the time of its merge. */
    static final int BLOCK = (1 << 20) / /*key*/ Integer.BYTES;
    /** With ints that move, a block is this many times smaller: five arrays of ints have to fit instead of two. */
    private static final int ARRAYS = 4;

    /** Takes the merged elements of a block, which it may change. */
    public interface Sink {
        /** @param place the place of the first of these elements among all of the result */
        void put(/*key*/ int[] elements, int count, int place);
    }

    /** Elements [begin, end) of an array, with their ints or null, to which a number is added. */
    private record Sublist(/*key*/ int[] elements, int[] values, int shift, int begin, int end) {
        int length() {
            return end - begin;
        }
    }

    private final /*key*/ int[][] lists;
    private final MovedValues values;
    private final int[] begins;
    private final int[] ends;
    private final int most;
    /** The sublists of one level are in one of them, those of the next level go to the other. */
    private final Sublist[] levels = new Sublist[2];
    /** Where the elements of a merge of two come from: from the first array, or from the second one behind it. */
    private final int[] origins;

    /**
     * A merge of {@code lists[i][begins[i], ends[i])} for all i, of at most n elements at once.
     *
     * @param values an int for each element, or null
     */
    IntMultiwayMerge(/*key*/ int[][] lists, MovedValues values, int[] begins, int[] ends, int n) {
        this.lists = lists;
        this.values = values;
        this.begins = begins;
        this.ends = ends;
        this.most = Math.min(n, values == null ? BLOCK : BLOCK / ARRAYS);
        this.origins = values == null ? null : new int[most];
        for (int level = 0; level < levels.length; level++) {
            levels[level] = new Sublist(new /*key*/ int[most], values == null ? null : new int[most], 0, 0, 0);
        }
    }

    /** Merges {@code lists[i][begins[i], ends[i])} for all i, to {@code out} from an index on. */
    public static void merge(/*key*/ int[][] lists, int[] begins, int[] ends, /*key*/ int[] out, int at) {
        int n = elements(begins, ends);
        new IntMultiwayMerge(lists, null, begins, ends, n).merge(0, n, (merged, count, place) ->
                System.arraycopy(merged, 0, out, at + place, count));
    }

    /**
     * Merges sorted runs of keys on all processors: {@code runs[i][begins[i], ends[i])} for all i. Each processor
     * merges a part of the result. A block is copied from the second-level cache to its place, so that it can be
     * converted on the way.
     *
     * @param values an int for each key, or null
     * @param sink takes the blocks, from several threads; if memory is short, it gets some of them twice
     */
    public static void mergeRuns(/*key*/ int[][] runs, int[] begins, int[] ends, MovedValues values, Sink sink) {
        Parallel.forEach(elements(begins, ends), (begin, end) ->
                new IntMultiwayMerge(runs, values, begins, ends, end - begin).merge(begin, end, sink));
    }

    /** The number of elements of all sublists. */
    static int elements(int[] begins, int[] ends) {
        int n = 0;
        for (int list = 0; list < begins.length; list++) {
            n += ends[list] - begins[list];
        }
        return n;
    }

    /** Merges a part of the result: its elements [begin, end). */
    void merge(int begin, int end, Sink sink) {
        int[] from = IntMultiwayCoRank.of(lists, begins, ends, begin);
        int count;
        for (int place = begin; place < end; place += count) {
            count = Math.min(most, end - place);
            int[] to = IntMultiwayCoRank.of(lists, begins, ends, place + count);
            if (isWhole(from, to, count)) {
                Sublist merged = merge(from, to);
                sink.put(merged.elements, count, place);
                if (values != null) {
                    values.put(merged.values, count, place);
                }
            }
            from = to;
        }
    }

    /** If not, another thread has written to the input: then the result is left as it is. */
    static boolean isWhole(int[] from, int[] to, int count) {
        for (int list = 0; list < from.length; list++) {
            if (from[list] > to[list]) {
                return false;
            }
        }
        return elements(from, to) == count;
    }

    /** Merges {@code lists[i][from[i], to[i])} for all i. Returns an array of this object, with them from 0 on. */
    private Sublist merge(int[] from, int[] to) {
        List<Sublist> sublists = new ArrayList<>();
        for (int list = 0; list < lists.length; list++) {
            if (from[list] < to[list]) {
                sublists.add(new Sublist(lists[list], values == null ? null : values.lists()[list],
                        values == null ? 0 : values.shifts()[list], from[list], to[list]));
            }
        }
        if (sublists.size() == 1) {
            return copy(sublists.get(0), levels[0], 0);
        }
        for (int level = 0; sublists.size() > 1; level = 1 - level) {
            sublists = nextLevel(sublists, levels[1 - level], levels[level]);
        }
        return sublists.get(0);
    }

    private List<Sublist> nextLevel(List<Sublist> sublists, Sublist source, Sublist target) {
        List<Sublist> next = new ArrayList<>();
        int at = 0;
        for (int i = 0; i + 1 < sublists.size(); i += 2) {
            Sublist merged = merge(sublists.get(i), sublists.get(i + 1), target, at);
            next.add(merged);
            at = merged.end;
        }
        if (sublists.size() % 2 == 1) {
            Sublist last = sublists.get(sublists.size() - 1);
            // The next level will overwrite it there.
            next.add(last.elements == source.elements ? copy(last, target, at) : last);
        }
        return next;
    }

    private static Sublist copy(Sublist from, Sublist target, int at) {
        System.arraycopy(from.elements, from.begin, target.elements, at, from.length());
        for (int i = 0; from.values != null && i < from.length(); i++) {
            target.values[at + i] = from.values[from.begin + i] + from.shift;
        }
        return new Sublist(target.elements, target.values, 0, at, at + from.length());
    }

    private Sublist merge(Sublist a, Sublist b, Sublist target, int at) {
        int n = a.length() + b.length();
        Walk[] walks = new Walk[IntWalk.walks(n)];
        int ofA = 0;
        int begin = 0;
        for (int walk = 0; walk < walks.length; walk++) {
            int end = (int) ((walk + 1L) * n / walks.length);
            int next = coRank(a, b, end);
            // If not, another thread has written to the input: then this part of the result is left as it is.
            boolean ascends = ofA <= next && next - ofA <= end - begin;
            int aEnd = ascends ? next : ofA;
            int bEnd = ascends ? end - next : begin - ofA;
            walks[walk] = new Walk(a.begin + ofA, a.begin + aEnd, b.begin + begin - ofA, b.begin + bEnd, at + begin,
                    at + end);
            ofA = next;
            begin = end;
        }
        new IntWalk(a.elements, b.elements, target.elements, origins, values == null ? Walk.KEYS : Walk.TRACED,
                Walk.MERGE).go(walks);
        if (values != null) {
            moveValues(a, b, target.values, at, at + n);
        }
        return new Sublist(target.elements, target.values, 0, at, at + n);
    }

    /**
     * How many of the first elements of a merge of two come from the first sublist. {@code IntBalancedPath.coRank} is
     * for whole arrays.
     */
    private static int coRank(Sublist a, Sublist b, int diagonal) {
        return Bisection.first(Math.max(0, diagonal - b.length()), Math.min(diagonal, a.length()),
                i -> b.elements[b.begin + diagonal - 1 - i] < a.elements[a.begin + i]);
    }

    /** Reads both arrays and selects one value: a branch would be mispredicted half of the time. */
    private void moveValues(Sublist a, Sublist b, int[] to, int begin, int end) {
        int[] aValues = a.values;
        int[] bValues = b.values;
        int aCount = aValues.length;
        for (int i = begin; i < end; i++) {
            int origin = origins[i];
            int x = aValues[Math.min(origin, aCount - 1)] + a.shift;
            int y = bValues[Math.max(origin - aCount, 0)] + b.shift;
            to[i] = Branchless.pick(x, y, Branchless.beforeMask(aCount - 1, origin));
        }
    }
}
