package io.github.aparasort.internal.object;

import java.util.Arrays;
import java.util.Comparator;

/** The orders of values: some whose keys can be read, and those of any comparators. */
public final class ValueOrder {
    /** By {@code compareTo}: the class of the values decides. */
    public static final ValueOrder NATURAL = new ValueOrder(ValueOrder::compareNatural, null);

    /** By {@link String#CASE_INSENSITIVE_ORDER}. */
    public static final ValueOrder CASE_INSENSITIVE = new ValueOrder(
            (x, y) -> String.CASE_INSENSITIVE_ORDER.compare((String) x, (String) y), Texts.STRINGS_IN_ONE_CASE);

    /** By {@link CharSequence#compare}. */
    public static final ValueOrder CHARS = new ValueOrder(
            (x, y) -> CharSequence.compare((CharSequence) x, (CharSequence) y), Texts.CHARS);

    /** By {@link Arrays#compareUnsigned(byte[], byte[])}. */
    public static final ValueOrder BYTES = new ValueOrder((x, y) -> Arrays.compareUnsigned((byte[]) x, (byte[]) y),
            Texts.BYTES);

    final Comparator<Object> comparator;
    /** The only values that have keys, or null. */
    private final Texts texts;

    private ValueOrder(Comparator<Object> comparator, Texts texts) {
        this.comparator = comparator;
        this.texts = texts;
    }

    /** The order of a comparator of which no keys are known. */
    @SuppressWarnings("unchecked")
    static ValueOrder of(Comparator<?> comparator) {
        return new ValueOrder((Comparator<Object>) comparator, null);
    }

    /** A reader of keys of values that are equal before a depth. Returns null if they have no keys. */
    KeyReader reader(Object[] values, int from, int depth, Object first) {
        if (this == NATURAL) {
            return first.getClass() == String.class ? new TextReader(Texts.STRINGS, values, from, depth)
                    : NumberReader.of(values, from, depth, first);
        }
        return texts == null ? null : new TextReader(texts, values, from, depth);
    }

    /** Whether values of a class have keys. */
    boolean reads(Class<?> type) {
        return this == NATURAL ? type == String.class || NumberReader.reads(type) : texts != null && texts.reads(type);
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
