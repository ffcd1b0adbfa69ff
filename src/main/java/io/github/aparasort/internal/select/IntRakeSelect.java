package io.github.aparasort.internal.select;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long, Float, Double
/**
 * Counts and collects the elements of brackets in the caller's array, on JTP. Each work-item does some contiguous
 * blocks. In the first pass it counts the elements of each block by bracket, and notes in bits which lie between the
 * borders. In the second pass it writes the indices of these, after all those of the blocks before. So each element is
 * read once.
 */
public class IntRakeSelect extends InPlaceRakeKernel {
    private /*value*/ int[] from = new /*value*/ int[1];
    private /*key*/ int[] borders;
    private int[] begins;
    /** Of each block the counts for each bracket: those of all blocks for the first bracket, then for the second. */
    private int[] counts = new int[1];
    /** Of each bracket a bit for each element. */
    private int[] bits = new int[1];
    /** Of each bracket the indices of the elements between its borders. */
    private int[] indices = new int[1];
    private int brackets;
    private Density density;
    private /*key*/ int mask;
    private int block = 1;
    private int blocks;
    private int leastBlock = IntSelectPasses.BLOCK;

    public IntRakeSelect(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
    }

    @Override
    protected void pass(int rake, int pass) {
        int first = firstBlock(rake);
        int end = firstBlock(rake + 1);
        if (pass == 0) {
            for (int b = first; b < end; b++) {
                for (int bracket = 0; bracket < brackets; bracket++) {
                    countBlock(b, bracket);
                }
            }
        } else {
            for (int bracket = 0; bracket < brackets; bracket++) {
                collectBlocks(first, end, bracket);
            }
        }
    }

    /** Collects the indices of a bracket from some blocks, if there is room for those of all blocks. */
    protected void collectBlocks(int first, int end, int bracket) {
        int at = begins[bracket];
        int all = at;
        for (int b = 0; b < blocks; b++) {
            int count = counts[countsOf(b, bracket) + IntSelectPasses.BETWEEN];
            at += b < first ? count : 0;
            all += count;
        }
        if (all <= begins[bracket + 1]) {
            for (int b = first; b < end; b++) {
                int count = counts[countsOf(b, bracket) + IntSelectPasses.BETWEEN];
                if (count > 0) {
                    collectBlock(b, bracket, at);
                    at += count;
                }
            }
        }
    }

    protected void countBlock(int b, int bracket) {
        int begin = block * b;
        IntSelectPasses.count(from, begin, IntSelectPasses.end(begin, block, n), mask, borders[2 * bracket],
                borders[2 * bracket + 1], density, counts, countsOf(b, bracket), bits, wordOf(b, bracket));
    }

    protected void collectBlock(int b, int bracket, int at) {
        int begin = block * b;
        int end = IntSelectPasses.end(begin, block, n);
        IntSelectPasses.collect(begin, end, bits, wordOf(b, bracket), indices, at);
    }

    /** The first word of bits of a block for a bracket. */
    protected int wordOf(int b, int bracket) {
        return (bracket * blocks + b) * (block / Integer.SIZE);
    }

    protected int countsOf(int b, int bracket) {
        return IntSelectPasses.COUNTS * (bracket * blocks + b);
    }

    /** The first block of a rake; that of rake {@code rakes} is behind the last. */
    protected int firstBlock(int rake) {
        return (int) ((long) blocks * min(rake, rakes) / rakes);
    }

    // ---- host side

    /** Binds the caller's array for one launch, and the arrays for what is found. */
    void bindArrays(/*value*/ int[] source, /*key*/ int orderMask, IntBrackets wanted, int[] counted,
            int[] collected) {
        from = source;
        counts = counted;
        indices = collected;
        bits = new int[IntSelectPasses.words(n, block) * wanted.brackets()];
        mask = orderMask;
        brackets = wanted.brackets();
        borders = wanted.borders();
        begins = wanted.begins();
        density = wanted.density();
    }

    /** The number of elements in a block of the prepared launch. */
    int block() {
        return block;
    }

    int blocks() {
        return blocks;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        block = IntSelectPasses.block(count, leastBlock);
        blocks = IntSelectPasses.blocks(count, block);
    }

    @Override
    public void scale(int bytes, int pieces) {
        super.scale(bytes, pieces);
        leastBlock = Math.max(1, pieces);
    }

    @Override
    protected int pieces() {
        return leastBlock;
    }

    @Override
    public int passes() {
        return 2;
    }

    @Override
    public void giveBack() {
        from = new /*value*/ int[1];
        counts = new int[1];
        bits = new int[1];
        indices = new int[1];
    }

    /** The index of an element that is collected. */
    @Override
    protected int carries() {
        return 1;
    }
}
