package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import java.lang.reflect.Array;
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
        Object elements = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            // Every float type has these ints.
            Array.setInt(elements, i, random.nextInt(1 << 24));
        }
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
        Object sorted = x[0];
        for (int segment = 0; segment + 1 < offsets.length; segment++) {
            sorted = AnyArray.gathered(sorted, offsets[segment], AnyArray.stableOrder(x[0], offsets[segment],
                    offsets[segment + 1], AnyArray.natural()));
        }
        return new Object[] {sorted, offsets};
    }
}
