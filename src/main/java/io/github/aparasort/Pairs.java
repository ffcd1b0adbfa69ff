package io.github.aparasort;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Locale;
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
 * @param <K> the type of the array of keys, such as {@code int[]}
 * @param <V> the type of the array of values, such as {@code String[]}
 * @param values the value of each key
 * @see Merger#mergePairs(int[], Object, int[], Object)
 * @see Multisets#unionPairs(int[], Object, int[], Object)
 */
public record Pairs<K, V>(K keys, V values) {
    /** Elements of an array that {@link #toString} shows. */
    private static final int SHOWN = 20;

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
