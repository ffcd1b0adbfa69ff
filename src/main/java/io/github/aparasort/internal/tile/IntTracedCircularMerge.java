package io.github.aparasort.internal.tile;

// Twins: Long
/** The merge by circular buffers that also writes the origins of the outputs. */
public class IntTracedCircularMerge extends IntCircularMerge {
    public IntTracedCircularMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
