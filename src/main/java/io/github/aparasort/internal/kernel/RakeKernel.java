package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.event.ThrowingSupplier;

/**
 * A kernel over rakes: work-items that own equal, contiguous parts. Rakes use neither barriers nor local memory; a pass
 * ends before the next one begins. They work mostly in the caller's arrays, which are bound to them for one launch.
 *
 * <p>It is an ordinary object, which needs nothing of Aparapi: the calling thread and its helpers run its passes, see
 * {@link RakeWork}. No part of a pass changes a field.
 */
public abstract class RakeKernel {
    /**
     * Bytes of elements that make work for more than one work-item: fewer fit a second-level cache, or nearly so, and
     * take less time than it takes to wake others.
     */
    private static final int LARGE = 1 << 20;

    /** Elements that the prepared launch works on; the sum of all inputs. */
    protected int n;
    /** Work-items of the prepared launch, each of which rakes one part of the range. */
    protected int rakes;

    private final int bytesPerKey;
    private final int mostRakes;
    private int large = LARGE;
    private int capacity = 1;

    protected RakeKernel(int rakes, int bytesPerKey) {
        if (rakes < 1) {
            throw new IllegalArgumentException("at least one rake is needed: " + rakes);
        }
        this.bytesPerKey = bytesPerKey;
        this.rakes = rakes;
        mostRakes = rakes;
    }

    /**
     * What a work-item does in a pass. If it fails where the result is in place ({@link #isInPlace}), another thread
     * does the same once more.
     */
    public abstract void pass(int rake, int pass);

    /** Sets the number of elements and everything that follows from it. The arrays must have room for them. */
    public void prepare(int count) {
        n = count;
        rakes = isLarge() ? mostRakes : 1;
    }

    /**
     * Sets how many bytes are worth several work-items, and how many elements a part has in kernels that divide their
     * work into parts: proofs and tests change both to reach every path with few elements.
     */
    public void scale(int bytes, int elementsPerPart) {
        large = bytes;
    }

    /** The number of elements in a part, in kernels that divide their work into parts. */
    protected int elementsPerPart() {
        return 0;
    }

    /** Runs work with another {@link #scale scale}, then restores the present one. */
    public final <R, E extends Exception> R scaled(int bytes, int elements, ThrowingSupplier<R, E> work) throws E {
        int largeBefore = large;
        int elementsBefore = elementsPerPart();
        scale(bytes, elements);
        try {
            return work.get();
        } finally {
            scale(largeBefore, elementsBefore);
        }
    }

    /** Whether there is work for several work-items. */
    protected boolean isLarge() {
        return (long) n * bytesPerElement() >= large;
    }

    /** Bytes per element in one of the arrays, the carried value included. */
    public final int bytesPerElement() {
        return bytesPerKey + carries() * Integer.BYTES;
    }

    /** 1 if an int travels with each key, a value or where the key came from; else 0. */
    protected int carries() {
        return 0;
    }

    /** Elements that the prepared launch works on. */
    public final int size() {
        return n;
    }

    /** Passes of the prepared launch: one, unless the kernel has more. */
    public int passes() {
        return 1;
    }

    /** Reads the bound arrays, when all is prepared; the launch can follow. */
    public void start() {
        // Nothing, unless a kernel overrides this.
    }

    /** Does the prepared work with one work-item, on this thread. */
    public final void runHere() {
        rakes = 1;
        start();
        for (int pass = 0; pass < passes(); pass++) {
            pass(0, pass);
        }
        getResult();
    }

    /** Called after the last pass, when all workers are done. */
    public void getResult() {
        // Most results are where they belong.
    }

    /**
     * After a failure for which there is no remedy: leaves all elements of the caller's arrays there, in any order.
     * Elements that are equal, with their values, keep their order.
     */
    public void putBack() {
        // Nothing was taken from there, unless a kernel overrides this.
    }

    /**
     * Whether the call may end between two parts of a pass: where {@link #putBack} gives the caller all elements back.
     */
    protected boolean mayEnd() {
        return true;
    }

    /** Whether the result is in the bound arrays after the launch; otherwise it must be copied out. */
    public boolean isInPlace() {
        return true;
    }

    /** Whether passes call the caller's code, which may throw anything. */
    public boolean runsCustomCode() {
        return false;
    }

    /** Releases the bound arrays. */
    public abstract void giveBack();

    // ---- arrays of its own, which are kept from call to call

    /** Elements for which the arrays have room. */
    public final int capacity() {
        return capacity;
    }

    /** Makes new arrays; a capacity of 1 releases the present ones. */
    public final void allocate(int elements) {
        // The old arrays go first, so that both never fill the heap together.
        capacity = 1;
        makeArrays(1);
        if (elements > 1) {
            makeArrays(elements);
        }
        capacity = elements;
    }

    /** Makes new arrays for this many elements, where the kernel needs any beside those of the caller. */
    protected void makeArrays(int elements) {
        // Nothing, unless a kernel overrides this.
    }

    // ---- geometry

    /** Work-items of the prepared launch. */
    public final int rakes() {
        return rakes;
    }

    /** Where the part of a rake begins; that of rake {@code rakes} begins where the range ends. */
    protected int rakeBegin(int rake) {
        return (int) ((long) n * Math.min(rake, rakes) / rakes);
    }
}
