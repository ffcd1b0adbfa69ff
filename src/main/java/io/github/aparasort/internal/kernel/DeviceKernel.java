package io.github.aparasort.internal.kernel;

/**
 * The host side of a kernel: what a driver sets before a launch, and where the result lands.
 *
 * <p>A kernel owns its arrays, which may come in parts, unless it borrows the caller's ({@link InPlaceKernel}). They stay
 * bound from call to call, because a newly bound array costs a registration with the device. Many have room for their
 * elements twice, {@code keys} and {@code scratch}, and passes that go to and fro between the two, so that the last one
 * writes to {@code keys}, where the input was.
 */
public abstract class DeviceKernel extends StrictKernel implements KernelArrays {
    /** Elements in the range that the prepared launch works on; of several inputs, in all of them. */
    protected int n;
    /** Merge levels; where there are two arrays, trips between them after the first sorted lists are written. */
    protected int levels;

    /** Sets the number of elements and all that follows from it; the arrays must hold them. */
    public abstract void prepare(int count);

    /** Makes the next launch one that does nothing, until {@link #prepare} is called again. */
    public abstract void idle();

    /** Passes of the prepared launch. */
    public abstract int passes();

    /** Work-items per group. */
    public abstract int localSize();

    /** Work-items in all for the prepared launch, a multiple of {@link #localSize()}. */
    public abstract int globalSize();

    /** Bytes of local memory that a group takes. */
    public abstract int localBytes();

    /** Bytes of a key, or of an element where there are no keys. */
    public abstract int bytesPerKey();

    /** Bytes per element, carried value included, in one of the arrays. */
    public int bytesPerElement() {
        return bytesPerKey();
    }

    /** Arrays that hold each element: two to go to and fro between, or one. */
    public int arrays() {
        return 2;
    }

    /** Elements that the bound arrays hold. */
    public abstract int capacity();

    /** Binds new arrays; a capacity of 1 lets the present ones go. */
    public abstract void allocate(int capacity);

    /** Loads that the input is sent in, each while the next is staged: its parts, unless there are to be more. */
    public int loads() {
        return parts();
    }

    /** Asks Aparapi to send a load of the input along with the next launch. */
    public abstract void putPart(int load);

    /** Reads a part of the result back. */
    public abstract void getPart(int part);

    /**
     * Prepares one more launch after one that went through, where that takes what the first one found out, as the size
     * of an array; whoever overrides this puts all arrays again that the launch reads. Returns whether there is one.
     */
    public boolean goesOn() {
        return false;
    }

    @Override
    public int parts() {
        return 1;
    }

    @Override
    public int partBegin(int part) {
        return part == 0 ? 0 : n;
    }

    /** 1 where the lists of this merge level are written to {@code scratch}, else 0: the last go to {@code keys}. */
    protected int toScratch(int level) {
        return (levels - level) & 1;
    }

    /** Levels of pairwise merging that make one list out of this many. */
    protected static int levelsFor(int lists) {
        return lists <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(lists - 1);
    }
}
