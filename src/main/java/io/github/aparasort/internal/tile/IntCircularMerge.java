package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * The stable merge in tiles by circular buffers (Hwu, Kirk and El Hajj, <i>Programming Massively Parallel
 * Processors</i>, chapter 12). A group owns a long section of the output, finds where the section begins and ends in
 * both lists, and goes through it tile by tile. It keeps up to NV values of each list in a ring in local memory; values
 * that one tile has not used stay there for the next.
 *
 * <p>One pass reads and writes every key once in global memory, and searches it for two borders per section, not per
 * tile. A group needs local memory for 2 NV keys. The outputs of a tile are gathered in the slots whose values the tile
 * has used, and then stored: there are as many of these slots as outputs.
 */
public class IntCircularMerge extends IntTileMerge {
    /**
     * Tiles per section: more make borders cheaper, fewer keep more groups busy. 64M ints are 964 sections, seven for
     * each compute unit of an H200.
     */
    private static final int SECTION_TILES = 16;

    protected int sectionTiles = SECTION_TILES;
    /** Sections of the prepared launch; the last may be short. */
    protected int sections;

    public IntCircularMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** Sets the number of tiles in a section: tests change it to reach every path with few elements. */
    @Override
    public void scaleTiles(int most) {
        sectionTiles = most;
    }

    @Override
    public void run() {
        int groups = getNumGroups();
        for (int s = getGroupId(); s < sections; s += groups) {
            int begin = nv * (s * sectionTiles);
            mergeSection(begin, min(nv * sectionTiles, n - begin));
        }
    }

    /** Merges {@code length} outputs from {@code begin} on. */
    protected void mergeSection(int begin, int length) {
        int id = getLocalId();
        if (id < 2) {
            tileBorders[id] = crossing(begin + id * length);
        }
        localBarrier();
        // The index of the next value of each list to load, and where the section ends in the list.
        int a = beginOfA(tileBorders[0], begin);
        int b = begin - a;
        int aEnd = a + countOfA(a, tileBorders[1], begin, length);
        int bEnd = begin + length - aEnd;
        // The first slot of each ring that holds a value, and how many hold one.
        int aRing = 0;
        int aInRing = 0;
        int bRing = 0;
        int bInRing = 0;
        localBarrier();
        for (int done = 0; done < length; done += nv) {
            int count = min(nv, length - done);
            int aNew = min(nv - aInRing, aEnd - a);
            int bNew = min(nv - bInRing, bEnd - b);
            fillFirst(aRing + aInRing, a, aNew);
            fillSecond(bRing + bInRing, b, bNew);
            a += aNew;
            aInRing += aNew;
            b += bNew;
            bInRing += bNew;
            localBarrier();
            mergeTile(a - aInRing, aInRing, b - bInRing, bInRing, aRing, bRing);
            int aUsed = tileBorders[0];
            aRing = wrap(aRing + aUsed);
            aInRing -= aUsed;
            bRing = wrap(bRing + count - aUsed);
            bInRing -= count - aUsed;
            localBarrier();
        }
    }

    /** Loads {@code count} values of the first list, from an index on, to its ring from {@code slot} on. */
    protected void fillFirst(int slot, int index, int count) {
        int nt = getLocalSize();
        for (int i = getLocalId(); i < count; i += nt) {
            // Wraps twice, because the slot may already be one round ahead.
            tile[wrap(wrap(slot) + i)] = aKeys[index + i];
        }
    }
    // Also as fillSecond, bKeys for aKeys, tile[nv + wrap for tile[wrap: Loads {@code count} values of the second list,
    //     from an index on, to its ring from {@code slot} on.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Loads {@code count} values of the second list, from an index on, to its ring from {@code slot} on. */
    protected void fillSecond(int slot, int index, int count) {
        int nt = getLocalSize();
        for (int i = getLocalId(); i < count; i += nt) {
            // Wraps twice, because the slot may already be one round ahead.
            tile[nv + wrap(wrap(slot) + i)] = bKeys[index + i];
        }
    }
    // endregion

    /**
     * Merges a tile from the values that the rings hold, and leaves in {@code tileBorders[0]} how many come from the
     * first list. Its loop repeats that of IntTileMerge for positions in rings: no method can hold it, because it
     * changes four variables in registers, and a function returns one value.
     *
     * @param aBegin the index of the first value that the ring of the first list holds
     * @param aInRing how many values the ring holds: all that are left of its section, or NV
     * @param aRing the slot of that first value
     */
    protected void mergeTile(int aBegin, int aInRing, int bBegin, int bInRing, int aRing, int bRing) {
        // All values before those in the rings are outputs of earlier tiles.
        int begin = aBegin + bBegin;
        int count = min(nv, aInRing + bInRing);
        int slot = VT * getLocalId();
        int diagonal = min(slot, count);
        /*key*/ int[] key = new /*key*/ int[VT];
        int[] origin = new int[VT];
        int a = tileCoRank(aRing, aInRing, bRing, bInRing, diagonal);
        int b = diagonal - a;
        /*key*/ int x = tile[aSlot(aRing + min(a, nv - 1))];
        /*key*/ int y = tile[bSlot(bRing + min(b, nv - 1))];
        for (int i = 0; i < VT; i++) {
            boolean within = slot + i < count;
            boolean second = b < bInRing && (a >= aInRing || before(y, x));
            key[i] = second ? y : x;
            origin[i] = second ? aCount + bBegin + b : aBegin + a;
            a = within && !second ? a + 1 : a;
            b = within && second ? b + 1 : b;
            int next = second ? bSlot(bRing + min(b, nv - 1)) : aSlot(aRing + min(a, nv - 1));
            /*key*/ int value = tile[next];
            x = second ? x : value;
            y = second ? value : y;
        }
        if (slot < count && slot + VT >= count) {
            tileBorders[0] = a;
        }
        localBarrier();
        int aUsed = tileBorders[0];
        for (int i = 0; i < VT; i++) {
            if (slot + i < count) {
                tile[usedSlot(slot + i, aRing, bRing, aUsed)] = key[i];
            }
        }
        localBarrier();
        int nt = getLocalSize();
        for (int i = getLocalId(); i < count; i += nt) {
            merged[begin + i] = tile[usedSlot(i, aRing, bRing, aUsed)];
        }
        if (carries() != 0) {
            localBarrier();
            for (int i = 0; i < VT; i++) {
                if (slot + i < count) {
                    tile[usedSlot(slot + i, aRing, bRing, aUsed)] = (/*key*/ int) origin[i];
                }
            }
            localBarrier();
            for (int i = getLocalId(); i < count; i += nt) {
                origins[begin + i] = (int) tile[usedSlot(i, aRing, bRing, aUsed)];
            }
        }
    }

    /**
     * The slot in which an output of the tile is gathered: the used slots of the first ring, then those of the second.
     */
    protected int usedSlot(int output, int aRing, int bRing, int aUsed) {
        return output < aUsed ? aSlot(aRing + output) : bSlot(bRing + output - aUsed);
    }

    @Override
    protected int aSlot(int position) {
        return wrap(position);
    }

    @Override
    protected int bSlot(int position) {
        return nv + wrap(position);
    }

    /** The slot of a ring for a number less than twice its length. */
    protected int wrap(int slot) {
        return slot < nv ? slot : slot - nv;
    }

    // ---- host side

    /** A ring for each list. */
    @Override
    protected int slots() {
        return 2 * nv;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        sections = tiles == 0 ? 0 : (tiles - 1) / sectionTiles + 1;
    }

    /** A section finds its borders itself. */
    @Override
    public int passes() {
        return 1;
    }

    @Override
    public int globalSize() {
        return Math.min(super.globalSize(), localSize() * sections);
    }
}
