package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Any number of lists, any keys, ties by a second key and then by the number of the list. */
class LongLoserTreeTest {
    private static final long[] KEYS = {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE - 1, Long.MAX_VALUE};

    @Test
    void theWinnerIsTheFirstHead() {
        SplittableRandom random = new SplittableRandom(7);
        for (int lists = 1; lists <= 33; lists++) {
            long[] heads = new long[lists];
            int[] rests = new int[lists];
            Arrays.setAll(heads, i -> KEYS[random.nextInt(KEYS.length)]);
            Arrays.setAll(rests, i -> random.nextInt(2));
            LongLoserTree.Ties ties = (i, j) -> rests[i] != rests[j] ? rests[i] < rests[j] : i < j;
            LongLoserTree tree = new LongLoserTree(heads, ties);
            for (int step = 0; step < 500; step++) {
                int first = 0;
                for (int i = 1; i < lists; i++) {
                    if (heads[i] < heads[first] || heads[i] == heads[first] && rests[i] < rests[first]) {
                        first = i;
                    }
                }
                assertEquals(first, tree.list(), "lists " + lists + ", step " + step);
                // Any key may follow: a list that goes down is none of a merge, but the tree is right all the same.
                heads[first] = random.nextBoolean() ? random.nextLong() : KEYS[random.nextInt(KEYS.length)];
                rests[first] = random.nextInt(2);
                tree.replace(heads[first], ties);
            }
        }
    }
}
