package io.github.aparasort.internal.object;

/** What elements are compared by, as the first key of an order or where all keys before it are equal. */
public abstract class SortKey {
    private final boolean descending;

    protected SortKey(boolean descending) {
        this.descending = descending;
    }

    final boolean isDescending() {
        return descending;
    }

    /** Whether a function of the caller gives the values. */
    boolean isFetched() {
        return false;
    }

    /**
     * Calls the caller's function for {@code order[begin]} and so on, once for each element, and keeps the values.
     *
     * @throws NoKeysException if the first value has no key
     */
    void fetch(int[] order, int begin, int end) {
        throw new IllegalStateException("the values are there");
    }

    /** Whether to read or compare values may call code of the caller. */
    boolean readsByCode() {
        return false;
    }

    /**
     * Puts the elements without a value to one end of a segment, and returns where the others are. All orders are kept.
     */
    Range placeNulls(int[] order, int begin, int end) {
        return new Range(begin, end);
    }

    /**
     * A reader of keys for a segment.
     *
     * @param depth where the keys begin: all elements of the segment are equal before it
     * @return null if the values have no keys
     */
    protected abstract KeyReader reader(int[] order, int begin, int end, int depth);

    /** Whether to compare the values of so few elements takes less time than to read their keys. */
    protected boolean comparesFew(int n) {
        return false;
    }

    /** Whether comparisons of these elements cannot contradict each other, because the classes of all are known. */
    boolean isReliable(int[] order, int begin, int end) {
        return true;
    }

    /** Compares the values of two elements, in ascending order. */
    protected abstract int compare(int x, int y);

    /** The half-open range [begin, end). */
    public record Range(int begin, int end) {
    }
}
