package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The sorts of segments of {@link FaultFamily}: their input, and a loop that gives their result. */
final class FaultSegments {
    private static final int LENGTH = 40;
    /** One segment has this share of all elements. */
    private static final int LARGE = 8;

    private FaultSegments() {
    }

    /**
     * Elements, nearly all of them different, and the offsets of their segments. The offsets are always the same for n:
     * the number of launches depends on which segments lie across the borders of merges, and a fault hits one of them.
     */
    static Object[] input(Class<?> type, int n, SplittableRandom random) {
        // Every float type has these ints.
        Object elements = AnyArray.ofInts(type, random.ints(n, 0, 1 << 24).toArray());
        IntStream.Builder offsets = IntStream.builder().add(0);
        SplittableRandom lengths = new SplittableRandom(n);
        for (int at = n / LARGE; at < n; at += lengths.nextInt(LENGTH)) {
            offsets.add(at);
        }
        return new Object[] {elements, offsets.add(n).build().toArray()};
    }

    /** The elements are sorted in place. */
    static Object[] found(Gpu gpu, Object[] x) {
        FamilyCase.call(gpu.segments(), "sort", x);
        return x;
    }

    static Object[] expected(Object[] x) {
        int[] offsets = (int[]) x[1];
        return new Object[] {AnyArray.taken(x[0], Segmentation.stableOrder(x[0], offsets)), offsets};
    }
}
