package io.github.aparasort.internal.tile;

// Twins: Long
/** The merge by circular buffers that also writes the origins of the outputs. */
public class IntPairCircularMerge extends IntCircularMerge {
    public IntPairCircularMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
