package io.github.aparasort.internal.kernel;

import java.lang.reflect.Array;

/**
 * The host side of a kernel: what a driver sets before a launch, and where the result is afterwards.
 *
 * <p>On an OpenCL device it owns no arrays: they are empty, and stand for memory that each launch names or gets ({@link
 * #memory}). In tests on JTP it owns them. Many kernels have room for their elements twice, in {@code keys} and {@code
 * scratch}. Their passes alternate between the two so that the last pass writes to {@code keys}, where the input was.
 */
public abstract class DeviceKernel extends StrictKernel {
    /** Elements that the prepared launch works on; the sum of all inputs. */
    protected int n;

    private final int bytesPerKey;

    /** @param bytesPerKey bytes of a key, or of an element where there are no keys */
    protected DeviceKernel(int bytesPerKey) {
        this.bytesPerKey = bytesPerKey;
    }

    /** Sets the number of elements and everything that follows from it. The arrays must have room for them. */
    public void prepare(int count) {
        n = count;
    }

    /** Elements that the prepared launch works on. */
    public final int size() {
        return n;
    }

    /** Passes of the prepared launch: one, unless the kernel has more. */
    public int passes() {
        return 1;
    }

    /** Work-items per group. */
    public abstract int localSize();

    /** Work-items of the prepared launch, a multiple of {@link #localSize()}. */
    public abstract int globalSize();

    /** Bytes of a key, or of an element where there are no keys. */
    public int bytesPerKey() {
        return bytesPerKey;
    }

    /** Bytes per element in one of the arrays, the carried value included. */
    public int bytesPerElement() {
        return bytesPerKey() + carries() * Integer.BYTES;
    }

    /**
     * 1 if an int travels with each key, a value or where the key came from; else 0. A subclass returns a constant, so
     * that the device's compiler removes what keys alone do not need.
     */
    protected int carries() {
        return 0;
    }

    // ---- the arrays

    /** New memory for the ints that travel with this many keys; of length 1 if none travel. */
    protected final int[] carriedInts(int elements) {
        return memory(int[].class, carries() != 0 ? elements : 1);
    }

    /** Binds new arrays for this many elements, where the kernel needs any beside those that a launch names. */
    public void makeArrays(int elements) {
    }

    /**
     * New memory for elements: an array, or on an OpenCL device an empty one that stands for memory there.
     *
     * @param type the type of the array
     */
    protected final <B> B memory(Class<B> type, int elements) {
        boolean there = isRunningCL() && elements > 1;
        B array = type.cast(Array.newInstance(type.getComponentType(), there ? 0 : elements));
        if (there) {
            transport().reserve(array, elements);
        }
        return array;
    }

    /** Levels of pairwise merging that make one list out of this many. */
    protected static int levelsFor(int lists) {
        return lists <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(lists - 1);
    }
}
