package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexSorterTest {
    /** Words of which only bits in the middle, or at the ends, differ: a sort by places cuts off the lowest 14. */
    private static final long[] MASKS = {-1, 3, 0xff, 1 << 13 | 1 << 14, 7L << 12, 0xff00_0000_0000_00ffL, 1L << 63, 0,
        0x3fff, ~0x3fffL};

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 25, 1000, IndexSorter.MOST_ALONE - 1, IndexSorter.MOST_ALONE})
    void oneThreadSortsByWordsStably(int n) {
        for (long mask : MASKS) {
            SplittableRandom random = new SplittableRandom(n ^ mask);
            int from = 5;
            long[] words = random.longs(n + 10).map(word -> word & mask).toArray();
            int[] indices = random.ints(n + 10).toArray();
            Integer[] places = IntStream.range(from, from + n).boxed().toArray(Integer[]::new);
            long[] unsorted = words.clone();
            Arrays.sort(places, Comparator.comparingLong((Integer place) -> unsorted[place]));
            long[] expectedWords = words.clone();
            int[] expected = indices.clone();
            for (int i = 0; i < n; i++) {
                expectedWords[from + i] = words[places[i]];
                expected[from + i] = indices[places[i]];
            }
            new IndexSorter(words, indices, null).sortByWordsAlone(from, from + n);
            assertArrayEquals(expectedWords, words, () -> "words of the mask " + mask);
            assertArrayEquals(expected, indices, () -> "indices of the mask " + mask);
        }
    }
}
