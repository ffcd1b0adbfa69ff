package io.github.aparasort.internal.group;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A hash table of objects of one class, with open addressing and linear probing, as {@code IntKeyTable}. Several
 * threads may add at once. Most objects are told by identity: where rows share an object, nothing of it is read but its
 * hash code. There is a slot for null, the last one.
 */
final class ObjectTable {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(Object[].class);

    private final ElementType type;
    private final boolean checksClass;
    private final boolean refusesNulls;
    private final int shift;
    private final Object[] slots;
    /** The hash codes beside them, so that those of other keys need no look at the objects; 0 where it is not known. */
    private final int[] hashes;
    /** Set by any thread that cannot go on. */
    private volatile boolean isRefused;
    private volatile boolean hasTwins;

    /**
     * @param capacity twice the most objects at least; a power of two, and 2 or more
     * @param type the class of all of them, or the enum
     * @param added the objects
     */
    ObjectTable(int capacity, ElementType type, Object[] added, boolean refusesNulls) {
        this.type = type;
        this.checksClass = !type.isOf(added);
        this.shift = Integer.SIZE - Integer.numberOfTrailingZeros(capacity);
        this.refusesNulls = refusesNulls;
        this.slots = new Object[capacity + 1];
        this.hashes = new int[capacity];
    }

    /** The number of slots. */
    int slots() {
        return slots.length;
    }

    /** Whether there was what this table cannot have: another class, a null if refused, too many equal hash codes. */
    boolean isRefused() {
        return isRefused;
    }

    /** Whether two objects that were added are equal, but not the same. */
    boolean hasTwins() {
        return hasTwins;
    }

    /** Whether a slot has an object, or the null. */
    boolean isUsed(int slot) {
        return slots[slot] != null;
    }

    /** The object in a slot. */
    Object key(int slot) {
        return slot == slots.length - 1 ? null : slots[slot];
    }

    /**
     * Finds the slots of the objects [begin, end), and adds new ones.
     *
     * @return how many objects this call has added
     */
    int add(Object[] a, int begin, int end, int[] found) {
        int added = 0;
        for (int i = begin; i < end; i++) {
            int slot = add(a[i]);
            added += slot >>> Integer.SIZE - 1;
            found[i - begin] = slot ^ slot >> Integer.SIZE - 1;
        }
        return added;
    }

    /** The slot of an object, or its complement if this call has added it. */
    private int add(Object element) {
        int last = slots.length - 1;
        if (element == null || checksClass && type.isOther(element)) {
            refuse(element);
            slots[last] = this;
            return last;
        }
        int hash = element.hashCode();
        int slot = ElementType.scattered(hash) >>> shift;
        for (int probes = 0; probes < ElementType.MOST_PROBES; probes++) {
            Object there = slots[slot];
            if (there == null) {
                there = SLOTS.compareAndExchange(slots, slot, null, element);
                if (there == null) {
                    hashes[slot] = hash;
                    return ~slot;
                }
            }
            if (there == element) {
                return slot;
            }
            if (hash(slot, there) == hash && there.equals(element)) {
                if (!hasTwins) {
                    hasTwins = true;
                }
                return slot;
            }
            slot = slot + 1 & last - 1;
        }
        isRefused = true;
        return last;
    }

    /** The hash code of an object in a slot. The thread that adds it may not have written the hash code yet. */
    private int hash(int slot, Object there) {
        int hash = hashes[slot];
        return hash == 0 ? there.hashCode() : hash;
    }

    /** Notes a null, or an object of another class. */
    private void refuse(Object element) {
        if (element != null || refusesNulls) {
            isRefused = true;
        }
    }
}
