package io.github.aparasort.bench;

/** The operations that {@link Stress} calls. */
public enum StressCall {
    SORT, SORT_RANGE, SORT_DESCENDING, ARGSORT, ARGSORT_DESCENDING, SORT_PAIRS, MERGE, MERGE_PAIRS, UNION,
    INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE, INCLUSIVE, EXCLUSIVE, REDUCE, TAKE
}
