package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.LookBackKernel;

/**
 * What radix sorts in tiles share for keys of any width: the passes, and the places of digits.
 *
 * <p>The keys are sorted by digits of eight bits, the lowest first. One pass over the keys counts all digits. Then each
 * digit takes one pass: a group sorts a tile by it, and finds by looking back how many keys of each digit the tiles
 * before it have. Digits that all keys share are skipped.
 *
 * <p>No work-item relies on others to run in step with it. So this works on every OpenCL device. Sources: Knuth, <i>The
 * Art of Computer Programming</i>, volume 3, section 5.2.5; A. Adinets and D. Merrill, <i>Onesweep: A Faster Least
 * Significant Digit Radix Sort for GPUs</i> (2022).
 */
public abstract class RadixTileKernel extends LookBackKernel {
    /** Groups per compute unit: as many as work at the same time on an H200. */
    public static final int GROUPS_PER_UNIT = 4;

    /** Ints take four digits. Each further bit doubles the counters, and up to ten bits they would still take four. */
    protected static final int BITS = 8;
    protected static final int DIGITS = 1 << BITS;
    /** Passes before those that move keys: the first clears, the second counts. */
    protected static final int COUNTING_PASSES = 2;
    /**
     * Work-items that rank their keys together, step by step: a step takes 16 bits of a counter as a set of them. They
     * must be in one warp of NVIDIA's, see {@link #lanesBarrier}.
     */
    public static final int LANES = 16;
    /** Tiles at which a work-item looks at once: on an H200 64M ints take 1.41 ms, and 1.50 where it is one. */
    private static final int AHEAD = 4;
    /** Where a pass reads or writes. */
    protected static final int INPUT = 0;
    protected static final int SCRATCH = 1;
    protected static final int RESULT = 2;
    /** The result too, where the last pass writes. */
    protected static final int LAST = 3;
    /** Zeros before the numbers that are scanned: three times the longest distance. */
    protected static final int ZEROS = DIGITS / 4 * 3;
    protected static final int SCANNED = ZEROS + DIGITS;

    /** For each digit of a key the keys that have each of its values. */
    protected int[] totals = new int[1];
    /** While keys are counted or ranked: rows of counters. Afterwards the keys of a tile in order. */
    @Local
    protected int[] tile;
    /** Two arrays of {@link #SCANNED} numbers, between which the steps of a scan alternate. */
    @Local
    protected int[] digitSums = new int[2 * SCANNED];
    /** For each digit its keys in the tile. */
    @Local
    protected int[] inTile = new int[DIGITS];
    /** For each digit what makes an index of the slot of a key in the tile. */
    @Local
    protected int[] toIndex = new int[DIGITS];
    /** For each digit where its first key of all goes. */
    @Local
    protected int[] places = new int[DIGITS];
    /** The last tile that is missing, or -1. */
    @Local
    protected int[] missing = new int[1];

    /** @param words ints that a key takes in local memory */
    protected RadixTileKernel(int nt, int vt, int maxGroups, int words) {
        super(nt, vt, maxGroups, words * Integer.BYTES);
    }

    @Override
    public void run() {
        int pass = getPassId();
        if (pass == 0) {
            clear();
        } else if (pass == 1) {
            count();
        } else {
            int digit = pass - COUNTING_PASSES;
            int before = 0;
            int all = 0;
            for (int d = 0; d < digits(); d++) {
                before += d < digit ? differs(d) : 0;
                all += differs(d);
            }
            // Equal keys are moved once, by a digit that they share.
            if (digit == 0 && all == 0 || differs(digit) != 0) {
                int to = (all - before & 1) == 0 && all > 0 ? SCRATCH : RESULT;
                int from = before == 0 ? INPUT : RESULT + SCRATCH - to;
                sweep(digit, from, before + 1 >= all ? LAST : to, before & 1);
            }
        }
    }

    // ---- the passes

    /** Clears what the next two passes count in. */
    protected void clear() {
        int all = getGlobalSize();
        clearStates(statesOf(0), statesOf(1));
        for (int i = getGlobalId(); i < DIGITS * digits(); i += all) {
            totals[i] = 0;
        }
    }

    /** Counts the digits of all keys. */
    protected abstract void count();

    /** Moves all keys to their places for a digit. */
    protected abstract void sweep(int digit, int from, int to, int turn);

    /** 1 if keys differ in a digit, else 0. */
    protected int differs(int digit) {
        return totals[DIGITS * digit + firstDigit(digit)] != n ? 1 : 0;
    }

    // ---- states: two sets, of which a pass uses one and clears the other one for the next pass

    /** Where a set of states begins: with the number of tiles that are taken. */
    protected int statesOf(int turn) {
        return turn * (FIRST_STATE + DIGITS * tiles);
    }

    protected int stateOf(int turn, int t, int digit) {
        return statesOf(turn) + FIRST_STATE + DIGITS * t + digit;
    }

    /** Clears the states of a tile for the next pass. */
    protected void clearNext(int turn, int t) {
        for (int d = getLocalId(); d < DIGITS; d += getLocalSize()) {
            states[stateOf(1 - turn, t, d)] = 0;
        }
        if (t == 0 && getLocalId() == 0) {
            states[statesOf(1 - turn)] = 0;
        }
    }

    // ---- within a group

    /** Where the first key of each digit goes. */
    protected void findPlaces(int digit) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int i = id; i < ZEROS; i += nt) {
            digitSums[i] = 0;
            digitSums[SCANNED + i] = 0;
        }
        for (int d = id; d < DIGITS; d += nt) {
            digitSums[ZEROS + d] = totals[DIGITS * digit + d];
        }
        localBarrier();
        scanDigits();
        for (int d = id; d < DIGITS; d += nt) {
            places[d] = digitSums[ZEROS + d - 1];
        }
        localBarrier();
    }

    /**
     * Replaces the counters of a tile by the slot of the first key that each counted, and publishes the tile's counts.
     */
    protected void scanRows(int rows, int turn, int t) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int d = id; d < DIGITS; d += nt) {
            int sum = 0;
            for (int r = 0; r < rows; r++) {
                sum += tile[r * DIGITS + d];
            }
            digitSums[ZEROS + d] = sum;
            inTile[d] = sum;
            publishCount(stateOf(turn, t, d), sum);
        }
        if (id == 0) {
            missing[0] = -1;
        }
        localBarrier();
        scanDigits();
        for (int d = id; d < DIGITS; d += nt) {
            int sum = digitSums[ZEROS + d] - inTile[d];
            toIndex[d] = places[d] - sum;
            for (int r = 0; r < rows; r++) {
                int count = tile[r * DIGITS + d];
                tile[r * DIGITS + d] = sum;
                sum += count;
            }
        }
        localBarrier();
    }

    /**
     * Finds how many keys of each digit the tiles before one have, and publishes their number with those of the tile.
     *
     * @return the last tile that is missing, or -1
     */
    protected int lookBackOfDigits(int turn, int t) {
        int nt = getLocalSize();
        int[] ahead = new int[AHEAD];
        for (int d = getLocalId(); d < DIGITS; d += nt) {
            int sum = 0;
            int p = t - 1;
            int looks = 0;
            int goesOn = 1;
            while (p >= 0 && looks < mostLooks) {
                for (int i = 0; i < AHEAD; i++) {
                    ahead[i] = globalRead(states, stateOf(turn, max(0, p - i), d));
                }
                goesOn = 1;
                for (int i = 0; i < AHEAD; i++) {
                    goesOn = p < 0 || ahead[i] == 0 ? 0 : goesOn;
                    sum += goesOn != 0 ? countOf(ahead[i]) : 0;
                    p = goesOn == 0 ? p : ahead[i] < 0 ? -1 : p - 1;
                }
                looks = goesOn == 0 ? looks + 1 : 0;
            }
            if (p < 0) {
                publishSum(stateOf(turn, t, d), sum + inTile[d]);
                toIndex[d] += sum;
            } else {
                localRaise(missing, 0, p);
            }
        }
        localBarrier();
        return missing[0];
    }

    /** Inclusive scan of {@code digitSums}, in place: the network of Kogge and Stone with four summands per step. */
    protected void scanDigits() {
        int nt = getLocalSize();
        int id = getLocalId();
        int from = ZEROS;
        int to = SCANNED + ZEROS;
        for (int step = 1; step < DIGITS; step *= 4) {
            for (int d = id; d < DIGITS; d += nt) {
                int at = from + d;
                digitSums[to + d] = digitSums[at] + digitSums[at - step] + digitSums[at - 2 * step]
                        + digitSums[at - 3 * step];
            }
            int other = from;
            from = to;
            to = other;
            localBarrier();
        }
    }

    protected void clearRows(int rows) {
        for (int i = getLocalId(); i < rows * DIGITS; i += getLocalSize()) {
            tile[i] = 0;
        }
    }

    // ---- what a subclass does

    /** The value of a digit of the first key. */
    protected abstract int firstDigit(int digit);

    /** Digits to sort by. */
    protected abstract int digits();

    /** The lowest bit of a digit. */
    protected int shiftOf(int digit) {
        return BITS * digit;
    }

    /** {@link #LANES}; tests of tiny groups take fewer. */
    protected int lanes() {
        return LANES;
    }

    // ---- host side

    @Override
    protected void makeLocals(int nt) {
        int rows = Math.max(nt / lanes(), digits());
        tile = new int[Math.max(rows * DIGITS, bytesPerKey() / Integer.BYTES * nv)];
    }

    @Override
    protected int minWorkItems() {
        return lanes();
    }

    @Override
    public int passes() {
        return COUNTING_PASSES + digits();
    }

    /** Makes the arrays of counters for this many elements. */
    protected final void makeCounters(int elements) {
        totals = memory(int[].class, elements > 1 ? DIGITS * digits() : 1);
        int ofASet = Math.addExact(FIRST_STATE, Math.multiplyExact(DIGITS, tilesFor(elements)));
        states = memory(int[].class, elements > 1 ? Math.multiplyExact(2, ofASet) : 1);
    }
}
