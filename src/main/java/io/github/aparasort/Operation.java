package io.github.aparasort;

import java.util.StringJoiner;

/**
 * An operation of this library: what {@link Gpu#explain(Operation, Class, int) explain} and {@link
 * Gpu#warmUp(Operation, Class) warmUp} are asked about, and what an {@link Execution} reports. Each constant has the
 * name of the methods that do it, such as {@code sortPairs}. Some constants are further names of another operation,
 * which {@link #reported()} returns.
 */
public enum Operation {
    /** Sorts in ascending order. */
    SORT("sort"),
    /** Sorts as {@link #SORT} does. */
    PARALLEL_SORT("parallelSort", SORT),
    /** Sorts the elements of a collection into a new list, as {@link #SORT} does. */
    SORTED("sorted", SORT),
    /** Sorts in descending order. */
    SORT_DESCENDING("sortDescending"),
    /** Sorts by unsigned value. */
    SORT_UNSIGNED("sortUnsigned"),
    /** Asks whether an array is in order. */
    IS_SORTED("isSorted"),
    /** Finds the indices that sort an array. */
    ARGSORT("argsort"),
    /** Finds the indices that sort an array in descending order. */
    ARGSORT_DESCENDING("argsortDescending"),
    /** Sorts keys and moves a value with each. */
    SORT_PAIRS("sortPairs"),
    /** Sorts keys in descending order and moves a value with each. */
    SORT_PAIRS_DESCENDING("sortPairsDescending"),
    /** Sorts objects by an int of each. */
    SORT_BY_INT("sortByInt"),
    /** Sorts objects by an int of each, in descending order. */
    SORT_BY_INT_DESCENDING("sortByIntDescending"),
    /** Sorts objects by a long of each. */
    SORT_BY_LONG("sortByLong"),
    /** Sorts objects by a long of each, in descending order. */
    SORT_BY_LONG_DESCENDING("sortByLongDescending"),
    /** Sorts objects by a double of each. */
    SORT_BY_DOUBLE("sortByDouble"),
    /** Sorts objects by a double of each, in descending order. */
    SORT_BY_DOUBLE_DESCENDING("sortByDoubleDescending"),
    /** Finds the indices that sort rows by several columns. */
    ORDER_BY("orderBy"),
    /** Gathers elements by their indices. */
    TAKE("take"),
    /** Scatters elements to their indices: only those of resident arrays. */
    PUT("put"),
    /** Applies code of your own to each element: only of resident arrays. */
    MAP("map"),
    /** Merges two sorted arrays. */
    MERGE("merge"),
    /** Merges two sorted arrays of keys and moves a value with each. */
    MERGE_PAIRS("mergePairs"),
    /** Merges any number of sorted arrays. */
    MERGE_ALL("mergeAll"),
    /** Inserts values at positions. */
    INSERT("insert"),
    /** Removes the elements at positions. */
    REMOVE("remove"),
    /** The union of two sorted arrays. */
    UNION("union"),
    /** The intersection of two sorted arrays. */
    INTERSECTION("intersection"),
    /** The difference of two sorted arrays. */
    DIFFERENCE("difference"),
    /** The symmetric difference of two sorted arrays. */
    SYMMETRIC_DIFFERENCE("symmetricDifference"),
    /** The union of two sorted arrays of keys, with a value for each. */
    UNION_PAIRS("unionPairs"),
    /** The intersection of two sorted arrays of keys, with a value for each. */
    INTERSECTION_PAIRS("intersectionPairs"),
    /** The difference of two sorted arrays of keys, with a value for each. */
    DIFFERENCE_PAIRS("differencePairs"),
    /** The symmetric difference of two sorted arrays of keys, with a value for each. */
    SYMMETRIC_DIFFERENCE_PAIRS("symmetricDifferencePairs"),
    /** Combines all elements to one. */
    REDUCE("reduce"),
    /** Combines each element with all before it. */
    INCLUSIVE("inclusive"),
    /** Combines all elements before each. */
    EXCLUSIVE("exclusive"),
    /** Combines each element with all before it. The JDK does it, and it is not reported. */
    PARALLEL_PREFIX("parallelPrefix"),
    /** The greatest elements. */
    TOP_K("topK"),
    /** The least elements. */
    BOTTOM_K("bottomK"),
    /** The indices of the greatest elements. */
    ARG_TOP_K("argTopK"),
    /** The indices of the least elements. */
    ARG_BOTTOM_K("argBottomK"),
    /** The element of a rank. */
    NTH("nth"),
    /** Elements that divide an array into parts. */
    QUANTILES("quantiles"),
    /** The distinct elements. */
    UNIQUE("unique"),
    /** The distinct elements, and how often each comes. */
    COUNTS("counts"),
    /** Groups rows by their keys. */
    BY("by"),
    /** The rank of each element. */
    RANK("rank"),
    /** The rank of each element in descending order. */
    RANK_DESCENDING("rankDescending"),
    /** The rank of each element among the distinct ones. */
    DENSE_RANK("denseRank"),
    /** Combines the values of each key. */
    REDUCE_BY_KEY("reduceByKey"),
    /** Combines the ints of each key as longs, as {@link #REDUCE_BY_KEY} does. */
    REDUCE_BY_KEY_TO_LONGS("reduceByKeyToLongs", REDUCE_BY_KEY),
    /** Run-length encoding. */
    RUNS("runs"),
    /** Counts the elements between edges. */
    HISTOGRAM("histogram"),
    /** Combines the values of each group. */
    REDUCE_GROUPS("reduceGroups"),
    /** The mean of the values of each group. */
    MEAN_GROUPS("meanGroups"),
    /** The standard deviation of the values of each group. */
    STD_GROUPS("stdGroups"),
    /** The rows of the greatest or least values of each group, without a sort. */
    TOP_K_GROUPS("topKGroups"),
    /** The rows of two tables with equal keys. */
    INNER("inner"),
    /** All rows of the first table, with those of the second that have their keys. */
    LEFT("left"),
    /** All rows of the second table, with those of the first that have their keys. */
    RIGHT("right"),
    /** All rows of both tables. */
    OUTER("outer"),
    /** The rows of the first table whose keys are in the second. */
    SEMI("semi"),
    /** The rows of the first table whose keys are not in the second. */
    ANTI("anti"),
    /** Sorts each segment. */
    SORT_SEGMENTS("sortSegments"),
    /** Finds the indices that sort each segment. */
    ARGSORT_SEGMENTS("argsortSegments"),
    /** Sorts the keys of each segment and moves a value with each. */
    SORT_PAIRS_SEGMENTS("sortPairsSegments"),
    /** Combines the elements of each segment. */
    REDUCE_SEGMENTS("reduceSegments"),
    /** How many elements of a sorted array are less than each needle. */
    LOWER_BOUNDS("lowerBounds"),
    /** Searches as {@link #LOWER_BOUNDS} does. */
    SEARCH_SORTED("searchSorted", LOWER_BOUNDS),
    /** How many elements of a sorted array are not greater than each needle. */
    UPPER_BOUNDS("upperBounds"),
    /** Searches as {@link #UPPER_BOUNDS} does. */
    SEARCH_SORTED_RIGHT("searchSortedRight", UPPER_BOUNDS),
    /** Whether each needle is in another array. */
    IS_IN("isIn"),
    /** The indices of the elements that are true. */
    INDICES("indices"),
    /** The segment of each element. */
    LOAD_BALANCE("loadBalance"),
    /** Repeats each index as often as its count says. */
    EXPAND("expand"),
    /** Copies intervals of an array to other places. */
    INTERVAL_MOVE("intervalMove");

    private final String method;
    private final Operation reported;

    Operation(String method) {
        this.method = method;
        this.reported = this;
    }

    Operation(String method, Operation reported) {
        this.method = method;
        this.reported = reported;
    }

    /**
     * The operation of a method.
     *
     * @param method the name of the method, such as {@code sortPairs}
     * @return the operation
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public static Operation of(String method) {
        StringJoiner names = new StringJoiner(", ");
        for (Operation each : values()) {
            if (each.method.equals(method)) {
                return each;
            }
            names.add(each.method);
        }
        throw new IllegalArgumentException("there is no operation " + method + "; there are: " + names);
    }

    /** {@return the name of the methods that do this, such as {@code sortPairs}} */
    public String method() {
        return method;
    }

    /**
     * Returns the operation by which calls of these methods for arrays of numbers are reported. A parallel sort of
     * objects is reported by its own name.
     *
     * @return this operation, or the one of another name
     */
    public Operation reported() {
        return reported;
    }

    /** Returns the name of the methods that do this. */
    @Override
    public String toString() {
        return method;
    }
}
