package io.github.aparasort.kernel.rake;

import io.github.aparasort.kernel.IntBalancedPath;
import io.github.aparasort.kernel.SetOperation;
import io.github.aparasort.key.SortableKeys;
import java.util.function.Function;

/**
 * Operations on two sorted multisets by rakes, over the caller's own arrays, which are only read: each work-item goes
 * along its part of the balanced path serially. The results of a part are never more than its inputs, so they have room
 * in a buffer where the inputs would be, and are moved together by who copies them out (compact); or a first launch
 * counts, and a second one writes to an array made as large as the result (stream).
 *
 * <p>A work-item walks along two stretches of its part at once, step by step: each step waits for the loads and the
 * comparison of the one before it, and two such chains keep a processor busier than one. No step has a branch on a
 * comparison, which would be wrong half of the time: the result is stored, wanted or not, and the index moves on where
 * it is. As many steps as no list and no room can run out in go without a look at the ends.
 *
 * <p>The twins for the other types are derived from this file by the build; those for floats and doubles run on JTP
 * only, and must get no NaNs.
 */
public class IntRakeSets extends BorrowingRakeKernel {
    /** Stretches of a work-item's part. */
    public static final int CHAINS = 2;

    private static final int COMPACT = 0;
    private static final int COUNT = 1;
    private static final int WRITE = 2;

    /** The caller's inputs. */
    protected /*value*/ int[] a = new /*value*/ int[1];
    protected /*value*/ int[] b = new /*value*/ int[1];
    protected int aCount;
    protected int bCount;
    /** Results, each stretch's at its own place; or, where they were counted before, all of them. */
    protected /*value*/ int[] results = new /*value*/ int[1];
    /** Where origins are wanted: these instead, the index of each result in A followed by B. */
    protected int[] origins = new int[1];
    /** For each stretch how many results it has. */
    protected int[] counts;
    /** Masks: the steps that give a result. */
    protected int onlyA;
    protected int onlyB;
    protected int both;
    /** Not 0 where no two elements of an input are equal. */
    protected int distinct;
    protected int traced;
    protected int launch;

    private Function<Integer, /*value*/ int[]> exactly;
    private int capacity = 1;

    /** @param traced whether origins are wanted, instead of the keys, which they lead to */
    public IntRakeSets(int rakes, boolean traced) {
        super(rakes);
        this.traced = traced ? 1 : 0;
        counts = new int[CHAINS * rakes];
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        int begin = rakeBegin(rake);
        int end = rakeBegin(rake + 1);
        int middle = begin + ((end - begin) >> 1);
        int first = crossing(begin);
        int second = crossing(middle);
        int last = crossing(end);
        int a0 = first & IntBalancedPath.COUNT;
        int b0 = begin - a0 + (first >>> 31);
        int a1 = second & IntBalancedPath.COUNT;
        int b1 = middle - a1 + (second >>> 31);
        int a2 = last & IntBalancedPath.COUNT;
        int b2 = end - a2 + (last >>> 31);
        if (launch == COUNT) {
            count(CHAINS * rake, a0, a1, b0, b1);
            count(CHAINS * rake + 1, a1, a2, b1, b2);
        } else if (launch == COMPACT) {
            walkTwo(rake, a0, a1, b0, b1, begin, middle, a1, a2, b1, b2, middle, end);
        } else {
            int from = place(CHAINS * rake);
            int next = from + counts[CHAINS * rake];
            walkTwo(rake, a0, a1, b0, b1, from, next, a1, a2, b1, b2, next, next + counts[CHAINS * rake + 1]);
        }
    }

    // ---- the walks

    /** Counts the results of a stretch: as many as there are elements, but for the pairs. */
    protected void count(int stretch, int aBegin, int aEnd, int bBegin, int bEnd) {
        int i = aBegin;
        int j = bBegin;
        int pairs = 0;
        int steps = min(aEnd - i, bEnd - j);
        while (steps > 0) {
            for (int s = 0; s < steps; s++) {
                int order = order(a[i], b[j]);
                int one = 1 - (order & 1);
                int two = 1 - (order >> 1);
                pairs += one & two;
                i += one;
                j += two;
            }
            steps = min(aEnd - i, bEnd - j);
        }
        counts[stretch] = ((aEnd - aBegin - pairs) & onlyA) + ((bEnd - bBegin - pairs) & onlyB) + (pairs & both);
    }

    /** Walks along both stretches of a part: a[i, iEnd) with b[j, jEnd), for which there is room in [to, toEnd). */
    protected void walkTwo(int rake, int i1, int i1End, int j1, int j1End, int to1, int to1End,
            int i2, int i2End, int j2, int j2End, int to2, int to2End) {
        int i = i1;
        int j = j1;
        int to = to1;
        int u = i2;
        int v = j2;
        int at = to2;
        int steps = min(steps(i, i1End, j, j1End, to, to1End), steps(u, i2End, v, j2End, at, to2End));
        while (steps > 0) {
            for (int s = 0; s < steps; s++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                /*value*/ int p = a[u];
                /*value*/ int q = b[v];
                int order = order(x, y);
                int other = order(p, q);
                if (traced != 0) {
                    origins[to] = (order & 1) != 0 ? aCount + j : i;
                    origins[at] = (other & 1) != 0 ? aCount + v : u;
                } else {
                    results[to] = (order & 1) != 0 ? y : x;
                    results[at] = (other & 1) != 0 ? q : p;
                }
                to += wanted(order);
                at += wanted(other);
                i += 1 - (order & 1);
                j += 1 - (order >> 1);
                u += 1 - (other & 1);
                v += 1 - (other >> 1);
            }
            steps = min(steps(i, i1End, j, j1End, to, to1End), steps(u, i2End, v, j2End, at, to2End));
        }
        counts[CHAINS * rake] = walk(i, i1End, j, j1End, to, to1End) - to1;
        counts[CHAINS * rake + 1] = walk(u, i2End, v, j2End, at, to2End) - to2;
    }

    /** Walks along what is left of a stretch; returns where its results end. */
    protected int walk(int aBegin, int aEnd, int bBegin, int bEnd, int begin, int end) {
        int i = aBegin;
        int j = bBegin;
        int to = begin;
        int steps = steps(i, aEnd, j, bEnd, to, end);
        while (steps > 0) {
            for (int s = 0; s < steps; s++) {
                /*value*/ int x = a[i];
                /*value*/ int y = b[j];
                int order = order(x, y);
                if (traced != 0) {
                    origins[to] = (order & 1) != 0 ? aCount + j : i;
                } else {
                    results[to] = (order & 1) != 0 ? y : x;
                }
                to += wanted(order);
                i += 1 - (order & 1);
                j += 1 - (order >> 1);
            }
            steps = steps(i, aEnd, j, bEnd, to, end);
        }
        // One list is at its end, or there is no result any more: what is left of the other has no partners.
        if (i < aEnd && onlyA != 0) {
            int rest = min(aEnd - i, end - to);
            for (int s = 0; s < rest; s++) {
                if (traced != 0) {
                    origins[to + s] = i + s;
                } else {
                    results[to + s] = a[i + s];
                }
            }
            to += rest;
        } else if (j < bEnd && onlyB != 0) {
            int rest = min(bEnd - j, end - to);
            for (int s = 0; s < rest; s++) {
                if (traced != 0) {
                    origins[to + s] = aCount + j + s;
                } else {
                    results[to + s] = b[j + s];
                }
            }
            to += rest;
        }
        return to;
    }

    // ---- steps

    /** Where a diagonal crosses the balanced path. */
    protected int crossing(int diagonal) {
        return IntBalancedPath.crossing(a, aCount, b, 0, bCount, diagonal, distinct);
    }

    /** How many steps can be made before a list or the room may be at its end. */
    protected int steps(int i, int iEnd, int j, int jEnd, int to, int toEnd) {
        return min(min(iEnd - i, jEnd - j), toEnd - to);
    }

    /** 1 where B's element comes first, 2 where A's does, 0 where they are equal: without a branch. */
    protected int order(/*value*/ int x, /*value*/ int y) {
        /*key*/ int u = SortableKeys.exact(x);
        /*key*/ int v = SortableKeys.exact(y);
        int greater = (int) (((v & ~u) | (~(v ^ u) & (v - u))) >>> (/*key*/ Integer.SIZE - 1));
        int less = (int) (((u & ~v) | (~(u ^ v) & (u - v))) >>> (/*key*/ Integer.SIZE - 1));
        return greater | less << 1;
    }

    /** 1 where a step of this order gives a result, else 0. */
    protected int wanted(int order) {
        int greater = order & 1;
        int less = order >> 1;
        return (less & onlyA) | (greater & onlyB) | ((1 - greater - less) & both);
    }

    /** Where the results of a stretch belong. */
    protected int place(int stretch) {
        int place = 0;
        for (int s = 0; s < stretch; s++) {
            place += counts[s];
        }
        return place;
    }

    // ---- host side

    /**
     * Lends both inputs, none of them empty, and says what to do with them.
     *
     * @param allDistinct whether no two elements of an input are equal
     * @param exact makes the array that the results go to when they are counted; or null, not to count before
     */
    public void lend(/*value*/ int[] aKeys, int aElements, /*value*/ int[] bKeys, int bElements,
            SetOperation operation, boolean allDistinct, Function<Integer, /*value*/ int[]> exact) {
        a = aKeys;
        b = bKeys;
        aCount = aElements;
        bCount = bElements;
        onlyA = operation.onlyA();
        onlyB = operation.onlyB();
        both = operation.both();
        distinct = allDistinct ? 1 : 0;
        launch = exact == null ? COMPACT : COUNT;
        exactly = exact;
        prepare(aElements + bElements);
        if (exact == null && traced != 0) {
            makeOrigins(capacity);
        } else if (exact == null && results.length != capacity) {
            results = new /*value*/ int[1];
            results = new /*value*/ int[capacity];
        }
    }

    private void makeOrigins(int room) {
        if (origins.length < room) {
            origins = new int[1];
            origins = new int[room];
        }
    }

    @Override
    public boolean goesOn() {
        if (launch != COUNT) {
            return false;
        }
        get(counts);
        int count = count();
        if (traced != 0) {
            makeOrigins(count);
        } else {
            results = exactly.apply(count);
        }
        put(counts);
        launch = WRITE;
        return count > 0;
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    @Override
    public int passes() {
        return 1;
    }

    /** How many results there are. */
    public int count() {
        return place(CHAINS * rakes);
    }

    /** How many stretches the results are in. */
    public int stretches() {
        return CHAINS * rakes;
    }

    /** How many results a stretch has. */
    public int count(int stretch) {
        return counts[stretch];
    }

    /** Where the results of a stretch begin. */
    public int begin(int stretch) {
        if (launch == WRITE) {
            return place(stretch);
        }
        int begin = rakeBegin(stretch / CHAINS);
        return begin + (stretch % CHAINS) * ((rakeBegin(stretch / CHAINS + 1) - begin) >> 1);
    }

    /** The results, unless origins were wanted instead. */
    public /*value*/ int[] results() {
        return results;
    }

    public int[] origins() {
        return origins;
    }

    /** What the caller made goes with the caller's inputs. */
    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        b = new /*value*/ int[1];
        exactly = null;
        if (launch != COMPACT) {
            results = new /*value*/ int[1];
        }
    }

    @Override
    public int capacity() {
        return capacity;
    }

    /** Buffers are made when they are needed. */
    @Override
    public void allocate(int elements) {
        capacity = elements;
        results = new /*value*/ int[1];
        origins = new int[1];
    }

    @Override
    public int arrays() {
        return 1;
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public int bytesPerElement() {
        return traced != 0 ? Integer.BYTES : bytesPerKey();
    }

    @Override
    public void putPart(int part) {
        put(a);
        put(b);
    }

    @Override
    public void getPart(int part) {
        get(counts);
        if (traced != 0) {
            get(origins);
        } else {
            get(results);
        }
    }
}
