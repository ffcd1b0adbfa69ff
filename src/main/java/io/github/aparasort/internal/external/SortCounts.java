package io.github.aparasort.internal.external;

/**
 * What a sort did.
 *
 * @param records records or lines
 * @param runs sorted runs; 1 if all was in memory
 * @param threads threads that merged
 */
record SortCounts(long records, int runs, int threads) {
}
