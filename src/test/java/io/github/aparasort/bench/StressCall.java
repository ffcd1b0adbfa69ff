package io.github.aparasort.bench;

/** The operations that {@link Stress} calls. */
public enum StressCall {
    SORT("sort"),
    SORT_RANGE("sort"),
    SORT_DESCENDING("sortDescending"),
    ARGSORT("argsort"),
    ARGSORT_DESCENDING("argsortDescending"),
    SORT_PAIRS("sortPairs"),
    MERGE("merge"),
    MERGE_PAIRS("mergePairs"),
    UNION("union"),
    INTERSECTION("intersection"),
    DIFFERENCE("difference"),
    SYMMETRIC_DIFFERENCE("symmetricDifference"),
    INCLUSIVE("inclusive"),
    EXCLUSIVE("exclusive"),
    REDUCE("reduce"),
    TAKE("take"),
    TOP_K("topK"),
    UNIQUE("unique"),
    LOWER_BOUNDS("lowerBounds"),
    MERGE_ALL("mergeAll"),
    SORT_SEGMENTS("sortSegments");

    private final String operation;

    StressCall(String operation) {
        this.operation = operation;
    }

    /** The name that listeners get. */
    public String operation() {
        return operation;
    }
}
