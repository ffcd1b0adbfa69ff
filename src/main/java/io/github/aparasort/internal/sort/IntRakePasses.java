package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.kernel.RakeKernel;

// Twins: Long, IntValue, LongValue, IntOrder, LongOrder
/**
 * The passes of a stable mergesort by rakes. In the first pass each work-item sorts its own part, bottom up: runs by
 * insertion, then merges. After it, for each level, all work-items merge pairs of lists: each writes a stretch of the
 * output as long as its part, which it finds by co-rank. P parts take log2(P) merge passes, rounded up. In all, each
 * key is moved once by insertion and about log2(n / 8) times by merges. Source: merge path, as for tiles (Green, McColl
 * and Bader, 2012).
 *
 * <p>The build derives a copy of this file for each kernel with another width, order or carried values: the JIT
 * compiler makes fast code of these loops only if each kernel has its own.
 *
 * <p>Within a part two runs of equal length are merged from both ends at once. Neither end can run out before it has
 * written its half, so the loop has no other branch, and the processor works on two chains of comparisons.
 */
public abstract class IntRakePasses extends RakeKernel {
    /** Length of the runs that insertion sorts: short enough to cost less than the three merges that it saves. */
    private static final int RUN = 8;

    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** The values that travel with the keys, if there are any. They change arrays together with the keys. */
    protected int[] values = new int[1];
    protected int[] valueScratch = new int[1];
    /** Merge passes, in each of which two lists become one. */
    private int levels;

    protected IntRakePasses(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
        scale(0, 0);
    }

    @Override
    public void pass(int rake, int pass) {
        // The last pass goes to keys.
        int toScratch = (levels - pass) & 1;
        if (pass == 0) {
            sortPart(rakeBegin(rake), rakeBegin(rake + 1), toScratch);
        } else {
            mergeParts(rake, 1 << pass, toScratch);
        }
    }

    // ---- the two kinds of pass

    /**
     * Sorts keys[begin, end) into one of the arrays: runs by insertion, then merges that alternate between the arrays.
     */
    protected void sortPart(int begin, int end, int toScratch) {
        int rounds = 0;
        for (int lists = (end - begin - 1) / RUN; lists > 0; lists /= 2) {
            rounds++;
        }
        int to = (rounds & 1) == 0 ? toScratch : 1 - toScratch;
        // Compares with the rest of the part, as below, because a sum could overflow.
        for (int run = begin; run < end; run += Math.min(RUN, end - run)) {
            insertRun(run, run + Math.min(RUN, end - run), to);
        }
        int length = RUN;
        for (int round = 0; round < rounds; round++) {
            to = 1 - to;
            int next = begin;
            while (next < end) {
                int a = next;
                int b = a + Math.min(length, end - a);
                next = b + Math.min(length, end - b);
                if (next - a == 2 * length) {
                    mergeEnds(a, length, to);
                } else {
                    mergeSerially(a, b, b, next, a, to);
                }
            }
            length *= 2;
        }
    }

    /** Merges this work-item's stretch of the output of a pair of lists of coop / 2 parts each. */
    protected void mergeParts(int rake, int coop, int toScratch) {
        int first = rake & ~(coop - 1);
        int aBegin = rakeBegin(first);
        int bBegin = rakeBegin(first + coop / 2);
        int bEnd = rakeBegin(first + coop);
        int begin = rakeBegin(rake);
        int end = rakeBegin(rake + 1);
        /*key*/ int[] from = toScratch != 0 ? keys : scratch;
        int a = coRank(from, aBegin, bBegin - aBegin, bBegin, bEnd - bBegin, begin - aBegin);
        int aNext = coRank(from, aBegin, bBegin - aBegin, bBegin, bEnd - bBegin, end - aBegin);
        if (a <= aNext && aNext - a <= end - begin) {
            mergeSerially(aBegin + a, aBegin + aNext, bBegin + begin - aBegin - a, bBegin + end - aBegin - aNext,
                    begin, toScratch);
        } else {
            // The order contradicts itself: this part is left as it is, which shows when the result is verified.
            mergeSerially(begin, end, end, end, begin, toScratch);
        }
    }

    // ---- steps

    /** Copies a few keys, keys[begin, end), to one of the arrays and sorts them there by insertion. */
    protected void insertRun(int begin, int end, int toScratch) {
        /*key*/ int[] from = keys;
        /*key*/ int[] to = toScratch != 0 ? scratch : keys;
        for (int i = begin; i < end; i++) {
            /*key*/ int x = from[i];
            int value = carriedInput(i);
            int slot = i;
            while (slot > begin && comesBefore(x, to[slot - 1]) != 0) {
                to[slot] = to[slot - 1];
                carryShift(slot - 1, slot, toScratch);
                slot--;
            }
            to[slot] = x;
            carryInto(slot, value, toScratch);
        }
    }

    /** Merges two neighbouring runs of equal length from both ends at once, by two comparisons a step. */
    protected void mergeEnds(int begin, int length, int toScratch) {
        /*key*/ int[] from = toScratch != 0 ? keys : scratch;
        /*key*/ int[] to = toScratch != 0 ? scratch : keys;
        int a = begin;
        int b = begin + length;
        int aLast = b - 1;
        int bLast = b + length - 1;
        int out = begin;
        int outLast = bLast;
        for (int i = 0; i < length; i++) {
            /*key*/ int x = from[a];
            /*key*/ int y = from[b];
            int second = comesBefore(y, x);
            to[out] = Branchless.pick(x, y, second);
            carryMove(a + ((b - a) & second), out, toScratch);
            b -= second;
            a += 1 + second;
            out++;
            /*key*/ int u = from[aLast];
            /*key*/ int v = from[bLast];
            int first = comesBefore(v, u);
            to[outLast] = Branchless.pick(v, u, first);
            carryMove(bLast + ((aLast - bLast) & first), outLast, toScratch);
            aLast += first;
            bLast -= 1 + first;
            outLast--;
        }
    }

    /** Merges [aBegin, aEnd) and [bBegin, bEnd) to the indices that follow {@code begin}, ties from the first. */
    protected void mergeSerially(int aBegin, int aEnd, int bBegin, int bEnd, int begin, int toScratch) {
        /*key*/ int[] from = toScratch != 0 ? keys : scratch;
        /*key*/ int[] to = toScratch != 0 ? scratch : keys;
        int a = aBegin;
        int b = bBegin;
        int index = begin;
        while (a < aEnd && b < bEnd) {
            /*key*/ int x = from[a];
            /*key*/ int y = from[b];
            int second = comesBefore(y, x);
            to[index] = Branchless.pick(x, y, second);
            carryMove(a + ((b - a) & second), index, toScratch);
            b -= second;
            a += 1 + second;
            index++;
        }
        for (int i = a; i < aEnd; i++) {
            to[index] = from[i];
            carryMove(i, index, toScratch);
            index++;
        }
        for (int i = b; i < bEnd; i++) {
            to[index] = from[i];
            carryMove(i, index, toScratch);
            index++;
        }
    }

    /**
     * Co-rank: how many of the first {@code diagonal} merged values come from the first list. It repeats
     * IntBalancedPath.coRank in the order of this kernel.
     */
    protected int coRank(/*key*/ int[] from, int aBegin, int aCount, int bBegin, int bCount, int diagonal) {
        int low = Math.max(0, diagonal - bCount);
        int high = Math.min(diagonal, aCount);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (comesBefore(from[bBegin + diagonal - 1 - middle], from[aBegin + middle]) != 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    // ---- what a subclass may change

    /**
     * The order: -1 (all bits) where x must come before y, else 0. It is not a boolean: half of the branches on it
     * would be mispredicted, and the JIT compiler of JDK 17 branches on every comparison that it has seen go both ways.
     */
    protected int comesBefore(/*key*/ int x, /*key*/ int y) {
        return Branchless.beforeMask(x, y);
    }

    // ---- the values that travel with the keys

    /** The value of an input key. */
    protected int carriedInput(int index) {
        return carries() != 0 ? values[index] : 0;
    }

    /** Puts a value into the array that keys go to. */
    protected void carryInto(int index, int value, int toScratch) {
        if (carries() != 0) {
            valuesIn(toScratch)[index] = value;
        }
    }

    /** Moves a value within the array that keys go to. */
    protected void carryShift(int from, int to, int toScratch) {
        if (carries() != 0) {
            valuesIn(toScratch)[to] = valuesIn(toScratch)[from];
        }
    }

    /** Moves a value from one array to the other. */
    protected void carryMove(int from, int to, int toScratch) {
        if (carries() != 0) {
            valuesIn(toScratch)[to] = valuesIn(1 - toScratch)[from];
        }
    }

    private int[] valuesIn(int scratch) {
        return scratch != 0 ? valueScratch : values;
    }

    // ---- host side

    public /*key*/ int[] keys() {
        return keys;
    }

    /** First every work-item sorts its part, then there is one merge pass per level. */
    @Override
    public int passes() {
        return 1 + levels;
    }

    @Override
    public void start() {
        levels = Integer.SIZE - Integer.numberOfLeadingZeros(rakes - 1);
    }

    /** The result is in arrays of the kernel. */
    @Override
    public boolean isInPlace() {
        return false;
    }

    @Override
    public void giveBack() {
        // No array of the caller is bound.
    }

    public int[] values() {
        return values;
    }

    @Override
    protected void makeArrays(int elements) {
        keys = new /*key*/ int[elements];
        scratch = new /*key*/ int[elements];
        values = new int[carries() != 0 ? elements : 1];
        valueScratch = new int[values.length];
    }
}
