package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;

/**
 * The inputs of one case and the arrays to work on. Small inputs come as many different arrays that are sorted one
 * after the other within one measurement, so that it is long beside the resolution of the timer, and the branch
 * predictor does not learn one array by heart.
 */
final class Batch {
    /** So many elements take some hundred microseconds at the least. */
    private static final int ELEMENTS = 1 << 16;
    /** Bounds the memory of tiny arrays. */
    private static final int MOST_ARRAYS = 1 << 12;
    private static final long SEED = 20130719;

    private final Object[] inputs;
    final Work[] works;
    private final int n;
    private final boolean withValues;

    Batch(Case what) {
        n = what.n();
        withValues = what.operation() == Operation.SORT_PAIRS;
        inputs = new Object[size(n)];
        works = new Work[inputs.length];
        KeyType type = what.type();
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = type.fromRanks(what.distribution().ranks(n, SEED + i));
            works[i] = new Work(type.allocate(n), withValues ? new int[n] : null);
        }
    }

    /** How many arrays of n elements are one measurement. */
    static int size(int n) {
        return Math.min(MOST_ARRAYS, Math.max(1, ELEMENTS / Math.max(1, n)));
    }

    /** Fresh keys in all arrays, and as values the indices. */
    void restore() {
        for (int i = 0; i < works.length; i++) {
            System.arraycopy(inputs[i], 0, works[i].keys, 0, n);
            if (withValues) {
                Arrays.setAll(works[i].companion, index -> index);
            }
        }
    }

    /** The first input, which stays as it is. */
    Object firstInput() {
        return inputs[0];
    }
}
