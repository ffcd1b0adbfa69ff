package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.HashFactors;
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
    private static final /*key*/ int FACTOR = (/*key*/ int) (HashFactors.GOLDEN >>> Long.SIZE - /*key*/ Integer.SIZE);
    /** In the slot 0 before its key comes. The home of this number is another slot. */
    private static final /*key*/ int NOBODY = -1;
    /** A line of a cache, if keys are ints. */
    private static final int FEWEST_SLOTS = 16;
    /** A table of fewer keys stays in a cache even if one slot in eight is used, so that few keys collide. */
    private static final int SMALL = 1 << 14;

    /**
     * Keys, XORed with the seed. 0 is a free slot. So the key that becomes 0 has the slot 0 for itself, which holds
     * another number until this key comes.
     */
    private final /*key*/ int[] slots;
    private final int shift;

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

    /** 32 bits of the hash of a key, as tables of rows need them: those of two ints are never the same. */
    public static int hash(/*key*/ int key) {
        /*key*/ int seeded = key ^ SEED;
        return home(seeded, /*key*/ Integer.SIZE - Integer.SIZE);
    }

    /** Adds a key if it is new, and returns its slot. Several threads may do so at once. */
    public int add(/*key*/ int key) {
        int slot = place(key ^ SEED);
        return slot < 0 ? ~slot : slot;
    }

    /** The slot of a key, or its complement if this call has added it. */
    private int place(/*key*/ int seeded) {
        int slot = home(seeded, shift);
        if (seeded == 0) {
            boolean isNew = slots[slot] != 0;
            slots[slot] = 0;
            return isNew ? ~slot : slot;
        }
        slot = Math.max(1, slot);
        /*key*/ int there = slots[slot];
        while (there != seeded) {
            if (there == 0) {
                there = (/*key*/ int) SLOTS.compareAndExchange(slots, slot, (/*key*/ int) 0, seeded);
                if (there == 0) {
                    return ~slot;
                }
            } else {
                slot = next(slot);
                there = slots[slot];
            }
        }
        return slot;
    }

    /**
     * Finds the slots of keys, and adds new ones. Several threads may do so at once, as long as there are free slots
     * for all that they add.
     *
     * @return how many keys this call has added, and maybe one more
     */
    public int add(/*key*/ int[] block, int count, int[] found) {
        /*key*/ int[] own = slots;
        int right = shift;
        int added = 0;
        for (int i = 0; i < count; i++) {
            /*key*/ int seeded = block[i] ^ SEED;
            int slot = home(seeded, right) & own.length - 1;
            if (own[slot] != seeded) {
                slot = place(seeded);
                added += slot >>> Integer.SIZE - 1;
                slot ^= slot >> Integer.SIZE - 1;
            }
            found[i] = slot;
        }
        return added;
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

    /** The slots that have keys. No thread may add meanwhile. */
    public int[] used() {
        int count = 0;
        for (int slot = 0; slot < slots.length; slot++) {
            count += isUsed(slot) ? 1 : 0;
        }
        int[] used = new int[count];
        count = 0;
        for (int slot = 0; count < used.length; slot++) {
            used[count] = slot;
            count += isUsed(slot) ? 1 : 0;
        }
        return used;
    }

    private boolean isUsed(int slot) {
        return slots[slot] == 0 == (slot == 0);
    }

    /** The key with a slot. */
    public /*key*/ int key(int slot) {
        return slots[slot] ^ SEED;
    }
}
