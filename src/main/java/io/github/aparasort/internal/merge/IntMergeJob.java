package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.ColumnMerges;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.Parts;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Merges two sorted arrays into a third one, stably. If requested, it also returns the origin of each output. */
public final class IntMergeJob extends Job implements InPlaceJob<IntRakeMerge> {
    private final MergeWorkload workload;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private /*value*/ int[] out;
    /** The array for the origins; null if they are not wanted. */
    private final int[] origins;
    /** What is gathered after the merge, or null. */
    private final MergedValues<?> values;

    /**
     * A merge without values.
     *
     * @param out where the result goes, or null for a new array
     * @param origins where the origins go, if the kind has any
     */
    public IntMergeJob(MergeWorkload workload, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out,
            int[] origins) {
        this(workload.kind().isPairs() ? Operation.MERGE_PAIRS : Operation.MERGE, workload, a, b, out, origins, null);
    }

    private IntMergeJob(Operation operation, MergeWorkload workload, /*value*/ int[] a, /*value*/ int[] b,
            /*value*/ int[] out, int[] origins, MergedValues<?> values) {
        super(operation, /*value*/ int.class, workload, a.length + b.length);
        this.workload = workload;
        this.a = a;
        this.b = b;
        this.out = out;
        this.origins = origins;
        this.values = values;
    }

    /** A merge of keys alone. */
    public IntMergeJob(MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        this(new MergeWorkload(KeyKind./*value*/INT, strategy), a, b, out, null);
    }

    /** A merge of keys into a new array, which moves a value with each. */
    public IntMergeJob(MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b, MergedValues<?> values) {
        this(Operation.MERGE_PAIRS, new MergeWorkload(KeyKind.of(/*value*/ int.class, true), strategy), a, b, null,
                new int[a.length + b.length], values);
        values.allocate(n);
    }

    /** A merge of keys alone into a new array, as part of another operation. */
    IntMergeJob(Operation operation, MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b) {
        this(operation, new MergeWorkload(KeyKind./*value*/INT, strategy), a, b, null, null, null);
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    /** The array of the result. A new one is made late, because that can be done while a device works. */
    public synchronized /*value*/ int[] out() {
        if (out == null) {
            out = new /*value*/ int[n];
        }
        return out;
    }

    @Override
    public void check(ComputeDevice device) {
        // The lists of mergeAll were checked.
        if (operation != Operation.MERGE_ALL && !seesOrder(device)) {
            IntSortedInput.check(a, origins == null ? "a" : "aKeys", false);
            IntSortedInput.check(b, origins == null ? "b" : "bKeys", false);
        }
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        int parts = ColumnMerges.parts(call.device(), n, ElementType.of(a), origins != null);
        Parts.run(call, parts, (part, each) -> merge(each, (int) ((long) n * part / parts),
                (int) ((part + 1L) * n / parts)));
    }

    /** Merges the elements between two diagonals of the merge path. */
    private void merge(HostCall call, int begin, int end) throws DeviceFault {
        Runnable room = call.inBackground(n, this::out);
        Parts.Ranges ranges = Parts.Ranges.between(begin, end, IntBalancedPath.coRank(a, a.length, b, b.length, begin),
                IntBalancedPath.coRank(a, a.length, b, b.length, end));
        Column first = call.sendSorted(a, ranges.aBegin(), ranges.aCount());
        Column second = call.sendSorted(b, ranges.bBegin(), ranges.bCount());
        Traced merged = call.steps(work -> origins != null
                ? ColumnMerges.mergedWithOrigins(work, workload.method(), first, second)
                : new Traced(ColumnMerges.merged(work, workload.method(), first, second), null));
        room.run();
        call.receive(merged.keys(), out(), begin);
        if (origins != null) {
            call.receive(merged.origins(), origins, begin);
            if (end - begin < n) {
                call.fetch();
                ranges.shift(origins, begin, end, a.length);
            }
        }
    }

    // ---- on JTP

    @Override
    public Rakes<?> rakes() {
        return new Rakes<>(IntRakeMerge.class, IntRakeMerge::new, this);
    }

    @Override
    public void bindArrays(IntRakeMerge kernel) {
        kernel.bindArrays(a, b, out(), origins);
    }

    @Override
    public void finish() {
        if (values != null) {
            values.gather(origins);
        }
    }

    // ---- without kernels

    @Override
    public void runPlain() {
        if (origins == null && isBehind(a, b)) {
            concatenate(a, b);
        } else if (origins == null && SortableKeys.before(b[b.length - 1], a[0])) {
            concatenate(b, a);
        } else if (gainsByThreads(IntWalk.WORTH_SHARING)) {
            rakes().runPlain(n);
        } else {
            IntWalk.merge(a, b, out(), origins, 0, n);
        }
        finish();
    }

    /** Whether no element of the second array comes before one of the first. */
    private static boolean isBehind(/*value*/ int[] first, /*value*/ int[] second) {
        return first.length == 0 || second.length == 0
                || !SortableKeys.before(second[0], first[first.length - 1]);
    }

    private void concatenate(/*value*/ int[] first, /*value*/ int[] second) {
        /*value*/ int[] merged = out();
        System.arraycopy(first, 0, merged, 0, first.length);
        System.arraycopy(second, 0, merged, first.length, second.length);
    }
}
