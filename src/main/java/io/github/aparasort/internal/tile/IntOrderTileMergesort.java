package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.IntOrder;
import java.util.List;

// Twins: Long
/**
 * The stable mergesort in tiles by the caller's order, which a subclass adds, with an int value (or an index) for each
 * key if requested.
 *
 * <p>The caller creates the kernel without knowing the device or the data: {@link #shape} and {@link #carry} set these.
 */
public abstract class IntOrderTileMergesort extends IntValueTileMergesort implements IntOrder, CustomCode {
    /** 1 where values travel with the keys, else 0. */
    protected int carriesValues;

    protected IntOrderTileMergesort() {
        super(UNSHAPED_NT, UNSHAPED_GROUPS);
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

    /** Kernels with and without values are different ones. */
    @Override
    public boolean hasSameCode(CustomCode other) {
        return CustomCode.super.hasSameCode(other) && ((IntOrderTileMergesort) other).carriesValues == carriesValues;
    }

    /** Sets whether values travel with the keys, before anything is allocated. */
    public void carry(boolean wanted) {
        carriesValues = wanted ? 1 : 0;
        makeLocals(localSize());
    }
}
