package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.ValueSource;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;

/**
 * Keys to sort, each with an int: a value, a value's bits, or an index. Either both are sorted in the caller's arrays,
 * or they are converted into target arrays, sorted there, and delivered to the caller's arrays at the end.
 */
abstract class PairData {
    final int n;
    private final Sequence sequence;
    final ValueSource values;
    /** Delivers the values at the end. Null if only their order is wanted. */
    private final PairValues delivered;
    /** Where the sorted values go. Allocated when it is needed. */
    int[] valueTarget;
    /** Whether keys and values are sorted in the arrays where they are. */
    final boolean inPlace;
    private final boolean carriesIndices;

    /** @param valueTarget where the sorted values go, or null for a new array */
    PairData(Sequence sequence, ValueSource values, PairValues delivered, int[] valueTarget, boolean inPlace) {
        this.n = sequence.length();
        this.sequence = sequence;
        this.values = values;
        this.delivered = delivered;
        this.valueTarget = valueTarget;
        this.inPlace = inPlace;
        this.carriesIndices = !inPlace && (delivered == null || delivered.isIndexed());
    }

    /** A run of other data. Its targets are new arrays. */
    PairData(PairData whole, int begin, int end) {
        this.n = end - begin;
        this.sequence = whole.sequence.part(begin, end);
        this.values = whole.carriesIndices ? PairValues::indices : (first, last, target, at) ->
                whole.values.load(begin + first, begin + last, target, at);
        this.delivered = null;
        this.inPlace = false;
        this.carriesIndices = whole.carriesIndices;
    }

    /** A view of the keys for detecting runs. */
    final Sequence sequence() {
        return sequence;
    }

    /** Whether the caller gave one array as both keys and values. */
    abstract boolean keysAreValues();

    /** The values in the order of the keys, once these are sorted. */
    final int[] order() {
        return valueTarget;
    }

    /** Allocates the target arrays that are wanted and missing. */
    void makeTargets() {
        if (valueTarget == null) {
            valueTarget = new int[n];
        }
    }

    /** Whether the value of each key is its index. */
    final boolean carriesIndices() {
        return carriesIndices;
    }

    /** Copies the unsorted values to their target, unless they are there. */
    final void fillValues() {
        if (!inPlace) {
            Parallel.forEach(n, (begin, end) -> values.load(begin, end, valueTarget, begin));
        }
    }

    /** Finds the order of the keys by plain Java, and copies the wanted keys to their target in that order. */
    abstract void orderPlain(int[] order);

    /** Copies the wanted keys to their target, the last first. */
    abstract void reverseKeys();

    /** Delivers the keys from their target to the caller's array, unless they are there. */
    abstract void deliverKeys();

    /** Delivers keys and values from their targets, unless only their order is wanted. */
    final void deliver() {
        if (delivered != null && n > 0) {
            Runnable delivery = delivered.delivery(valueTarget);
            deliverKeys();
            delivery.run();
        }
    }

    /** Sorts by plain Java, and delivers. */
    final void sortPlain() {
        // Other targets must be filled.
        boolean isInCallersArrays = inPlace || delivered != null;
        if (isInCallersArrays && n > 0 && sequence.ascent(0, n) == n) {
            return;
        }
        makeTargets();
        if (carriesIndices()) {
            orderPlain(valueTarget);
        } else {
            int[] before = new int[n];
            values.load(0, n, before, 0);
            int[] order = new int[n];
            orderPlain(order);
            for (int i = 0; i < n; i++) {
                valueTarget[i] = before[order[i]];
            }
        }
        deliver();
    }

    /** Completes the sort if the keys ascend already. */
    final void keep() {
        if (!inPlace && delivered == null) {
            makeTargets();
            fillValues();
        }
    }

    /** Completes the sort if the keys descend strictly. */
    final void reverse() {
        makeTargets();
        fillValues();
        reverseKeys();
        if (!keysAreValues()) {
            Presorted.reverse(new IntSequence(valueTarget, 0, n));
        }
        deliver();
    }
}
