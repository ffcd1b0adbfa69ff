package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The searches of {@link FaultFamily}: their input and their results. */
final class FaultSearch {
    static final List<String> OPERATIONS = List.of("lowerBounds", "upperBounds", "loadBalance", "expand");

    private FaultSearch() {
    }

    /** A sorted array and n needles in random order; or the offsets or the counts of n elements in segments. */
    static Object[] input(String operation, Class<?> type, int n, SplittableRandom random) {
        if (operation.endsWith("Bounds")) {
            int length = n / 2 + random.nextInt(n / 8);
            return new Object[] {AnyArray.ofInts(type, random.ints(length, 0, n).sorted().toArray()),
                AnyArray.ofInts(type, random.ints(n, 0, n).toArray())};
        }
        int[] counts = new int[n / 4 + random.nextInt(n / 8)];
        for (int i = 0; i < n; i++) {
            counts[random.nextInt(counts.length)]++;
        }
        int[] offsets = new int[counts.length + 1];
        System.arraycopy(counts, 0, offsets, 1, counts.length);
        Arrays.parallelPrefix(offsets, Integer::sum);
        return new Object[] {operation.equals("expand") ? counts : offsets};
    }

    static Object[] found(Gpu gpu, String operation, Object[] x) {
        return new Object[] {FamilyCase.call(gpu.search(), operation, x)};
    }

    static Object[] expected(String operation, Object[] x) {
        if (operation.endsWith("Bounds")) {
            return new Object[] {SearchOracle.bounds(x[0], x[1], operation.startsWith("upper"))};
        }
        int[] given = (int[]) x[0];
        int[] counts = operation.equals("expand") ? given
                : IntStream.range(1, given.length).map(i -> given[i] - given[i - 1]).toArray();
        return new Object[] {SearchOracle.expanded(counts)};
    }
}
