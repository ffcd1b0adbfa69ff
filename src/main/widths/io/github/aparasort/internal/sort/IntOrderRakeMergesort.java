package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.FirstThrown;

/**
 * Sorts by an order of the caller's own, with an int value (or an index) for each key where that is wanted; on JTP, for
 * it asks the order as an object, and so may that do whatever Java can. The twin for 64-bit keys is derived from this
 * file by the build.
 */
public class IntOrderRakeMergesort extends IntOrderRakePasses implements IntOrderArrays {
    private final boolean carries;
    private int[] values = new int[1];
    private int[] valueScratch = new int[1];
    private IntOrder order;
    private final FirstThrown thrown = new FirstThrown();

    public IntOrderRakeMergesort(int rakes, boolean carries) {
        super(rakes);
        this.carries = carries;
    }

    @Override
    public void setOrder(IntOrder wanted) {
        order = wanted;
        thrown.forget();
    }

    @Override
    public void run() {
        thrown.guard(super::run);
    }

    /**
     * Does what a launch of a single work-item does, on the caller's thread and without Aparapi. However an order may
     * contradict itself, what comes out is what went in.
     */
    public void sortHere() {
        sortPart(0, n, 0);
    }

    @Override
    protected int precedes(/*key*/ int x, /*key*/ int y) {
        return order.before(x, y) ? 1 : 0;
    }

    /** From one end: from both, an order that contradicts itself would lose keys. */
    @Override
    protected void mergeEnds(int begin, int middle, int length, int toScratch) {
        mergeStretch(begin, middle, middle, middle + length, begin, toScratch);
    }

    @Override
    protected int carriedInput(int index) {
        return carries ? values[index] : 0;
    }

    @Override
    protected void carryInto(int index, int value, int toScratch) {
        if (carries) {
            (toScratch != 0 ? valueScratch : values)[index] = value;
        }
    }

    @Override
    protected void carryShift(int from, int to, int toScratch) {
        if (carries) {
            int[] array = toScratch != 0 ? valueScratch : values;
            array[to] = array[from];
        }
    }

    @Override
    protected void carryMove(int from, int to, int toScratch) {
        if (carries) {
            (toScratch != 0 ? valueScratch : values)[to] = (toScratch != 0 ? values : valueScratch)[from];
        }
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public void allocate(int capacity) {
        super.allocate(capacity);
        values = new int[carries ? capacity : 1];
        valueScratch = new int[carries ? capacity : 1];
    }

    @Override
    public int bytesPerElement() {
        return super.bytesPerElement() + (carries ? Integer.BYTES : 0);
    }

    /** The result is there already; what the order threw comes here. */
    @Override
    public void getPart(int part) {
        order = null;
        thrown.report();
    }

    @Override
    public void putPart(int part) {
        // Java works on the arrays themselves.
    }
}
