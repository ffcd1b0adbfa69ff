package io.github.aparasort.kernel.rake;

import io.github.aparasort.kernel.IntScanArrays;
import io.github.aparasort.key.IntFolds;

/**
 * Reduction and scan by rakes, in Java. For a scan the range has a part more than there are work-items: in the first
 * pass one of them scans the first part at once, for it needs no carry-in, while the others fold one part each; in the
 * second each scans one of the remaining parts. So two passes take as long as 2 / (P + 1) of the range, not 2 / P. The
 * twins for the other types are derived from this file by the build.
 *
 * <p>Parts consist of whole blocks, each folded by itself, and a carry-in is made of the folds of all blocks before it,
 * one after the other: so floats come out as by one thread, to the bit.
 *
 * <p>The result goes straight to the caller's array; but not over its input, for a worker that dies would leave that
 * half overwritten: then it goes to an array of this kernel's own, and is copied out in the end.
 */
public class IntRakeScan extends BorrowingRakeKernel implements IntScanArrays {
    /** Elements of a block. */
    protected int block = IntFolds.BLOCK;
    protected int operator;
    protected /*value*/ int[] in = new /*value*/ int[1];

    private /*value*/ int[] out = new /*value*/ int[1];
    private /*value*/ int[] scratch = new /*value*/ int[1];
    /** The fold of each block, or, of the last that the first part has, of all up to its end; then the fold of all. */
    private /*value*/ int[] folds = new /*value*/ int[1];
    private int capacity = 1;
    private boolean exclusive;
    private boolean reduces;
    private boolean overInput;
    private /*value*/ int total;

    public IntRakeScan(int rakes) {
        super(rakes);
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        if (reduces) {
            foldBlocks(partBlock(rake, rakes), partBlock(rake + 1, rakes));
        } else if (rakes == 1) {
            scanBlocks(0, blocks(), identity());
        } else if (getPassId() > 0) {
            int first = partBlock(rake + 1, rakes + 1);
            scanBlocks(first, partBlock(rake + 2, rakes + 1), carry(first));
        } else if (rake == 0) {
            int end = partBlock(1, rakes + 1);
            /*value*/ int before = scanBlocks(0, end, identity());
            if (end > 0) {
                folds[end - 1] = before;
            }
        } else {
            foldBlocks(partBlock(rake, rakes + 1), partBlock(rake + 1, rakes + 1));
        }
    }

    private void foldBlocks(int first, int end) {
        for (int b = first; b < end; b++) {
            folds[b] = fold(block * b, blockEnd(b));
        }
    }

    /** Scans blocks; returns the fold of all up to their end, and leaves it behind the last block of all. */
    private /*value*/ int scanBlocks(int first, int end, /*value*/ int carry) {
        /*value*/ int before = carry;
        for (int b = first; b < end; b++) {
            before = scan(exclusive, out, block * b, blockEnd(b), before);
        }
        if (end == blocks()) {
            folds[end] = before;
            if (!exclusive) {
                // Which only for floats makes a difference: the last of the results is what a reduction gives.
                out[n - 1] = before;
            }
        }
        return before;
    }

    /** The fold of all before a block of the second pass. */
    private /*value*/ int carry(int block) {
        int b = partBlock(1, rakes + 1);
        /*value*/ int before = b == 0 ? identity() : folds[b - 1];
        while (b < block) {
            before = combine(before, folds[b++]);
        }
        return before;
    }

    private int blocks() {
        return (int) (((long) n + block - 1) / block);
    }

    private int blockEnd(int b) {
        return block * b + Math.min(block, n - block * b);
    }

    /** The first block of a part, of so many. */
    private int partBlock(int part, int parts) {
        return (int) ((long) blocks() * part / parts);
    }

    // ---- what a subclass may change

    /** Folds a block of the input. */
    protected /*value*/ int fold(int begin, int end) {
        return IntFolds.reduce(operator, in, begin, end);
    }

    /** Scans a block; returns the fold of all up to its end. */
    protected /*value*/ int scan(boolean withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        return IntFolds.scan(operator, withoutItself, in, to, begin, end, carry);
    }

    protected /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
        return IntFolds.combine(operator, a, b);
    }

    protected /*value*/ int identity() {
        return IntFolds.identity(operator);
    }

    // ---- host side

    /** Says which operator the next launch goes by, one of {@link io.github.aparasort.key.Operators}. */
    public void instruct(int wanted) {
        operator = wanted;
    }

    /** Takes an array to be folded, for a launch that is prepared. */
    public void lend(/*value*/ int[] input) {
        reduces = true;
        overInput = false;
        in = input;
        makeFolds();
    }

    /** Takes an array to be scanned, and one for the result, which may be the same; for a launch that is prepared. */
    public void lend(/*value*/ int[] input, /*value*/ int[] output, boolean withoutItself) {
        reduces = false;
        exclusive = withoutItself;
        overInput = input == output;
        in = input;
        if (overInput && scratch.length < n) {
            scratch = new /*value*/ int[Math.max(n, capacity)];
        }
        out = overInput ? scratch : output;
        makeFolds();
    }

    private void makeFolds() {
        if (folds.length <= blocks()) {
            folds = new /*value*/ int[blocks() + 1];
        }
    }

    /** Does what a launch of one work-item does, on the caller's thread and without Aparapi. */
    public void runHere() {
        goAlone();
        if (reduces) {
            foldBlocks(0, blocks());
        } else {
            scanBlocks(0, blocks(), identity());
        }
        getPart(0);
    }

    @Override
    public void scale(int bytes, int pieces) {
        super.scale(bytes, pieces);
        block = Math.max(1, pieces);
    }

    @Override
    protected int pieces() {
        return block;
    }

    @Override
    public int passes() {
        return reduces || rakes == 1 ? 1 : 2;
    }

    @Override
    public boolean isInPlace() {
        return !overInput;
    }

    @Override
    public void giveBack() {
        in = new /*value*/ int[1];
        out = in;
    }

    @Override
    public /*value*/ int[] values() {
        return scratch;
    }

    @Override
    public /*value*/ int total() {
        return total;
    }

    @Override
    public int capacity() {
        return capacity;
    }

    /** The arrays are made when they turn out to be needed. */
    @Override
    public void allocate(int wanted) {
        capacity = wanted;
        scratch = new /*value*/ int[1];
        folds = new /*value*/ int[1];
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public void putPart(int part) {
        // Java works on the arrays themselves.
    }

    /** The result is there already. */
    @Override
    public void getPart(int part) {
        total = folds[blocks()];
        if (reduces) {
            total = identity();
            for (int b = 0; b < blocks(); b++) {
                total = combine(total, folds[b]);
            }
        }
    }
}
