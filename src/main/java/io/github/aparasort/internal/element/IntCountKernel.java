package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.LookBackKernel;

// Twins: Long
/**
 * Counts the elements that a subclass chooses by themselves and the one before them; or also stores them, or their
 * indices, one after the other (compaction). Each tile looks back for the counts of the tiles before it, so each
 * element is read and written once. Chosen elements go together in local memory first, so that neighbours in memory are
 * written by neighbours.
 */
public abstract class IntCountKernel extends LookBackKernel {
    /** Values per work-item, at most 31: a bit of an int each. Odd, so that stretches begin in different banks. */
    public static final int VT = 124 / /*key*/ Integer.BYTES;

    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** The elements that are chosen. */
    protected /*key*/ int[] chosen = new /*key*/ int[1];
    /** The index of each of these. */
    protected int[] indices = new int[1];
    /** How many there are. */
    protected int[] number = new int[1];
    /** Not 0 where they are stored, and where their indices are. */
    protected int stores;
    protected int storesIndices;
    @Local
    protected /*key*/ int[] tile;

    IntCountKernel(int nt, int maxGroups) {
        super(nt, VT, maxGroups, /*key*/ Integer.BYTES);
    }

    /** 1 if an element is chosen, else 0. The element before that at index 0 is any number. */
    protected abstract int choose(int index, /*key*/ int before, /*key*/ int element);

    @Override
    public void run() {
        if (getPassId() == 0) {
            clearStates(0, FIRST_STATE + tiles);
            if (getGlobalId() == 0) {
                number[0] = 0;
            }
        } else {
            count();
        }
    }

    protected void count() {
        int nt = getLocalSize();
        int id = getLocalId();
        // A tile that another group has taken, and that is missing; or -1.
        int missing = -1;
        int ticket = takeTicket(0);
        while (ticket < tiles) {
            int t = missing < 0 ? tileOf(ticket) : missing;
            int begin = nv * t;
            int count = min(nv, n - begin);
            loadTile(begin, count);
            localBarrier();

            // Choose: which of VT neighbours, as bits; and how many the work-items before this one have chosen.
            /*key*/ int[] own = new /*key*/ int[VT];
            /*key*/ int before = 0;
            int bits = 0;
            if (id > 0) {
                before = tile[VT * id - 1];
            } else if (begin > 0) {
                before = keys[begin - 1];
            }
            for (int i = 0; i < VT; i++) {
                own[i] = tile[VT * id + i];
                if (VT * id + i < count) {
                    bits |= choose(begin + VT * id + i, before, own[i]) << i;
                }
                before = own[i];
            }
            int mine = popcount(bits);
            int sum = scan(mine, t);
            int total = total();
            boolean isMine = missing < 0;
            missing = isMine ? lookBack(t, total) : -1;
            if (isMine && missing < 0) {
                int to = sumBefore();
                if (t == tiles - 1 && id == nt - 1) {
                    number[0] = to + total;
                }
                if (stores != 0) {
                    int slot = sum - mine;
                    for (int i = 0; i < VT; i++) {
                        if ((bits >> i & 1) != 0) {
                            tile[slot] = own[i];
                            slot++;
                        }
                    }
                    localBarrier();
                    storeTile(to, total);
                }
                if (storesIndices != 0) {
                    localBarrier();
                    int slot = sum - mine;
                    for (int i = 0; i < VT; i++) {
                        if ((bits >> i & 1) != 0) {
                            tile[slot] = begin + VT * id + i;
                            slot++;
                        }
                    }
                    localBarrier();
                    storeTileOfIndices(to, total);
                }
                localBarrier();
                ticket = takeTicket(0);
            }
            localBarrier();
        }
    }

    // ---- between the tile and global memory

    protected void loadTile(int begin, int count) {
        int nt = getLocalSize();
        int id = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                tile[slot] = keys[begin + slot];
            }
        } else {
            for (int slot = id; slot < count; slot += nt) {
                tile[slot] = keys[begin + slot];
            }
        }
    }

    protected void storeTile(int to, int count) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int i = 0; i < VT; i++) {
            int slot = id + nt * i;
            if (slot < count) {
                chosen[to + slot] = tile[slot];
            }
        }
    }

    protected void storeTileOfIndices(int to, int count) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int i = 0; i < VT; i++) {
            int slot = id + nt * i;
            if (slot < count) {
                indices[to + slot] = (int) tile[slot];
            }
        }
    }

    // ---- host side

    /** Counts what is chosen of keys, and waits for the number. */
    final int count(Work work, Column of) throws DeviceFault {
        return count(work, of, null, null);
    }

    /**
     * Counts what is chosen of keys, stores it, and waits for the number.
     *
     * @param elements where the elements go, or null
     * @param places where their indices go, or null
     */
    final int count(Work work, Column of, Column elements, Column places) throws DeviceFault {
        if (of.length() == 0) {
            return 0;
        }
        Fields fields = Fields.of(keys, of).and(chosen, elements).and(indices, places);
        Column made = number(work, of.length(), elements != null, places != null, fields);
        Column[] again = {made};
        if (work.checks().verify("count")) {
            // Nothing is stored a second time.
            work.queueUnchecked(() -> again[0] = number(work, of.length(), false, false, fields));
        }
        int[] count = new int[1];
        work.read(made, again[0], count);
        return count[0];
    }

    /** The number of elements that are chosen, as an int on the device. */
    private Column number(Work work, int n, boolean withElements, boolean withIndices, Fields fields)
            throws DeviceFault {
        store(withElements, withIndices);
        prepare(n);
        Column made = work.ints(1);
        work.launch(this, fields.and(number, made));
        return made;
    }

    /** Sets what the next launch stores. */
    public final void store(boolean withElements, boolean withIndices) {
        stores = withElements ? 1 : 0;
        storesIndices = withIndices ? 1 : 0;
    }

    @Override
    protected void makeLocals(int nt) {
        tile = new /*key*/ int[nv];
        makeSums(nt);
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        states = memory(int[].class, FIRST_STATE + tiles);
    }

    @Override
    public int passes() {
        return 2;
    }
}
