package io.github.aparasort;

import io.github.aparasort.device.Parallel;

/** Gathers values by their origins from two arrays. The twins for the other types are derived by the build. */
final class IntGather {
    private IntGather() {
    }

    /** Puts at each index of {@code out} the value of its origin: an index of a, or of b behind all of a. */
    static void gather(/*value*/ int[] a, /*value*/ int[] b, int[] origins, /*value*/ int[] out) {
        int aCount = a.length;
        Parallel.forEach(out.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int origin = origins[i];
                out[i] = origin < aCount ? a[origin] : b[origin - aCount];
            }
        });
    }
}
