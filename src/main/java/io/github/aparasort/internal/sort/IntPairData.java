package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.ValueSource;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
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

    void fillKeys() {
        Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyTarget, begin));
    }

    /** Whether the sorted keys go to another array than the target: as their sequence loads them, masked. */
    boolean deliversKeys() {
        return keyDelivery != null;
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
    boolean lacksTargets() {
        return super.lacksTargets() || keyTarget == null && keyDelivery != null;
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
