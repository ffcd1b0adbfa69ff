package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearOrderTest {
    private static List<Integer> ascending(int n) {
        return Arrays.asList(IntStream.range(0, n).boxed().toArray(Integer[]::new));
    }

    private static boolean isLikely(List<Integer> a) {
        return NearOrder.isLikely(a, 0, a.size(), null);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 100, 8192, 20_000, 100_000})
    void runsAreLikely(int n) {
        List<Integer> a = ascending(n);
        assertTrue(isLikely(a), "ascending");
        assertTrue(NearOrder.isLikely(a, 0, n, Comparator.reverseOrder()), "ascending, in the reverse order");
        assertTrue(isLikely(Collections.nCopies(n, 1)), "equal");
        assertTrue(isLikely(a.stream().map(i -> i / 2).toList()), "each twice");
        Collections.reverse(a);
        assertTrue(isLikely(a), "descending");
    }

    @ParameterizedTest
    @ValueSource(ints = {8192, 20_000, 100_000})
    void fewThatMovedAreLikely(int n) {
        List<Integer> a = ascending(n);
        Random random = new Random(n);
        for (int i = 0; i < n / 1000; i++) {
            Collections.swap(a, random.nextInt(n), random.nextInt(n));
        }
        assertTrue(isLikely(a));
    }

    @ParameterizedTest
    @ValueSource(ints = {8192, 20_000, 100_000})
    void randomOrdersAreNot(int n) {
        List<Integer> a = ascending(n);
        Collections.shuffle(a, new Random(n));
        assertFalse(isLikely(a), "random");
        List<Integer> half = ascending(2 * n);
        Collections.shuffle(half.subList(n, 2 * n), new Random(n));
        assertFalse(isLikely(half), "half of it");
        assertTrue(NearOrder.isLikely(half, 0, n, null), "the other half");
    }
}
