package io.github.aparasort.internal.merge;

/** Merges by circular buffers, and tells the origins of the outputs. */
public class IntPairCircularMerge extends IntCircularMerge {
    public IntPairCircularMerge(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
