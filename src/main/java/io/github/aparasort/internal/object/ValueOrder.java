package io.github.aparasort.internal.object;

import java.util.Arrays;
import java.util.Comparator;

/** The orders of values: some whose keys can be read, and those of any comparators. */
public abstract class ValueOrder {
    /** By {@code compareTo}: the class of the values decides. */
    public static final ValueOrder NATURAL = new ValueOrder(ValueOrder::compareNatural) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return first.getClass() == String.class ? new StringReader(values, from, depth, false)
                    : NumberReader.of(values, from, depth, first);
        }

        @Override
        boolean reads(Class<?> type) {
            return type == String.class || NumberReader.reads(type);
        }

        @Override
        boolean areAlike(Object first, Object other) {
            return NumberReader.typeOf(first) == NumberReader.typeOf(other);
        }
    };

    /** By {@link String#CASE_INSENSITIVE_ORDER}. */
    public static final ValueOrder CASE_INSENSITIVE = new ValueOrder((x, y) ->
            String.CASE_INSENSITIVE_ORDER.compare((String) x, (String) y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return new StringReader(values, from, depth, true);
        }

        @Override
        boolean reads(Class<?> type) {
            return type == String.class;
        }
    };

    /** By {@link CharSequence#compare}. */
    public static final ValueOrder CHARS = new ValueOrder((x, y) ->
            CharSequence.compare((CharSequence) x, (CharSequence) y)) {
        @Override
        KeyReader reader(Object[] values, int from, int depth, Object first) {
            return new CharsReader(values, from, depth);
        }

        @Override
        boolean reads(Class<?> type) {
            return CharSequence.class.isAssignableFrom(type);
        }

        @Override
        boolean readsByCode() {
            return true;
        }
    };

    /** By {@link Arrays#compareUnsigned(byte[], byte[])}. */
    public static final ValueOrder BYTES = new ValueOrder((x, y) -> Arrays.compareUnsigned((byte[]) x, (byte[]) y)) {
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

    private ValueOrder(Comparator<Object> comparator) {
        this.comparator = comparator;
    }

    /** The order of a comparator of which no keys are known. */
    @SuppressWarnings("unchecked")
    static ValueOrder of(Comparator<?> comparator) {
        return new ValueOrder((Comparator<Object>) comparator) {
            @Override
            KeyReader reader(Object[] values, int from, int depth, Object first) {
                return null;
            }

            @Override
            boolean reads(Class<?> type) {
                return false;
            }
        };
    }

    /** A reader of keys of values that are equal before a depth. Returns null if they have no keys. */
    abstract KeyReader reader(Object[] values, int from, int depth, Object first);

    /** Whether values of a class have keys. */
    abstract boolean reads(Class<?> type);

    /** Whether two values that have keys also have keys of the same kind. */
    boolean areAlike(Object first, Object other) {
        return true;
    }

    /** Whether the values may be of the caller's classes, so that to read or compare them calls the caller's code. */
    boolean readsByCode() {
        return false;
    }

    /**
     * Whether comparisons of a value with another one can be relied on: both have keys of the same kind, so that their
     * classes are known. Other classes may contradict themselves.
     */
    final boolean isReliable(Object first, Object other) {
        return first != null && other != null && reads(other.getClass()) && areAlike(first, other);
    }

    @SuppressWarnings("unchecked")
    private static int compareNatural(Object x, Object y) {
        // compareTo of other classes may accept a null.
        if (x == null || y == null && NATURAL.reads(x.getClass())) {
            throw new NullPointerException("A key is null. Order.nullsFirst() and nullsLast() give null keys a place.");
        }
        return ((Comparable<Object>) x).compareTo(y);
    }
}
