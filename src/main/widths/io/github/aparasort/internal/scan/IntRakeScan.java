package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

/**
 * Reduction and scan by rakes, over the caller's own arrays. For a scan the range has a part more than there are
 * work-items: in the first pass one of them scans the first part at once, for it needs no carry-in, while the others
 * fold one part each; in the second each scans one of the remaining parts. So two passes take as long as 2 / (P + 1) of
 * the range, not 2 / P. The twins for the other types are derived from this file by the build; those for floats and
 * doubles run on JTP only.
 *
 * <p>Parts consist of whole blocks, each folded by itself, and a carry-in is made of the folds of all blocks before it,
 * one after the other: so floats come out as by one thread, to the bit.
 *
 * <p>Where the result goes over the input, each block is kept while it is scanned: from there on whoever recovers from
 * a worker's death finishes the scan.
 */
public class IntRakeScan extends InPlaceRakeKernel implements IntScanArrays {
    /** Elements of a block. */
    protected int block = IntRakeFolds.BLOCK;
    protected int operator;
    /** 1 where an element's result leaves out the element itself, else 0. */
    protected int exclusive;
    /** 1 where only the fold of all is wanted, else 0. */
    protected int reduces;
    protected /*value*/ int[] in = new /*value*/ int[1];
    protected /*value*/ int[] out = new /*value*/ int[1];
    /** The fold of each block, or, of the last that the first part has, of all up to its end; then the fold of all. */
    protected /*value*/ int[] folds = new /*value*/ int[1];

    /** Not 0 where blocks are kept. */
    protected int keeps;
    /** For each work-item the block that it is scanning, as it was; and which that is, counted from 1. */
    protected /*value*/ int[] kept = new /*value*/ int[1];
    protected int[] keptBlock = new int[1];
    /** Of each block whether it is scanned, then 1, and the fold of all up to its end. */
    protected int[] scanned = new int[1];
    protected /*value*/ int[] after = new /*value*/ int[1];

    private int capacity = 1;
    private boolean finished;
    private /*value*/ int total;

    public IntRakeScan(int rakes) {
        super(rakes);
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        int pass = getPassId();
        // A scan by several has a part more, of which the first needs no carry-in.
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
        // An empty part leaves nothing: what it would overwrite may not be scanned yet.
        if (first < end && end == blocks()) {
            endWith(before);
        } else if (end > 0 && end < blocks() && end == partBlock(1, rakes + 1)) {
            folds[end - 1] = before;
        }
    }

    /** Leaves the fold of all; of floats the last result makes a difference, for it is what a reduction gives. */
    protected void endWith(/*value*/ int fold) {
        folds[blocks()] = fold;
        if (exclusive == 0) {
            out[n - 1] = fold;
        }
    }

    /** Keeps a block that is to be overwritten, and then says so. */
    protected void keep(int rake, int b) {
        int begin = block * b;
        int length = blockEnd(b) - begin;
        for (int i = 0; i < length; i++) {
            kept[block * rake + i] = in[begin + i];
        }
        keptBlock[rake] = b + 1;
    }

    /** The fold of all before a block that the first part, or a later one, begins with. */
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

    /** The first block of a part, of so many. */
    protected int partBlock(int part, int parts) {
        return (int) ((long) blocks() * part / parts);
    }

    // ---- what a subclass may change

    /** Folds a block of the input. */
    protected /*value*/ int fold(int begin, int end) {
        return IntRakeFolds.reduce(operator, in, begin, end);
    }

    /** Scans a block; returns the fold of all up to its end. */
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        return IntRakeFolds.scan(operator, withoutItself != 0, in, to, begin, end, carry);
    }

    protected /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
        return IntRakeFolds.combine(operator, a, b);
    }

    protected /*value*/ int identity() {
        return IntRakeFolds.identity(operator);
    }

    // ---- host side

    /** Says which operator the next launch goes by, one of {@link io.github.aparasort.internal.scan.Operators}. */
    public void setOperator(int wanted) {
        operator = wanted;
    }

    /** Sets the caller's own operator for the next launch. */
    public void setOperator(IntOperator wanted) {
        throw new UnsupportedOperationException("rakes without the caller's own operator");
    }

    /** Takes an array to be folded, for a launch that is prepared. */
    public void bindArrays(/*value*/ int[] input) {
        reduces = 1;
        keeps = 0;
        in = input;
        makeFolds();
    }

    /** Takes an array to be scanned, and one for the result, which may be the same; for a launch that is prepared. */
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

    /** Does what a launch of one work-item does, on the caller's thread and without Aparapi. */
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

    /** Where a block may have been overwritten, the scan goes on from there. */
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

    @Override
    public /*value*/ int[] values() {
        return out;
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
        folds = new /*value*/ int[1];
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public void putPart(int part) {
        put(in);
    }

    @Override
    public void getPart(int part) {
        get(folds);
        if (reduces == 0) {
            get(out);
        }
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
