package io.github.aparasort.internal.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.SplittableRandom;

// Twins: Long
/**
 * A hash set of keys, to which several threads may add at once: open addressing with linear probing, at most half full.
 * Keys are never removed, so a slot changes once. Probes of different keys do not depend on each other: the processor
 * overlaps their cache misses.
 *
 * <p>The hash begins with a random number of this process, so that nobody can choose keys that collide.
 *
 * <p>Source: Knuth, The Art of Computer Programming, volume 3, 6.4.
 */
final class IntKeySet {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(/*key*/ int[].class);
    private static final /*key*/ int SEED = (/*key*/ int) new SplittableRandom().nextLong();
    /** Odd, with bits of no pattern: from the golden ratio, and from the finalizer of MurmurHash3. */
    private static final /*key*/ int FIRST_FACTOR = (/*key*/ int) 0x9e3779b97f4a7c15L;
    private static final /*key*/ int SECOND_FACTOR = (/*key*/ int) 0xc2b2ae3d85ebca6bL;
    private static final int FEWEST_SLOTS = 16;

    /** A free slot holds 0. The key 0 has the last slot, which no other key has. */
    private final /*key*/ int[] slots;
    private final int shift;
    private final int mask;

    /** @param most the number of keys that may be added, 2<sup>28</sup> at most */
    IntKeySet(int most) {
        int size = Math.max(FEWEST_SLOTS, 4 * Integer.highestOneBit(Math.max(1, most - 1)));
        slots = new /*key*/ int[size + 1];
        mask = size - 1;
        shift = /*key*/ Integer.SIZE - Integer.numberOfTrailingZeros(size);
    }

    /** The number of slots. */
    int size() {
        return slots.length;
    }

    void add(/*key*/ int key) {
        if (key == 0) {
            slots[slots.length - 1] = 1;
            return;
        }
        int slot = home(key);
        /*key*/ int there = slots[slot];
        while (there != key) {
            if (there == 0) {
                there = (/*key*/ int) SLOTS.compareAndExchange(slots, slot, (/*key*/ int) 0, key);
                if (there == 0) {
                    return;
                }
            } else {
                slot = (slot + 1) & mask;
                there = slots[slot];
            }
        }
    }

    /** The slot of a key, or -1 if it is not in the set. No thread may add meanwhile. */
    int find(/*key*/ int key) {
        if (key == 0) {
            return slots[slots.length - 1] == 0 ? -1 : slots.length - 1;
        }
        int slot = home(key);
        /*key*/ int there = slots[slot];
        while (there != key && there != 0) {
            slot = (slot + 1) & mask;
            there = slots[slot];
        }
        return there == 0 ? -1 : slot;
    }

    /** Where the search for a key begins: the highest bits of its hash, which depend on all bits of the key. */
    private int home(/*key*/ int key) {
        /*key*/ int mixed = (key ^ SEED) * FIRST_FACTOR;
        mixed = (mixed ^ mixed >>> /*key*/ Integer.SIZE / 2) * SECOND_FACTOR;
        return (int) (mixed >>> shift);
    }
}
