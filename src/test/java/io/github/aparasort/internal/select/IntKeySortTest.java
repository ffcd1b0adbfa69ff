package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.testing.AnyArray;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** The sort of keys by one thread: as the JDK sorts, and stable; by insertion, and by odd and even numbers of bytes. */
class IntKeySortTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 46, 47, 48, 49, 1000})
    void sortsStably(int n) {
        for (int bits = 0; bits <= /*key*/ Integer.SIZE; bits += 4) {
            /*key*/ int[] keys = new /*key*/ int[n];
            SplittableRandom random = new SplittableRandom(bits);
            for (int i = 0; i < n; i++) {
                // One key that differs from all others; then one byte that varies, and more.
                keys[i] = bits == 0 ? i == n - 1 ? -8 : -7 : random.nextInt() >>> /*key*/ Integer.SIZE - bits;
            }
            if (n > 2 && bits == /*key*/ Integer.SIZE) {
                keys[0] = /*key*/ Integer.MAX_VALUE;
                keys[1] = /*key*/ Integer.MIN_VALUE;
            }
            int[] order = AnyArray.stableOrder(keys, 0);
            /*key*/ int[] expected = keys.clone();
            Arrays.sort(expected);
            /*key*/ int[] alone = keys.clone();
            IntKeySort.sort(alone, null);
            assertArrayEquals(expected, alone, bits + " bits");
            int[] indices = PairValues.indices(n);
            IntKeySort.sort(keys, indices);
            assertArrayEquals(expected, keys, bits + " bits");
            assertArrayEquals(order, indices, bits + " bits");
        }
    }
}
