// Derived from GpuInts by build/Widths.java: do not edit
package io.github.aparasort;

import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.select.RankChecks;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSearches;
import java.util.function.Supplier;

/** A resident array of elements of this type: {@link GpuArray} describes it, and has most of its operations. */
public final class GpuDoubles extends GpuArray<double[], GpuDoubles> {
    GpuDoubles(Elements<double[]> elements, Facades facades) {
        super(elements, new DoubleHostOperations(facades));
    }

    @Override
    GpuDoubles of(Elements<double[]> made) {
        return new GpuDoubles(made, host.facades);
    }

    /**
     * Gathers elements as {@link #take(GpuInts)} does, with a default for each index that is -1, as joins have them.
     *
     * @param indices indices of this array, or -1
     * @param missing the result for -1
     * @return a new array as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if one is no index of this array, nor -1
     */
    public GpuDoubles take(GpuInts indices, double missing) {
        requireIndices(indices, -1);
        return made(Operation.TAKE, indices.length,
                work -> ColumnSearches.take(work, column(), indices.column(), SortableKeys.bits(missing)),
                () -> host.facades.take(array(), indices.array(), new double[] {missing}));
    }

    /**
     * {@return all elements combined, for which it waits} See {@link PrefixScan#reduce(int[], ScanOp)}.
     *
     * @param op the operator
     */
    public double reduce(ScanOp op) {
        int operator = number(op);
        return (double) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), operator, null),
                () -> (Object) host.facades.scan.reduce(array(), op));
    }

    /**
     * {@return all elements combined by an operator of your own} See {@link PrefixScan#reduce(int[], Supplier)}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public double reduce(Supplier<? extends DoubleScanKernel> op) {
        DoubleScanKernel kernel = elements.forSteps(() -> AparapiLog.made(op, "op"));
        return (double) elements.value(Operation.REDUCE,
                work -> ColumnScans.reduced(work, column(), 0, kernel),
                () -> (Object) host.facades.scan.reduce(array(), op));
    }

    /**
     * {@return each element combined with all before it, by an operator of your own} See {@link DoubleScanKernel}.
     *
     * @param op makes the kernel that has the operator
     * @throws GpuException also if the operator cannot be translated
     */
    public GpuDoubles inclusive(Supplier<? extends DoubleScanKernel> op) {
        return scan(Operation.INCLUSIVE, op, false);
    }

    /** {@return all elements before each, combined} As {@link #inclusive(Supplier)}, see {@link DoubleScanKernel}. */
    public GpuDoubles exclusive(Supplier<? extends DoubleScanKernel> op) {
        return scan(Operation.EXCLUSIVE, op, true);
    }

    private GpuDoubles scan(Operation operation, Supplier<? extends DoubleScanKernel> op, boolean exclusive) {
        DoubleScanKernel kernel = elements.forSteps(() -> AparapiLog.made(op, "op"));
        return made(operation, length, work -> ColumnScans.scanned(work, column(), 0, kernel, exclusive), () -> {
            double[] out = new double[length];
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
    public double nth(int k) {
        elements.requireOpen();
        RankChecks.rank(k, length);
        return elements.ranked(Operation.NTH, new int[] {k}, found -> found[0],
                () -> host.facades.selector.nth(array(), k));
    }

}
