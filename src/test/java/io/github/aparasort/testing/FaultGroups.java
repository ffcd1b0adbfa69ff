package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;

/** Inputs, calls and results of {@link FaultFamily} for groups. */
final class FaultGroups {
    /** The operation that sums up ints by key. */
    private static final String SUMS = "reduceByKey";
    static final Set<String> OPERATIONS = Set.of("unique", "counts", SUMS);
    /** Elements of a group, on average, where groups come back: so many groups that no hash tables find them. */
    private static final int ELEMENTS = 16;

    private FaultGroups() {
    }

    /**
     * Keys, and ints to be summed up. Of int and float keys groups come back, of longs and doubles the sorted keys.
     * Every float type has these ints.
     */
    static Object[] input(String operation, Class<?> type, int n, SplittableRandom random) {
        int values = type == int.class || type == float.class ? n / ELEMENTS : 1 << 24;
        Object keys = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            Array.setInt(keys, i, random.nextInt(values));
        }
        return operation.equals(SUMS) ? new Object[] {keys, random.ints(n).toArray()} : new Object[] {keys};
    }

    static Object[] found(Gpu gpu, String operation, Object[] x) {
        Object found = operation.equals(SUMS) ? AnyArray.call(gpu.groups(), operation, x[0], x[1], ScanOp.SUM)
                : AnyArray.call(gpu.groups(), operation, x[0]);
        return found instanceof Pairs<?, ?> pairs ? new Object[] {pairs.keys(), pairs.values()} : new Object[] {found};
    }

    static Object[] expected(String operation, Object[] x) {
        int n = Array.getLength(x[0]);
        int[] sorted = new int[n];
        Arrays.setAll(sorted, i -> (int) Array.getDouble(x[0], i));
        Arrays.sort(sorted);
        int groups = 0;
        for (int i = 0; i < n; i++) {
            groups += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
            sorted[groups - 1] = sorted[i];
        }
        Object keys = Array.newInstance(x[0].getClass().getComponentType(), groups);
        for (int i = 0; i < groups; i++) {
            Array.setInt(keys, i, sorted[i]);
        }
        // To be counted, each key is a one.
        int[] sums = new int[groups];
        for (int i = 0; i < n; i++) {
            int group = Arrays.binarySearch(sorted, 0, groups, (int) Array.getDouble(x[0], i));
            sums[group] += operation.equals(SUMS) ? Array.getInt(x[1], i) : 1;
        }
        return operation.equals("unique") ? new Object[] {keys} : new Object[] {keys, sums};
    }
}
