package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;

/** Inputs, calls and results of {@link FaultFamily} for groups and joins. */
final class FaultGroups {
    /** The operation that sums up ints by key. */
    private static final String SUMS = "reduceByKey";
    static final Set<String> OPERATIONS = Set.of("unique", "counts", SUMS, "inner", "outer");
    /** Elements of a group, on average, where groups have several: so many groups that they are found by a sort. */
    private static final int ELEMENTS = 2;

    private FaultGroups() {
    }

    /**
     * Keys, and ints to be summed up. Most longs and doubles are alone in their group, but never all of them. Joins
     * have keys of two sides.
     */
    static Object[] input(String operation, Class<?> type, int n, SplittableRandom random) {
        int values = type == int.class || type == float.class ? n / ELEMENTS : 8 * n;
        if (isJoin(operation)) {
            // Always as many: the number of launches depends on it.
            int rows = n / 2 + n / 16;
            return new Object[] {AnyArray.ofInts(type, random.ints(rows, 0, n).toArray()),
                AnyArray.ofInts(type, random.ints(n - rows, 0, n).toArray())};
        }
        // Far apart: a small range would need no sort.
        Object keys = AnyArray.ofInts(type, random.ints(n, 0, values).map(key -> key * 0x9E37_79B1).toArray());
        return operation.equals(SUMS) ? new Object[] {keys, random.ints(n).toArray()} : new Object[] {keys};
    }

    private static boolean isJoin(String operation) {
        return operation.endsWith("er");
    }

    private static Object[] rows(JoinedRows rows) {
        return new Object[] {rows.aRows(), rows.bRows()};
    }

    static Object[] found(Gpu gpu, String operation, Object[] x) {
        if (isJoin(operation)) {
            return rows((JoinedRows) AnyArray.call(gpu.joins(), operation, x[0], x[1]));
        }
        Object found = operation.equals(SUMS) ? AnyArray.call(gpu.groups(), operation, x[0], x[1], ScanOp.SUM)
                : AnyArray.call(gpu.groups(), operation, x[0]);
        return found instanceof Pairs<?, ?> pairs ? new Object[] {pairs.keys(), pairs.values()} : new Object[] {found};
    }

    static Object[] expected(String operation, Object[] x) {
        if (isJoin(operation)) {
            return rows(JoinOracle.valueOf(operation.toUpperCase(Locale.ROOT)).join(x[0], x[1]));
        }
        GroupOracle groups = new GroupOracle(x[0]);
        return operation.equals("unique") ? new Object[] {groups.keys()}
                : new Object[] {groups.keys(), operation.equals(SUMS) ? groups.folds(x[1], ScanOp.SUM) : groups.counts()};
    }
}
