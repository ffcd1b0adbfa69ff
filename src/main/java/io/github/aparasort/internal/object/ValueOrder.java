package io.github.aparasort.internal.object;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;

/** The orders of values: some whose keys can be read, and those of any comparators. */
public final class ValueOrder {
    /** Makes a reader of keys of values that are equal before a depth, or returns null if they have no keys. */
    private interface Readers {
        KeyReader reader(Object[] values, int from, int depth, Object first);
    }

    /** By {@code compareTo}: the class of the values decides. */
    public static final ValueOrder NATURAL = new ValueOrder(ValueOrder::compareNatural,
            type -> type == String.class || NumberReader.reads(type),
            (values, from, depth, first) -> first.getClass() == String.class
                    ? new TextReader(Texts.STRINGS, values, from, depth)
                    : NumberReader.of(values, from, depth, first));

    /** By {@link String#CASE_INSENSITIVE_ORDER}. */
    public static final ValueOrder CASE_INSENSITIVE = new ValueOrder(
            (x, y) -> String.CASE_INSENSITIVE_ORDER.compare((String) x, (String) y),
            type -> type == String.class, Texts.STRINGS_IN_ONE_CASE);

    /** By {@link CharSequence#compare}. */
    public static final ValueOrder CHARS = new ValueOrder(
            (x, y) -> CharSequence.compare((CharSequence) x, (CharSequence) y),
            CharSequence.class::isAssignableFrom, Texts.CHARS);

    /** By {@link Arrays#compareUnsigned(byte[], byte[])}. */
    public static final ValueOrder BYTES = new ValueOrder((x, y) -> Arrays.compareUnsigned((byte[]) x, (byte[]) y),
            type -> type == byte[].class, Texts.BYTES);

    final Comparator<Object> comparator;
    private final Predicate<Class<?>> types;
    private final Readers readers;

    private ValueOrder(Comparator<Object> comparator, Predicate<Class<?>> types, Texts texts) {
        this(comparator, types, (values, from, depth, first) -> new TextReader(texts, values, from, depth));
    }

    private ValueOrder(Comparator<Object> comparator, Predicate<Class<?>> types, Readers readers) {
        this.comparator = comparator;
        this.types = types;
        this.readers = readers;
    }

    /** The order of a comparator of which no keys are known. */
    @SuppressWarnings("unchecked")
    static ValueOrder of(Comparator<?> comparator) {
        return new ValueOrder((Comparator<Object>) comparator, type -> false, (values, from, depth, first) -> null);
    }

    /** A reader of keys of values that are equal before a depth. Returns null if they have no keys. */
    KeyReader reader(Object[] values, int from, int depth, Object first) {
        return readers.reader(values, from, depth, first);
    }

    /** Whether values of a class have keys. */
    boolean reads(Class<?> type) {
        return types.test(type);
    }

    /** Whether the values may be of the caller's classes, so that to read or compare them calls the caller's code. */
    boolean readsByCode() {
        return this == CHARS;
    }

    /**
     * Whether comparisons of a value with another one can be relied on: both have keys of the same kind, so that their
     * classes are known. Other classes may contradict themselves.
     */
    boolean isReliable(Object first, Object other) {
        return first != null && other != null && reads(other.getClass())
                && (this != NATURAL || NumberReader.typeOf(first) == NumberReader.typeOf(other));
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
