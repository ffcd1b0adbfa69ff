package io.github.aparasort;

/**
 * Keys with the values that go with them: two arrays of one length, where the value at an index belongs to the key at
 * the same index. This is what operations return that merge, or choose from, two such pairs of arrays.
 *
 * <p>The arrays are new ones, of the caller alone; a record like this one holds them, no copies. Two of these are
 * equal only where their arrays are the same objects, as arrays compare.
 *
 * @param <K> the type of the array of keys, such as {@code int[]}
 * @param <V> the type of the array of values, such as {@code String[]}
 * @param keys the keys
 * @param values the value of each key
 */
public record Pairs<K, V>(K keys, V values) {
}
