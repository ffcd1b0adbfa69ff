package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SortedLists;
import io.github.aparasort.testing.SortedLists.Keys;
import io.github.aparasort.testing.SortedLists.Lengths;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/** Co-ranks and merges of sublists of several lists, against a stable sort of all elements. */
class IntMultiwayCoRankTest {
    private static final int MARGIN = 3;
    private static final int[] LISTS = {1, 2, 3, 4, 5, 8, 33};

    private static int[] lengths(int lists) {
        return new int[] {0, 1, 100, lists * 64 - 1, lists * 64, 5003};
    }

    private final KeyType type = KeyType.of(new /*value*/ int[0]);

    /** Lists between other elements, which must play no part. */
    private static final class Sublists {
        final Object[] lists;
        final /*value*/ int[][] wider;
        final int[] begins;
        final int[] ends;

        Sublists(KeyType type, Keys keys, int[] lengths, SplittableRandom random) {
            lists = SortedLists.of(type, keys, lengths, random);
            wider = new /*value*/ int[lists.length][];
            begins = new int[lists.length];
            ends = new int[lists.length];
            for (int i = 0; i < lists.length; i++) {
                int length = Array.getLength(lists[i]);
                begins[i] = random.nextInt(MARGIN);
                ends[i] = begins[i] + length;
                wider[i] = new /*value*/ int[ends[i] + random.nextInt(MARGIN)];
                System.arraycopy(lists[i], 0, wider[i], begins[i], length);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyRankIsFound(Keys keys) {
        SplittableRandom random = new SplittableRandom(keys.ordinal());
        for (int lists : new int[] {0, 1, 2, 3, 5, 17}) {
            for (Lengths lengths : Lengths.values()) {
                for (int n : new int[] {0, 1, 2, 7, 40, 131}) {
                    if (lists > 0 || n == 0) {
                        everyRankIsFound(new Sublists(type, keys, lengths.of(n, lists, random), random));
                    }
                }
            }
        }
    }

    private void everyRankIsFound(Sublists in) {
        Object all = SortedLists.concatenated(type, in.lists);
        int[] origins = SortedLists.origins(all);
        int[] list = new int[origins.length];
        for (int i = 0, at = 0; i < in.lists.length; at += Array.getLength(in.lists[i]), i++) {
            Arrays.fill(list, at, at + Array.getLength(in.lists[i]), i);
        }
        int[] expected = in.begins.clone();
        for (int rank = 0; rank <= origins.length; rank++) {
            assertArrayEquals(expected, IntMultiwayCoRank.of(in.wider, in.begins, in.ends, rank), "rank " + rank);
            if (rank < origins.length) {
                expected[list[origins[rank]]]++;
            }
        }
        assertArrayEquals(in.ends, expected);
    }

    /** With rows, with one walk and with three. */
    @ParameterizedTest
    @EnumSource
    void sublistsAreMerged(Keys keys) {
        SplittableRandom random = new SplittableRandom(keys.ordinal());
        for (int lists : LISTS) {
            for (Lengths lengths : Lengths.values()) {
                for (int n : lengths(lists)) {
                    Sublists in = new Sublists(type, keys, lengths.of(n, lists, random), random);
                    int[] begins = in.begins.clone();
                    int[] ends = in.ends.clone();
                    /*value*/ int[] out = new /*value*/ int[n + 2 * MARGIN];
                    IntMultiwayMerge.merge(in.wider, begins, ends, out, MARGIN);
                    Object merged = SortedLists.merged(type, in.lists);
                    /*value*/ int[] expected = new /*value*/ int[n + 2 * MARGIN];
                    System.arraycopy(merged, 0, expected, MARGIN, n);
                    AnyArray.assertSame(expected, out, n + " of " + lists + " " + lengths);
                    assertArrayEquals(in.begins, begins);
                    assertArrayEquals(in.ends, ends);
                }
            }
        }
    }
}
