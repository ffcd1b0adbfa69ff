package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.CustomCode;
import java.util.List;

// Twins: Long
/**
 * The stable mergesort in tiles by the caller's order, which a subclass adds, with an int value (or an index) for each
 * key if requested.
 *
 * <p>The caller creates the kernel without knowing the device or the data: {@link #shape} and {@link #carry} set these.
 */
public abstract class IntOrderTileMergesort extends IntValueTileMergesort implements IntOrder, IntOrderArrays,
        CustomCode {
    /** 1 where values travel with the keys, else 0. */
    protected int carriesValues;

    protected IntOrderTileMergesort() {
        super(2, 1);
    }

    /** The caller's order. */
    @Override
    public abstract boolean before(/*key*/ int a, /*key*/ int b);

    @Override
    protected int carries() {
        return carriesValues;
    }

    // ---- host side

    @Override
    public List<String> customMethods() {
        return List.of("before");
    }

    /** This kernel is an order itself: of the same class and content. */
    @Override
    public void setOrder(IntOrder wanted) {
        // Nothing to set.
    }

    /** Sets whether values travel with the keys, before anything is allocated. */
    public void carry(boolean wanted) {
        carriesValues = wanted ? 1 : 0;
        makeLocals(localSize());
    }

    /** The caller's arrays, which may have changed since the last call, are sent too. */
    @Override
    public void putInput() {
        super.putInput();
        CustomCode.putCustomArrays(this, this);
    }
}
