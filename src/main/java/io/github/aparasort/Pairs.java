package io.github.aparasort;

/**
 * Keys with their values: two arrays of the same length. The value at an index belongs to the key at this index.
 *
 * <pre>{@code
 * Pairs<int[], String[]> merged = merger.mergePairs(aIds, aNames, bIds, bNames);
 * System.out.println(merged.keys()[0] + " " + merged.values()[0]);
 * }</pre>
 *
 * <p>The arrays are new; nothing in the library keeps them. The record does not copy them. Two records are equal only
 * if they hold the same array objects.
 *
 * @param <K> the type of the array of keys, such as {@code int[]}
 * @param <V> the type of the array of values, such as {@code String[]}
 * @param keys the keys
 * @param values the value of each key
 * @see Merger#mergePairs(int[], Object, int[], Object)
 * @see Multisets#unionPairs(int[], Object, int[], Object)
 */
public record Pairs<K, V>(K keys, V values) {
}
