package io.github.aparasort.internal.group;

import java.util.SplittableRandom;

/** What ints are folded: any; or so large that sums of ints overflow; or of both signs in turn; or zeros. */
enum GroupValues {
    RANDOM, LARGEST, SMALLEST, TURNS, ZEROS;

    int[] of(int n) {
        SplittableRandom random = new SplittableRandom(n);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = this == RANDOM ? random.nextInt() : this == LARGEST ? Integer.MAX_VALUE
                    : this == SMALLEST ? Integer.MIN_VALUE : this == ZEROS ? 0
                    : i % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        return values;
    }
}
