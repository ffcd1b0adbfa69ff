package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;

/**
 * Sorts keys with an int each that moves along: a value, its bits, or an index. Either both are sorted in the arrays
 * where they are, or they come from anywhere and are sorted in arrays of their own; these are made when the engine
 * wants them, and what they hold is delivered to the caller's arrays when all has gone well.
 */
public abstract class PairSortJob extends SortJob {
    private final Sequence keys;
    final IntSource values;
    /** What delivers the values in the end, or null where nothing but their order is wanted. */
    private final PairValues carried;
    /** Where the values go. */
    int[] valueHome;
    /** Whether the homes are where keys and values come from. */
    final boolean inPlace;

    /** @param valueHome where the values go; null for an array of its own */
    PairSortJob(String operation, Class<?> type, SortWorkload kind, Sequence keys, IntSource values, PairValues carried,
            int[] valueHome, boolean inPlace) {
        super(operation, type, kind, keys.length());
        this.keys = keys;
        this.values = values;
        this.carried = carried;
        this.valueHome = valueHome;
        this.inPlace = inPlace;
    }

    /** Whether one array is both keys and values, as a caller may have it. */
    abstract boolean keysAreValues();

    /** Makes homes, where there are none, for the values and for keys that are wanted. */
    void makeHomes() {
        if (valueHome == null) {
            valueHome = new int[n];
        }
    }

    /** Whether each key's index is its value. */
    final boolean carriesIndices() {
        return !inPlace && (carried == null || carried.isIndexed());
    }

    /** Puts the values, as they come, into their home, if that is another. */
    final void fillValues() {
        if (!inPlace) {
            Parallel.forEach(n, (begin, end) -> values.load(begin, end, valueHome, begin));
        }
    }

    /** Finds the order of the keys by the JDK, and puts those that are wanted into their home in that order. */
    abstract void orderByJdk(int[] order);

    /** Puts the keys that are wanted into their home, from the last to the first. */
    abstract void reverseKeys();

    /** Delivers the keys from their home, if that is not where they belong. */
    abstract void deliverKeys();

    @Override
    public final void finish() {
        if (carried != null && n > 0) {
            Runnable delivery = carried.delivery(valueHome);
            deliverKeys();
            delivery.run();
        }
    }

    @Override
    public final void runByJdk() {
        makeHomes();
        if (carriesIndices()) {
            orderByJdk(valueHome);
        } else {
            int[] before = new int[n];
            values.load(0, n, before, 0);
            int[] order = new int[n];
            orderByJdk(order);
            for (int i = 0; i < n; i++) {
                valueHome[i] = before[order[i]];
            }
        }
        finish();
    }

    @Override
    final Sequence keys() {
        return keys;
    }

    @Override
    final boolean tellsEqualsApart() {
        return true;
    }

    @Override
    final void keep() {
        if (!inPlace && carried == null) {
            fillValues();
        }
    }

    @Override
    final void reverse() {
        makeHomes();
        fillValues();
        reverseKeys();
        if (!keysAreValues()) {
            Presorted.reverse(new IntSequence(valueHome, 0, n));
        }
        finish();
    }
}
