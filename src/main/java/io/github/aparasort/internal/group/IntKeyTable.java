package io.github.aparasort.internal.group;

// Twins: Long
/**
 * A hash table of a limited number of keys, with open addressing and linear probing. Each key has a slot, by which
 * other arrays hold what belongs to it. Most keys are in the slot of their hash, their home.
 */
final class IntKeyTable {
    /**
     * By which keys are multiplied; the high bits are the hash: 2 to the power of the size of a key, divided by the
     * golden ratio.
     */
    private static final /*key*/ int FACTOR =
            (/*key*/ int) (0x9E37_79B9_7F4A_7C15L >>> Long.SIZE - /*key*/ Integer.SIZE);
    /**
     * The most steps from the slot of the hash. Random keys take a few dozen at most. More of them mean keys that were
     * chosen to collide, and they would make each search long.
     */
    private static final int STEPS = 1 << 7;

    /** A table of fewer keys stays in a cache even if one slot in eight is used, so that few keys collide. */
    private static final int SMALL = 1 << 14;

    /**
     * Keys by their slots. 0 is an empty slot. So the key 0 has slot 0 for itself, which holds another number until
     * this key comes.
     */
    private final /*key*/ int[] keys;
    /** The slots of all keys, in the order in which they came. */
    private final int[] used;
    private final int shift;
    private int size;

    /** @param slots twice the most keys, so that a search is short; a power of two */
    IntKeyTable(int slots) {
        keys = new /*key*/ int[slots];
        used = new int[slots / 2];
        shift = /*key*/ Integer.SIZE - Integer.numberOfTrailingZeros(slots);
        keys[0] = 1;
    }

    /** The slots of a table of so many keys at most. */
    static int slotsFor(int keys) {
        return (keys < SMALL ? 8 : 4) * Integer.highestOneBit(Math.max(2, keys));
    }

    /** The halves of a key are mixed first. Otherwise the multiples of some numbers, such as the factor, collide. */
    private static int hash(/*key*/ int key, int shift) {
        return (int) ((key ^ key >>> /*key*/ Integer.SIZE / 2) * FACTOR >>> shift);
    }

    /**
     * Finds the slots of keys, and adds new ones. This loop and the next two are apart, so that each stays short.
     *
     * @return false if there is no room for a key
     */
    boolean find(/*key*/ int[] block, int count, int[] slots) {
        /*key*/ int[] own = keys;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int key = block[i];
            int slot = hash(key, right) & own.length - 1;
            if (own[slot] != key) {
                slot = slot(key);
                if (slot < 0) {
                    return false;
                }
            }
            slots[i] = slot;
        }
        return true;
    }

    /** Adds one for each key to the count of its slot: as {@link #find}. */
    boolean count(/*key*/ int[] block, int count, int[] counts) {
        /*key*/ int[] own = keys;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int key = block[i];
            int slot = hash(key, right) & own.length - 1;
            if (own[slot] != key) {
                slot = slot(key);
                if (slot < 0) {
                    return false;
                }
            }
            counts[slot]++;
        }
        return true;
    }

    /** Adds new keys, most of which find their home empty if the table is new: as {@link #find}. */
    boolean add(/*key*/ int[] block, int count) {
        /*key*/ int[] own = keys;
        int right = shift;
        for (int i = 0; i < count; i++) {
            /*key*/ int key = block[i];
            int home = hash(key, right) & own.length - 1;
            /*key*/ int there = own[home];
            if (there != key) {
                if (there == 0 && home != 0 && size < used.length) {
                    own[home] = key;
                    used[size++] = home;
                } else if (slot(key) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The slot of a key, which is added if it is new.
     *
     * @return the slot, or -1 if the key is new, and the table is full or too many keys collide
     */
    int slot(/*key*/ int key) {
        int home = hash(key, shift);
        if (keys[home] == key) {
            return home;
        }
        if (key == 0) {
            return added(key, home);
        }
        int slot = Math.max(1, home);
        while (keys[slot] != key) {
            if (keys[slot] == 0) {
                return (slot - home & keys.length - 1) > STEPS ? -1 : added(key, slot);
            }
            slot = Math.max(1, slot + 1 & keys.length - 1);
        }
        return slot;
    }

    /** The slot of a key, or -1 if it is not there. */
    int lookUp(/*key*/ int key) {
        int slot = hash(key, shift);
        if (key == 0) {
            return keys[slot] == 0 ? slot : -1;
        }
        while (keys[slot] != key) {
            if (slot > 0 && keys[slot] == 0) {
                return -1;
            }
            slot = Math.max(1, slot + 1 & keys.length - 1);
        }
        return slot;
    }

    private int added(/*key*/ int key, int slot) {
        if (size == used.length) {
            return -1;
        }
        keys[slot] = key;
        used[size++] = slot;
        return slot;
    }

    /** The number of keys. */
    int size() {
        return size;
    }

    /** The slot of the i-th key, in the order in which they came. */
    int used(int i) {
        return used[i];
    }

    /** The key with a slot. */
    /*key*/ int key(int slot) {
        return keys[slot];
    }
}
