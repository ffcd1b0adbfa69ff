package io.github.aparasort.bench;

import java.util.SplittableRandom;

/** Calls on one type of elements. The right result is known before each call, or found by a plain loop. */
public interface StressInput {
    /** Makes one call on n random elements. Returns whether its result is right. */
    boolean isRight(StressCall call, int n, SplittableRandom random);

    /** The numbers below n in a random order, by steps that each are one-to-one on the next power of two. */
    static int[] permutation(int n, SplittableRandom random) {
        int bits = 32 - Integer.numberOfLeadingZeros(n);
        int mask = -1 >>> 32 - bits;
        int factor = random.nextInt() | 1;
        int start = random.nextInt();
        int[] order = new int[n];
        int count = 0;
        for (int i = 0; count < n; i++) {
            int x = i * factor + start & mask;
            x = (x ^ x >>> (bits + 1) / 2) * 0x9e37_79b9 & mask;
            x ^= x >>> (bits + 2) / 3;
            if (x < n) {
                order[count++] = x;
            }
        }
        return order;
    }
}
