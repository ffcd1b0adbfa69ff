package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.contender.Work;
import java.lang.reflect.Array;

/**
 * The inputs of one case and the arrays to work on. Small inputs come as many different arrays that are worked on one
 * after the other within one measurement, so that it is long beside the resolution of the timer, and the branch
 * predictor does not learn one array by heart.
 */
final class Batch {
    /** So many elements take some hundred microseconds at the least. */
    private static final int ELEMENTS = 1 << 16;
    /** Bounds the memory of tiny arrays. */
    private static final int MOST_ARRAYS = 1 << 12;
    private static final long SEED = 20130719;

    private final Work[] inputs;
    final Work[] works;

    Batch(Case what) {
        inputs = new Work[size(what.n())];
        works = new Work[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = Inputs.of(what, SEED + i);
            works[i] = copy(inputs[i]);
        }
    }

    /** Of the second input there is one copy: nothing writes to it. */
    static Work copy(Work input) {
        int n = Array.getLength(input.keys);
        Object keys = Array.newInstance(input.keys.getClass().componentType(), n);
        System.arraycopy(input.keys, 0, keys, 0, n);
        return new Work(keys, input.values == null ? null : input.values.clone(), input.other);
    }

    /** How many arrays of n elements are one measurement. */
    static int size(int n) {
        return Math.min(MOST_ARRAYS, Math.max(1, ELEMENTS / Math.max(1, n)));
    }

    /** Fresh keys and values in all arrays, and no results. */
    void restore() {
        for (int i = 0; i < works.length; i++) {
            System.arraycopy(inputs[i].keys, 0, works[i].keys, 0, Array.getLength(inputs[i].keys));
            if (inputs[i].values != null) {
                System.arraycopy(inputs[i].values, 0, works[i].values, 0, inputs[i].values.length);
            }
            works[i].result = null;
        }
    }

    /** The first input, which stays as it is. */
    Work firstInput() {
        return inputs[0];
    }
}
