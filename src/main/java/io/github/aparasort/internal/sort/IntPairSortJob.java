package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.array.ValueSource;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import java.util.function.Consumer;

// Twins: Long
/** Sorts keys with an int each, or finds the order of keys. Floats and doubles come as their sortable keys. */
public final class IntPairSortJob extends PairSortJob implements InPlaceWork<IntPairRakeRadixSort> {
    final IntSource keys;
    /** Delivers the sorted keys to the caller's array. May be null. */
    private final Consumer</*key*/ int[]> keyDelivery;
    /** Where the sorted keys go. Null until it is needed. */
    private /*key*/ int[] keyTarget;

    private <K extends Sequence & IntSource> IntPairSortJob(String operation, Class<?> type, K keys,
            Consumer</*key*/ int[]> keyDelivery, /*key*/ int[] keyTarget, ValueSource values, PairValues delivered,
            int[] valueTarget) {
        super(operation, type, SortWorkload.ofPairs(/*key*/ int.class), keys, values, delivered, valueTarget,
                keyTarget != null);
        this.keys = keys;
        this.keyDelivery = keyDelivery;
        this.keyTarget = keyTarget;
    }

    private IntPairSortJob(IntPairSortJob whole, int begin, int end) {
        super(whole, begin, end);
        this.keys = (IntSource) keys();
        this.keyDelivery = sorted -> { };
    }

    @Override
    public int inputHash() {
        return IntPairStaging.digest(keys, values, n).hashCode();
    }

    /** The sort of a run, into arrays of its own. */
    IntPairSortJob run(int begin, int end) {
        return new IntPairSortJob(this, begin, end);
    }

    public static IntPairSortJob argsort(/*key*/ int[] keys, int[] order) {
        return argsort("argsort", /*key*/ int.class, new IntSequence(keys, 0, keys.length), order);
    }

    public static IntPairSortJob sortPairs(/*key*/ int[] keys, int[] values) {
        return inPlace("sortPairs", /*key*/ int.class, keys, values, null);
    }

    /**
     * Finds the order of keys, which stay unchanged.
     *
     * @param order where the order goes, or null for an array of the job
     */
    public static <K extends Sequence & IntSource> IntPairSortJob argsort(String operation, Class<?> type, K keys,
            int[] order) {
        return new IntPairSortJob(operation, type, keys, null, null, PairValues::indices, null, order);
    }

    /**
     * Sorts keys and values in their arrays.
     *
     * @param delivered delivers the sorted values to another array, or null
     */
    public static IntPairSortJob inPlace(String operation, Class<?> type, /*key*/ int[] keys, int[] values,
            PairValues delivered) {
        return new IntPairSortJob(operation, type, new IntSequence(keys, 0, keys.length), null, keys,
                PairValues.of(values), delivered, values);
    }

    /**
     * Sorts keys and values of any type.
     *
     * @param keyDelivery delivers the sorted keys, before the values are written
     */
    public static <K extends Sequence & IntSource> IntPairSortJob sortPairs(String operation, Class<?> type, K keys,
            Consumer</*key*/ int[]> keyDelivery, PairValues values) {
        return new IntPairSortJob(operation, type, keys, keyDelivery, null, values, values, null);
    }

    @Override
    public KernelBinding<?> binding(SortKernelSource source) {
        return source.form() == SortKernelSource.Form.RADIX_RAKES
                ? KernelBinding.inPlace(source, IntPairRakeRadixSort.class, this)
                : IntPairStaging.binding(source, this);
    }

    @Override
    KernelBinding<?> binding(SortKernelSource source, int runLength) {
        return IntPairStaging.binding(source, this, runLength);
    }

    @Override
    public void bindArrays(IntPairRakeRadixSort kernel) {
        makeTargets();
        if (!inPlace) {
            keyTarget = keyTarget == null ? new /*key*/ int[n] : keyTarget;
            fillKeys();
            fillValues();
        }
        kernel.prepare(n);
        kernel.bindArrays(keyTarget, valueTarget, 0);
    }

    private void fillKeys() {
        Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyTarget, begin));
    }

    /** Whether the sorted keys go to another array than that of the job: as their sequence loads them, masked. */
    boolean deliversKeys() {
        return keyDelivery != null;
    }

    /** Where the sorted keys go, or null if they are not needed. */
    /*key*/ int[] keyTarget() {
        return keyTarget;
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
        JdkSort.argsort(before, order);
        for (int i = 0; keyTarget != null && i < n; i++) {
            keyTarget[i] = before[order[i]];
        }
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
