package io.github.aparasort.internal.object;

import java.util.Arrays;

/** Leaves out elements early of which a call does not want the places. */
final class FirstKeys {
    /** Elements are left out if one in so many is wanted. */
    private static final int SELECTED = 8;
    /** Keys of a sample that tells which elements are not wanted. */
    private static final int SAMPLE = 1 << 12;
    /** Standard deviations of a rank in the sample: more elements are kept, but hardly ever too few. */
    private static final int SPARE = 4;

    private FirstKeys() {
    }

    /**
     * Keeps the elements that are wanted and some more: those whose keys are not greater than one that a sample gives.
     * It is chosen with room to spare; if too few elements are left all the same, all stay.
     *
     * @param keys the keys of the first n elements of an order, which move with them
     * @return how many elements are kept
     */
    static int keep(long[] keys, int[] order, int n, int wanted) {
        if (wanted > n / SELECTED) {
            return n;
        }
        long[] sample = new long[SAMPLE];
        for (int i = 0; i < SAMPLE; i++) {
            sample[i] = keys[(int) ((long) i * n / SAMPLE)];
        }
        Arrays.sort(sample);
        double rank = (double) wanted / n * SAMPLE;
        long most = sample[(int) Math.min(SAMPLE - 1, rank + SPARE * Math.sqrt(rank) + SPARE)];
        int count = 0;
        for (int i = 0; i < n; i++) {
            count += keys[i] <= most ? 1 : 0;
        }
        if (count < wanted) {
            return n;
        }
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (keys[i] <= most) {
                keys[kept] = keys[i];
                order[kept++] = order[i];
            }
        }
        return kept;
    }
}
