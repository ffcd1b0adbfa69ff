package io.github.aparasort.internal.kernel;

/**
 * Sums up what a subclass finds at each index: 1 for what is wrong, or a part of a checksum. Each group has a sum, and
 * those of a check that is passed add up to 0.
 */
public abstract class CheckKernel extends TileKernel {
    /** Elements that a work-item looks at, if there are not too many: fewer groups leave fewer sums. Not tuned. */
    private static final int EACH = 16;

    public long[] sums = new long[1];
    /** Where the sum of the first group goes. */
    public int sumsAt;
    /** Negative to take sums away. */
    public int sign;

    @Local
    protected long[] partialSums;

    /** @param each elements that a work-item looks at, if there are not too many */
    protected CheckKernel(int each) {
        super(each, Long.BYTES);
    }

    protected CheckKernel() {
        this(EACH);
    }

    @Override
    public void run() {
        int id = getLocalId();
        int all = getGlobalSize();
        long sum = 0;
        // What is left is counted, not the index: that would overflow behind the end of 2^31 elements.
        int left = n - getGlobalId();
        // Loads of four elements are under way at a time.
        for (; left > 3 * all; left -= 4 * all) {
            int index = n - left;
            sum = combine(combine(sum, load(index)), load(index + all));
            sum = combine(combine(sum, load(index + 2 * all)), load(index + 3 * all));
        }
        for (; left > 0; left -= all) {
            sum = combine(sum, load(n - left));
        }
        partialSums[id] = sum;
        localBarrier();
        for (int reach = getLocalSize() / 2; reach > 0; reach /= 2) {
            if (id < reach) {
                partialSums[id] = combine(partialSums[id], partialSums[id + reach]);
            }
            localBarrier();
        }
        if (id == 0) {
            take(partialSums[0]);
        }
    }

    /** What is found at an index. */
    protected abstract long load(int index);

    protected long combine(long a, long b) {
        return a + b;
    }

    /** Takes the sum of a group. */
    protected void take(long sum) {
        sums[sumsAt + getGroupId()] = sign < 0 ? -sum : sum;
    }

    /** 1 if an index is not in [0, length), else 0. */
    protected int outside(int index, int length) {
        return index >= 0 && index < length ? 0 : 1;
    }

    /** 1 if a key comes before the one that is before it, else 0; of equal ones what is given. */
    public static int disorder(/*value*/ int before, /*value*/ int key, int ofEqual) {
        int wrong = ofEqual;
        if (before != key) {
            // In a kernel's own methods Aparapi makes the min of OpenCL of it; elsewhere it translates the JDK's code.
            wrong = Math.min(before, key) == before ? 0 : 1;
        }
        return wrong;
    }
    // Also for long: As {@link #disorder(int, int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #disorder(int, int, int)}. */
    public static int disorder(long before, long key, int ofEqual) {
        int wrong = ofEqual;
        if (before != key) {
            // In a kernel's own methods Aparapi makes the min of OpenCL of it; elsewhere it translates the JDK's code.
            wrong = Math.min(before, key) == before ? 0 : 1;
        }
        return wrong;
    }
    // endregion

    // ---- host side

    @Override
    protected void makeLocals(int workItems) {
        partialSums = new long[workItems];
    }

    /** Groups of the prepared launch. */
    public final int groups() {
        return globalSize() / localSize();
    }
}
