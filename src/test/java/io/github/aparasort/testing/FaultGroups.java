package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;

/** Inputs, calls and results of {@link FaultFamily} for groups. */
final class FaultGroups {
    static final Set<String> OPERATIONS = Set.of("unique", "counts");
    /** Elements of a group, on average, where groups come back: so many groups that no hash tables find them. */
    private static final int ELEMENTS = 16;

    private FaultGroups() {
    }

    /** Of ints and floats groups come back, of longs and doubles the sorted keys. Every float type has these ints. */
    static Object[] input(Class<?> type, int n, SplittableRandom random) {
        int values = type == int.class || type == float.class ? n / ELEMENTS : 1 << 24;
        Object keys = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            Array.setInt(keys, i, random.nextInt(values));
        }
        return new Object[] {keys};
    }

    static Object[] found(Gpu gpu, String operation, Object[] x) {
        Object found = AnyArray.call(gpu.groups(), operation, x[0]);
        return found instanceof Pairs<?, ?> pairs ? new Object[] {pairs.keys(), pairs.values()} : new Object[] {found};
    }

    static Object[] expected(String operation, Object[] x) {
        int n = Array.getLength(x[0]);
        int[] sorted = new int[n];
        Arrays.setAll(sorted, i -> (int) Array.getDouble(x[0], i));
        Arrays.sort(sorted);
        int[] counts = new int[n];
        int groups = 0;
        for (int i = 0; i < n; i++) {
            groups += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
            sorted[groups - 1] = sorted[i];
            counts[groups - 1]++;
        }
        Object keys = Array.newInstance(x[0].getClass().getComponentType(), groups);
        for (int i = 0; i < groups; i++) {
            Array.setInt(keys, i, sorted[i]);
        }
        return operation.equals("unique") ? new Object[] {keys} : new Object[] {keys, Arrays.copyOf(counts, groups)};
    }
}
