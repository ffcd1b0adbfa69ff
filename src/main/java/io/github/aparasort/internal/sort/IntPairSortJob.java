package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import java.util.function.Consumer;

// Twins: Long
/** Sorts keys with an int each, or finds the order of keys. Floats and doubles come as their sortable keys. */
public final class IntPairSortJob extends SortJob implements InPlaceWork<IntPairRakeRadixSort> {
    private final IntPairData pairs;

    private IntPairSortJob(Operation operation, Class<?> type, IntPairData pairs) {
        super(operation, type, SortKind.ofPairs(/*key*/ int.class), pairs.n);
        this.pairs = pairs;
    }

    @Override
    public int inputHash() {
        return pairs.inputHash();
    }

    /** The values in the order of the keys, once the job is done. */
    public int[] order() {
        return pairs.order();
    }

    public static IntPairSortJob sortPairs(/*key*/ int[] keys, int[] values) {
        return inPlace(Operation.SORT_PAIRS, /*key*/ int.class, keys, values, null);
    }

    /**
     * Finds the order of keys, which stay unchanged.
     *
     * @param order where the order goes, or null for an array of the job
     */
    public static <K extends Sequence & IntSource> IntPairSortJob argsort(Operation operation, Class<?> type, K keys,
            int[] order) {
        return new IntPairSortJob(operation, type,
                new IntPairData(keys, null, null, PairValues::indices, null, order));
    }

    /**
     * Sorts keys and values in their arrays.
     *
     * @param delivered delivers the sorted values to another array, or null
     */
    public static IntPairSortJob inPlace(Operation operation, Class<?> type, /*key*/ int[] keys, int[] values,
            PairValues delivered) {
        return new IntPairSortJob(operation, type, new IntPairData(new IntSequence(keys, 0, keys.length), null, keys,
                PairValues.of(values), delivered, values));
    }

    /**
     * Sorts keys and values of any type.
     *
     * @param keyDelivery delivers the sorted keys, before the values are written
     */
    public static <K extends Sequence & IntSource> IntPairSortJob sortPairs(Operation operation, Class<?> type, K keys,
            Consumer</*key*/ int[]> keyDelivery, PairValues values) {
        return new IntPairSortJob(operation, type,
                new IntPairData(keys, keyDelivery, null, values, values, null));
    }

    @Override
    Rakes<?> radixSort() {
        return new Rakes<>(IntPairRakeRadixSort.class, IntPairRakeRadixSort::new, this);
    }

    @Override
    Rakes<?> mergesort() {
        return new Rakes<>(IntValueRakeMergesort.class, IntValueRakeMergesort::new, new Copies());
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        if (options().fitsAtOnce(kind, n, call.device())) {
            pairs.sort(call, options().algorithm());
        } else {
            sort(new IntPairRuns(pairs, options(), call.device()), call);
        }
    }

    @Override
    public void bindArrays(IntPairRakeRadixSort kernel) {
        pairs.fillTargets();
        kernel.prepare(n);
        kernel.bindArrays(pairs.keyTarget(), pairs.order(), 0);
    }

    /** Keys and values in arrays of the kernel. */
    private final class Copies implements InPlaceWork<IntValueRakeMergesort> {
        @Override
        public void bindArrays(IntValueRakeMergesort kernel) {
            kernel.prepare(n);
            Parallel.forEach(n, (begin, end) -> {
                pairs.keys.load(begin, end, kernel.keys(), begin);
                pairs.values.load(begin, end, kernel.values(), begin);
            });
        }

        @Override
        public void collect(IntValueRakeMergesort kernel) {
            pairs.makeTargets();
            Parallel.forEach(n, (begin, end) -> {
                if (pairs.keyTarget() != null) {
                    System.arraycopy(kernel.keys(), begin, pairs.keyTarget(), begin, end - begin);
                }
                System.arraycopy(kernel.values(), begin, pairs.order(), begin, end - begin);
            });
        }

        @Override
        public int inputHash() {
            return pairs.inputHash();
        }
    }

    @Override
    public void runPlain() {
        pairs.sortPlain();
    }

    @Override
    public void finish() {
        super.finish();
        pairs.deliver();
    }

    @Override
    Sequence keys() {
        return pairs.sequence;
    }

    @Override
    boolean tellsEqualsApart() {
        return true;
    }

    @Override
    void keep() {
        pairs.keep();
    }

    @Override
    void reverse() {
        pairs.reverse();
    }
}
