// Derived from GpuInts by build/Widths.java: do not edit
package io.github.aparasort;

import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.select.RankChecks;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSearches;
import io.github.aparasort.internal.step.ColumnSorts;
import java.util.function.Supplier;

/** A resident array of elements of this type: {@link GpuArray} describes it, and has most of its operations. */
public final class GpuLongs extends GpuArray<long[], GpuLongs> {
    GpuLongs(Elements<long[]> elements, Facades facades) {
        super(elements, new LongHostOperations(facades));
    }

    @Override
    GpuLongs of(Elements<long[]> made) {
        return new GpuLongs(made, host.facades);
    }

    // region Only in Int, Long
    /** {@return this array, sorted by unsigned value} See {@link Sorter}. */
    public GpuLongs sortUnsigned() {
        elements.changeHere(Operation.SORT_UNSIGNED, length,
                work -> ColumnSorts.sorted(work, column(), KeyOrder.UNSIGNED), host.facades.sorter::sortUnsigned);
        return this;
    }

    /**
     * Sorts this array stably by an order of your own: see {@link Sorter#sort(int[], Supplier)}.
     *
     * @param order makes the kernel that has the order
     * @return this array
     * @throws GpuException also if the order cannot be translated
     */
    public GpuLongs sort(Supplier<? extends LongOrderKernel> order) {
        LongOrderKernel kernel = elements.forSteps(() -> AparapiLog.made(order, "order"));
        elements.change(Operation.SORT, length, work -> ColumnSorts.sortedBy(work, column(), kernel),
                copy -> host.facades.sorter.sort(copy, order));
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
    public GpuLongs take(GpuInts indices, long missing) {
        requireIndices(indices, -1);
        return made(Operation.TAKE, indices.length,
                work -> ColumnSearches.take(work, column(), indices.column(), SortableKeys.bits(missing)),
                () -> host.facades.take(array(), indices.array(), new long[] {missing}));
    }

    /**
     * {@return all elements combined, for which it waits} See {@link PrefixScan#reduce(int[], ScanOp)}.
     *
     * @param op the operator
     */
    public long reduce(ScanOp op) {
        int operator = number(op);
        return (long) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), operator, null),
                () -> (Object) host.facades.scan.reduce(array(), op));
    }

    /**
     * {@return all elements combined by an operator of your own} See {@link PrefixScan#reduce(int[], Supplier)}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public long reduce(Supplier<? extends LongScanKernel> op) {
        LongScanKernel kernel = elements.forSteps(() -> AparapiLog.made(op, "op"));
        return (long) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), 0, kernel),
                () -> (Object) host.facades.scan.reduce(array(), op));
    }

    /**
     * {@return each element combined with all before it, by an operator of your own} See {@link LongScanKernel}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public GpuLongs inclusive(Supplier<? extends LongScanKernel> op) {
        return scan(Operation.INCLUSIVE, op, false);
    }

    /** {@return all elements before each, combined} As {@link #inclusive(Supplier)}, see {@link LongScanKernel}. */
    public GpuLongs exclusive(Supplier<? extends LongScanKernel> op) {
        return scan(Operation.EXCLUSIVE, op, true);
    }

    private GpuLongs scan(Operation operation, Supplier<? extends LongScanKernel> op, boolean exclusive) {
        LongScanKernel kernel = elements.forSteps(() -> AparapiLog.made(op, "op"));
        return made(operation, length, work -> ColumnScans.scanned(work, column(), 0, kernel, exclusive), () -> {
            long[] out = new long[length];
            if (exclusive) {
                host.facades.scan.exclusive(array(), out, op);
            } else {
                host.facades.scan.inclusive(array(), out, op);
            }
            return out;
        });
    }

    /**
     * {@return the element that a sort would put at an index} See {@link Selector#nth(int[], int)}.
     *
     * @param k the index in the sorted array
     * @throws IllegalArgumentException if k is no index of the array
     */
    public long nth(int k) {
        elements.requireOpen();
        RankChecks.rank(k, length);
        return elements.ranked(Operation.NTH, new int[] {k}, found -> found[0],
                () -> host.facades.selector.nth(array(), k));
    }

}
