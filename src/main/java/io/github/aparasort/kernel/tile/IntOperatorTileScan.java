package io.github.aparasort.kernel.tile;

import io.github.aparasort.kernel.IntOperator;

/**
 * Reduction and scan by an operator that a subclass of the caller's adds. The twins for the other types are derived
 * from this file by the build.
 *
 * <p>The caller makes it, and does not know the device: {@link #shape} tells it.
 */
public abstract class IntOperatorTileScan extends IntTileScan implements IntOperator {
    protected IntOperatorTileScan() {
        super(2, 1);
        commutes = 0;
    }

    @Override
    public abstract /*value*/ int combine(/*value*/ int a, /*value*/ int b);

    @Override
    public abstract /*value*/ int identity();
}
