package io.github.aparasort.internal.object;

import java.util.Arrays;
import java.util.Comparator;

/** The orders of values whose keys can be read. */
public enum ValueOrder {
    /** By {@code compareTo}: the class of the values decides. */
    NATURAL((x, y) -> comparable(x).compareTo(y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return first.getClass() == String.class ? new StringReader(values, from, depth, false)
                    : NumberReader.of(values, from, depth, first);
        }

        @Override
        boolean reads(Class<?> type) {
            return type == String.class || NumberReader.reads(type);
        }
    },
    /** By {@link String#CASE_INSENSITIVE_ORDER}. */
    CASE_INSENSITIVE((x, y) -> String.CASE_INSENSITIVE_ORDER.compare((String) x, (String) y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return new StringReader(values, from, depth, true);
        }

        @Override
        boolean reads(Class<?> type) {
            return type == String.class;
        }
    },
    /** By {@link CharSequence#compare}. */
    CHARS((x, y) -> CharSequence.compare((CharSequence) x, (CharSequence) y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return new CharsReader(values, from, depth);
        }

        @Override
        boolean reads(Class<?> type) {
            return CharSequence.class.isAssignableFrom(type);
        }
    },
    /** By {@link Arrays#compareUnsigned(byte[], byte[])}. */
    BYTES((x, y) -> Arrays.compareUnsigned((byte[]) x, (byte[]) y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return new BytesReader(values, from, depth);
        }

        @Override
        boolean reads(Class<?> type) {
            return type == byte[].class;
        }
    };

    final Comparator<Object> comparator;

    ValueOrder(Comparator<Object> comparator) {
        this.comparator = comparator;
    }

    /** A reader of keys of values that are equal before a depth. Returns null if they have no keys. */
    abstract KeyReader reader(Object[] values, int from, int depth, Object first);

    /** Whether values of a class have keys. */
    abstract boolean reads(Class<?> type);

    @SuppressWarnings("unchecked")
    private static Comparable<Object> comparable(Object value) {
        return (Comparable<Object>) value;
    }
}
