package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.search.TrueIndices;
import io.github.aparasort.internal.step.ColumnCounts;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.JoinKind;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/** A resident array of elements of this type: {@link GpuArray} describes it, and has most of its operations. */
public final class GpuInts extends GpuArray<int[], GpuInts> {
    GpuInts(Elements</*value*/ int[]> elements, Facades facades) {
        super(elements, facades);
    }

    @Override
    /*value*/ GpuInts of(Elements</*value*/ int[]> made) {
        return new /*value*/ GpuInts(made, facades);
    }

    @Override
    void refuseUnsorted(/*value*/ int[] a, String name) {
        facades.limited(() -> IntSortedInput.check(a, name, false));
    }

    @Override
    Object plain(Operation operation, /*value*/ int[] a, /*value*/ int[] b, Object... more) {
        return switch (operation) {
            case SORT, SORT_DESCENDING, SORT_UNSIGNED -> {
                facades.sorter().inOrder(a, (int) more[0], (int) more[1], (KeyOrder) more[2]);
                yield a;
            }
            case ARGSORT -> facades.sorter().argsort(a);
            case ARGSORT_DESCENDING -> facades.sorter().argsortDescending(a);
            case SORT_PAIRS -> {
                facades.sorter().sortPairs(a, more[0]);
                yield a;
            }
            case SORT_PAIRS_DESCENDING -> {
                facades.sorter().sortPairsDescending(a, more[0]);
                yield a;
            }
            case IS_SORTED -> facades.sorter().isSorted(a);
            case ORDER_BY -> ((OrderBy) more[0]).and(a, (KeyOrder) more[1]);
            case PUT -> {
                int[] indices = (int[]) more[0];
                ArgumentChecks.indices(a.length, indices, 0);
                facades.plain(operation, /*value*/ int.class, indices.length, () -> IntGather.scatter(b, indices, a));
                yield a;
            }
            case INCLUSIVE -> facades.scan().inclusive(a, b, (ScanOp) more[0]);
            case EXCLUSIVE -> facades.scan().exclusive(a, b, (ScanOp) more[0]);
            case MERGE -> facades.merger().merge(a, b);
            case MERGE_PAIRS -> facades.merger().mergePairs(a, more[0], b, more[1]);
            case UNION, INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE ->
                    facades.multisets().select((SetOperation) more[0], a, b);
            case UNION_PAIRS, INTERSECTION_PAIRS, DIFFERENCE_PAIRS, SYMMETRIC_DIFFERENCE_PAIRS ->
                    facades.multisets().selectPairs((SetOperation) more[0], a, more[1], b, more[2]);
            case INSERT -> facades.merger().insert(a, (int[]) more[0], b);
            case REMOVE -> facades.merger().remove(a, (int[]) more[0]);
            case UNIQUE -> facades.groups().unique(a);
            case COUNTS -> facades.groups().counts(a);
            case RUNS -> facades.groups().runs(a);
            case REDUCE_BY_KEY -> facades.groups().reduceByKey(a, ValueFolds.ofArray(more[0], (ScanOp) more[1]));
            case HISTOGRAM -> facades.groups().histogram(a, b);
            case TOP_K -> facades.selector().topK(a, (int) more[0]);
            case BOTTOM_K -> facades.selector().bottomK(a, (int) more[0]);
            case ARG_TOP_K -> facades.selector().argTopK(a, (int) more[0]);
            case ARG_BOTTOM_K -> facades.selector().argBottomK(a, (int) more[0]);
            case QUANTILES -> facades.selector().quantiles(a, (double[]) more[0]);
            case LOWER_BOUNDS -> facades.search().lowerBounds(a, b);
            case UPPER_BOUNDS -> facades.search().upperBounds(a, b);
            case IS_IN -> facades.search().isIn(a, b);
            case INNER, LEFT, RIGHT, OUTER, SEMI, ANTI -> facades.joins().join((JoinKind) more[0], a, b);
            case SORT_SEGMENTS -> {
                facades.segments().sort(a, (int[]) more[0]);
                yield a;
            }
            case SORT_PAIRS_SEGMENTS -> {
                facades.segments().sortPairs(a, more[0], (int[]) more[1]);
                yield a;
            }
            case REDUCE_SEGMENTS -> facades.segments().reduce(a, (int[]) more[0], (ScanOp) more[1]);
            default -> throw new IllegalArgumentException(operation.method());
        };
    }

    // region Only in Int, Long
    /** {@return this array, sorted by unsigned value} See {@link Sorter}. */
    public /*value*/ GpuInts sortUnsigned() {
        return sort(Operation.SORT_UNSIGNED, KeyOrder.UNSIGNED);
    }

    /**
     * Sorts this array stably by an order of your own: see {@link Sorter#sort(int[], Supplier)}.
     *
     * @param order makes the kernel that has the order
     * @return this array
     * @throws GpuException also if the order cannot be translated
     */
    public /*value*/ GpuInts sort(Supplier<? extends IntOrderKernel> order) {
        IntOrderKernel kernel = elements.codeForSteps(order, "order");
        elements.change(Operation.SORT, length, work -> ColumnSorts.sortedBy(work, column(), kernel),
                copy -> facades.sorter().sort(copy, order));
        return this;
    }

    // endregion
    /**
     * Gathers elements as {@link #take(GpuInts)} does, with a default for each index that is -1, as joins have them.
     *
     * @param indices indices of this array, or -1
     * @param missing the result for -1
     * @return a new array as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array, nor -1
     */
    public /*value*/ GpuInts take(GpuInts indices, /*value*/ int missing) {
        requireIndices(indices, -1);
        return made(Operation.TAKE, indices.length,
                work -> ColumnMoves.take(work, column(), indices.column(), SortableKeys.bits(missing)),
                () -> facades.take(array(), indices.array(), new /*value*/ int[] {missing}));
    }

    /** {@return all elements combined, for which it waits} See {@link PrefixScan#reduce(int[], ScanOp)}. */
    public /*value*/ int reduce(ScanOp op) {
        int operator = number(op);
        return (/*value*/ int) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), operator, null),
                () -> (Object) facades.scan().reduce(array(), op));
    }

    /**
     * {@return all elements combined by an operator of your own} See {@link PrefixScan#reduce(int[], Supplier)}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public /*value*/ int reduce(Supplier<? extends IntScanKernel> op) {
        IntScanKernel kernel = elements.codeForSteps(op, "op");
        return (/*value*/ int) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), 0, kernel),
                () -> (Object) facades.scan().reduce(array(), op));
    }

    /**
     * {@return each element combined with all before it, by an operator of your own} See {@link IntScanKernel}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public /*value*/ GpuInts inclusive(Supplier<? extends IntScanKernel> op) {
        return scan(Operation.INCLUSIVE, op, false);
    }

    /** {@return all elements before each, combined} As {@link #inclusive(Supplier)}, see {@link IntScanKernel}. */
    public /*value*/ GpuInts exclusive(Supplier<? extends IntScanKernel> op) {
        return scan(Operation.EXCLUSIVE, op, true);
    }

    private /*value*/ GpuInts scan(Operation operation, Supplier<? extends IntScanKernel> op, boolean exclusive) {
        IntScanKernel kernel = elements.codeForSteps(op, "op");
        return made(operation, length, work -> ColumnScans.scanned(work, column(), 0, kernel, exclusive), () -> {
            /*value*/ int[] out = new /*value*/ int[length];
            if (exclusive) {
                facades.scan().exclusive(array(), out, op);
            } else {
                facades.scan().inclusive(array(), out, op);
            }
            return out;
        });
    }

    /**
     * {@return the element that a sort would put at an index} See {@link Selector#nth(int[], int)}.
     *
     * @param k the index in the sorted array
     */
    public /*value*/ int nth(int k) {
        elements.requireOpen();
        ArgumentChecks.rank(k, length);
        return elements.ranked(Operation.NTH, new int[] {k}, found -> found[0],
                () -> facades.selector().nth(array(), k));
    }

    // region Only in Int

    // ---- for ints alone

    /** {@return the indices of the elements that are not 0, ascending} See {@link Search#indices(boolean[])}. */
    public GpuInts indices() {
        return ascending(ints(Operation.INDICES, length, work -> ColumnCounts.indices(work, column()),
                () -> facades.search().indices(TrueIndices.flags(array()))).below(length));
    }

    /**
     * {@return the number of its segment for each element} This array has the offsets of the segments: see {@link
     * Search#loadBalance(int[])}.
     */
    public GpuInts loadBalance() {
        int n = length == 0 ? 0 : elements.ask("check", 0, work -> work.read(column(), length - 1));
        if (isFoundNotToDivide(n)) {
            facades.limited(() -> Offsets.check(array()));
        }
        return ascending(ints(Operation.LOAD_BALANCE, n, work -> ColumnCounts.loadBalance(work, column(), n),
                () -> facades.search().loadBalance(array())).below(length - 1));
    }

    /**
     * {@return each index, ascending, as often as this array says} See {@link Search#expand(int[])}.
     */
    public GpuInts expand() {
        long sum = elements.counted("expand", work -> ColumnCounts.sum(work, column()),
                () -> facades.limited(() -> Offsets.sums(array())));
        int n = ArgumentChecks.length("counts add up to", sum);
        return ascending(ints(Operation.EXPAND, n, work -> ColumnCounts.expand(work, column(), n),
                () -> facades.search().expand(array())).below(length));
    }

    /** Whether a device finds that these are no offsets that divide n elements. */
    boolean isFoundNotToDivide(int n) {
        return elements.ask("check", false, work -> length == 0
                || work.read(column(), length - 1) != n
                || work.read(column(), 0) != 0) || elements.isUnsorted();
    }

    /** Takes note that all elements are from 0 to below a bound. */
    GpuInts below(int bound) {
        elements.markBounds(0, bound);
        return this;
    }
    // endregion
}
