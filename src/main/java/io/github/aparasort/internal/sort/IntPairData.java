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
/** Int keys to sort, each with an int. Floats come as their sortable keys. */
final class IntPairData extends PairData {
    final IntSource keys;
    /** Delivers the sorted keys to the caller's array. May be null. */
    private final Consumer</*key*/ int[]> keyDelivery;
    /** Where the sorted keys go. Null until it is needed. */
    private /*key*/ int[] keyTarget;

    /** @param keyTarget where keys and values are sorted in place; null if they are not */
    <K extends Sequence & IntSource> IntPairData(K keys, Consumer</*key*/ int[]> keyDelivery, /*key*/ int[] keyTarget,
            ValueSource values, PairValues delivered, int[] valueTarget) {
        super(keys, values, delivered, valueTarget, keyTarget != null);
        this.keys = keys;
        this.keyDelivery = keyDelivery;
        this.keyTarget = keyTarget;
    }

    private IntPairData(IntPairData whole, int begin, int end) {
        super(whole, begin, end);
        this.keys = (IntSource) sequence();
        this.keyDelivery = sorted -> { };
    }

    /** A run, with arrays of its own. */
    IntPairData run(int begin, int end) {
        return new IntPairData(this, begin, end);
    }

    /** Sorts them on a device, keys and values into their targets. */
    void sort(HostCall call, SortAlgorithm algorithm) throws DeviceFault {
        Runnable targets = call.soon(n, this::makeTargets);
        Column unsorted = inPlace ? call.sendOver(keyTarget, 0, n) : call.send(ElementType./*key*/INT, n,
                (begin, end, block, at) -> keys.load(begin, end, (/*key*/ int[]) block, at));
        Column ints = carriesIndices() ? null : inPlace ? call.sendOver(valueTarget, 0, n)
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

    void fillKeys() {
        Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyTarget, begin));
    }

    /** Where the sorted keys go, or null if they are not needed. */
    /*key*/ int[] keyTarget() {
        return keyTarget;
    }

    /** Copies all keys and values to their targets, to be sorted there. */
    void fillTargets() {
        makeTargets();
        if (!inPlace) {
            keyTarget = keyTarget == null ? new /*key*/ int[n] : keyTarget;
            fillKeys();
            fillValues();
        }
    }

    @Override
    boolean keysAreValues() {
        return (Object) keyTarget == valueTarget;
    }

    @Override
    void makeTargets() {
        super.makeTargets();
        if (keyTarget == null && keyDelivery != null) {
            keyTarget = new /*key*/ int[n];
        }
    }

    @Override
    void orderPlain(int[] order) {
        /*key*/ int[] before = new /*key*/ int[n];
        keys.load(0, n, before, 0);
        PlainArgsort.order(before, order, keyTarget);
    }

    @Override
    void reverseKeys() {
        if (keyTarget != null) {
            if (!inPlace) {
                fillKeys();
            }
            Presorted.reverse(new IntSequence(keyTarget, 0, n));
        }
    }

    @Override
    void deliverKeys() {
        if (keyDelivery != null) {
            keyDelivery.accept(keyTarget);
        }
    }
}
