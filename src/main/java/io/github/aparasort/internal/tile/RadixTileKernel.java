package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.AtomicTileKernel;

/**
 * What radix sorts in tiles share for keys of any width: the passes, counters and scans of digits.
 *
 * <p>The keys are sorted by digits of eight bits, the lowest first. Each digit takes three passes: the upsweep counts
 * the digits in the tiles of each group, the spine scans these counts, and the downsweep moves the keys. The first pass
 * also finds the bits in which keys differ. Digits that all keys share are skipped.
 *
 * <p>No group waits for another, and no work-item relies on others to run in step with it. So this works on every
 * OpenCL device. Sources: Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.2.5; D. Merrill and A.
 * Grimshaw, <i>High performance and scalable radix sorting</i> (2011).
 */
public abstract class RadixTileKernel extends AtomicTileKernel {
    /** Groups per compute unit: as many as work at the same time on an H200. */
    public static final int GROUPS_PER_UNIT = 6;

    /** Ints take four digits. Each further bit doubles the counters, and up to ten bits they would still take four. */
    protected static final int BITS = 8;
    protected static final int DIGITS = 1 << BITS;
    /** Passes per digit. */
    protected static final int STAGES = 3;
    /** Work-items that rank their keys together, step by step: a step takes 16 bits of a counter as a set of them. */
    public static final int LANES = 16;
    /** Where a pass reads or writes. */
    protected static final int INPUT = 0;
    protected static final int SCRATCH = 1;
    protected static final int RESULT = 2;
    /** The result too, where the last pass writes. */
    protected static final int LAST = 3;
    /** Zeros before the numbers that are scanned: three times the longest distance. */
    protected static final int ZEROS = DIGITS / 4 * 3;
    protected static final int SCANNED = ZEROS + DIGITS;
    /** Words for the bits in which keys differ: those that are 1 in any key and those that are 0, low and high half. */
    protected static final int BIT_WORDS = 4;

    /** For each digit and group: its keys, then where the first of them goes among the keys of this digit. */
    protected int[] counts = new int[1];
    /** For each digit its keys in all. */
    protected int[] totals = new int[1];
    /** The bits of all keys, then those of each group. */
    protected int[] keyBits = new int[1];
    /** Groups that have tiles, and tiles of each. */
    protected int groupCount;
    protected int tilesPerGroup;
    /** While keys are ranked: two rows of counters for each set of lanes. Afterwards the keys of a tile in order. */
    @Local
    protected int[] tile;
    /** Two arrays of {@link #SCANNED} numbers, between which the steps of a scan alternate. */
    @Local
    protected int[] sums = new int[2 * SCANNED];
    /** For each digit what makes an index of the slot of a key in the tile. */
    @Local
    protected int[] toIndex = new int[DIGITS];
    /** For each digit where the next key of this group goes. */
    @Local
    protected int[] places = new int[DIGITS];
    @Local
    protected int[] groupBits = new int[BIT_WORDS];

    /** @param words ints that a key takes in local memory */
    protected RadixTileKernel(int nt, int vt, int maxGroups, int words) {
        super(nt, vt, maxGroups, words * Integer.BYTES);
    }

    @Override
    public void run() {
        int digit = getPassId() / STAGES;
        int known = getPassId() < 2 ? 0 : digits();
        int before = 0;
        int all = 0;
        for (int d = 0; d < known; d++) {
            before += d < digit ? differs(d) : 0;
            all += differs(d);
        }
        // Equal keys are moved once, by a digit that they share.
        if (digit == 0 && all == 0 || known > 0 && differs(digit) != 0) {
            sweep(digit, before, max(1, all));
        }
    }

    /** A stage of a digit by which keys are moved: after {@code before} others of {@code all}. */
    protected void sweep(int digit, int before, int all) {
        int stage = getPassId() - STAGES * digit;
        int shift = lowestBit() + BITS * digit;
        int to = (all - before & 1) == 1 ? RESULT : SCRATCH;
        int from = before == 0 ? INPUT : RESULT + SCRATCH - to;
        if (stage == 0) {
            upsweep(from, shift);
        } else if (stage == 1) {
            spine();
        } else {
            downsweep(from, before + 1 == all ? LAST : to, shift);
        }
    }

    /** 1 if keys differ in a digit, else 0. */
    protected int differs(int digit) {
        int bit = lowestBit() + BITS * digit;
        int word = bit / Integer.SIZE * 2;
        int differing = keyBits[word] & keyBits[word + 1];
        return (differing >>> (bit & Integer.SIZE - 1) & DIGITS - 1) == 0 ? 0 : 1;
    }

    // ---- the passes

    /** Scans the counts of each digit: then each group knows where its keys go. Each group takes digits in turns. */
    protected void spine() {
        int nt = getLocalSize();
        int id = getLocalId();
        int each = (groupCount + DIGITS - 1) / DIGITS;
        clearZeros();
        for (int d = getGroupId(); d < DIGITS; d += getNumGroups()) {
            for (int s = id; s < DIGITS; s += nt) {
                int end = min(groupCount, (s + 1) * each);
                int sum = 0;
                for (int g = min(groupCount, s * each); g < end; g++) {
                    sum += counts[d * groupCount + g];
                }
                sums[ZEROS + s] = sum;
            }
            localBarrier();
            scan();
            for (int s = id; s < DIGITS; s += nt) {
                int end = min(groupCount, (s + 1) * each);
                int sum = sums[ZEROS + s - 1];
                for (int g = min(groupCount, s * each); g < end; g++) {
                    int count = counts[d * groupCount + g];
                    counts[d * groupCount + g] = sum;
                    sum += count;
                }
            }
            if (id == 0) {
                totals[d] = sums[SCANNED - 1];
            }
            localBarrier();
        }
        if (getPassId() == 1 && getGroupId() == getNumGroups() - 1) {
            gatherBits();
        }
    }

    /** Finds the bits of all keys from those of the groups. */
    protected void gatherBits() {
        int nt = getLocalSize();
        int id = getLocalId();
        int unused = 0;
        for (int w = id; w < BIT_WORDS; w += nt) {
            groupBits[w] = 0;
        }
        localBarrier();
        for (int i = id; i < BIT_WORDS * groupCount; i += nt) {
            unused += localOr(groupBits, i & BIT_WORDS - 1, keyBits[BIT_WORDS + i]);
        }
        localBarrier();
        for (int w = id; w < BIT_WORDS; w += nt) {
            keyBits[w] = groupBits[w] | unused & 0;
        }
        localBarrier();
    }

    /** Clears what the upsweep counts in. */
    protected void clearCounters(int rows) {
        clear(rows);
        for (int w = getLocalId(); w < BIT_WORDS; w += getLocalSize()) {
            groupBits[w] = 0;
        }
        localBarrier();
    }

    /** Stores what the upsweep of a group has counted. */
    protected void storeCounts(int rows) {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        localBarrier();
        if (group < groupCount) {
            for (int d = id; d < DIGITS; d += nt) {
                int sum = 0;
                for (int r = 0; r < rows; r++) {
                    sum += tile[r * DIGITS + d];
                }
                counts[d * groupCount + group] = sum;
            }
            for (int w = id; w < BIT_WORDS && getPassId() == 0; w += nt) {
                keyBits[BIT_WORDS * (group + 1) + w] = groupBits[w];
            }
        }
        localBarrier();
    }

    // ---- within a group

    /** Where the first key of each digit goes. */
    protected void findPlaces(int group) {
        int nt = getLocalSize();
        int id = getLocalId();
        clearZeros();
        for (int d = id; d < DIGITS; d += nt) {
            sums[ZEROS + d] = totals[d];
        }
        localBarrier();
        scan();
        for (int d = id; d < DIGITS; d += nt) {
            places[d] = sums[ZEROS + d - 1] + counts[d * groupCount + min(group, groupCount - 1)];
        }
        localBarrier();
    }

    /** Replaces the counters of a tile by the slot of the first key that each counted. */
    protected void scanRows(int rows) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int d = id; d < DIGITS; d += nt) {
            int sum = 0;
            for (int r = 0; r < rows; r++) {
                sum += tile[r * DIGITS + d];
            }
            sums[ZEROS + d] = sum;
            toIndex[d] = sum;
        }
        localBarrier();
        scan();
        for (int d = id; d < DIGITS; d += nt) {
            int inAll = toIndex[d];
            int sum = sums[ZEROS + d] - inAll;
            toIndex[d] = places[d] - sum;
            // With what is behind the end of the last tile it may wrap: no key goes there.
            places[d] += inAll;
            for (int r = 0; r < rows; r++) {
                int count = tile[r * DIGITS + d];
                tile[r * DIGITS + d] = sum;
                sum += count;
            }
        }
        localBarrier();
    }

    /** Inclusive scan of {@code sums}, in place: the network of Kogge and Stone with four summands per step. */
    protected void scan() {
        int nt = getLocalSize();
        int id = getLocalId();
        int from = ZEROS;
        int to = SCANNED + ZEROS;
        for (int step = 1; step < DIGITS; step *= 4) {
            for (int d = id; d < DIGITS; d += nt) {
                int at = from + d;
                sums[to + d] = sums[at] + sums[at - step] + sums[at - 2 * step] + sums[at - 3 * step];
            }
            int other = from;
            from = to;
            to = other;
            localBarrier();
        }
    }

    protected void clearZeros() {
        for (int i = getLocalId(); i < ZEROS; i += getLocalSize()) {
            sums[i] = 0;
            sums[SCANNED + i] = 0;
        }
    }

    protected void clear(int rows) {
        for (int i = getLocalId(); i < rows * DIGITS; i += getLocalSize()) {
            tile[i] = 0;
        }
    }

    // ---- what a subclass does

    /** Counts the digits in the tiles of each group, and finds the bits of its keys. */
    protected abstract void upsweep(int from, int shift);

    /** Moves the keys of each group to their places for a digit. */
    protected abstract void downsweep(int from, int to, int shift);

    /** Digits to sort by. */
    protected abstract int digits();

    /** The lowest bit of the first digit. */
    protected int lowestBit() {
        return 0;
    }

    /** {@link #LANES}; tests of tiny groups take fewer. */
    protected int lanes() {
        return LANES;
    }

    // ---- host side

    @Override
    protected void makeLocals(int nt) {
        int rows = 2 * (nt / lanes());
        tile = new int[Math.max(rows * DIGITS, bytesPerKey() / Integer.BYTES * nv)];
    }

    @Override
    protected int minWorkItems() {
        return lanes();
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        tilesPerGroup = Math.max(1, (tiles + maxGroups() - 1) / maxGroups());
        groupCount = Math.max(1, (tiles + tilesPerGroup - 1) / tilesPerGroup);
    }

    @Override
    public int passes() {
        return STAGES * digits();
    }

    /** Also where there are few tiles: the groups share the digits in the spine. */
    @Override
    public int globalSize() {
        return localSize() * Math.max(groupCount, Math.min(DIGITS, maxGroups()));
    }

    /** Makes the arrays of counters for this many elements. */
    protected final void makeCounters(int elements) {
        int most = Math.min(tilesFor(elements), maxGroups());
        counts = memory(int[].class, elements > 1 ? DIGITS * most : 1);
        totals = memory(int[].class, elements > 1 ? DIGITS : 1);
        keyBits = memory(int[].class, elements > 1 ? BIT_WORDS * (most + 1) : 1);
    }
}
