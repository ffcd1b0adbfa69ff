package io.github.aparasort.internal.sort;

import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.ValueSource;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.ElementType;
import io.github.aparasort.internal.step.HostCall;
import java.util.function.Consumer;

// Twins: Long
/**
 * Int keys to sort, each with an int: a value, a value's bits, or an index. Either both are sorted in the caller's
 * arrays, or they are converted into target arrays, sorted there, and delivered to the caller's arrays at the end.
 * Floats come as their sortable keys.
 */
final class IntPairData {
    final int n;
    final IntSource keys;
    /** A view of the keys for detecting runs. */
    final Sequence sequence;
    final ValueSource values;
    /** Whether keys and values are sorted in the arrays where they are. */
    final boolean inPlace;
    /** Whether the value of each key is its index. */
    final boolean carriesIndices;
    /** Delivers the sorted keys to the caller's array. May be null. */
    private final Consumer</*key*/ int[]> keyDelivery;
    /** Delivers the values at the end. Null if only their order is wanted. */
    private final PairValues delivered;
    /** Where the sorted keys go. Null until it is needed. */
    private /*key*/ int[] keyTarget;
    /** Where the sorted values go. Null until it is needed. */
    private int[] valueTarget;

    /**
     * @param keyTarget where keys and values are sorted in place; null if they are not
     * @param valueTarget where the sorted values go, or null for a new array
     */
    <K extends Sequence & IntSource> IntPairData(K keys, Consumer</*key*/ int[]> keyDelivery, /*key*/ int[] keyTarget,
            ValueSource values, PairValues delivered, int[] valueTarget) {
        this.n = keys.length();
        this.keys = keys;
        this.sequence = keys;
        this.values = values;
        this.inPlace = keyTarget != null;
        this.carriesIndices = !inPlace && (delivered == null || delivered.isIndexed());
        this.keyDelivery = keyDelivery;
        this.delivered = delivered;
        this.keyTarget = keyTarget;
        this.valueTarget = valueTarget;
    }

    /** A run of other data. Its targets are new arrays. */
    private IntPairData(IntPairData whole, int begin, int end) {
        this.n = end - begin;
        this.sequence = whole.sequence.part(begin, end);
        this.keys = (IntSource) sequence;
        this.values = whole.carriesIndices ? PairValues::indices : (first, last, target, at) ->
                whole.values.load(begin + first, begin + last, target, at);
        this.inPlace = false;
        this.carriesIndices = whole.carriesIndices;
        this.keyDelivery = sorted -> { };
        this.delivered = null;
    }

    /** A run, with arrays of its own. */
    IntPairData run(int begin, int end) {
        return new IntPairData(this, begin, end);
    }

    /** Where the sorted keys go, or null if they are not needed. */
    /*key*/ int[] keyTarget() {
        return keyTarget;
    }

    /** The values in the order of the keys, once these are sorted. */
    int[] order() {
        return valueTarget;
    }

    /** Sorts them on a device, keys and values into their targets. */
    void sort(HostCall call, SortAlgorithm algorithm) throws DeviceFault {
        Runnable targets = call.soon(n, this::makeTargets);
        Column unsorted = inPlace ? call.sendOver(keyTarget, 0, n) : call.send(ElementType./*key*/INT, n,
                (begin, end, block, at) -> keys.load(begin, end, (/*key*/ int[]) block, at));
        Column ints = carriesIndices ? null : inPlace ? call.sendOver(valueTarget, 0, n)
                : call.send(ElementType.INT, n, (begin, end, block, at) -> values.load(begin, end, (int[]) block, at));
        Column[] sorted = call.steps(work -> ColumnSorts.keptPairs(work, unsorted, ints, algorithm));
        targets.run();
        if (keyTarget != null) {
            call.receive(sorted[0], keyTarget, 0);
        }
        call.receive(sorted[1], valueTarget, 0);
    }

    /** A hash of what is to be sorted. */
    int inputHash() {
        int hash = 0;
        /*key*/ int[] key = new /*key*/ int[1];
        int[] value = new int[1];
        for (int i = 0; i < n; i++) {
            keys.load(i, i + 1, key, 0);
            values.load(i, i + 1, value, 0);
            hash = 31 * (31 * hash + (int) key[0]) + value[0];
        }
        return hash;
    }

    /** Allocates the target arrays that are wanted and missing. */
    void makeTargets() {
        if (valueTarget == null) {
            valueTarget = new int[n];
        }
        if (keyTarget == null && keyDelivery != null) {
            keyTarget = new /*key*/ int[n];
        }
    }

    /** Copies all keys and values to their targets, to be sorted there. */
    void fillTargets() {
        makeTargets();
        keyTarget = keyTarget == null ? new /*key*/ int[n] : keyTarget;
        fillKeys();
        fillValues();
    }

    /** Copies the unsorted keys to their target, unless they are there. */
    private void fillKeys() {
        if (!inPlace) {
            Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyTarget, begin));
        }
    }

    /** Copies the unsorted values to their target, unless they are there. */
    private void fillValues() {
        if (!inPlace) {
            Parallel.forEach(n, (begin, end) -> values.load(begin, end, valueTarget, begin));
        }
    }

    /** Delivers keys and values from their targets, unless only their order is wanted. */
    void deliver() {
        if (delivered != null && n > 0) {
            Runnable delivery = delivered.delivery(valueTarget);
            if (keyDelivery != null) {
                keyDelivery.accept(keyTarget);
            }
            delivery.run();
        }
    }

    /** Sorts by plain Java, and delivers. */
    void sortPlain() {
        // Other targets must be filled.
        boolean isInCallersArrays = inPlace || delivered != null;
        if (isInCallersArrays && n > 0 && sequence.ascent(0, n) == n) {
            return;
        }
        makeTargets();
        if (carriesIndices) {
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

    /** Finds the order of the keys by plain Java, and copies the wanted keys to their target in that order. */
    private void orderPlain(int[] order) {
        /*key*/ int[] before = new /*key*/ int[n];
        keys.load(0, n, before, 0);
        PlainArgsort.order(before, order, keyTarget);
    }

    /** Completes the sort if the keys ascend already. */
    void keep() {
        if (!inPlace && delivered == null) {
            makeTargets();
            fillValues();
        }
    }

    /** Completes the sort if the keys descend strictly. The caller may have given one array as both keys and values. */
    void reverse() {
        makeTargets();
        fillValues();
        if (keyTarget != null) {
            fillKeys();
            Presorted.reverse(new IntSequence(keyTarget, 0, n));
        }
        if ((Object) keyTarget != valueTarget) {
            Presorted.reverse(valueTarget);
        }
        deliver();
    }
}
