package io.github.aparasort;

import io.github.aparasort.internal.sort.IntOrderTileMergesort;

/**
 * An order of your own for keys of this type, by which {@link Sorter} sorts on OpenCL devices, on JTP and on one
 * processor alike, always stably and by mergesort. For instance ints by the number of bits that are set, and then by
 * value:
 *
 * <pre>
 * class ByBits extends &#73;ntOrderKernel {
 *     &#64;Override
 *     public boolean before(int a, int b) {
 *         int p = popcount(a);
 *         int q = popcount(b);
 *         return p &lt; q || p == q &amp;&amp; a &lt; b;
 *     }
 * }
 *
 * sorter.sort(keys, ByBits::new);
 * </pre>
 *
 * <p>It must be a strict weak order: no key before itself, no two each before the other, and keys that it does not
 * tell apart form groups. An order that contradicts itself never loses an element nor hangs: the CPU leaves the
 * elements in some order, and where a device was demanded the call may throw {@link GpuException}. It must always give
 * the same answer and write nothing, for many threads ask at once. It is asked for keys of the array only.
 *
 * <p>What may stand in {@code before} for an OpenCL device, into whose language Aparapi translates it: arithmetic and
 * comparisons of int, float and double; arithmetic of long, and its comparison by {@code ==}, {@code !=}, or
 * {@code min(a, b) != b} for a &lt; b; {@code if}, {@code for}, {@code while}, {@code ?:}, early returns;
 * {@code popcount}, {@code clz}, {@code min}, {@code max}, {@code abs} and other functions of {@code Kernel}; local
 * variables that are set where they are declared; methods of the class and of its superclasses, private ones of its
 * own, and static methods, none of them overloaded; constants; and fields of the instance: an int, long, float, double
 * or byte, or an array of these, of char or of boolean, not empty, that the constructor fills, for instance a table of
 * ranks. An index into one must lie within it: a device does not check. Other keys and tables make another order.
 *
 * <p>What may not: {@code <} on longs, {@code break}, {@code switch}, for-each, {@code new}, {@code throw} and
 * {@code catch}, lambdas, strings and other objects, recursion, {@code short[]} and arrays of arrays, single booleans,
 * chars and shorts, static fields that are no constants, private fields of a superclass, names of fields and methods
 * that {@code Kernel} or this class has, and words of OpenCL C as names ({@code half}, {@code global}, {@code uint}).
 * Write conditions out: Aparapi mistakes a boolean variable that is assigned its own negation. On the CPU all of Java
 * may stand there, and what {@code before} throws reaches the caller, whose arrays are as they were.
 *
 * <p>An order that does not translate stays on the CPU under {@link Target#AUTO}, which {@link Gpu#explain} and
 * {@link Execution#note} say; where a device was demanded {@link GpuException} names the method and what is in the way.
 * Every result of a device is verified, by a checksum and by asking the order once more on the CPU, whatever
 * {@code aparasort.verify} says.
 *
 * <p>Cost: O(n log n) comparisons, and as much memory as the plain sorts take; on an OpenCL device a program for each
 * class and a kernel for each different content of its fields, of which each context keeps the last four. To build one
 * takes up to seconds. Where a device was demanded the first call waits for that. Under {@link Target#AUTO} none does:
 * an order goes to a GPU when its kernel is there, which is built in the background, one at a time, from the second
 * call on with the same class and field contents (with at most three other new orders between the two); until then the
 * CPU sorts. So an order whose fields hold something else at each call stays on the CPU.
 */
public abstract class IntOrderKernel extends IntOrderTileMergesort {
    /** For subclasses: a supplier makes a new one for each call. */
    protected IntOrderKernel() {
    }

    /**
     * The order.
     *
     * @param a a key
     * @param b another key
     * @return whether a must come before b
     */
    @Override
    public abstract boolean before(/*key*/ int a, /*key*/ int b);

    @Override
    public final Class<?> base() {
        return IntOrderKernel.class;
    }
}
