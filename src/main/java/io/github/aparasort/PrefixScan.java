package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.scan.DoubleScans;
import io.github.aparasort.internal.scan.FloatScans;
import io.github.aparasort.internal.scan.IntScans;
import io.github.aparasort.internal.scan.LongScans;
import java.util.function.Supplier;

/**
 * Reductions and prefix scans of arrays, by one of {@link ScanOp} or by an operator of the caller's own. A scan's
 * results are the folds of all elements up to each one: with it (inclusive), or without it, from the identity on
 * (exclusive). For instance of 3, 1, 4 by SUM: inclusive 3, 4, 8; exclusive 0, 3, 4; the total of both is 8.
 *
 * <p>The array for the results may be the one that is scanned; two that differ may not overlap, which in Java they
 * cannot. Of ints and longs, and with any associative operator, all is as by a plain loop from the left, for operands
 * never change places unless the operator says that they may. {@link ScanOp} says how floats and doubles are rounded.
 * An array without elements has the identity as its total.
 *
 * <p>Cost: O(n). No memory to speak of is needed on the CPU; but to scan an array over itself by an operator of the
 * caller's own takes as much as that array, for what it throws must not leave the array half overwritten. An OpenCL
 * device takes as much, here and there. Under {@link Target#AUTO} the engine is the one that is measured to be the
 * fastest: a plain loop below 65,536 elements and mostly above, JTP for large arrays on several processors, and a GPU
 * hardly ever, as the way there takes longer than the loop. A call is never slower than a plain loop but by the noise
 * of the measurements.
 *
 * <p>Every result of an OpenCL device is verified before it is given out: of a scan each element against the one before
 * it, of a reduction the fold against another one made on the CPU while the device is at work, floats within the bounds
 * of their rounding.
 */
public final class PrefixScan {
    private final Dispatcher dispatcher;

    PrefixScan(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    // ---- int

    /**
     * Folds an array.
     *
     * @param a the array
     * @param op the operator
     * @return the fold of all elements
     */
    public int reduce(int[] a, ScanOp op) {
        return IntScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public int inclusive(int[] in, int[] out, ScanOp op) {
        return IntScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public int exclusive(int[] in, int[] out, ScanOp op) {
        return IntScans.scan(dispatcher, in, out, op, true);
    }

    /**
     * Folds an array by an operator of the caller's own.
     *
     * @param a the array
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @see IntScanKernel
     */
    public int reduce(int[] a, Supplier<? extends IntScanKernel> op) {
        return IntScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see IntScanKernel
     */
    public int inclusive(int[] in, int[] out, Supplier<? extends IntScanKernel> op) {
        return IntScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see IntScanKernel
     */
    public int exclusive(int[] in, int[] out, Supplier<? extends IntScanKernel> op) {
        return IntScans.scan(dispatcher, in, out, op, true);
    }

    // ---- long

    /**
     * Folds an array.
     *
     * @param a the array
     * @param op the operator
     * @return the fold of all elements
     */
    public long reduce(long[] a, ScanOp op) {
        return LongScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public long inclusive(long[] in, long[] out, ScanOp op) {
        return LongScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public long exclusive(long[] in, long[] out, ScanOp op) {
        return LongScans.scan(dispatcher, in, out, op, true);
    }

    /**
     * Folds an array by an operator of the caller's own.
     *
     * @param a the array
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @see LongScanKernel
     */
    public long reduce(long[] a, Supplier<? extends LongScanKernel> op) {
        return LongScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see LongScanKernel
     */
    public long inclusive(long[] in, long[] out, Supplier<? extends LongScanKernel> op) {
        return LongScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see LongScanKernel
     */
    public long exclusive(long[] in, long[] out, Supplier<? extends LongScanKernel> op) {
        return LongScans.scan(dispatcher, in, out, op, true);
    }

    // ---- float

    /**
     * Folds an array.
     *
     * @param a the array
     * @param op the operator
     * @return the fold of all elements
     */
    public float reduce(float[] a, ScanOp op) {
        return FloatScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public float inclusive(float[] in, float[] out, ScanOp op) {
        return FloatScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public float exclusive(float[] in, float[] out, ScanOp op) {
        return FloatScans.scan(dispatcher, in, out, op, true);
    }

    /**
     * Folds an array by an operator of the caller's own.
     *
     * @param a the array
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @see FloatScanKernel
     */
    public float reduce(float[] a, Supplier<? extends FloatScanKernel> op) {
        return FloatScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see FloatScanKernel
     */
    public float inclusive(float[] in, float[] out, Supplier<? extends FloatScanKernel> op) {
        return FloatScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see FloatScanKernel
     */
    public float exclusive(float[] in, float[] out, Supplier<? extends FloatScanKernel> op) {
        return FloatScans.scan(dispatcher, in, out, op, true);
    }

    // ---- double

    /**
     * Folds an array.
     *
     * @param a the array
     * @param op the operator
     * @return the fold of all elements
     */
    public double reduce(double[] a, ScanOp op) {
        return DoubleScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public double inclusive(double[] in, double[] out, ScanOp op) {
        return DoubleScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op the operator
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     */
    public double exclusive(double[] in, double[] out, ScanOp op) {
        return DoubleScans.scan(dispatcher, in, out, op, true);
    }

    /**
     * Folds an array by an operator of the caller's own.
     *
     * @param a the array
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @see DoubleScanKernel
     */
    public double reduce(double[] a, Supplier<? extends DoubleScanKernel> op) {
        return DoubleScans.reduce(dispatcher, a, op);
    }

    /**
     * Finds the fold of each element and all before it, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see DoubleScanKernel
     */
    public double inclusive(double[] in, double[] out, Supplier<? extends DoubleScanKernel> op) {
        return DoubleScans.scan(dispatcher, in, out, op, false);
    }

    /**
     * Finds the fold of all elements before each one, from the identity on, by an operator of the caller's own.
     *
     * @param in the elements
     * @param out where the results go; it may be {@code in}
     * @param op makes the operator, anew for each call, for instance {@code MyOperator::new}
     * @return the fold of all elements
     * @throws IllegalArgumentException if the lengths differ
     * @see DoubleScanKernel
     */
    public double exclusive(double[] in, double[] out, Supplier<? extends DoubleScanKernel> op) {
        return DoubleScans.scan(dispatcher, in, out, op, true);
    }
}
