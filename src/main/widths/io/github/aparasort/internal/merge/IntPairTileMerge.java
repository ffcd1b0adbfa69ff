package io.github.aparasort.internal.merge;

/** Merges in tiles, and tells the origins of the outputs. The twin for 64-bit keys is derived by the build. */
public class IntPairTileMerge extends IntTileMerge {
    public IntPairTileMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
