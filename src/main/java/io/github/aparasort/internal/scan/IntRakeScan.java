package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.IntOperator;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/**
 * Reduction and scan by rakes, on the caller's arrays. P work-items divide the range of a scan into P + 1 parts. In the
 * first pass one work-item scans the first part, which needs no carry-in, while the others fold one part each; in the
 * second pass each work-item scans one of the remaining parts. So the two passes take as long as 2/(P+1) of the range,
 * not 2/P. All parts but the first and the last are read twice; each result is written once. A reduction is one pass.
 *
 * <p>Parts consist of whole blocks, each folded separately. A carry-in is combined from the folds of all blocks before
 * it, one after the other: so float results are the same as those of one thread, to the bit.
 *
 * <p>If the result overwrites the input, each block is saved while it is scanned, so that recovery after the death of a
 * worker can finish the scan.
 */
public class IntRakeScan extends InPlaceRakeKernel {
    /** Elements of a block. */
    protected int block = IntFolds.FOLD_BLOCK;
    protected int operator;
    /** 1 for an exclusive scan, else 0. */
    protected int exclusive;
    /** 1 for a reduction, else 0. */
    protected int reduces;
    protected /*value*/ int[] in = new /*value*/ int[1];
    protected /*value*/ int[] out = new /*value*/ int[1];
    /**
     * The fold of each block; for the last block of the first part, the fold of everything up to its end; last the fold
     * of all.
     */
    protected /*value*/ int[] folds = new /*value*/ int[1];

    /** Not 0 where blocks are saved. */
    protected int keeps;
    /** For each work-item a copy of the block that it is scanning, and the number of that block, counted from 1. */
    protected /*value*/ int[] kept = new /*value*/ int[1];
    protected int[] keptBlock = new int[1];
    /** For each block 1 when it is scanned, and then the fold of everything up to its end. */
    protected int[] scanned = new int[1];
    protected /*value*/ int[] after = new /*value*/ int[1];

    private boolean finished;
    private /*value*/ int total;

    public IntRakeScan(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
    }

    @Override
    protected void pass(int rake, int pass) {
        // A scan by several work-items has one part more; the first part needs no carry-in.
        int more = reduces != 0 || rakes == 1 ? 0 : 1;
        int part = rake + (pass > 0 ? 1 : 0);
        int first = partBlock(part, rakes + more);
        int end = partBlock(part + 1, rakes + more);
        if (reduces != 0 || more != 0 && pass == 0 && rake > 0) {
            foldBlocks(first, end);
        } else {
            scanPart(rake, first, end);
        }
    }

    /** Folds each block of a part. */
    protected void foldBlocks(int first, int end) {
        for (int b = first; b < end; b++) {
            folds[b] = fold(block * b, blockEnd(b));
        }
    }

    /** Scans the blocks of a part; the first part and the last leave the fold of all up to their end. */
    protected void scanPart(int rake, int first, int end) {
        /*value*/ int before = carry(first);
        for (int b = first; b < end; b++) {
            if (keeps != 0) {
                keep(rake, b);
            }
            before = scan(exclusive, out, block * b, blockEnd(b), before);
            after[b] = before;
            scanned[b] = 1;
        }
        // An empty part leaves nothing: the block before it may not be scanned yet.
        if (first < end && end == blocks()) {
            endWith(before);
        } else if (end > 0 && end < blocks() && end == partBlock(1, rakes + 1)) {
            folds[end - 1] = before;
        }
    }

    /** Leaves the fold of all. For floats the last result must equal what a reduction gives. */
    protected void endWith(/*value*/ int fold) {
        folds[blocks()] = fold;
        if (exclusive == 0) {
            out[n - 1] = fold;
        }
    }

    /** Saves a block that is to be overwritten, and then says so. */
    protected void keep(int rake, int b) {
        int begin = block * b;
        int length = blockEnd(b) - begin;
        for (int i = 0; i < length; i++) {
            kept[block * rake + i] = in[begin + i];
        }
        keptBlock[rake] = b + 1;
    }

    /** The fold of everything before a block with which the first part, or a later one, begins. */
    protected /*value*/ int carry(int first) {
        /*value*/ int before = identity();
        if (first > 0) {
            int own = partBlock(1, rakes + 1);
            if (own > 0) {
                before = folds[own - 1];
            }
            for (int b = own; b < first; b++) {
                before = combine(before, folds[b]);
            }
        }
        return before;
    }

    protected int blocks() {
        return (int) (((long) n + block - 1) / block);
    }

    protected int blockEnd(int b) {
        return block * b + min(block, n - block * b);
    }

    /** The first block of a part, with this many parts. */
    protected int partBlock(int part, int parts) {
        return (int) ((long) blocks() * part / parts);
    }

    // ---- what a subclass may change

    /** Folds a block of the input. */
    protected /*value*/ int fold(int begin, int end) {
        return IntFolds.reduce(operator, in, begin, end);
    }

    /** Scans a block; returns the fold of all up to its end. */
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        return IntFolds.scan(operator, withoutItself != 0, in, to, begin, end, carry);
    }

    protected /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
        return IntFolds.combine(operator, a, b);
    }

    protected /*value*/ int identity() {
        return IntFolds.identity(operator);
    }

    // ---- host side

    /** Sets the operator of the next launch, one of {@link io.github.aparasort.internal.kernel.Operators}. */
    public void setOperator(int wanted) {
        operator = wanted;
    }

    /** Sets the caller's operator for the next launch. */
    public void setOperator(IntOperator wanted) {
        throw new UnsupportedOperationException("rakes without the caller's operator");
    }

    /** Sets the array to fold; the launch is already prepared. */
    public void bindArrays(/*value*/ int[] input) {
        reduces = 1;
        keeps = 0;
        in = input;
        makeFolds();
    }

    /** Sets the array to scan and the one for the result, which may be the same; the launch is already prepared. */
    public void bindArrays(/*value*/ int[] input, /*value*/ int[] output, boolean withoutItself) {
        reduces = 0;
        exclusive = withoutItself ? 1 : 0;
        in = input;
        out = output;
        makeFolds();
        makeRoom(input == output);
    }

    private void makeRoom(boolean keepsBlocks) {
        finished = false;
        scanned = new int[blocks()];
        if (after.length < blocks()) {
            after = new /*value*/ int[blocks()];
        }
        keeps = keepsBlocks ? 1 : 0;
        keptBlock = new int[rakes];
        if (keepsBlocks && kept.length < rakes * block) {
            kept = new /*value*/ int[rakes * block];
        }
    }

    private void makeFolds() {
        if (folds.length <= blocks()) {
            folds = new /*value*/ int[blocks() + 1];
        }
    }

    /** Does the work of a launch with one work-item, on the caller's thread and without Aparapi. */
    public void runHere() {
        useOneWorker();
        if (reduces != 0) {
            foldBlocks(0, blocks());
        } else {
            keeps = 0;
            scanPart(0, 0, blocks());
        }
        addUp();
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
        return reduces != 0 || rakes == 1 ? 1 : 2;
    }

    /** Finishes the scan where a block may have been overwritten. */
    @Override
    public void recover() {
        super.recover();
        boolean begun = false;
        for (int rake = 0; keeps != 0 && rake < rakes; rake++) {
            int b = keptBlock[rake] - 1;
            begun |= b >= 0;
            if (b >= 0 && scanned[b] == 0) {
                System.arraycopy(kept, block * rake, in, block * b, blockEnd(b) - block * b);
            }
        }
        if (begun) {
            finish();
        }
    }

    private void finish() {
        /*value*/ int before = identity();
        for (int b = 0; b < blocks(); b++) {
            before = scanned[b] != 0 ? after[b] : scan(exclusive, out, block * b, blockEnd(b), before);
        }
        endWith(before);
        addUp();
        finished = true;
    }

    @Override
    public boolean isFinished() {
        return finished;
    }

    @Override
    public void giveBack() {
        in = new /*value*/ int[1];
        out = new /*value*/ int[1];
    }

    /** The array with the result of a scan. */
    public /*value*/ int[] values() {
        return out;
    }

    /** Copies the result of a scan to where it belongs, unless it is there. */
    void copyOut(/*value*/ int[] to) {
        if (!isInPlace()) {
            Parallel.forEach(n, (begin, end) -> System.arraycopy(values(), begin, to, begin, end - begin));
        }
    }

    /** The fold of the whole range, after a launch. */
    public /*value*/ int total() {
        return total;
    }

    /** The arrays are allocated on first use. */
    @Override
    public void makeArrays(int elements) {
        folds = new /*value*/ int[1];
    }

    @Override
    public void getResult() {
        addUp();
    }

    private void addUp() {
        total = folds[blocks()];
        if (reduces != 0) {
            total = identity();
            for (int b = 0; b < blocks(); b++) {
                total = combine(total, folds[b]);
            }
        }
    }
}
