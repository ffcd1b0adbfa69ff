package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The sort of indices by comparisons: stable, within its range, and never endless. */
class IndexMergesortTest {
    /** None, one, two, and what insertion, one merge and several merges take. */
    private static final int[] SIZES = {0, 1, 2, 7, 8, 9, 15, 16, 17, 18, 33, 100, 1000};

    private static SortKey column(boolean descending, IntBinaryOperator comparison) {
        return new SortKey(descending) {
            @Override
            protected KeyReader reader(int[] order, int begin, int end, int depth) {
                throw new AssertionError();
            }

            @Override
            protected int compare(int x, int y) {
                return comparison.applyAsInt(x, y);
            }
        };
    }

    @Test
    void sortsStably() {
        for (int n : SIZES) {
            for (int distinct : new int[] {1, 3, Integer.MAX_VALUE}) {
                int[] values = new SplittableRandom(n).ints(n + 10, 0, distinct).toArray();
                int[] indices = IntStream.range(0, n + 10).map(i -> n + 9 - i).toArray();
                Comparator<Integer> order = Comparator.comparingInt(i -> values[i]);
                for (boolean descending : new boolean[] {false, true}) {
                    int[] expected = indices.clone();
                    int[] within = Arrays.stream(indices, 5, 5 + n).boxed()
                            .sorted(descending ? order.reversed() : order).mapToInt(i -> i).toArray();
                    System.arraycopy(within, 0, expected, 5, n);
                    int[] found = indices.clone();
                    IndexMergesort.sort(found, 5, 5 + n,
                            column(descending, (x, y) -> Integer.compare(values[x], values[y])));
                    assertArrayEquals(expected, found, n + " of " + distinct + " values");
                }
            }
        }
    }

    @Test
    void comparisonsThatContradictEachOtherLoseNoIndex() {
        for (int n : SIZES) {
            SplittableRandom random = new SplittableRandom(n);
            int[] found = IntStream.range(0, n).toArray();
            IndexMergesort.sort(found, 0, n, column(false, (x, y) -> random.nextInt(3) - 1));
            assertArrayEquals(IntStream.range(0, n).toArray(), Arrays.stream(found).sorted().toArray());
        }
    }
}
