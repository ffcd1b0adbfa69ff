package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Workload;
import java.util.function.IntPredicate;

/** Searches for the lower and upper bounds of needles in sorted arrays. */
public final class SearchWorkload {
    /** Places where the order of needles is looked at: one random order in 65,536 ascends at all. */
    private static final int PLACES = 16;
    /** Classes of input whose needles are in random order; as many follow for those that ascend. */
    private static final int RATIOS = 8;
    /** Octaves of ratios in a class. */
    private static final int WIDTH = 3;
    /** The class of lists of 128 times as many elements as needles, or more. Lists of fewer than needles follow it. */
    private static final int LONGEST = 3;

    private SearchWorkload() {
    }

    /** A device has a needle and its bound. */
    public static Workload of(KeyKind kind) {
        return new Workload("search", kind, null).withIndices();
    }

    /**
     * The class of an input: by the order of the needles, and by how much longer or shorter the list is. Class 0 is
     * that of a trial: as many elements as needles, about, and these in random order.
     *
     * @param follows whether the needle at an index is not less than the one before it
     */
    static int inputClass(int elements, int needles, IntPredicate follows) {
        int octaves = Integer.numberOfLeadingZeros(needles) - Integer.numberOfLeadingZeros(Math.max(1, elements));
        int ratio = Math.min(LONGEST, (Math.abs(octaves) + 1) / WIDTH);
        boolean ascends = needles > PLACES;
        for (int place = 1; place <= PLACES && ascends; place++) {
            ascends = follows.test((int) ((long) (needles - 1) * place / PLACES));
        }
        return (ratio > 0 && octaves < 0 ? ratio + LONGEST : ratio) + (ascends ? RATIOS : 0);
    }
}
