package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.RakeKernel;
import java.util.Arrays;

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
 * <p>If the result overwrites the input, each block is saved while it is scanned. So a pass that fails can be done
 * again.
 */
public class IntRakeScan extends RakeKernel {
    /** Elements of a block. */
    protected int block = IntFolds.FOLD_BLOCK;
    protected int operator;
    private boolean exclusive;
    private boolean reduces;
    protected /*value*/ int[] in = new /*value*/ int[1];
    protected /*value*/ int[] out = new /*value*/ int[1];
    /**
     * The fold of each block; for the last block of the first part, the fold of everything up to its end; last the fold
     * of all.
     */
    protected /*value*/ int[] folds = new /*value*/ int[1];

    /** Whether the result overwrites the input. */
    private boolean keeps;
    /** For each work-item a copy of the block that it is scanning, and the number of that block, or -1. */
    private /*value*/ int[] kept = new /*value*/ int[1];
    private final int[] keptBlock;
    /** For each work-item up to which block it has scanned, and the fold of everything up to there. */
    private final int[] scanned;
    private final /*value*/ int[] before;

    private /*value*/ int total;

    public IntRakeScan(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
        keptBlock = new int[rakes];
        scanned = new int[rakes];
        before = new /*value*/ int[rakes];
    }

    @Override
    public void pass(int rake, int pass) {
        // A scan by several work-items has one part more; the first part needs no carry-in.
        int more = reduces || rakes == 1 ? 0 : 1;
        int part = rake + (pass > 0 ? 1 : 0);
        int begin = partBlock(part, rakes + more);
        int end = partBlock(part + 1, rakes + more);
        if (reduces || more != 0 && pass == 0 && rake > 0) {
            foldBlocks(begin, end);
        } else {
            scanPart(rake, begin, end);
        }
    }

    /** Folds each block of a part. */
    protected void foldBlocks(int begin, int end) {
        for (int b = begin; b < end; b++) {
            folds[b] = fold(block * b, blockEnd(b));
        }
    }

    /**
     * Scans the blocks of a part, from where it was interrupted; the first part and the last leave the fold of all up
     * to their end.
     */
    protected void scanPart(int rake, int begin, int end) {
        if (scanned[rake] <= begin) {
            before[rake] = carryIn(begin);
            scanned[rake] = begin;
        }
        for (int b = scanned[rake]; b < end; b++) {
            if (keeps) {
                keep(rake, b);
            }
            before[rake] = scan(exclusive, out, block * b, blockEnd(b), before[rake]);
            scanned[rake] = b + 1;
        }
        // An empty part leaves nothing: the block before it may not be scanned yet.
        if (begin < end && end == blocks()) {
            endWith(before[rake]);
        } else if (end > 0 && end < blocks() && end == partBlock(1, rakes + 1)) {
            folds[end - 1] = before[rake];
        }
    }

    /** Leaves the fold of all. For floats the last result must equal what a reduction gives. */
    protected void endWith(/*value*/ int fold) {
        folds[blocks()] = fold;
        if (!exclusive) {
            out[n - 1] = fold;
        }
    }

    /** Saves a block that is to be overwritten; or puts it back, if it was saved before. */
    private void keep(int rake, int b) {
        int begin = block * b;
        int length = blockEnd(b) - begin;
        if (keptBlock[rake] == b) {
            System.arraycopy(kept, block * rake, in, begin, length);
        } else {
            System.arraycopy(in, begin, kept, block * rake, length);
            keptBlock[rake] = b;
        }
    }

    /** The fold of everything before a block with which the first part, or a later one, begins. */
    protected /*value*/ int carryIn(int begin) {
        /*value*/ int before = identity();
        if (begin > 0) {
            int own = partBlock(1, rakes + 1);
            if (own > 0) {
                before = folds[own - 1];
            }
            for (int b = own; b < begin; b++) {
                before = combine(before, folds[b]);
            }
        }
        return before;
    }

    protected int blocks() {
        return (int) (((long) n + block - 1) / block);
    }

    protected int blockEnd(int b) {
        return block * b + Math.min(block, n - block * b);
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
    protected /*value*/ int scan(boolean withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carryIn) {
        return IntFolds.scan(operator, withoutItself, in, to, begin, end, carryIn);
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

    /** Sets the array to fold; the launch is already prepared. */
    public void bindArrays(/*value*/ int[] input) {
        reduces = true;
        keeps = false;
        in = input;
        makeFolds();
    }

    /** Sets the array to scan and the one for the result, which may be the same; the launch is already prepared. */
    public void bindArrays(/*value*/ int[] input, /*value*/ int[] output, boolean withoutItself) {
        reduces = false;
        exclusive = withoutItself;
        in = input;
        out = output;
        keeps = input == output;
        makeFolds();
    }

    private void makeFolds() {
        if (folds.length <= blocks()) {
            folds = new /*value*/ int[blocks() + 1];
        }
    }

    @Override
    public void start() {
        if (keeps && kept.length < rakes * block) {
            kept = new /*value*/ int[rakes * block];
        }
        Arrays.fill(keptBlock, -1);
        Arrays.fill(scanned, 0);
    }

    @Override
    public void scale(int bytes, int elementsPerPart) {
        super.scale(bytes, elementsPerPart);
        block = Math.max(1, elementsPerPart);
    }

    @Override
    protected int elementsPerPart() {
        return block;
    }

    @Override
    public int passes() {
        return reduces || rakes == 1 ? 1 : 2;
    }

    /** A scan in place writes over its input. */
    @Override
    protected boolean mayEnd() {
        return !keeps;
    }

    @Override
    public void giveBack() {
        in = new /*value*/ int[1];
        out = new /*value*/ int[1];
    }

    /** Copies the result of a scan to where it belongs. */
    void copyOut(/*value*/ int[] to) {
        // It is there, unless a kernel overrides this.
    }

    /** The fold of the whole range, after a launch. */
    public /*value*/ int total() {
        return total;
    }

    /** The arrays are allocated on first use. */
    @Override
    protected void makeArrays(int elements) {
        folds = new /*value*/ int[1];
    }

    @Override
    public void getResult() {
        total = folds[blocks()];
        if (reduces) {
            total = identity();
            for (int b = 0; b < blocks(); b++) {
                total = combine(total, folds[b]);
            }
        }
    }
}
