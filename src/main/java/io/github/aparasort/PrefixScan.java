package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.scan.IntScanJob;
import java.util.function.Supplier;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.scan.DoubleScanJob;
import io.github.aparasort.internal.scan.FloatScanJob;
import io.github.aparasort.internal.scan.LongScanJob;
// endregion

/**
 * Reduces arrays to one value, and computes prefix scans, by an operator of {@link ScanOp} or a custom one.
 *
 * <p>A scan computes for each element the result for all elements up to it: with it (inclusive), or without it,
 * starting with the identity (exclusive). For instance, the scans of 3, 1, 4 by SUM are 3, 4, 8 (inclusive) and 0, 3, 4
 * (exclusive). Both return the total, 8.
 *
 * <pre>{@code
 * PrefixScan scan = Gpu.shared().scan();
 * long[] begins = new long[sizes.length];                      // of a long[]: sums of ints wrap around
 * long total = scan.exclusive(sizes, begins, ScanOp.SUM);      // where each part begins, and how long all are
 * double least = scan.reduce(prices, ScanOp.MIN);
 * scan.inclusive(values, values, LastNonZero::new);            // a custom operator: see IntScanKernel
 * }</pre>
 *
 * <p><b>Results.</b> For ints and longs, and for every associative operator, the results are those of a plain loop from
 * left to right: operands keep their order, unless the operator says that it commutes. {@link ScanOp} describes how
 * floats and doubles are rounded. The total of an empty array is the identity. The total has the type of the elements,
 * so sums of ints wrap around also if they are assigned to a long: scan a {@code long[]} if they may exceed an int.
 *
 * <p><b>Arrays.</b> The output may be the input array itself. Arrays of different lengths are refused with {@link
 * IllegalArgumentException}.
 *
 * <p><b>Cost.</b> Time: O(n). Memory: next to none on the CPU. A scan by a custom operator takes as much as the array
 * if it is in place or on an OpenCL device: if the operator throws, the array must not be half overwritten. An OpenCL
 * device also holds the input and the result.
 *
 * <p><b>Engine.</b> Under {@link Target#AUTO} the engine is the one that measured fastest: a plain loop below 65,536
 * elements and often above, {@link Engine#JTP} for large arrays on several processors, and a GPU almost never, because
 * the transfer takes longer than the loop.
 *
 * <p><b>Verification.</b> On a device each element of a scan is compared with the one before it. A reduction is
 * compared with a second one, of parts that another kernel folds. Floats may differ within the bounds of their
 * rounding, which are wide for long products: see {@link ScanOp}. With a custom operator a part of the results is
 * verified: see {@link IntScanKernel}.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * @see Gpu#scan()
 */
public final class PrefixScan extends Facade {
    PrefixScan(Dispatcher dispatcher) {
        super(dispatcher);
    }

    /**
     * Combines all elements of an array into one.
     *
     * @return the result for all elements
     */
    public /*value*/ int reduce(/*value*/ int[] a, ScanOp op) {
        return run(IntScanJob.reduce(a, op)).total();
    }
    // Also for long, float, double: Combines all {type}s of an array into one: as {@link #reduce(int[], ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines all longs of an array into one: as {@link #reduce(int[], ScanOp)}. */
    public long reduce(long[] a, ScanOp op) {
        return run(LongScanJob.reduce(a, op)).total();
    }

    /** Combines all floats of an array into one: as {@link #reduce(int[], ScanOp)}. */
    public float reduce(float[] a, ScanOp op) {
        return run(FloatScanJob.reduce(a, op)).total();
    }

    /** Combines all doubles of an array into one: as {@link #reduce(int[], ScanOp)}. */
    public double reduce(double[] a, ScanOp op) {
        return run(DoubleScanJob.reduce(a, op)).total();
    }
    // endregion

    /**
     * Computes for each element the result for all elements up to it and with it.
     *
     * @param out receives the results; it may be {@code in}
     * @return the result for all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public /*value*/ int inclusive(/*value*/ int[] in, /*value*/ int[] out, ScanOp op) {
        return run(IntScanJob.scan(in, out, op, false)).total();
    }
    // Also for long, float, double: Scans {type}s: as {@link #inclusive(int[], int[], ScanOp)}.
    // Also as exclusive, true for false: Computes for each element the result for all elements before it, starting with
    //     the identity.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Scans longs: as {@link #inclusive(int[], int[], ScanOp)}. */
    public long inclusive(long[] in, long[] out, ScanOp op) {
        return run(LongScanJob.scan(in, out, op, false)).total();
    }

    /** Scans floats: as {@link #inclusive(int[], int[], ScanOp)}. */
    public float inclusive(float[] in, float[] out, ScanOp op) {
        return run(FloatScanJob.scan(in, out, op, false)).total();
    }

    /** Scans doubles: as {@link #inclusive(int[], int[], ScanOp)}. */
    public double inclusive(double[] in, double[] out, ScanOp op) {
        return run(DoubleScanJob.scan(in, out, op, false)).total();
    }

    /**
     * Computes for each element the result for all elements before it, starting with the identity.
     *
     * @param out receives the results; it may be {@code in}
     * @return the result for all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public int exclusive(int[] in, int[] out, ScanOp op) {
        return run(IntScanJob.scan(in, out, op, true)).total();
    }

    /** Scans longs: as {@link #exclusive(int[], int[], ScanOp)}. */
    public long exclusive(long[] in, long[] out, ScanOp op) {
        return run(LongScanJob.scan(in, out, op, true)).total();
    }

    /** Scans floats: as {@link #exclusive(int[], int[], ScanOp)}. */
    public float exclusive(float[] in, float[] out, ScanOp op) {
        return run(FloatScanJob.scan(in, out, op, true)).total();
    }

    /** Scans doubles: as {@link #exclusive(int[], int[], ScanOp)}. */
    public double exclusive(double[] in, double[] out, ScanOp op) {
        return run(DoubleScanJob.scan(in, out, op, true)).total();
    }
    // endregion

    /**
     * Combines all elements by a custom operator: as {@link #reduce(int[], ScanOp)}. {@link IntScanKernel} has an
     * example, and says what an operator may contain.
     *
     * @param op makes the operator, once for each call, for instance {@code MyOperator::new}
     * @return the result for all elements
     */
    public /*value*/ int reduce(/*value*/ int[] a, Supplier<? extends IntScanKernel> op) {
        return run(IntScanJob.reduce(a, op)).total();
    }
    // Also for long, float, double: Combines {type}s by a custom operator: as {@link #reduce(int[], Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines longs by a custom operator: as {@link #reduce(int[], Supplier)}. */
    public long reduce(long[] a, Supplier<? extends LongScanKernel> op) {
        return run(LongScanJob.reduce(a, op)).total();
    }

    /** Combines floats by a custom operator: as {@link #reduce(int[], Supplier)}. */
    public float reduce(float[] a, Supplier<? extends FloatScanKernel> op) {
        return run(FloatScanJob.reduce(a, op)).total();
    }

    /** Combines doubles by a custom operator: as {@link #reduce(int[], Supplier)}. */
    public double reduce(double[] a, Supplier<? extends DoubleScanKernel> op) {
        return run(DoubleScanJob.reduce(a, op)).total();
    }
    // endregion

    /**
     * Computes an inclusive scan by a custom operator: as {@link #inclusive(int[], int[], ScanOp)}. If the operator
     * throws on the CPU, the caller gets the exception.
     *
     * @param out receives the results; it may be {@code in}
     * @param op makes the operator, once for each call, for instance {@code MyOperator::new}
     * @return the result for all elements
     */
    public /*value*/ int inclusive(/*value*/ int[] in, /*value*/ int[] out, Supplier<? extends IntScanKernel> op) {
        return run(IntScanJob.scan(in, out, op, false)).total();
    }
    // Also for long, float, double: Scans {type}s by a custom operator: as {@link #inclusive(int[], int[], Supplier)}.
    // Also as exclusive, true for false: Computes an exclusive scan by a custom operator: as {@link #exclusive(int[],
    //     int[], ScanOp)} and {@link #inclusive(int[], int[], Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Scans longs by a custom operator: as {@link #inclusive(int[], int[], Supplier)}. */
    public long inclusive(long[] in, long[] out, Supplier<? extends LongScanKernel> op) {
        return run(LongScanJob.scan(in, out, op, false)).total();
    }

    /** Scans floats by a custom operator: as {@link #inclusive(int[], int[], Supplier)}. */
    public float inclusive(float[] in, float[] out, Supplier<? extends FloatScanKernel> op) {
        return run(FloatScanJob.scan(in, out, op, false)).total();
    }

    /** Scans doubles by a custom operator: as {@link #inclusive(int[], int[], Supplier)}. */
    public double inclusive(double[] in, double[] out, Supplier<? extends DoubleScanKernel> op) {
        return run(DoubleScanJob.scan(in, out, op, false)).total();
    }

    /**
     * Computes an exclusive scan by a custom operator: as {@link #exclusive(int[], int[], ScanOp)} and {@link
     * #inclusive(int[], int[], Supplier)}.
     *
     * @param out receives the results; it may be {@code in}
     * @param op makes the operator, once for each call, for instance {@code MyOperator::new}
     * @return the result for all elements
     */
    public int exclusive(int[] in, int[] out, Supplier<? extends IntScanKernel> op) {
        return run(IntScanJob.scan(in, out, op, true)).total();
    }

    /** Scans longs by a custom operator: as {@link #exclusive(int[], int[], Supplier)}. */
    public long exclusive(long[] in, long[] out, Supplier<? extends LongScanKernel> op) {
        return run(LongScanJob.scan(in, out, op, true)).total();
    }

    /** Scans floats by a custom operator: as {@link #exclusive(int[], int[], Supplier)}. */
    public float exclusive(float[] in, float[] out, Supplier<? extends FloatScanKernel> op) {
        return run(FloatScanJob.scan(in, out, op, true)).total();
    }

    /** Scans doubles by a custom operator: as {@link #exclusive(int[], int[], Supplier)}. */
    public double exclusive(double[] in, double[] out, Supplier<? extends DoubleScanKernel> op) {
        return run(DoubleScanJob.scan(in, out, op, true)).total();
    }
    // endregion
}
