package io.github.aparasort.internal.object;

import io.github.aparasort.internal.key.SortableKeys;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.ToLongFunction;

/** Reads keys of values that are one number or a few, by their class. */
final class NumberReader extends KeyReader {
    /**
     * The numbers of a class, the first of which is compared first.
     *
     * @param cost what it takes to read a value, or null if that does not depend on the value
     */
    private record Numbers(List<ToLongFunction<Object>> keys, boolean isExact, ToLongFunction<Object> cost) {
        static <T> Map.Entry<Class<?>, Numbers> of(Class<T> type, ToLongFunction<? super T> key) {
            return Map.entry(type, new Numbers(List.of(cast(key)), true, null));
        }

        static <T> Map.Entry<Class<?>, Numbers> of(Class<T> type, ToLongFunction<? super T> first,
                ToLongFunction<? super T> second) {
            return Map.entry(type, new Numbers(List.of(cast(first), cast(second)), true, null));
        }

        /** One number that does not tell all values apart. */
        static <T> Map.Entry<Class<?>, Numbers> rounded(Class<T> type, ToLongFunction<? super T> key,
                ToLongFunction<? super T> cost) {
            return Map.entry(type, new Numbers(List.of(cast(key)), false, cost == null ? null : cast(cost)));
        }

        /** The values that it is called with have the class. */
        @SuppressWarnings("unchecked")
        private static ToLongFunction<Object> cast(ToLongFunction<?> key) {
            return (ToLongFunction<Object>) key;
        }
    }

    /** Double values round monotonically, so those of different decimals are never in the wrong order. */
    private static final Map<Class<?>, Numbers> BY_CLASS = Map.ofEntries(
            Numbers.of(Integer.class, Integer::longValue),
            Numbers.of(Long.class, Long::longValue),
            Numbers.of(Short.class, Short::longValue),
            Numbers.of(Byte.class, Byte::longValue),
            Numbers.of(Character.class, Character::charValue),
            Numbers.of(Boolean.class, value -> value ? 1 : 0),
            Numbers.of(Float.class, value -> SortableKeys.of((float) value)),
            Numbers.of(Double.class, value -> SortableKeys.of((double) value)),
            Numbers.rounded(BigInteger.class, NumberReader::key, null),
            Numbers.rounded(BigDecimal.class, value -> SortableKeys.of(value.doubleValue()), NumberReader::cost),
            Numbers.of(UUID.class, UUID::getMostSignificantBits, UUID::getLeastSignificantBits),
            Numbers.of(Date.class, Date::getTime),
            Numbers.of(Instant.class, Instant::getEpochSecond, Instant::getNano),
            Numbers.of(Duration.class, Duration::getSeconds, Duration::getNano),
            Numbers.of(LocalDate.class, LocalDate::toEpochDay),
            Numbers.of(LocalTime.class, LocalTime::toNanoOfDay),
            Numbers.of(LocalDateTime.class, value -> value.toLocalDate().toEpochDay(),
                    value -> value.toLocalTime().toNanoOfDay()));

    private static final Numbers OF_ENUM = new Numbers(List.of(value -> ((Enum<?>) value).ordinal()), true,
            null);
    /**
     * What a value may cost on average: as much as a decimal number of 256 bits. To compare longer ones takes less time
     * than to read them.
     */
    private static final long MOST_COST = 1 << 16;
    /** Leading bits of an integer that is no finite double: with its length they fit beside the keys of doubles. */
    private static final int LEADING_BITS = 20;

    private final Object[] values;
    private final int from;
    private final int depth;
    private final Class<?> type;
    private final Numbers numbers;

    private NumberReader(Object[] values, int from, int depth, Class<?> type, Numbers numbers) {
        this.values = values;
        this.from = from;
        this.depth = depth;
        this.type = type;
        this.numbers = numbers;
    }

    /** A reader for values of the class of one of them, or null. */
    static NumberReader of(Object[] values, int from, int depth, Object first) {
        Class<?> type = typeOf(first);
        Numbers numbers = numbers(type);
        return numbers == null ? null : new NumberReader(values, from, depth, type, numbers);
    }

    static boolean reads(Class<?> type) {
        return numbers(type) != null || type.getSuperclass() != null && type.getSuperclass().isEnum();
    }

    /** The class or enum of a value if its order and {@code equals} agree, and nobody can override them; or null. */
    static Class<?> typeByEquals(Object value) {
        Class<?> type = typeOf(value);
        Numbers numbers = numbers(type);
        return numbers != null && numbers.isExact && (type.isEnum() || Modifier.isFinal(type.getModifiers()))
                ? type : null;
    }

    private static Numbers numbers(Class<?> type) {
        return type.isEnum() ? OF_ENUM : BY_CLASS.get(type);
    }

    /** The class, or for an enum the one that all of its constants have in common. */
    static Class<?> typeOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    /** The key of a double. An integer beyond all doubles has one beyond that of infinity, by its length. */
    private static long key(BigInteger value) {
        double rounded = value.doubleValue();
        if (!Double.isInfinite(rounded)) {
            return SortableKeys.of(rounded);
        }
        BigInteger magnitude = value.abs();
        long length = magnitude.bitLength();
        // Without the highest bit, which is always set.
        long leading = magnitude.shiftRight((int) length - LEADING_BITS - 1).longValue() - (1L << LEADING_BITS);
        long key = SortableKeys.of(Double.POSITIVE_INFINITY) + (length << LEADING_BITS) + leading;
        return value.signum() < 0 ? ~key : key;
    }

    /** A decimal number becomes a double by way of its digits, which takes the square of their count. */
    private static long cost(BigDecimal value) {
        long bits = value.unscaledValue().bitLength();
        return bits * bits;
    }

    @Override
    protected boolean load(int[] order, int begin, int end, long[] keys, int at) {
        ToLongFunction<Object> key = numbers.keys.get(depth);
        long spare = MOST_COST * (end - begin);
        for (int i = begin; i < end; i++) {
            Object value = values[from + order[i]];
            if (value == null || value.getClass() != type && typeOf(value) != type) {
                return false;
            }
            if (numbers.cost != null && (spare -= numbers.cost.applyAsLong(value)) < 0) {
                return false;
            }
            keys[at + i - begin] = key.applyAsLong(value);
        }
        return true;
    }

    @Override
    protected int next(int element, long key) {
        return depth + 1 < numbers.keys.size() ? depth + 1 : numbers.isExact ? EQUAL : COMPARE;
    }
}
