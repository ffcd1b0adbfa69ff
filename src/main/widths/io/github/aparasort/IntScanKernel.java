package io.github.aparasort;

import io.github.aparasort.internal.scan.IntOperatorTileScan;

/**
 * An operator of your own on elements of this type, by which {@link PrefixScan} reduces and scans on OpenCL devices, on
 * JTP and on one processor alike. For instance the last element that is not 0, as far as one has gone:
 *
 * <pre>
 * class LastNonZero extends &#73;ntScanKernel {
 *     &#64;Override
 *     public int combine(int a, int b) {
 *         return b != 0 ? b : a;
 *     }
 *
 *     &#64;Override
 *     public int identity() {
 *         return 0;
 *     }
 * }
 *
 * scan.inclusive(in, out, LastNonZero::new);
 * </pre>
 *
 * <p>It must be associative, {@code combine(combine(a, b), c) == combine(a, combine(b, c))}, and its identity must
 * change nothing on either side. It need not commute: what comes first in the array always comes first in
 * {@code combine}, unless {@link #isCommutative} says that this is not needed. Then the results are those of a plain
 * loop. One that only nearly is associative, as where floats are rounded, gives nearly those: the same each time on one
 * device, or on the CPU of one machine, but not to the last digit those of another. It must always give the same answer
 * and write nothing, for many threads ask at once; and it is asked for elements, for what it made of them, and for the
 * identity, in combinations that a plain loop does not make.
 *
 * <p>What may stand in {@code combine} and {@code identity} for an OpenCL device, into whose language Aparapi
 * translates them: arithmetic and comparisons of int, float and double; arithmetic of long, and its comparison by
 * {@code ==}, {@code !=}, or {@code min(a, b) != b} for a &lt; b; {@code if}, {@code for}, {@code while}, {@code ?:},
 * early returns; {@code popcount}, {@code clz}, {@code min}, {@code max}, {@code abs} and other functions of
 * {@code Kernel}; local variables that are set where they are declared; methods of the class and of its superclasses,
 * private ones of its own, and static methods, none of them overloaded; constants; and fields of the instance: an int,
 * long, float, double or byte, or an array of these, of char or of boolean, not empty, that the constructor fills. An
 * index into one must lie within it: a device does not check.
 *
 * <p>What may not: {@code <} on longs, {@code break}, {@code switch}, for-each, {@code new}, {@code throw} and
 * {@code catch}, lambdas, strings and other objects, recursion, {@code short[]} and arrays of arrays, single booleans,
 * chars and shorts, static fields that are no constants, private fields of a superclass, names of fields and methods
 * that {@code Kernel} or this class has, and words of OpenCL C as names ({@code half}, {@code global}, {@code uint}).
 * Of floats, {@code min} and {@code max} of a device do not treat NaN and -0.0 as Java does. On the CPU all of Java may
 * stand there, and what {@code combine} throws reaches the caller; then an array that is scanned in place is as it was,
 * and one for the result holds parts of it.
 *
 * <p>Nobody knows what an operator costs. Under {@link Target#AUTO} the first elements are combined once more than is
 * needed, at most one in 64, to time it; JTP does the work where that is expected to take clearly less time than one
 * processor, and a GPU never does: for operators that take as little as they mostly do, the way there and back takes
 * longer than the work, and each new operator would have to be built first. Who has a heavy one and a GPU asks for it
 * by {@link Target#GPU}. Where an operator does not translate, {@link GpuException} then names the method and what is
 * in the way. Of the results of a device one in 61 is verified by asking the operator on the CPU, for it may cost much:
 * in every tile some; of reductions one part in 61, and what was made of the parts.
 *
 * <p>Cost: O(n); 2n combinations, and some for each work-item, on a device; as much memory on it as the array takes,
 * and in this process as well. To build a kernel takes up to seconds, once for each class and content of its fields; of
 * those each context keeps the last four.
 */
public abstract class IntScanKernel extends IntOperatorTileScan {
    /** For subclasses: a supplier makes a new one for each call. */
    protected IntScanKernel() {
    }

    /**
     * Combines two elements, or what was made of such.
     *
     * @param a what comes first
     * @param b what comes after it
     * @return what stands for both
     */
    @Override
    public abstract /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    /**
     * The element that changes nothing: what an empty array is reduced to, and the first result of an exclusive scan.
     *
     * @return the identity
     */
    @Override
    public abstract /*value*/ int identity();

    /**
     * Whether {@code combine(a, b)} is always {@code combine(b, a)}. Then a device reads the array in a better order.
     *
     * @return false, unless overridden
     */
    @Override
    public boolean isCommutative() {
        return false;
    }

    @Override
    public final Class<?> base() {
        return IntScanKernel.class;
    }
}
