package io.github.aparasort.key;

/**
 * Set operations on two sorted lists, serially: a walk along the balanced path, each step of which takes an element of
 * A, one of B, or a pair. Which of these are wanted is said in bits: 1 pairs, 2 what B alone has, 4 what A alone has.
 * The twins for the other types are derived from this file by the build.
 *
 * <p>Plain static methods, which Aparapi translates: a rake and the JDK engine do the same. A step has no branch on a
 * comparison, which would be wrong half of the time: the element is stored, wanted or not, and the index of results
 * moves on where it is. As many steps as neither a list nor the room can run out in go without a look at the ends.
 * Each step waits for the loads and the comparison of the one before it; so two walks go side by side, which keeps a
 * processor busier than one. Where one list goes on alone for long, that row is copied, or passed over.
 */
public final class IntSetWalk {
    /** Steps from one look for rows to the next. To be tuned. */
    private static final int BLOCK = 256;
    /** Elements in a row that make searching for its end worth its while. */
    private static final int ROW = 32;

    private IntSetWalk() {
    }

    /** How many pairs there are in a[aBegin, aEnd) and b[bBegin, bEnd). */
    public static int pairs(/*value*/ int[] a, int aBegin, int aEnd, /*value*/ int[] b, int bBegin, int bEnd) {
        int i = aBegin;
        int j = bBegin;
        int pairs = 0;
        int steps = steps(aEnd - i, bEnd - j, BLOCK);
        while (steps > 0) {
            int row = rowAhead(a, i, aEnd, b, j, bEnd);
            if (row == 2) {
                i += lesser(a, i, aEnd, b[j]);
            } else if (row == 1) {
                j += lesser(b, j, bEnd, a[i]);
            } else {
                for (int s = 0; s < steps; s++) {
                    int order = order(a[i], b[j]);
                    int one = 1 - (order & 1);
                    int two = 1 - (order >> 1);
                    pairs += one & two;
                    i += one;
                    j += two;
                }
            }
            steps = steps(aEnd - i, bEnd - j, BLOCK);
        }
        return pairs;
    }

    /**
     * Walks along two stretches at once: a[a0, a1) with b[b0, b1), whose results go to [to, toMiddle), and a[a1, a2)
     * with b[b1, b2), whose results go to [toMiddle, toEnd). How many these are is left in counts[at] and the next.
     *
     * @param traced not 0 where the results are written as origins, instead of keys
     * @param bOrigin what the origin of b[0] is called, where that of a[0] is 0
     */
    public static void walkTwo(/*value*/ int[] a, int a0, int a1, int a2, /*value*/ int[] b, int b0, int b1, int b2,
            /*value*/ int[] results, int[] origins, int to, int toMiddle, int toEnd, int traced, int bOrigin,
            int wants, int[] counts, int at) {
        int i = a0;
        int j = b0;
        int p = to;
        int u = a1;
        int v = b1;
        int q = toMiddle;
        int steps = steps(steps(a1 - i, b1 - j, toMiddle - p), steps(a2 - u, b2 - v, toEnd - q), BLOCK);
        while (steps > 0) {
            int row = rowAhead(a, i, a1, b, j, b1);
            int other = rowAhead(a, u, a2, b, v, b2);
            if (row != 0) {
                int length = row == 2 ? lesser(a, i, a1, b[j]) : lesser(b, j, b1, a[i]);
                int wanted = (wants >> row) & 1;
                if (wanted != 0 && row == 2) {
                    copy(a, i, length, results, origins, p, traced, i);
                } else if (wanted != 0) {
                    copy(b, j, length, results, origins, p, traced, bOrigin + j);
                }
                p += length * wanted;
                i += row == 2 ? length : 0;
                j += row == 2 ? 0 : length;
            }
            if (other != 0) {
                int length = other == 2 ? lesser(a, u, a2, b[v]) : lesser(b, v, b2, a[u]);
                int wanted = (wants >> other) & 1;
                if (wanted != 0 && other == 2) {
                    copy(a, u, length, results, origins, q, traced, u);
                } else if (wanted != 0) {
                    copy(b, v, length, results, origins, q, traced, bOrigin + v);
                }
                q += length * wanted;
                u += other == 2 ? length : 0;
                v += other == 2 ? 0 : length;
            }
            if (row == 0 && other == 0) {
                for (int s = 0; s < steps; s++) {
                    /*value*/ int x = a[i];
                    /*value*/ int y = b[j];
                    /*value*/ int z = a[u];
                    /*value*/ int w = b[v];
                    int order = order(x, y);
                    int second = order(z, w);
                    if (traced != 0) {
                        origins[p] = (order & 1) != 0 ? bOrigin + j : i;
                        origins[q] = (second & 1) != 0 ? bOrigin + v : u;
                    } else {
                        results[p] = (order & 1) != 0 ? y : x;
                        results[q] = (second & 1) != 0 ? w : z;
                    }
                    p += (wants >> order) & 1;
                    q += (wants >> second) & 1;
                    i += 1 - (order & 1);
                    j += 1 - (order >> 1);
                    u += 1 - (second & 1);
                    v += 1 - (second >> 1);
                }
            }
            steps = steps(steps(a1 - i, b1 - j, toMiddle - p), steps(a2 - u, b2 - v, toEnd - q), BLOCK);
        }
        counts[at] = walk(a, i, a1, b, j, b1, results, origins, p, toMiddle, traced, bOrigin, wants) - to;
        counts[at + 1] = walk(a, u, a2, b, v, b2, results, origins, q, toEnd, traced, bOrigin, wants) - toMiddle;
    }

    /** Walks along a stretch, whose results go to [to, toEnd); returns where they end. */
    private static int walk(/*value*/ int[] a, int aBegin, int aEnd, /*value*/ int[] b, int bBegin, int bEnd,
            /*value*/ int[] results, int[] origins, int to, int toEnd, int traced, int bOrigin, int wants) {
        int i = aBegin;
        int j = bBegin;
        int p = to;
        int steps = steps(aEnd - i, bEnd - j, toEnd - p);
        while (steps > 0) {
            int row = rowAhead(a, i, aEnd, b, j, bEnd);
            if (row != 0) {
                int length = row == 2 ? lesser(a, i, aEnd, b[j]) : lesser(b, j, bEnd, a[i]);
                int wanted = (wants >> row) & 1;
                if (wanted != 0 && row == 2) {
                    copy(a, i, length, results, origins, p, traced, i);
                } else if (wanted != 0) {
                    copy(b, j, length, results, origins, p, traced, bOrigin + j);
                }
                p += length * wanted;
                i += row == 2 ? length : 0;
                j += row == 2 ? 0 : length;
            } else {
                steps = steps < BLOCK ? steps : BLOCK;
                for (int s = 0; s < steps; s++) {
                    /*value*/ int x = a[i];
                    /*value*/ int y = b[j];
                    int order = order(x, y);
                    if (traced != 0) {
                        origins[p] = (order & 1) != 0 ? bOrigin + j : i;
                    } else {
                        results[p] = (order & 1) != 0 ? y : x;
                    }
                    p += (wants >> order) & 1;
                    i += 1 - (order & 1);
                    j += 1 - (order >> 1);
                }
            }
            steps = steps(aEnd - i, bEnd - j, toEnd - p);
        }
        // One list is at its end, or there is no result any more: what is left of the other has no partners.
        int aLeft = (wants & 4) == 0 ? 0 : aEnd - i < toEnd - p ? aEnd - i : toEnd - p;
        copy(a, i, aLeft, results, origins, p, traced, i);
        p += aLeft;
        int bLeft = (wants & 2) == 0 ? 0 : bEnd - j < toEnd - p ? bEnd - j : toEnd - p;
        copy(b, j, bLeft, results, origins, p, traced, bOrigin + j);
        return p + bLeft;
    }

    // ---- steps

    /** 1 where B's element comes first, 2 where A's does, 0 where they are equal: without a branch. */
    private static int order(/*value*/ int x, /*value*/ int y) {
        /*key*/ int u = SortableKeys.of(x);
        /*key*/ int v = SortableKeys.of(y);
        int greater = (int) (((v & ~u) | (~(v ^ u) & (v - u))) >>> (/*key*/ Integer.SIZE - 1));
        int less = (int) (((u & ~v) | (~(u ^ v) & (u - v))) >>> (/*key*/ Integer.SIZE - 1));
        return greater | less << 1;
    }

    /** The least of three numbers of steps. */
    private static int steps(int x, int y, int z) {
        int steps = x < y ? x : y;
        return steps < z ? steps : z;
    }

    /** 2 where a row of A comes next, 1 where one of B does, else 0. */
    private static int rowAhead(/*value*/ int[] a, int i, int aEnd, /*value*/ int[] b, int j, int bEnd) {
        return aEnd - i >= ROW && order(a[i + ROW - 1], b[j]) == 2 ? 2
                : bEnd - j >= ROW && order(a[i], b[j + ROW - 1]) == 1 ? 1 : 0;
    }

    /** How many of list[begin, end) are less than a key, by steps that double. */
    private static int lesser(/*value*/ int[] list, int begin, int end, /*value*/ int key) {
        int low = begin;
        int step = ROW;
        while (step <= end - low && order(list[low + step - 1], key) == 2) {
            low += step;
            // Without overflow: a step larger than what is left ends the loop.
            step += step < end - low ? step : 0;
        }
        int high = low + (step < end - low ? step : end - low);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (order(list[middle], key) == 2) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - begin;
    }

    private static void copy(/*value*/ int[] list, int begin, int length, /*value*/ int[] results, int[] origins,
            int to, int traced, int origin) {
        if (traced != 0) {
            for (int i = 0; i < length; i++) {
                origins[to + i] = origin + i;
            }
        } else {
            for (int i = 0; i < length; i++) {
                results[to + i] = list[begin + i];
            }
        }
    }
}
