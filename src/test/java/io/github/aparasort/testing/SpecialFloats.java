package io.github.aparasort.testing;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Floats and doubles that a conversion to integers and back can lose: given by their bits. */
public enum SpecialFloats {
    /** Every kind of value, NaNs of many payloads among them, quiet and signalling, of both signs. */
    EVERYTHING(r -> switch (r.nextInt(8)) {
        case 0 -> Sort.NAN;
        case 1 -> Sort.ZERO;
        case 2 -> Sort.INFINITY;
        case 3 -> Sort.SUBNORMAL;
        case 4 -> Sort.LARGEST;
        default -> Sort.ANY;
    }),
    ZEROS(r -> Sort.ZERO),
    NANS(r -> Sort.NAN),
    /** The numbers next to the NaNs on either side of the order of bits. */
    NANS_AND_INFINITIES(r -> r.nextBoolean() ? Sort.NAN : Sort.INFINITY),
    ONE_NAN_FIRST(Sort.SUBNORMAL, i -> i == 5),
    ONE_NAN_AMONG_MANY(Sort.ANY, i -> i == 7),
    /** So that grains, blocks and parts without any lie between them. */
    FEW_NANS(Sort.ANY, i -> i % 10_007 == 40);

    private enum Sort {
        NAN, ZERO, INFINITY, SUBNORMAL, LARGEST, ANY
    }

    private interface Choice {
        Sort next(SplittableRandom random);
    }

    private final Choice choice;
    private final IntPredicate isNan;

    SpecialFloats(Choice choice) {
        this.choice = choice;
        this.isNan = i -> false;
    }

    SpecialFloats(Sort others, IntPredicate isNan) {
        this.choice = r -> others;
        this.isNan = isNan;
    }

    /** Parameters of tests: all types without special floats, and those of floats and doubles with some of them too. */
    public static <T> Stream<Arguments> beside(Collection<T> types, Set<T> floating, SpecialFloats... kinds) {
        return types.stream().flatMap(type -> Stream.concat(Stream.of(Arguments.of(type, (SpecialFloats) null)),
                Arrays.stream(kinds).filter(kind -> floating.contains(type)).map(kind -> Arguments.of(type, kind))));
    }

    public float[] floats(int n) {
        SplittableRandom random = new SplittableRandom(53L * n + ordinal());
        float[] values = new float[n];
        for (int i = 0; i < n; i++) {
            values[i] = Float.intBitsToFloat((int) bits(i, random, 8, 23));
        }
        return values;
    }

    public double[] doubles(int n) {
        SplittableRandom random = new SplittableRandom(59L * n + ordinal());
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = Double.longBitsToDouble(bits(i, random, 11, 52));
        }
        return values;
    }

    private long bits(int i, SplittableRandom random, int exponentBits, int fractionBits) {
        long sign = (long) random.nextInt(2) << exponentBits + fractionBits;
        long exponents = (1L << exponentBits) - 1;
        long fractions = (1L << fractionBits) - 1;
        long fraction = random.nextLong() & fractions;
        return sign | switch (isNan.test(i) ? Sort.NAN : choice.next(random)) {
            // Sometimes the least or the greatest payload.
            case NAN -> exponents << fractionBits | switch (random.nextInt(8)) {
                case 0 -> 1;
                case 1 -> fractions;
                default -> Math.max(1, fraction);
            };
            case ZERO -> 0;
            case INFINITY -> exponents << fractionBits;
            case SUBNORMAL -> fraction;
            case LARGEST -> exponents - 1 << fractionBits | fraction;
            case ANY -> (random.nextLong() & Long.MAX_VALUE) % exponents << fractionBits | fraction;
        };
    }
}
