package io.github.aparasort;

/**
 * The algorithm of a kernel that sorts. All are stable except {@link #BATCHER}. If an OpenCL device has no room for all
 * keys, it sorts them in runs by this algorithm, and the CPU merges these.
 *
 * @see Sorter#using(SortAlgorithm)
 */
public enum SortAlgorithm {
    /**
     * The best one: radix sort on JTP; on OpenCL devices radix sort for ints and floats, and for a million longs or
     * doubles and more, and mergesort for fewer of these; and no kernel where the JDK is faster.
     */
    AUTO,
    /** Mergesort, on OpenCL devices and on JTP. Time: O(n log n). */
    MERGESORT,
    /**
     * Radix sort, on JTP and on OpenCL devices. Time: O(n). On an OpenCL device it takes one pass for each byte in
     * which keys differ, so small ranges and long ids with few different bytes take less time. It needs three arrays
     * there, and a tenth of one, where mergesort needs two.
     */
    RADIX,
    /**
     * Batcher's odd-even mergesort, on OpenCL devices. Time: O(n log<sup>2</sup> n). It needs one array, where
     * mergesort needs two; so {@link #AUTO} uses it if a device has room for the keys once but not twice. It is not
     * stable, so it sorts only keys without values: {@code argsort} and {@code sortPairs} throw
     * {@link UnsupportedOperationException}, on every target. The result of {@code sort} is the same as that of the
     * others: NaNs keep their bits and their order, and other equal keys have equal bits. An OpenCL device sorts floats
     * and doubles among which there are NaNs by mergesort, with their indices.
     */
    BATCHER
}
