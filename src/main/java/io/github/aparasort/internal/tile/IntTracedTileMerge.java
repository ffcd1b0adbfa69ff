package io.github.aparasort.internal.tile;

// Twins: Long
/** The merge in tiles that also writes the origins of the outputs. */
public class IntTracedTileMerge extends IntTileMerge {
    public IntTracedTileMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
