package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.IntOperator;
import java.util.List;

// Twins: Long, Float, Double
/**
 * Reduction and scan in tiles by the caller's operator, which a subclass adds.
 *
 * <p>The caller creates the kernel without knowing the device: {@link #shape} sets the geometry.
 */
public abstract class IntOperatorTileScan extends IntTileScan implements IntOperator, CustomCode {
    protected IntOperatorTileScan() {
        super(UNSHAPED_NT, UNSHAPED_GROUPS);
    }

    @Override
    public abstract /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    @Override
    public abstract /*value*/ int identity();

    /** Whether operands may change places. */
    public abstract boolean isCommutative();

    // ---- host side

    @Override
    public void setMode(boolean isReduction, boolean isExclusive) {
        super.setMode(isReduction, isExclusive);
        commutes = isCommutative() ? 1 : 0;
    }

    @Override
    public List<String> customMethods() {
        return List.of("combine", "identity", "isCommutative");
    }
}
