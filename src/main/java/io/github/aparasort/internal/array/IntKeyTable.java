package io.github.aparasort.internal.array;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.SplittableRandom;

// Twins: Long
/**
 * A hash table of keys, with open addressing and linear probing. Each key has a slot, by which other arrays hold what
 * belongs to it. Most keys are in the slot of their hash, their home. Keys are never removed, so a slot changes once.
 * Probes of different keys do not depend on each other: the processor overlaps their cache misses.
 *
 * <p>The hash begins with a random number of this process, so that nobody can choose keys that collide.
 *
 * <p>Source: Knuth, <i>The Art of Computer Programming</i>, volume 3, 6.4.
 */
public final class IntKeyTable {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(/*key*/ int[].class);
    private static final /*key*/ int SEED = (/*key*/ int) new SplittableRandom().nextLong();
    /** 2 to the power of the size of a key, divided by the golden ratio. */
    private static final /*key*/ int FACTOR =
            (/*key*/ int) (0x9E37_79B9_7F4A_7C15L >>> Long.SIZE - /*key*/ Integer.SIZE);
    /** In the slot 0 before its key comes. The home of this number is another slot. */
    private static final /*key*/ int NOBODY = -1;
    private static final int FEWEST_SLOTS = 16;
    /** A table of fewer keys stays in a cache even if one slot in eight is used, so that few keys collide. */
    private static final int SMALL = 1 << 14;

    /**
     * Keys, XORed with the seed. 0 is a free slot. So the key that becomes 0 has the slot 0 for itself, which holds
     * another number until this key comes.
     */
    private final /*key*/ int[] slots;
    private final int shift;
    private int size;

    /** @param slots twice the most keys at least, so that a search is short; a power of two, 16 or more */
    public IntKeyTable(int slots) {
        this.slots = new /*key*/ int[slots];
        this.slots[0] = NOBODY;
        shift = /*key*/ Integer.SIZE - Integer.numberOfTrailingZeros(slots);
    }

    /** A table of {@code keys} keys at most, up to 2<sup>28</sup>. */
    public static IntKeyTable of(int keys) {
        return new IntKeyTable(Math.max(FEWEST_SLOTS,
                (keys < SMALL ? 8 : 4) * Integer.highestOneBit(Math.max(1, keys - 1))));
    }

    /** The number of slots. */
    public int slots() {
        return slots.length;
    }

    /** The highest bits. The halves are mixed first; otherwise the multiples of some numbers collide. */
    private static int home(/*key*/ int seeded, int shift) {
        return (int) ((seeded ^ seeded >>> /*key*/ Integer.SIZE / 2) * FACTOR >>> shift);
    }

    /** Adds a key if it is new, and returns its slot. Several threads may do so at once. */
    public int add(/*key*/ int key) {
        /*key*/ int seeded = key ^ SEED;
        int slot = home(seeded, shift);
        if (seeded == 0) {
            slots[slot] = 0;
            return slot;
        }
        slot = Math.max(1, slot);
        /*key*/ int there = slots[slot];
        while (there != seeded) {
            if (there == 0) {
                there = (/*key*/ int) SLOTS.compareAndExchange(slots, slot, (/*key*/ int) 0, seeded);
                if (there == 0) {
                    return slot;
                }
            } else {
                slot = next(slot);
                there = slots[slot];
            }
        }
        return slot;
    }

    /** The slot of a key, or -1 if it is not there. No thread may add meanwhile. */
    public int find(/*key*/ int key) {
        /*key*/ int seeded = key ^ SEED;
        int slot = home(seeded, shift);
        if (seeded == 0) {
            return slots[slot] == 0 ? slot : -1;
        }
        while (slots[slot] != seeded) {
            if (slot > 0 && slots[slot] == 0) {
                return -1;
            }
            slot = next(slot);
        }
        return slot;
    }

    private int next(int slot) {
        return Math.max(1, slot + 1 & slots.length - 1);
    }

    // ---- by one thread, as long as half of the slots are free

    /** Adds a key if it is new, and returns its slot; or -1 if the key is new, and half of the slots are used. */
    public int slot(/*key*/ int key) {
        /*key*/ int seeded = key ^ SEED;
        if (seeded == 0) {
            return slots[0] == 0 ? 0 : added(seeded, 0);
        }
        int slot = Math.max(1, home(seeded, shift));
        while (slots[slot] != seeded) {
            if (slots[slot] == 0) {
                return added(seeded, slot);
            }
            slot = next(slot);
        }
        return slot;
    }

    private int added(/*key*/ int seeded, int slot) {
        if (size == slots.length / 2) {
            return -1;
        }
        slots[slot] = seeded;
        size++;
        return slot;
    }

    /**
     * Finds the slots of keys, and adds new ones. This loop and the next two are apart, so that each stays short.
     *
     * @return false if there is no room for a key
     */
    public boolean find(/*key*/ int[] block, int count, int[] found) {
        /*key*/ int[] own = slots;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int seeded = block[i] ^ SEED;
            int slot = home(seeded, right) & own.length - 1;
            if (own[slot] != seeded) {
                slot = slot(block[i]);
                if (slot < 0) {
                    return false;
                }
            }
            found[i] = slot;
        }
        return true;
    }

    /** Adds one for each key to the count of its slot: as {@link #find}. */
    public boolean count(/*key*/ int[] block, int count, int[] counts) {
        /*key*/ int[] own = slots;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int seeded = block[i] ^ SEED;
            int slot = home(seeded, right) & own.length - 1;
            if (own[slot] != seeded) {
                slot = slot(block[i]);
                if (slot < 0) {
                    return false;
                }
            }
            counts[slot]++;
        }
        return true;
    }

    /** Adds new keys, most of which find their home empty if the table is new: as {@link #find}. */
    public boolean add(/*key*/ int[] block, int count) {
        /*key*/ int[] own = slots;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int seeded = block[i] ^ SEED;
            int home = home(seeded, right) & own.length - 1;
            /*key*/ int there = own[home];
            if (there != seeded) {
                if (there == 0 && home != 0 && size < own.length / 2) {
                    own[home] = seeded;
                    size++;
                } else if (slot(block[i]) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- what is in it

    /** The number of keys that one thread has added. */
    public int size() {
        return size;
    }

    /** The slots of these keys. */
    public int[] used() {
        int[] used = new int[size];
        int count = 0;
        for (int slot = 0; slot < slots.length && count < size; slot++) {
            if (slots[slot] == 0 == (slot == 0)) {
                used[count] = slot;
                count++;
            }
        }
        return used;
    }

    /** The key with a slot. */
    public /*key*/ int key(int slot) {
        return slots[slot] ^ SEED;
    }
}
