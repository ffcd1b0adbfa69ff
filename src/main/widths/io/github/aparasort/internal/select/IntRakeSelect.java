package io.github.aparasort.internal.select;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import java.util.List;

/**
 * Counts and collects the elements of brackets: in the caller's array on JTP, in a copy of its keys on OpenCL devices.
 * Each work-item does some contiguous blocks. In the first pass it counts the elements of each block by bracket, and
 * notes in bits which lie between the borders. In the second pass it writes the indices of these, after all those of
 * the blocks before. So each element is read once. The variants for floats and doubles run on JTP only.
 */
public class IntRakeSelect extends InPlaceRakeKernel {
    /** The fewest elements of a block on a device, where all work-items should have one. */
    private static final int BLOCK_ON_DEVICE = 1 << 8;

    private /*value*/ int[] from = new /*value*/ int[1];
    private /*key*/ int[] borders = new /*key*/ int[2 * IntBrackets.MOST];
    private int[] begins = new int[IntBrackets.MOST + 1];
    /** Of each block the counts for each bracket: those of all blocks for the first bracket, then for the second. */
    private int[] counts = new int[1];
    /** Of each bracket a bit for each element. */
    private int[] bits = new int[1];
    /** Of each bracket the indices of the elements between its borders. */
    private int[] indices = new int[1];
    private int brackets;
    /** 1 if most stretches of blocks are expected to have none of the elements, so that a look at them pays. */
    private int looks;
    private /*key*/ int mask;
    private int block = 1;
    private int blocks;
    private int leastBlock = IntSelectPasses.BLOCK;
    private final int group;
    private final boolean ownsArrays;

    /** For work in the caller's array, by this many threads. */
    public IntRakeSelect(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
        group = 0;
        ownsArrays = false;
    }

    /** For work on copies, by this many work-groups, of {@code group} work-items each. */
    public IntRakeSelect(int groups, int group) {
        super(groups * group, /*value*/ Integer.BYTES);
        this.group = group;
        ownsArrays = true;
        // All work-items of a device do even a little work: a single one is slow.
        scale(0, BLOCK_ON_DEVICE);
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
        int at = countsOf(b, bracket);
        int begin = block * b;
        int end = IntSelectPasses.end(begin, block, n);
        // Aparapi takes an array for read-only unless it sees a write to its field.
        bits[wordOf(b, bracket)] = 0;
        counts[at] = 0;
        counts[at + IntSelectPasses.AT_LOW] = 0;
        counts[at + IntSelectPasses.BETWEEN] = 0;
        counts[at + IntSelectPasses.AT_HIGH] = 0;
        if (looks == 0) {
            count(begin, end, bracket, at, wordOf(b, bracket));
        } else {
            for (int offset = 0; offset < end - begin; offset += IntLook.STRETCH) {
                int first = begin + offset;
                int last = IntSelectPasses.end(first, IntLook.STRETCH, end);
                if (IntLook.reaches(from, first, last, mask, borders[2 * bracket + 1]) != 0) {
                    count(first, last, bracket, at, wordOf(b, bracket) + offset / Integer.SIZE);
                }
            }
        }
    }

    protected void count(int begin, int end, int bracket, int at, int word) {
        IntSelectPasses.count(from, begin, end, mask, borders[2 * bracket], borders[2 * bracket + 1], counts, at, bits,
                word);
    }

    protected void collectBlock(int b, int bracket, int at) {
        int begin = block * b;
        int end = IntSelectPasses.end(begin, block, n);
        // As above.
        indices[at] = begin;
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
        look(orderMask, wanted);
    }

    /** Makes room for what is found of the staged keys. */
    void reserve(/*key*/ int orderMask, IntBrackets wanted) {
        int all = IntSelectPasses.COUNTS * blocks * wanted.brackets();
        counts = counts.length < all ? new int[all] : counts;
        int words = IntSelectPasses.words(n, block) * wanted.brackets();
        bits = bits.length < words ? new int[words] : bits;
        indices = indices.length < wanted.room() ? new int[wanted.room()] : indices;
        look(orderMask, wanted);
    }

    private void look(/*key*/ int orderMask, IntBrackets wanted) {
        mask = orderMask;
        brackets = wanted.brackets();
        // A device has no use for a second loop.
        looks = wanted.rare() && !ownsArrays ? 1 : 0;
        System.arraycopy(wanted.borders(), 0, borders, 0, wanted.borders().length);
        System.arraycopy(wanted.begins(), 0, begins, 0, wanted.begins().length);
    }

    /** Does the work of a launch on the caller's thread, without Aparapi. */
    void runAlone() {
        rakes = 1;
        pass(0, 0);
        pass(0, 1);
    }

    /** The keys to look at. */
    /*value*/ int[] keys() {
        return from;
    }

    int[] counts() {
        return counts;
    }

    int[] indices() {
        return indices;
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
    public void makeArrays(int elements) {
        counts = new int[1];
        bits = new int[1];
        indices = new int[1];
        if (ownsArrays) {
            from = new /*value*/ int[elements];
        }
    }

    @Override
    public void giveBack() {
        from = new /*value*/ int[1];
        counts = new int[1];
        bits = new int[1];
        indices = new int[1];
    }

    @Override
    public int localSize() {
        return ownsArrays ? group : super.localSize();
    }

    /** An index for each element at most. */
    @Override
    protected int carries() {
        return 1;
    }

    @Override
    public List<?> sent(int load) {
        return List.of(from, borders, begins);
    }

    @Override
    protected List<?> received(int part) {
        return List.of(counts, indices);
    }
}
