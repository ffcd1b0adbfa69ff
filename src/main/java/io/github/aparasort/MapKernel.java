package io.github.aparasort;

import io.github.aparasort.internal.element.MapElements;

/**
 * Code of your own for the elements of resident arrays, each by itself: for {@link Gpu#map}. Extend this class, declare
 * a field for each array, and override {@link #apply}. This example multiplies two columns:
 *
 * <pre>
 * class Revenue extends MapKernel {
 *     int[] quantity = ints();
 *     double[] price = doubles();
 *     double[] revenue = doubles();
 *
 *     &#64;Override
 *     public void apply(int i) {
 *         revenue[i] = quantity[i] * price[i];
 *     }
 * }
 *
 * gpu.map(Revenue::new, quantity, price, revenue);
 * </pre>
 *
 * <p><b>Fields.</b> {@link #ints}, {@link #longs}, {@link #floats} and {@link #doubles} stand for the arrays of the
 * call, in the order in which the fields are declared. They are not filled before {@code apply} is called. Other fields
 * are as for {@link IntScanKernel}: numbers and tables that the constructor fills.
 *
 * <p><b>Contract.</b> {@code apply(i)} writes the element {@code i} of the last array, and nothing else. It may read
 * any element of the others. It is called once for each i, by many threads at once, in any order.
 *
 * <p><b>What {@code apply} may contain</b> is what {@link IntScanKernel} says of {@code combine}: on a device Aparapi
 * translates it to OpenCL. In the heap it may contain all of Java; what it throws there reaches the caller, and the
 * last array may then hold parts of the result.
 *
 * <p><b>Verification.</b> There is none: only this code knows what is right.
 */
public abstract class MapKernel extends MapElements {
    /** For subclasses. Each call works with a copy of the instance that its supplier gives. */
    protected MapKernel() {
    }

    /**
     * Makes one element of the last array.
     *
     * @param i its index
     */
    @Override
    public abstract void apply(int i);

    /** {@return what stands for the next array, a {@link GpuInts}} */
    protected final int[] ints() {
        return next(new int[0]);
    }
    // Also as longs|floats|doubles, long|float|double for int, GpuLongs|GpuFloats|GpuDoubles for GpuInts
    // region Derived from the method above by build/Widths.java: do not edit

    /** {@return what stands for the next array, a {@link GpuLongs}} */
    protected final long[] longs() {
        return next(new long[0]);
    }

    /** {@return what stands for the next array, a {@link GpuFloats}} */
    protected final float[] floats() {
        return next(new float[0]);
    }

    /** {@return what stands for the next array, a {@link GpuDoubles}} */
    protected final double[] doubles() {
        return next(new double[0]);
    }
    // endregion

    /** @hidden Internal; public only because the kernels are in another package. */
    @Override
    public final Class<?> base() {
        return MapKernel.class;
    }
}
