package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Sorter;
import java.util.Arrays;

/** An order of your own, by a property that is computed from the key: on a GPU as well, for it is translated. */
public final class OwnOrder {
    /** By the number of bits that are set; where that is the same, by value. */
    static final class ByBits extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            int p = bits(a);
            int q = bits(b);
            return p < q || p == q && a < b;
        }

        /** By hand, to show what is translated: arithmetic in a method of yours. Aparapi's popcount(word) would do. */
        private static int bits(int word) {
            int twos = word - (word >>> 1 & 0x55555555);
            int fours = (twos & 0x33333333) + (twos >>> 2 & 0x33333333);
            int eights = fours + (fours >>> 4) & 0x0f0f0f0f;
            return eights * 0x01010101 >>> 24;
        }
    }

    private OwnOrder() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        int[] words = Data.words(1_000_000);
        Sorter sorter = Gpu.shared().sorter();

        // A supplier, not an instance: each call has one of its own.
        int[] sorted = words.clone();
        sorter.sort(sorted, ByBits::new);
        check(Arrays.equals(sorted, expected(words)), "sort by bits");

        int[] order = sorter.argsort(words, ByBits::new);
        for (int i = 0; i < order.length; i++) {
            check(words[order[i]] == sorted[i], "argsort by bits");
        }

        int last = sorted.length - 1;
        System.out.printf("%,d words by the number of their bits: from %d to %d%n", words.length,
                Integer.bitCount(sorted[0]), Integer.bitCount(sorted[last]));
        System.out.printf("the median has %d; the last one, %#x, is word %,d of the file%n",
                Integer.bitCount(sorted[last / 2]), sorted[last], order[last]);
    }

    /** The same by the JDK: the property in the upper half of a long, the value in the lower one. */
    private static int[] expected(int[] words) {
        long[] keys = Arrays.stream(words)
                .mapToLong(word -> (long) Integer.bitCount(word) << 32 | word - (long) Integer.MIN_VALUE).toArray();
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) (key + Integer.MIN_VALUE)).toArray();
    }
}
