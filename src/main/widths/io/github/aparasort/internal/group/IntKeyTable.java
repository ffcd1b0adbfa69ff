package io.github.aparasort.internal.group;

/**
 * A hash table of a limited number of keys, with open addressing and linear probing. Each key has a slot, by which
 * other arrays hold what belongs to it.
 */
final class IntKeyTable {
    /** Twice the most keys, so that a search is short; a power of two. */
    private static final int CAPACITY = 2 * FewKeys.MOST;
    /** By which keys are multiplied; the high bits are the hash: 2^64 divided by the golden ratio. */
    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;
    private static final int SHIFT = Long.SIZE - Integer.numberOfTrailingZeros(CAPACITY);
    /**
     * The most steps from the slot of the hash. Random keys take a few dozen at most. More of them mean keys that were
     * chosen to collide, and they would make each search long.
     */
    private static final int STEPS = 1 << 7;

    /** Keys by their slots. 0 is an empty slot; the key 0 has the slot after the others. */
    private final /*key*/ int[] keys = new /*key*/ int[FewKeys.SLOTS];
    private final int[] firsts = new int[FewKeys.SLOTS];
    /** The slots of all keys, in the order in which they came. */
    private final int[] used = new int[FewKeys.MOST];
    private int size;
    private boolean hasZero;

    /**
     * The slot of a key, which is added if it is new.
     *
     * @param index where the key comes from; the index of the first of equal keys is kept
     * @return the slot, or -1 if the key is new, and the table is full or too many keys collide
     */
    int slot(/*key*/ int key, int index) {
        if (key == 0) {
            return hasZero ? CAPACITY : slotOfZero(index);
        }
        int home = (int) (key * FACTOR >>> SHIFT);
        int slot = home;
        while (keys[slot] != key) {
            if (keys[slot] == 0) {
                return (slot - home & CAPACITY - 1) > STEPS ? -1 : added(key, index, slot);
            }
            slot = slot + 1 & CAPACITY - 1;
        }
        return slot;
    }

    private int slotOfZero(int index) {
        hasZero = size < FewKeys.MOST;
        return added((/*key*/ int) 0, index, CAPACITY);
    }

    private int added(/*key*/ int key, int index, int slot) {
        if (size == FewKeys.MOST) {
            return -1;
        }
        keys[slot] = key;
        firsts[slot] = index;
        used[size++] = slot;
        return slot;
    }

    /** The number of keys. */
    int size() {
        return size;
    }

    /** The slot of the i-th key, in the order in which they came. */
    int slot(int i) {
        return used[i];
    }

    /** The key with a slot. */
    /*key*/ int key(int slot) {
        return keys[slot];
    }

    /** The index of the first of the keys with a slot. */
    int first(int slot) {
        return firsts[slot];
    }
}
