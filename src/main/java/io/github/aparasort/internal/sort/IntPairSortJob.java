package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntMultiwayMerge;
import io.github.aparasort.internal.array.MovedValues;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.ValueSource;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import java.util.function.Consumer;

// Twins: Long
/**
 * Sorts keys with an int each: a value, a value's bits, or an index. Or finds the order of keys. Either both are sorted
 * in the caller's arrays, or they are converted into target arrays, sorted there, and delivered to the caller's arrays
 * at the end. Floats and doubles come as their sortable keys.
 */
public final class IntPairSortJob extends SortJob implements InPlaceJob<IntPairRakeRadixSort> {
    private final IntSource keys;
    /** A view of the keys for detecting runs. */
    private final Sequence sequence;
    private final ValueSource values;
    /** Whether keys and values are sorted in the arrays where they are. */
    private final boolean inPlace;
    /** Whether the value of each key is its index. */
    private final boolean carriesIndices;
    /** Delivers the sorted keys to the caller's array. May be null. */
    private final Consumer</*key*/ int[]> keyDelivery;
    /** Delivers the values at the end. Null if only their order is wanted. */
    private final PairValues delivered;
    /** Where the sorted keys go. Null until it is needed, or if they are not needed. */
    private /*key*/ int[] keyTarget;
    /** Where the sorted values go. Null until it is needed. */
    private int[] valueTarget;

    /**
     * @param keyTarget where keys and values are sorted in place; null if they are not
     * @param valueTarget where the sorted values go, or null for a new array
     */
    private <K extends Sequence & IntSource> IntPairSortJob(Operation operation, Class<?> type, K keys,
            Consumer</*key*/ int[]> keyDelivery, /*key*/ int[] keyTarget, ValueSource values, PairValues delivered,
            int[] valueTarget) {
        super(operation, type, SortKind.ofPairs(/*key*/ int.class), keys.length());
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
        return new IntPairSortJob(operation, type, keys, null, null, PairValues::indices, null, order);
    }

    /**
     * Sorts keys and values in their arrays.
     *
     * @param delivered delivers the sorted values to another array, or null
     */
    public static IntPairSortJob inPlace(Operation operation, Class<?> type, /*key*/ int[] keys, int[] values,
            PairValues delivered) {
        return new IntPairSortJob(operation, type, new IntSequence(keys, 0, keys.length), null, keys,
                PairValues.of(values), delivered, values);
    }

    /**
     * Sorts keys and values of any type.
     *
     * @param keyDelivery delivers the sorted keys, before the values are written
     */
    public static <K extends Sequence & IntSource> IntPairSortJob sortPairs(Operation operation, Class<?> type, K keys,
            Consumer</*key*/ int[]> keyDelivery, PairValues values) {
        return new IntPairSortJob(operation, type, keys, keyDelivery, null, values, values, null);
    }

    /** The values in the order of the keys, once these are sorted. */
    public int[] order() {
        return valueTarget;
    }

    @Override
    Sequence keys() {
        return sequence;
    }

    @Override
    boolean tellsEqualsApart() {
        return true;
    }

    /** A hash of what is to be sorted. */
    @Override
    public int inputHash() {
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

    // ---- the targets

    /** Allocates the target arrays that are wanted and missing. */
    private void makeTargets() {
        if (valueTarget == null) {
            valueTarget = new int[n];
        }
        if (keyTarget == null && keyDelivery != null) {
            keyTarget = new /*key*/ int[n];
        }
    }

    /** Copies the unsorted keys and values to their targets, as far as these are wanted, unless they are there. */
    private void fillTargets() {
        makeTargets();
        if (!inPlace) {
            Parallel.forEach(n, (begin, end) -> {
                if (keyTarget != null) {
                    keys.load(begin, end, keyTarget, begin);
                }
                values.load(begin, end, valueTarget, begin);
            });
        }
    }

    /** Delivers keys and values from their targets, unless only their order is wanted. */
    private void deliver() {
        if (delivered != null && n > 0) {
            Runnable delivery = delivered.delivery(valueTarget);
            if (keyDelivery != null) {
                keyDelivery.accept(keyTarget);
            }
            delivery.run();
        }
    }

    @Override
    public void finish() {
        super.finish();
        deliver();
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        if (options().fitsAtOnce(kind, n, call.device())) {
            sortAtOnce(call);
        } else {
            sort(new Runs(call.device()), call);
        }
    }

    /** Sorts them on a device, keys and values into their targets. */
    private void sortAtOnce(HostCall call) throws DeviceFault {
        Runnable targets = call.inBackground(n, this::makeTargets);
        KeyedColumns sorted = inPlace ? sorted(call, call.sendOver(keyTarget, 0, n), call.sendOver(valueTarget, 0, n))
                : sorted(call, 0, n);
        targets.run();
        if (keyTarget != null) {
            call.receive(sorted.keys(), keyTarget, 0);
        }
        call.receive(sorted.values(), valueTarget, 0);
    }

    /** Sends some keys with their values, and sorts them. */
    private KeyedColumns sorted(HostCall call, int from, int count) throws DeviceFault {
        Column unsorted = call.send(ElementType./*key*/INT, count, (begin, end, block, at) ->
                keys.load(from + begin, from + end, (/*key*/ int[]) block, at));
        return sorted(call, unsorted, carriesIndices ? null : call.send(ElementType.INT, count,
                (begin, end, block, at) -> values.load(from + begin, from + end, (int[]) block, at)));
    }

    private KeyedColumns sorted(HostCall call, Column unsorted, Column ints) throws DeviceFault {
        return call.steps(work -> ColumnSorts.keptPairs(work, unsorted, ints, options().algorithm()));
    }

    /** The sort in runs, each of which has targets of its own. */
    private final class Runs extends SortedRuns {
        private final /*key*/ int[][] runKeys = new /*key*/ int[count][];
        private final int[][] runValues = new int[count][];

        Runs(ComputeDevice device) {
            super(kind, IntPairSortJob.this.n, options(), device);
        }

        @Override
        public void run(int run, HostCall call) throws DeviceFault {
            KeyedColumns sorted = sorted(call, begin(run), length(run));
            runKeys[run] = new /*key*/ int[length(run)];
            runValues[run] = new int[length(run)];
            call.receive(sorted.keys(), runKeys[run], 0);
            call.receive(sorted.values(), runValues[run], 0);
        }

        @Override
        void prepareMerge() {
            makeTargets();
        }

        @Override
        void merge() {
            int[] shifts = new int[count];
            for (int run = 0; run < count; run++) {
                // Indices count from the begin of the run.
                shifts[run] = carriesIndices ? begin(run) : 0;
            }
            IntMultiwayMerge.mergeRuns(runKeys, begins, ends, new MovedValues(runValues, shifts, valueTarget, 0),
                    (merged, number, place) -> {
                        if (keyTarget != null) {
                            System.arraycopy(merged, 0, keyTarget, place, number);
                        }
                    });
        }

        @Override
        void putRuns() {
            for (int run = 0; inPlace && run < count; run++) {
                System.arraycopy(runKeys[run], 0, keyTarget, begin(run), length(run));
                System.arraycopy(runValues[run], 0, valueTarget, begin(run), length(run));
            }
        }
    }

    // ---- by rakes

    @Override
    Rakes<?> radixSort() {
        return new Rakes<>(IntPairRakeRadixSort.class, "", IntPairRakeRadixSort::new, ThreadTeam.PARTS, this);
    }

    @Override
    Rakes<?> mergesort() {
        return new Rakes<>(IntValueRakeMergesort.class, IntValueRakeMergesort::new, new Copies());
    }

    @Override
    public void bindArrays(IntPairRakeRadixSort kernel) {
        if (keyTarget == null) {
            keyTarget = new /*key*/ int[n];
        }
        fillTargets();
        kernel.prepare(n);
        kernel.bindArrays(keyTarget, valueTarget, 0);
    }

    /** Keys and values in arrays of the kernel. */
    private final class Copies implements InPlaceJob<IntValueRakeMergesort> {
        @Override
        public void bindArrays(IntValueRakeMergesort kernel) {
            kernel.prepare(n);
            Parallel.forEach(n, (begin, end) -> {
                keys.load(begin, end, kernel.keys(), begin);
                values.load(begin, end, kernel.values(), begin);
            });
        }

        @Override
        public void collect(IntValueRakeMergesort kernel) {
            makeTargets();
            Parallel.forEach(n, (begin, end) -> {
                if (keyTarget != null) {
                    System.arraycopy(kernel.keys(), begin, keyTarget, begin, end - begin);
                }
                System.arraycopy(kernel.values(), begin, valueTarget, begin, end - begin);
            });
        }

        @Override
        public int inputHash() {
            return IntPairSortJob.this.inputHash();
        }
    }

    // ---- without kernels

    /** Sorts by plain Java, and delivers. */
    @Override
    public void runPlain() {
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
    @Override
    void keep() {
        if (delivered == null) {
            fillTargets();
        }
    }

    /** Completes the sort if the keys descend strictly. The caller may have given one array as both keys and values. */
    @Override
    void reverse() {
        fillTargets();
        if (keyTarget != null) {
            Presorted.reverse(new IntSequence(keyTarget, 0, n));
        }
        if ((Object) keyTarget != valueTarget) {
            Presorted.reverse(valueTarget);
        }
        deliver();
    }
}
