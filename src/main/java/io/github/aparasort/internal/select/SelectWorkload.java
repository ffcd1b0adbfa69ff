package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.KeySample;

/** Selections from arrays of keys of one kind. */
public final class SelectWorkload {
    /** Up to this fraction of all elements a result takes little time: of a million, its sort needs n / 4 steps. */
    private static final int FEW = 64;
    /** Kinds of ranges. */
    private static final int RANGES = 4;
    /** Arrays that hold each element on a device: the elements, their keys, these in order, and scratch. */
    private static final int ARRAYS = 4;
    /** The number of classes of input. */
    static final int CLASSES = 3 * RANGES;

    private SelectWorkload() {
    }

    /** A device sorts keys with indices. */
    public static Workload of(KeyKind kind) {
        return new Workload("select", kind, null).inArrays(ARRAYS).withIndices().ofLoops();
    }

    /** How many ranks there are in ranges. */
    static int ranks(int[] ranges) {
        int ranks = 0;
        for (int i = 0; i < ranges.length; i += 2) {
            ranks += ranges[i + 1] - ranges[i];
        }
        return ranks;
    }

    /**
     * What the time of a selection depends on: 0 for the first few elements, as in trials, 1 for many, which take time
     * to be sorted, 2 for several ranges, 3 for few elements elsewhere. Four more if most places of a sample are in
     * order, or eight more if it has few values.
     *
     * @param sample the class of a look: see {@link KeySample}
     */
    static int inputClass(int n, int[] ranges, int sample) {
        int wanted = ranges.length > 2 ? 2 : ranks(ranges) > n / FEW ? 1 : ranges[0] == 0 ? 0 : 3;
        return wanted + RANGES * (isTied(sample) ? 2 : KeySample.order(sample) >= KeySample.TEETH ? 1 : 0);
    }

    /** Whether there are few values. A sort of them takes few passes. */
    static boolean isTied(int sample) {
        return KeySample.ties(sample) >= KeySample.FEW_VALUES;
    }
}
