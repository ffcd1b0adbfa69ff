package io.github.aparasort.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Order;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/** A column of keys of any kind for {@link GroupFuzz}, and how its rows compare by the documentation. */
final class FuzzColumn {
    private static final long[] EXTREMES = {Long.MIN_VALUE, Long.MAX_VALUE, 0, -1, 1, Integer.MIN_VALUE,
            Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, Short.MIN_VALUE, Short.MAX_VALUE, Byte.MIN_VALUE};
    private static final double[] SPECIAL = {Double.NaN, Double.longBitsToDouble(0xfff8_0000_0000_0001L), -0.0, 0.0,
            Double.longBitsToDouble(0x7ff8_0000_0000_1234L), Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, 1.5};
    /** Short ones, lone surrogates, characters on both sides of the surrogates, equal hash codes. */
    private static final String[] TEXTS = {"", "\0", "\0\0", "a", "a\0", "\ud83d\ude00", "\ud83d", "\ude00", "\uffff",
            "Aa", "BB", "\u00e9", "\u00ff\u0100", "a long text whose beginning is", "a long text whose beginning"};

    /** How a number, of which equal rows have the same, is spread over the values of a kind. */
    enum Spread {
        NEAR(x -> x), GAPS(x -> x * 1_000_003 - 77), FAR(x -> (x + 1) * 0x9e3779b97f4a7c15L ^ x << 17),
        /** Neighbours that are equal as doubles; the same for doubles, whose neighbours differ in the last bit. */
        HIGH(x -> x + (1L << 62)),
        SPECIAL(x -> EXTREMES[Math.floorMod(x, EXTREMES.length)]);

        private final LongUnaryOperator number;

        Spread(LongUnaryOperator number) {
            this.number = number;
        }
    }

    /** Constants with bodies have classes of their own. */
    enum Body {
        PLAIN, LOUD { }, QUIET { }, LAST
    }

    /** It can be compared, and is equal to nothing but itself. */
    static final class Own implements Comparable<Own> {
        final long number;

        Own(long number) {
            this.number = number;
        }

        @Override
        public int compareTo(Own other) {
            return Long.compare(number, other.number);
        }
    }

    enum Kind {
        BYTE(byte.class), SHORT(short.class), CHAR(char.class), INT(int.class), LONG(long.class), FLOAT(float.class),
        DOUBLE(double.class), STRING(String.class), INTEGER(Integer.class), LONG_OBJECT(Long.class),
        DOUBLE_OBJECT(Double.class), FLOAT_OBJECT(Float.class), LOCAL_DATE(LocalDate.class), INSTANT(Instant.class),
        UUID(java.util.UUID.class), BOOLEAN(Boolean.class), CHARACTER(Character.class), ENUM(Body.class),
        DECIMAL(BigDecimal.class), BIG_INTEGER(BigInteger.class), OWN(Own.class),
        /** Objects of two classes. */
        CALENDAR(ChronoLocalDate.class),
        ANY_CASE(String.class, String.CASE_INSENSITIVE_ORDER),
        NULLS_FIRST(String.class, Order.<String>natural().nullsFirst()),
        NULLS_LAST(Own.class, Order.byLong((Own own) -> own.number).nullsLast()),
        JDK_NULLS(Integer.class, Comparator.nullsFirst(Comparator.<Integer>reverseOrder())),
        REVERSED(Integer.class, Collections.<Integer>reverseOrder()),
        BYTES(byte[].class, Order.bytes()), BY_LENGTH(String.class, Order.byInt(String::length)),
        BY_THIRD(Object.class, Comparator.comparing(each -> each.hashCode() / 3));

        final Class<?> type;
        /** Null for the natural order. */
        final Comparator<?> order;

        Kind(Class<?> type) {
            this(type, null);
        }

        Kind(Class<?> type, Comparator<?> order) {
            this.type = type;
            this.order = order;
        }

        boolean hasNulls() {
            return order == null ? !type.isPrimitive() : name().contains("NULLS");
        }

        /** Some of the kinds make unequal objects of one number, which their order finds equal. */
        private Object value(long id, Spread spread, int salt) {
            long x = spread.number.applyAsLong(id);
            return switch (this) {
                case BYTE -> (byte) x;
                case SHORT -> (short) x;
                case CHAR, CHARACTER -> (char) x;
                case INT, INTEGER, JDK_NULLS, REVERSED -> (int) x;
                case LONG, LONG_OBJECT -> x;
                case FLOAT, FLOAT_OBJECT -> spread == Spread.FAR ? Float.intBitsToFloat((int) x)
                        : (float) real(id, spread);
                case DOUBLE, DOUBLE_OBJECT -> spread == Spread.FAR ? Double.longBitsToDouble(x) : real(id, spread);
                case STRING, NULLS_FIRST, BY_LENGTH, ANY_CASE -> text(id, spread, salt);
                case BYTES -> text(id, spread, salt).getBytes(StandardCharsets.UTF_8);
                case LOCAL_DATE -> spread == Spread.SPECIAL && id % 3 == 0 ? LocalDate.MIN
                        : LocalDate.ofEpochDay(Math.floorMod(x, 2_000_000L) - 1_000_000);
                case CALENDAR -> id % 3 == 0 ? ThaiBuddhistDate.from(LocalDate.ofEpochDay(x % 1_000_000))
                        : LocalDate.ofEpochDay(x % 1_000_000);
                case INSTANT -> Instant.ofEpochSecond(x % 1_000_000_000_000L, x & 0xff);
                case UUID -> new java.util.UUID(spread == Spread.NEAR ? 7 : x, x);
                case BOOLEAN -> (x & 1) != 0;
                case ENUM -> Body.values()[(int) (x & 3)];
                case DECIMAL -> new BigDecimal(BigInteger.valueOf(x)).setScale(salt & 3);
                case BIG_INTEGER -> BigInteger.valueOf(x).shiftLeft(spread == Spread.FAR ? (int) (id & 63) : 0);
                case OWN, NULLS_LAST -> new Own(x);
                case BY_THIRD -> (int) (x & 0xffff) + (salt & 1);
            };
        }

        private static double real(long id, Spread spread) {
            return spread == Spread.SPECIAL ? SPECIAL[Math.floorMod(id, SPECIAL.length)]
                    : spread == Spread.HIGH ? Double.longBitsToDouble(spread.number.applyAsLong(id))
                    : spread.number.applyAsLong(id) / 4.0;
        }

        private String text(long id, Spread spread, int salt) {
            String text = spread == Spread.SPECIAL ? TEXTS[Math.floorMod(id, TEXTS.length)]
                    : (spread == Spread.GAPS ? "the same beginning of all/" : "")
                    + Long.toString(spread.number.applyAsLong(id), 36);
            return this == ANY_CASE && (salt & 1) != 0 ? text.toUpperCase(Locale.ROOT) : new String(text.toCharArray());
        }
    }

    final Kind kind;
    final Object array;
    private final Object[] boxed;
    private final Comparator<Object> order;
    private TreeMap<Object, Integer> firsts;

    @SuppressWarnings("unchecked")
    private FuzzColumn(Kind kind, Object array) {
        this.kind = kind;
        this.array = array;
        this.boxed = new Object[Array.getLength(array)];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = Array.get(array, i);
        }
        this.order = kind.order != null ? (Comparator<Object>) kind.order
                : Comparator.nullsLast((x, y) -> ((Comparable<Object>) x).compareTo(y));
    }

    /** Draws all but the numbers of the rows. */
    static FuzzColumn draw(Kind kind, long[] ids, SplittableRandom random) {
        Spread spread = Spread.values()[random.nextInt(Spread.values().length)];
        int nulls = kind.hasNulls() && random.nextInt(3) == 0 ? 1 + random.nextInt(20) : 0;
        Map<Long, Object> shared = random.nextBoolean() ? new HashMap<>() : null;
        Object array = Array.newInstance(kind.type, ids.length);
        for (int i = 0; i < ids.length; i++) {
            int salt = i;
            if (nulls == 0 || random.nextInt(nulls) > 0) {
                Array.set(array, i, shared == null ? kind.value(ids[i], spread, salt)
                        : shared.computeIfAbsent(ids[i], id -> kind.value(id, spread, salt)));
            }
        }
        return new FuzzColumn(kind, array);
    }

    /** Returns the column of these rows. */
    FuzzColumn at(int[] rows) {
        Object part = Array.newInstance(kind.type, rows.length);
        for (int i = 0; i < rows.length; i++) {
            Array.set(part, i, boxed[rows[i]]);
        }
        return new FuzzColumn(kind, part);
    }

    /** The library must not have changed the array, and now may not need it any more. */
    void spoil() {
        for (int i = 0; i < boxed.length; i++) {
            assertTrue(isSame(i, array, i), "a key was changed");
        }
        for (int i = 0; i < boxed.length; i++) {
            Array.set(array, i, boxed[(7 * i + 3) % boxed.length]);
        }
    }

    int compare(int row, int other) {
        return order.compare(boxed[row], boxed[other]);
    }

    boolean isNull(int row) {
        return boxed[row] == null;
    }

    /** The first row that is equal to a row in this column. */
    int first(int row) {
        if (firsts == null) {
            firsts = new TreeMap<>(order);
            for (int i = 0; i < boxed.length; i++) {
                firsts.putIfAbsent(boxed[i], i);
            }
        }
        return firsts.get(boxed[row]);
    }

    /** Whether an element of an array is the very object of a row, or the same bits. */
    boolean isSame(int row, Object keys, int at) {
        Object key = Array.get(keys, at);
        return !kind.type.isPrimitive() ? key == boxed[row]
                : key instanceof Double x
                ? Double.doubleToRawLongBits(x) == Double.doubleToRawLongBits((double) boxed[row])
                : key instanceof Float x ? Float.floatToRawIntBits(x) == Float.floatToRawIntBits((float) boxed[row])
                : key.equals(boxed[row]);
    }
}
