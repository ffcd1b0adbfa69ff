package io.github.aparasort.testing;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much the tests cover. Without the profile {@code exhaustive} they take every path with a part of the inputs, with
 * it they take all of them. docs/contributing.md describes the profile.
 */
public final class Coverage {
    /** The tag of tests that only the profile runs. */
    public static final String EXHAUSTIVE = "exhaustive";
    /** The tag of tests that always run, and with the profile once more on all that they can cover. */
    public static final String SCALED = "scaled";
    /** The tag of tests of what differs between JDKs: they run with each, other tests with the default one. */
    public static final String EVERY_JDK = "every-jdk";

    private static final String PROPERTY = "aparasort.test.exhaustive";
    /** True with the profile. */
    public static final boolean ALL = Boolean.getBoolean(PROPERTY);
    /** The option that makes another JVM cover as much as this one. */
    public static final String OPTION = "-D" + PROPERTY + "=" + ALL;
    /** Inputs that show a wrong border, without ties and with many. */
    private static final Set<String> AT_ALL_SIZES = Set.of("RANDOM", "FIVE_VALUES", "FEW_VALUES");
    /** In the usual run one of this many sizes meets an input. */
    private static final int SHARE = 3;

    private Coverage() {
    }

    /** Returns the usual number, or with the profile the other. */
    public static int count(int usual, int exhaustive) {
        return ALL ? exhaustive : usual;
    }

    /**
     * Returns the sizes for an input: all of them with the profile, and for random keys with and without many ties. Any
     * other input meets every third size, and the next input other ones: every size meets a third of the inputs.
     */
    public static int[] sizes(int[] all, Enum<?> input) {
        return AT_ALL_SIZES.contains(input.name()) ? all : sizes(all, input.ordinal());
    }

    /** Returns every third size, counted from one that depends on a number; with the profile all of them. */
    public static int[] sizes(int[] all, int number) {
        return IntStream.range(0, all.length).filter(i -> isTurn(i - number)).map(i -> all[i]).toArray();
    }

    /** Returns the same of pairs of sizes, or of anything else. */
    public static <T> List<T> some(T[] all, int number) {
        return IntStream.range(0, all.length).filter(i -> isTurn(i - number)).mapToObj(i -> all[i]).toList();
    }

    /** Returns all for inputs that meet all sizes; of others what {@code some} has for a number, another for each. */
    public static <T> List<T> some(T[] all, Enum<?> input, int number) {
        return AT_ALL_SIZES.contains(input.name()) ? List.of(all) : some(all, input.ordinal() + number);
    }

    /**
     * Returns whether the turn of a number has come: of every third one, with the profile of all. In nested loops the
     * number is the sum of their indices, and of the type's. A counter of all cases always skips the same ones, if the
     * inner loop has a multiple of three. A loop of less than three needs a further index beside it.
     */
    public static boolean isTurn(int number) {
        return ALL || number % SHARE == 0;
    }

    /**
     * Returns whether an input is one of the few that tests meet in the usual run where each takes long, and other
     * tests of the same code meet all of them: those that meet all sizes, and special values.
     */
    public static boolean isOfTheFew(Enum<?> input) {
        return ALL || AT_ALL_SIZES.contains(input.name()) || input.name().equals("EVERYTHING");
    }

    /**
     * Returns whether a type meets a case of a kernel. Ints and floats share one, and so do longs and doubles: usually
     * each case meets one of the two, with the profile both. Which one is random, but the same in each run: if they
     * took turns, each would meet the same half of an inner loop again and again. The two must have equal cases: what
     * only one of them has, such as NaNs, is not shared.
     */
    public static boolean meets(Class<?> type, int number) {
        boolean second = type == float.class || type == double.class;
        return ALL || new SplittableRandom(number).nextBoolean() == second;
    }

    /** Returns the usual rows of parameters, and with the profile the others too. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Stream<T> rows(Stream<T> usual, T... others) {
        return ALL ? Stream.concat(usual, Stream.of(others)) : usual;
    }
}
