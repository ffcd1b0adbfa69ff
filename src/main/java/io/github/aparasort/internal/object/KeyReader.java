package io.github.aparasort.internal.object;

/**
 * Reads the sort keys of a segment's elements. A sort key is a long: of two elements with different keys, the one with
 * the lesser key comes first. What equal keys say, {@link #next} tells.
 */
public abstract class KeyReader {
    /** What {@link #next} returns for elements that are equal in this column. */
    public static final int EQUAL = -1;
    /** What {@link #next} returns for elements that only the comparison of their values tells apart. */
    public static final int COMPARE = -2;

    /**
     * Loads the keys of {@code order[begin]} and so on. Several threads may load at once.
     *
     * @return whether all of these elements have keys
     */
    protected abstract boolean load(int[] order, int begin, int end, long[] keys, int at);

    /**
     * How elements with equal keys, of which this is one, are sorted further: by the next key in this column, whose
     * depth this is; or {@link #EQUAL}, or {@link #COMPARE}.
     */
    protected abstract int next(int element, long key);
}
