package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.step.SortKind;
import java.util.Arrays;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every sort on one engine: all inputs at the sizes of {@link Coverage}. That the result is a sorted permutation, and a
 * stable one, is one question to the oracle, because there is only one such result. A leaf says what runs a sort, at
 * which sizes, and what must have run it.
 */
@Tag(Coverage.SCALED)
public abstract class SortCase {
    /** Elements around a sorted range, which must stay as they are. */
    private static final int MARGIN = 5;
    /** Inputs of the largest sizes, each of which costs the oracle a second. Usually only random keys meet them all. */
    private static final Set<Enum<?>> AT_LARGE_SIZES =
            Set.of(Input.RANDOM, Input.FIVE_VALUES, SpecialFloats.EVERYTHING);

    public abstract Execution sort(int[] a, int from, int to);

    public abstract Execution sort(long[] a, int from, int to);

    public abstract Execution sort(float[] a, int from, int to);

    public abstract Execution sort(double[] a, int from, int to);

    public abstract Execution argsort(int[] keys, int[] order);

    public abstract Execution argsort(long[] keys, int[] order);

    public abstract Execution sortPairs(int[] keys, int[] values);

    public abstract Execution sortPairs(long[] keys, int[] values);

    /** Sizes for every input. */
    public abstract int[] sizes();

    /** Sizes for one input. */
    public int[] sizes(Enum<?> input) {
        return Coverage.sizes(sizes(), input);
    }

    public int[] largeSizes() {
        return new int[0];
    }

    /** Checks engine, device and kernel. */
    public abstract void assertRan(SortKind kind, int n, Execution execution);

    // ---- the operations

    @ParameterizedTest
    @EnumSource
    public void sortsInts(Input input) {
        check(input, "sort", int.class, SortKind.INT, n -> {
            int[] keys = input.ints(n);
            int[] a = keys.clone();
            Execution execution = sort(a, 0, n);
            assertArrayEquals(Oracle.sorted(keys), a, () -> "n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource
    public void sortsLongs(Input input) {
        check(input, "sort", long.class, SortKind.LONG, n -> {
            long[] keys = input.longs(n);
            long[] a = keys.clone();
            Execution execution = sort(a, 0, n);
            assertArrayEquals(Oracle.sorted(keys), a, () -> "n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "SORTED", "REVERSED", "EQUAL", "FIVE_VALUES", "NEARLY_SORTED"})
    void sortsFloats(Input input) {
        check(input, "sort", float.class, SortKind.FLOAT, n -> sortToTheBit(input.floats(n), 0, n));
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "EXTREMES", "SORTED", "REVERSED", "EQUAL", "FIVE_VALUES", "NEARLY_SORTED"})
    void sortsDoubles(Input input) {
        check(input, "sort", double.class, SortKind.DOUBLE, n -> sortToTheBit(input.doubles(n), 0, n));
    }

    @ParameterizedTest
    @EnumSource
    void sortsRangesWithZerosAndNansAndNothingElse(SpecialFloats specials) {
        check(specials, "sort", float.class, SortKind.FLOAT, n ->
                sortToTheBit(specials.floats(n + 2 * MARGIN), MARGIN, MARGIN + n));
        check(specials, "sort", double.class, SortKind.DOUBLE, n ->
                sortToTheBit(specials.doubles(n + 2 * MARGIN), MARGIN, MARGIN + n));
    }

    private Execution sortToTheBit(float[] a, int from, int to) {
        float[] expected = a.clone();
        Arrays.sort(expected, from, to);
        Execution execution = sort(a, from, to);
        assertArrayEquals(Oracle.bits(expected), Oracle.bits(a), () -> "n = " + (to - from));
        return execution;
    }

    private Execution sortToTheBit(double[] a, int from, int to) {
        double[] expected = a.clone();
        Arrays.sort(expected, from, to);
        Execution execution = sort(a, from, to);
        assertArrayEquals(Oracle.bits(expected), Oracle.bits(a), () -> "n = " + (to - from));
        return execution;
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "REVERSED", "MOSTLY_MAX"})
    void sortsARangeOfIntsAndNothingElse(Input input) {
        check(input, "sort", int.class, SortKind.INT, n -> {
            int[] expected = input.ints(n + 2 * MARGIN);
            int[] a = expected.clone();
            Arrays.sort(expected, MARGIN, MARGIN + n);
            Execution execution = sort(a, MARGIN, MARGIN + n);
            assertArrayEquals(expected, a, () -> "n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "REVERSED", "MOSTLY_MAX"})
    void sortsARangeOfLongsAndNothingElse(Input input) {
        check(input, "sort", long.class, SortKind.LONG, n -> {
            long[] expected = input.longs(n + 2 * MARGIN);
            long[] a = expected.clone();
            Arrays.sort(expected, MARGIN, MARGIN + n);
            Execution execution = sort(a, MARGIN, MARGIN + n);
            assertArrayEquals(expected, a, () -> "n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsTheOrderOfIntsAndLeavesThemAlone(Input input) {
        check(input, "argsort", int.class, SortKind.INT_PAIR, n -> {
            int[] keys = input.ints(n);
            int[] asked = keys.clone();
            int[] order = new int[n];
            Execution execution = argsort(asked, order);
            assertArrayEquals(Oracle.stableOrder(keys), order, () -> "n = " + n);
            assertArrayEquals(keys, asked, () -> "keys, n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsTheOrderOfLongsAndLeavesThemAlone(Input input) {
        check(input, "argsort", long.class, SortKind.LONG_PAIR, n -> {
            long[] keys = input.longs(n);
            long[] asked = keys.clone();
            int[] order = new int[n];
            Execution execution = argsort(asked, order);
            assertArrayEquals(Oracle.stableOrder(keys), order, () -> "n = " + n);
            assertArrayEquals(keys, asked, () -> "keys, n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource
    void movesValuesWithIntKeys(Input input) {
        check(input, "sortPairs", int.class, SortKind.INT_PAIR, n -> {
            int[] before = input.ints(n);
            int[] keys = before.clone();
            int[] values = Input.values(n);
            Execution execution = sortPairs(keys, values);
            assertArrayEquals(Oracle.sorted(before), keys, () -> "keys, n = " + n);
            assertArrayEquals(Oracle.gather(Input.values(n), Oracle.stableOrder(before)), values, () -> "n = " + n);
            return execution;
        });
    }

    @ParameterizedTest
    @EnumSource
    void movesValuesWithLongKeys(Input input) {
        check(input, "sortPairs", long.class, SortKind.LONG_PAIR, n -> {
            long[] before = input.longs(n);
            long[] keys = before.clone();
            int[] values = Input.values(n);
            Execution execution = sortPairs(keys, values);
            assertArrayEquals(Oracle.sorted(before), keys, () -> "keys, n = " + n);
            assertArrayEquals(Oracle.gather(Input.values(n), Oracle.stableOrder(before)), values, () -> "n = " + n);
            return execution;
        });
    }

    private void check(Enum<?> input, String operation, Class<?> type, SortKind kind, IntFunction<Execution> run) {
        boolean large = AT_LARGE_SIZES.contains(input) || Coverage.ALL && input instanceof SpecialFloats;
        IntStream largeSizes = IntStream.of(largeSizes()).limit(!large ? 0
                : Coverage.ALL || input == Input.RANDOM ? Long.MAX_VALUE : 1);
        int[] all = IntStream.concat(IntStream.of(sizes(input)), largeSizes).toArray();
        Assumptions.assumeTrue(all.length > 0, "only the profile exhaustive has this input");
        IntStream.of(all).forEach(n -> {
            Execution execution = run.apply(n);
            assertEquals(operation, execution.operation());
            assertEquals(type, execution.type());
            assertEquals(n, execution.n());
            assertRan(kind, n, execution);
        });
    }
}
