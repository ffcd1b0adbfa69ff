package io.github.aparasort.kernel;

/**
 * The host side of a sorting kernel: what a driver sets before a launch, and where it finds the result.
 *
 * <p>A kernel owns two arrays of keys. The input is put into the first, the passes go to and fro between both, and the
 * result lands in the second: so the host copy of the input outlives the launch. Arrays stay bound for as long as the
 * input fits, because a newly bound array costs a registration with the device.
 */
public abstract class SortKernel extends StrictKernel {
    /** Keys in the range to sort, at least 2. */
    protected int n;
    /** Merge levels: trips between the two arrays after the first sorted lists are written. */
    protected int levels;

    /** Sets the number of keys and all that follows from it; the arrays must hold them. */
    public abstract void prepare(int count);

    /** Passes of the prepared launch. */
    public abstract int passes();

    /** Work-items per group. */
    public abstract int localSize();

    /** Work-items in all for the prepared launch, a multiple of {@link #localSize()}. */
    public abstract int globalSize();

    /** Bytes of local memory that a group takes. */
    public abstract int localBytes();

    /** Bytes of a key. */
    public abstract int bytesPerKey();

    /** Bytes per element, carried value included, in one of the two arrays. */
    public int bytesPerElement() {
        return bytesPerKey();
    }

    /** Elements that the bound arrays hold. */
    public abstract int capacity();

    /** Binds new arrays; a capacity of 1 lets the present ones go. */
    public abstract void allocate(int capacity);

    /** Asks Aparapi to send the input along with the next launch. */
    public abstract void putInput();

    /** Reads the result back. */
    public abstract void getResult();

    /** 1 where the lists of this merge level are written to the second array, else 0: the last level writes there. */
    protected int toScratch(int level) {
        return 1 - ((levels - level) & 1);
    }

    /** Levels of pairwise merging that make one list out of this many. */
    protected static int levelsFor(int lists) {
        return lists <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(lists - 1);
    }
}
