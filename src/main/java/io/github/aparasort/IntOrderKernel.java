package io.github.aparasort;

import io.github.aparasort.internal.tile.IntOrderTileMergesort;

// Twins: Long
/**
 * A custom order for keys of this type. {@link Sorter} sorts by it on OpenCL devices, on JTP and on one processor, with
 * the same class. To define an order, extend this class and override {@link #before}. This example orders ints by the
 * number of bits that are set, and then by value:
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
 * GpuArrays.sort(keys, ByBits::new);
 * </pre>
 *
 * <p><b>Contract.</b> The order must be a strict weak order: no key is before itself, no two keys are each before the
 * other, and keys that it does not tell apart form groups. It must always give the same answer, and write nothing,
 * because many threads call it at once. It is called only with keys of the array. An order that contradicts itself
 * never loses an element and never hangs: the CPU leaves the elements in some order; if a device was demanded, the call
 * may throw {@link GpuException}. Because other threads call the order, it must not wait for a lock that the calling
 * thread holds. Within a static initialiser, whose class the order may need, only the calling thread calls it.
 *
 * <p><b>Stability.</b> All sorts by a custom order are stable mergesorts.
 *
 * <p><b>What {@code before} may contain</b> is what {@link IntScanKernel} lists for {@code combine}, because Aparapi
 * translates it to OpenCL for a device. Fields may hold a table of ranks, for instance; other values make another
 * order. Write conditions out: Aparapi translates wrongly a boolean variable that is assigned its own negation.
 *
 * <p>On the CPU {@code before} may contain all of Java. If it throws there, the caller gets the exception, and the
 * arrays are as they were.
 *
 * <p><b>Orders that cannot be translated</b> stay on the CPU under {@link Target#AUTO};
 * {@link Gpu#explain(String, Class, int) explain} and {@link Execution#note()} say so. If a device was demanded, the
 * call throws {@link GpuException}, which names the method and the construct.
 *
 * <p><b>Verification.</b> Every result of a device is verified: by a checksum, and by calling the order once more on
 * the CPU. The system property {@code aparasort.verify} does not switch this off.
 *
 * <p><b>Cost.</b> O(n log n) comparisons, and as much memory as the other sorts. An OpenCL device needs one program for
 * each class, and one kernel for each class and content of its fields. To build one takes up to some seconds. Each
 * context keeps the last four. If a device was demanded, the first call waits for the build. Under {@link Target#AUTO}
 * no call waits: the CPU sorts until the kernel is ready. The build starts in the background, one at a time, with the
 * second call that has the same class and the same contents of fields, if at most three other new orders came between
 * the two. So an order whose fields have new contents in each call stays on the CPU.
 *
 * @see Sorter
 */
public abstract class IntOrderKernel extends IntOrderTileMergesort {
    /** For subclasses. Each call works with a copy of the instance that its supplier gives. */
    protected IntOrderKernel() {
    }

    /**
     * Tells whether one key must come before another.
     *
     * @param a a key
     * @param b another key
     * @return true if {@code a} must come before {@code b}; false if they are equal
     */
    @Override
    public abstract boolean before(/*key*/ int a, /*key*/ int b);

    /** @hidden Internal; public only because the kernels are in another package. */
    @Override
    public final Class<?> base() {
        return IntOrderKernel.class;
    }
}
