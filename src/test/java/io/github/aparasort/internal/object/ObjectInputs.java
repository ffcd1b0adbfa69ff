package io.github.aparasort.internal.object;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Date;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.IntStream;

/** Random objects of all classes that have keys, and of some that have none. */
final class ObjectInputs {
    /** Constants with a body are of a class of their own. */
    enum Colour {
        RED, GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }, BLUE
    }

    /** A class with an order that is not known. */
    record Own(int number) implements Comparable<Own> {
        @Override
        public int compareTo(Own other) {
            return Integer.compare(number, other.number);
        }
    }

    /** A subclass that can be compared with its superclass. */
    static final class Birthday extends Date {
        private static final long serialVersionUID = 1;

        Birthday(long millis) {
            super(millis);
        }
    }

    /** Kinds of objects without the strings, of which there are as many again. */
    private static final int NUMBERS = 21;
    static final int KINDS = 2 * NUMBERS;
    /** Of integers that are no finite doubles, and of decimals that have no keys. */
    private static final int MANY_BITS = 4000;
    private static final double[] DOUBLES = {0.0, -0.0, Double.NaN, Double.longBitsToDouble(-1), 1, -1,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};

    private final SplittableRandom random;
    private final int kind;
    private final int mode;
    private final int few;

    /** @param mode what the objects share, and how many different ones there are */
    private ObjectInputs(SplittableRandom random, int kind, int mode) {
        this.random = random;
        this.kind = kind;
        this.mode = mode;
        this.few = mode % 2 == 0 ? 5 : 1_000_000;
    }

    static boolean areTexts(int kind) {
        return kind >= NUMBERS;
    }

    /** @param nulls one element in so many is null; 0 for none */
    static Object[] of(SplittableRandom random, int kind, int mode, int n, int nulls) {
        ObjectInputs inputs = new ObjectInputs(random, kind, mode);
        Object[] all = IntStream.range(0, n)
                .mapToObj(i -> nulls > 0 && random.nextInt(nulls) == 0 ? null : inputs.next()).toArray();
        if (mode % 11 == 0) {
            // The same objects again.
            System.arraycopy(all, 0, all, n - n / 2, n / 2);
        }
        return all;
    }

    private Object next() {
        return switch (kind) {
            case 0 -> random.nextInt(few) * (mode % 3 == 0 ? -1 : 1);
            case 1 -> wide();
            case 2 -> (short) random.nextInt();
            case 3 -> (byte) random.nextInt();
            case 4 -> (char) random.nextInt();
            case 5 -> Float.intBitsToFloat(random.nextInt());
            case 6 -> random.nextBoolean() ? DOUBLES[random.nextInt(DOUBLES.length)]
                    : Double.longBitsToDouble(random.nextLong());
            case 7 -> random.nextBoolean();
            case 8 -> big(mode % 13 == 1 ? MANY_BITS : 200).multiply(BigInteger.valueOf(random.nextInt(3) - 1));
            case 9 -> new BigDecimal(big(mode % 13 == 1 ? MANY_BITS : 70),
                    random.nextInt(-400, 400) / random.nextInt(1, 100));
            case 10 -> new UUID(random.nextInt(few) * (random.nextBoolean() ? 1L : -1L), random.nextLong());
            case 11 -> Instant.ofEpochSecond(random.nextInt(few) - 3, random.nextInt(few));
            case 12 -> LocalDate.ofEpochDay(random.nextInt(few) - 3);
            case 13 -> LocalDateTime.of(LocalDate.ofEpochDay(random.nextInt(few)),
                    LocalTime.ofSecondOfDay(random.nextInt(86_400)));
            case 14 -> LocalTime.ofNanoOfDay(random.nextInt(few));
            case 15 -> Duration.ofSeconds(random.nextInt(few) - 2, random.nextInt());
            case 16 -> new Date(random.nextInt(few));
            case 17 -> Colour.values()[random.nextInt(Colour.values().length)];
            case 18 -> new Own(random.nextInt(few));
            case 19 -> random.nextInt(few) == 0 ? new Birthday(3) : new Date(random.nextInt(few));
            case 20 -> mode % 2 == 0 || random.nextInt(50) > 0 ? (Object) random.nextInt(few) : text(random, mode);
            default -> text(random, mode);
        };
    }

    private BigInteger big(int bits) {
        return new BigInteger(random.nextInt(bits), new Random(random.nextInt(few)));
    }

    /** Longs of a small range with a few far away, of all bits, or neighbours at both ends of any range. */
    private Long wide() {
        return switch (mode % 5) {
            case 0 -> random.nextLong();
            case 4 -> random.nextInt(4) + (random.nextBoolean() ? 1L << (mode % 3 == 0 ? 32 : mode % 64) : 0);
            case 1 -> random.nextInt(20) == 0 ? Long.MIN_VALUE + random.nextInt(3) : random.nextInt(few);
            case 2 -> random.nextInt(100) == 0 ? Long.MAX_VALUE : random.nextLong(1L << 33);
            default -> (long) random.nextInt(few);
        };
    }

    /** Texts of some alphabet, with a part that all share, or nearly all. */
    static String text(SplittableRandom random, int mode) {
        StringBuilder text = new StringBuilder();
        if (mode % 5 == 1) {
            text.append("all of them begin so ");
        } else if (mode % 5 == 2 && random.nextInt(10) > 0) {
            text.append("nearly all of them begin so ");
        } else if (mode % 5 == 4 && random.nextInt(300) > 0) {
            text.append("hardly any does not begin so ");
        } else if (mode % 100 == 3) {
            // Longer than the longest shared part.
            text.append("x".repeat(random.nextInt(10) == 0 ? 1 << 12 : 5000));
        }
        for (int left = random.nextInt(mode % 3 == 0 ? 4 : mode % 3 == 1 ? 12 : 40); left > 0; left--) {
            switch (mode % 7) {
                case 0 -> text.append((char) ('a' + random.nextInt(2)));
                case 1 -> text.append((char) random.nextInt(128));
                case 2 -> text.append((char) random.nextInt(1 << 16));
                case 3 -> text.append((char) ('A' + random.nextInt(58)));
                case 4 -> text.appendCodePoint(random.nextInt(4) == 0 ? 0x1F600 + random.nextInt(50)
                        : 'a' + random.nextInt(4));
                case 5 -> text.append((char) (random.nextInt(50) == 0 ? random.nextInt(2) * 0xFFFF
                        : 'm' + random.nextInt(3)));
                default -> text.append((char) (0x410 + random.nextInt(64)));
            }
        }
        return text.toString();
    }

    /** The class of what a sort throws, or null. */
    static Class<?> thrownBy(Runnable sort) {
        try {
            sort.run();
            return null;
        } catch (RuntimeException e) {
            return e.getClass();
        }
    }
}
