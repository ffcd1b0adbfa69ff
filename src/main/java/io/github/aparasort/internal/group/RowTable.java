package io.github.aparasort.internal.group;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A hash table of rows by their keys, with open addressing and linear probing. An entry is a long: a row, and 32 bits
 * of the hash of its key, so that one access to memory tells nearly all keys apart. Whoever uses the table compares the
 * keys. Several threads may add rows at once. An entry never changes.
 *
 * <p>Source: Knuth, <i>The Art of Computer Programming</i>, volume 3, 6.4.
 */
final class RowTable {
    /** The most rows: the table takes 2 GiB then. */
    static final int MOST = 1 << 26;
    /** The bits of a hash in an entry. */
    static final int HASH_BITS = 32;
    private static final VarHandle ENTRIES = MethodHandles.arrayElementVarHandle(long[].class);
    /** Entries for each row, at least: then a search is short. */
    private static final int ENTRIES_PER_ROW = 2;

    private final long[] entries;
    private final int shift;

    /** A table for so many rows. */
    RowTable(int rows) {
        int capacity = 2 * ENTRIES_PER_ROW * Integer.highestOneBit(Math.max(1, rows - 1));
        entries = new long[capacity];
        shift = Integer.SIZE - Integer.numberOfTrailingZeros(capacity);
    }

    /** Where the search for a key begins. */
    int home(int hash) {
        return hash >>> shift;
    }

    /** Where a search goes on. */
    int next(int place) {
        return place + 1 & entries.length - 1;
    }

    /** The entry at a place, or 0 if there was none. */
    long at(int place) {
        return entries[place];
    }

    /** The entry at a place. If there is none, that of a row is put there. */
    long claim(int place, int hash, int row) {
        long there = entries[place];
        if (there == 0) {
            long own = (long) hash << HASH_BITS | row + 1;
            there = (long) ENTRIES.compareAndExchange(entries, place, 0L, own);
            there = there == 0 ? own : there;
        }
        return there;
    }

    /** The row of an entry. */
    static int row(long entry) {
        return (int) entry - 1;
    }

    /** The bits of the hash in an entry. */
    static int hash(long entry) {
        return (int) (entry >>> HASH_BITS);
    }
}
