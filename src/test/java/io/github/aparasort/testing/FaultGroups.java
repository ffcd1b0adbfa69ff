package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
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
        Object keys = AnyArray.ofInts(type, random.ints(n, 0, values).toArray());
        return operation.equals(SUMS) ? new Object[] {keys, random.ints(n).toArray()} : new Object[] {keys};
    }

    static Object[] found(Gpu gpu, String operation, Object[] x) {
        Object found = operation.equals(SUMS) ? AnyArray.call(gpu.groups(), operation, x[0], x[1], ScanOp.SUM)
                : AnyArray.call(gpu.groups(), operation, x[0]);
        return found instanceof Pairs<?, ?> pairs ? new Object[] {pairs.keys(), pairs.values()} : new Object[] {found};
    }

    static Object[] expected(String operation, Object[] x) {
        GroupOracle groups = new GroupOracle(x[0]);
        return operation.equals("unique") ? new Object[] {groups.keys()}
                : new Object[] {groups.keys(), operation.equals(SUMS) ? groups.folds(x[1], ScanOp.SUM) : groups.counts()};
    }
}
