package io.github.aparasort.benchmark.contender;

import java.util.Arrays;
import java.util.Locale;

/** What is done. For sorts there are keys of all types, for the others ints. {@code n} counts all elements. */
public enum Operation {
    SORT("sort", "sorts the keys in place"),
    ARGSORT("argsort", "finds the stable order of the keys"),
    SORT_PAIRS("sortPairs", "sorts keys in place, stably, with an int value for each"),
    MERGE("merge", "merges two sorted arrays"),
    UNION("union", "the union of two sorted arrays, keys below n"),
    INTERSECTION("intersection", "the intersection of two sorted arrays, keys below n"),
    MERGE_ALL("mergeAll", "merges 16 sorted arrays"),
    INCLUSIVE("inclusive", "inclusive sums, in place"),
    REDUCE("reduce", "the sum"),
    TOP_K("topK", "the 100 greatest keys"),
    NTH("nth", "the median key"),
    QUANTILES("quantiles", "three quartiles"),
    UNIQUE("unique", "the distinct keys, in order"),
    COUNTS("counts", "how often each key occurs, in order of keys"),
    SUM_BY_KEY("reduceByKey", "for each key the sum of its values as a long, in order of keys"),
    INNER_JOIN("inner", "an inner join with n / 10 distinct keys, which nine in ten keys match"),
    LOWER_BOUNDS("lowerBounds", "looks for n / 10 needles in a sorted array of n; the distribution is the needles'"),
    SORT_SEGMENTS("sortSegments", "sorts segments of 100 keys each"),
    SORT_UNEVEN_SEGMENTS("sortSegments", "sorts segments of 1 to n / 10 keys"),
    SUM_SEGMENTS("reduceSegments", "the sums of segments of 100 keys each"),
    IS_IN("isIn", "which of n keys are among n / 10 others; half of them are"),
    TAKE("take", "gathers the keys at n random indices"),
    TOP_REGIONS("reduceByKey", "the ten regions with the most revenue: filters n orders by product, joins n / 10 "
            + "customers, adds up revenue by region; Aparasort on resident arrays, loaded before, as the guide has it");

    /** The k of {@link #TOP_K}, or n if that is less. */
    static final int TOP = 100;

    private final String method;
    private final String description;

    Operation(String method, String description) {
        this.method = method;
        this.description = description;
    }

    /** The name of the method in Aparasort, which {@code explain} and {@code warmUp} take; of a chain the longest. */
    public String method() {
        return method;
    }

    public String description() {
        return description;
    }

    /** Whether the keys are sorted by the reference, stably where something comes with them. */
    public boolean isSort() {
        return this == SORT || this == ARGSORT || this == SORT_PAIRS;
    }

    /** Whether there is a result for each distinct key. */
    boolean isGrouping() {
        return this == UNIQUE || this == COUNTS || this == SUM_BY_KEY;
    }

    /** Whether the result replaces the keys. */
    public boolean isInPlace() {
        return Arrays.asList(SORT, SORT_PAIRS, INCLUSIVE, SORT_SEGMENTS, SORT_UNEVEN_SEGMENTS).contains(this);
    }

    /** As the command line takes it: {@code sort-pairs}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
