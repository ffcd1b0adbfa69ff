// Derived from IntScanKernel by build/Widths.java: do not edit
package io.github.aparasort;

import io.github.aparasort.internal.tile.LongOperatorTileScan;

/**
 * A custom operator for elements of this type. {@link PrefixScan} reduces and scans by it on OpenCL devices, on JTP and
 * on one processor, with the same class. To define an operator, extend this class and override {@link #combine} and
 * {@link #identity}. This example, for ints, finds the last element that is not 0, and so fills gaps:
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
 * <p><b>Contract.</b> The operator must be associative: {@code combine(combine(a, b), c) == combine(a, combine(b, c))}.
 * The identity must change nothing on either side. The operator need not commute: the operand that comes first in the
 * array is always the first argument, unless {@link #isCommutative} returns true. Then the results are those of a plain
 * loop. It must always give the same answer, and write nothing, because many threads call it at once. It is called with
 * elements, with results of other calls, and with the identity, also in combinations that a plain loop does not make.
 * Because other threads call it, it must not wait for a lock that the calling thread holds. In a static initialiser,
 * whose class the operator may need, only the calling thread calls it.
 *
 * <p><b>Rounding.</b> An operator that is only nearly associative, because floats are rounded, gives nearly the results
 * of a loop. They are the same each time on one device, and on the CPU of one machine, but may differ in the last
 * digits between two of them.
 *
 * <p><b>What {@code combine} and {@code identity} may contain.</b> Aparapi translates them to OpenCL. For a device they
 * may have:
 * <ul>
 * <li>arithmetic and comparisons of int, float and double;
 * <li>arithmetic of long, and its comparison by {@code ==}, {@code !=}, or {@code min(a, b) != b} for a &lt; b;
 * <li>{@code if}, {@code for}, {@code while}, {@code ?:}, early returns;
 * <li>{@code popcount}, {@code clz}, {@code min}, {@code max}, {@code abs} and other functions of {@code Kernel};
 * <li>local variables that are initialised where they are declared;
 * <li>methods of the class and of its superclasses, its own private methods, and static methods, none of them
 *     overloaded;
 * <li>constants;
 * <li>fields of the instance: an int, long, float, double or byte, or a non-empty array of these, of char or of
 *     boolean. The constructor fills them. An index into an array must be within it: a device does not check.
 * </ul>
 *
 * <p>They may not have:
 * <ul>
 * <li>{@code <} on longs, {@code break}, {@code switch}, for-each, {@code new}, {@code throw} and {@code catch},
 *     lambdas, recursion;
 * <li>strings and other objects, {@code short[]}, arrays of arrays, single booleans, chars and shorts as fields;
 * <li>static fields that are not constants, private fields of a superclass;
 * <li>names of fields and methods that {@code Kernel} or this class has, and words of OpenCL C as names ({@code half},
 *     {@code global}, {@code uint}).
 * </ul>
 * For floats, {@code min} and {@code max} of a device treat NaN and -0.0 differently from Java.
 *
 * <p>On the CPU {@code combine} may contain all of Java. If it throws there, the caller gets the exception; an array
 * that is scanned in place is then as it was, and another output array may hold parts of the result.
 *
 * <p><b>Engine.</b> The cost of a custom operator is not known beforehand. Under {@link Target#AUTO} a call first times
 * it on some elements, at most one in 64. JTP does the work if it is expected to be clearly faster than one processor.
 * A GPU is not used under {@link Target#AUTO}: for cheap operators the transfer takes longer than the work, and each
 * new operator would have to be built first. For an expensive operator demand a GPU with {@link Target#GPU}. If the
 * operator cannot be translated, the call then throws {@link GpuException}, which names the method and the construct.
 *
 * <p><b>Verification.</b> An operator may be expensive, so the CPU verifies only a part of what a device returns. Of a
 * scan it checks whether these results follow from the results before them: one in 61, the first of every tile (a tile
 * is what one work-group scans at once, some thousand elements), the last one and the total. So no tile can be missing
 * or in another place. Of a reduction the CPU computes one part in 61 again, the last part among them: an error in
 * another part is not found. Where that is not enough, use {@link PrefixScan#inclusive(int[], int[],
 * java.util.function.Supplier)}, which returns the total too.
 *
 * <p><b>Cost.</b> O(n). On a device 2n calls of the operator, and a few for each work-item; as much memory as the
 * array, on the device and in this process. A kernel is built once for each class and content of its fields, which
 * takes up to some seconds. Each context keeps the last four.
 *
 * @see PrefixScan
 */
public abstract class LongScanKernel extends LongOperatorTileScan {
    /** For subclasses. Each call works with a copy of the instance that its supplier gives. */
    protected LongScanKernel() {
    }

    /**
     * Combines two operands: elements, or results of other calls.
     *
     * @param a the operand that comes first in the array
     * @param b the operand that comes after it
     * @return the result for both
     */
    @Override
    public abstract long combine(long a, long b);

    /**
     * Returns the element that changes nothing. It is the result for an empty array, and the first result of an
     * exclusive scan.
     *
     * @return the identity
     */
    @Override
    public abstract long identity();

    /**
     * Tells whether {@code combine(a, b)} always equals {@code combine(b, a)}. If so, a device reads the array in a
     * faster order.
     *
     * @return false, unless overridden
     */
    @Override
    public boolean isCommutative() {
        return false;
    }

    /** @hidden Internal; public only because the kernels are in another package. */
    @Override
    public final Class<?> base() {
        return LongScanKernel.class;
    }
}
