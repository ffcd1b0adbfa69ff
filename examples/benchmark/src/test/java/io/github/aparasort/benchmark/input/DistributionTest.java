package io.github.aparasort.benchmark.input;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionTest {
    private static final int N = 10_000;
    private static final long SEED = 42;

    @ParameterizedTest
    @EnumSource(Distribution.class)
    void theSeedDecides(Distribution distribution) {
        assertArrayEquals(distribution.ranks(N, SEED), distribution.ranks(N, SEED));
    }

    @ParameterizedTest
    @EnumSource(Distribution.class)
    void smallArraysAreFilledToo(Distribution distribution) {
        for (int n = 0; n < 40; n++) {
            assertEquals(n, distribution.ranks(n, SEED).length);
        }
    }

    @Test
    void gaussianHasItsMomentsAndDoesNotSaturate() {
        double[] keys = (double[]) KeyType.DOUBLE.fromRanks(Distribution.GAUSSIAN.ranks(N, SEED));
        double mean = Arrays.stream(keys).average().orElseThrow();
        double deviation = Math.sqrt(Arrays.stream(keys).map(key -> (key - mean) * (key - mean)).sum() / N);
        assertEquals(0, mean, 0.005);
        assertEquals(1.0 / 8, deviation, 0.005);
        assertTrue(Arrays.stream(keys).map(Math::abs).max().orElseThrow() < 1);
    }

    @Test
    void zipfFollowsItsLawInEveryType() {
        int[] keys = (int[]) KeyType.INT.fromRanks(Distribution.ZIPF.ranks(N, SEED));
        long first = Arrays.stream(keys).filter(key -> key == 0).count();
        int second = Arrays.stream(keys).filter(key -> key > 0).min().orElseThrow();
        assertTrue(Arrays.stream(keys).min().orElseThrow() >= 0, "ranks must not overflow");
        // The harmonic number of a million is 14.4; the second value is half as frequent.
        assertEquals(N / 14.4, first, N / 14.4 / 5);
        assertEquals(N / 28.8, Arrays.stream(keys).filter(key -> key == second).count(), N / 28.8 / 5);
    }

    @Test
    void fewValuesAreSixteen() {
        assertEquals(16, LongStream.of(Distribution.FEW_VALUES.ranks(N, SEED)).distinct().count());
        assertEquals(1, LongStream.of(Distribution.CONSTANT.ranks(N, SEED)).distinct().count());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 5, 100, N})
    void runsAreWhatTheySay(int n) {
        assertTrue(runs(Distribution.SORTED.ranks(n, SEED)) <= 1);
        assertTrue(runs(Distribution.FEW_RUNS.ranks(n, SEED)) <= 4);
        long[] descending = Distribution.REVERSED.ranks(n, SEED);
        assertTrue(IntStream.range(1, n).allMatch(i -> descending[i - 1] >= descending[i]));
    }

    @Test
    void runsAreNeitherMoreNorFewer() {
        assertEquals(4, runs(Distribution.FEW_RUNS.ranks(N, SEED)));
        assertEquals(16, runs(Distribution.SAWTOOTH.ranks(16_000, SEED)));
        assertEquals(N / 32 + 1, runs(Distribution.SHORT_SAWTOOTH.ranks(N, SEED)));
    }

    @Test
    void nearlySortedIsOutOfOrderInAboutTwoPerCentOfPlaces() {
        long[] nearly = Distribution.NEARLY_SORTED.ranks(N, SEED);
        long[] sorted = nearly.clone();
        Arrays.sort(sorted);
        assertFalse(Arrays.equals(nearly, sorted));
        long moved = IntStream.range(0, N).filter(i -> nearly[i] != sorted[i]).count();
        assertEquals(2 * N / 100, moved, 20);
    }

    /** Otherwise "sorted" would not be sorted for each of the types. */
    @ParameterizedTest
    @EnumSource(KeyType.class)
    void typesKeepTheOrderOfRanks(KeyType type) {
        for (Distribution distribution : Distribution.values()) {
            long[] ranks = distribution.ranks(N, SEED);
            Arrays.sort(ranks);
            Object keys = type.fromRanks(ranks);
            Object sorted = type.fromRanks(ranks);
            type.sort(sorted);
            assertTrue(type.same(keys, sorted), distribution::toString);
        }
    }

    private static int runs(long[] ranks) {
        return (int) IntStream.range(0, ranks.length).filter(i -> i == 0 || ranks[i - 1] > ranks[i]).count();
    }
}
