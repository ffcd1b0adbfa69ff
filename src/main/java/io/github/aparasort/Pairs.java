package io.github.aparasort;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * Keys with their values: two arrays of the same length. The value at an index belongs to the key at this index.
 *
 * <pre>{@code
 * Pairs<int[], String[]> merged = merger.mergePairs(aIds, aNames, bIds, bNames);
 * System.out.println(merged.keys()[0] + " " + merged.values()[0]);
 * }</pre>
 *
 * <p>The arrays are new; nothing in the library keeps them. The record does not copy them. Its hash code follows the
 * content of the arrays, so do not change them while the record is in a hash table.
 *
 * @param <K> the type of the array of keys, such as {@code int[]}, or {@link Columns}
 * @param <V> the type of the array of values, such as {@code String[]}
 * @param values the value of each key
 * @see Merger#mergePairs(int[], Object, int[], Object)
 * @see Multisets#unionPairs(int[], Object, int[], Object)
 */
public record Pairs<K, V>(K keys, V values) {
    /** Elements of an array that {@link #toString} shows. */
    private static final int SHOWN = 20;

    /**
     * Returns an unmodifiable map from keys to values, in the order of the pairs. Numbers are boxed. A key of several
     * columns is a {@code List<Object>} of what the columns have in its row. Keys and values may be null.
     *
     * <pre>{@code
     * Map<Integer, Double> revenue = groups.reduceByKey(city, price, ScanOp.SUM).toMap();
     * }</pre>
     *
     * <p>The compiler cannot check that the types of the map are those of the elements. If they are not, who uses an
     * element gets a {@link ClassCastException}. Time: O(n). Memory: an entry for each pair, and the boxes.
     *
     * @param <A> the type of a key, such as {@code Integer} for {@code int[]}
     * @param <B> the type of a value
     * @throws IllegalStateException if two keys are equal; it names the key
     */
    @SuppressWarnings("unchecked")
    public <A, B> Map<A, B> toMap() {
        Iterator<?> next = keys instanceof Iterable<?> all ? all.iterator() : null;
        int n = Array.getLength(values);
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            Object key = next == null ? Array.get(keys, i) : next.next();
            map.put(key, Array.get(values, i));
            if (map.size() == i) {
                throw new IllegalStateException("two pairs have the key " + key);
            }
        }
        return (Map<A, B>) Collections.unmodifiableMap(map);
    }

    /**
     * Tells whether another object has equal keys and equal values, by the content of the arrays, as {@link
     * Arrays#deepEquals}. Floats and doubles are equal if {@link Float#equals} says so: NaN equals NaN, and -0.0 is not
     * 0.0.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Pairs<?, ?> pairs && Objects.deepEquals(keys, pairs.keys)
                && Objects.deepEquals(values, pairs.values);
    }

    /** Returns a hash code of the content of the arrays, as {@link Arrays#deepHashCode}. */
    @Override
    public int hashCode() {
        return Arrays.deepHashCode(new Object[] {keys, values});
    }

    /**
     * Returns the content as text: {@code Pairs[keys=[1, 2], values=[one, two]]}. Of an array with more than 20
     * elements, also of one within another, it shows the first 20 and the length: {@code [1, 2, ..., 3,000 in all]}.
     */
    @Override
    public String toString() {
        return "Pairs[keys=" + text(keys) + ", values=" + text(values) + "]";
    }

    /** The content of an array, also of one within another; the first elements of a long one. */
    static String text(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return String.valueOf(value);
        }
        int length = Array.getLength(value);
        StringJoiner text = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < Math.min(length, SHOWN); i++) {
            text.add(text(Array.get(value, i)));
        }
        return (length > SHOWN ? text.add(String.format(Locale.ROOT, "..., %,d in all", length)) : text).toString();
    }
}
