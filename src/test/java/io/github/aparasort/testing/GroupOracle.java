package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ScanOp;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** The groups of an array: its elements in stable order, cut where they differ. */
public final class GroupOracle {
    private final Object keys;
    private final int[] order;
    private final int[] offsets;

    public GroupOracle(Object array) {
        this(array, AnyArray.stableOrder(array, 0, Array.getLength(array), Order.ASCENDING));
    }

    /** The runs of equal neighbours instead. */
    public static GroupOracle runs(Object array) {
        return new GroupOracle(array, IntStream.range(0, Array.getLength(array)).toArray());
    }

    private GroupOracle(Object array, int[] order) {
        this.order = order;
        int n = order.length;
        Order.Comparison natural = Order.ASCENDING.of(array);
        IntStream begins = IntStream.range(0, n)
                .filter(i -> i == 0 || natural.compare(order[i - 1], order[i]) != 0);
        offsets = IntStream.concat(begins, IntStream.of(n)).toArray();
        keys = AnyArray.taken(array, IntStream.range(0, size()).map(group -> order[offsets[group]]).toArray());
    }

    private GroupOracle(GroupOracle all, boolean[] mask) {
        keys = all.keys;
        order = IntStream.of(all.order).filter(i -> mask[i]).toArray();
        offsets = new int[all.offsets.length];
        for (int group = 0; group < size(); group++) {
            offsets[group + 1] = offsets[group] + (int) IntStream.of(all.indices(group)).filter(i -> mask[i]).count();
        }
    }

    /** The same groups, of which some may be empty, with some of the elements. */
    public GroupOracle where(boolean[] mask) {
        return new GroupOracle(this, mask);
    }

    /** The number of groups. */
    public int size() {
        return offsets.length - 1;
    }

    /** The indices of a group, ascending. */
    public int[] indices(int group) {
        return Arrays.copyOfRange(order, offsets[group], offsets[group + 1]);
    }

    /** The first element of each group, with its bits. */
    public Object keys() {
        return AnyArray.copy(keys);
    }

    public int[] counts() {
        return IntStream.range(0, size()).map(group -> offsets[group + 1] - offsets[group]).toArray();
    }

    /** The values of each group, folded in order of index. */
    public Object folds(Object values, ScanOp op) {
        BitSet begins = new BitSet();
        IntStream.of(offsets).forEach(begins::set);
        Object inclusive = FoldOracle.inclusive(AnyArray.taken(values, order), op, begins);
        KeyType type = KeyType.of(values);
        // The identity stands behind them, for groups without elements.
        int[] lasts = IntStream.range(0, size())
                .map(i -> offsets[i] == offsets[i + 1] ? order.length : offsets[i + 1] - 1).toArray();
        return AnyArray.taken(AnyArray.concatenated(type.type, inclusive, FoldOracle.identity(type, op)), lasts);
    }

    /** That these are the folds of the values of each group: within the bounds of {@link ScanOp} where it rounds. */
    public void assertFolded(Object values, ScanOp op, Object found, String what) {
        if (FoldOracle.isExact(KeyType.of(values), op)) {
            AnyArray.assertEqualNumbers(folds(values, op), found, what);
            return;
        }
        assertEquals(size(), Array.getLength(found), what);
        double unit = found instanceof float[] ? 0x1p-24 : 0x1p-53;
        for (int group = 0; group < size(); group++) {
            int[] indices = indices(group);
            double[] own = IntStream.of(indices).mapToDouble(i -> Array.getDouble(values, i)).toArray();
            int n = own.length;
            double[][] exact = op == ScanOp.SUM ? FoldOracle.sums(own) : FoldOracle.products(own);
            double expected = n > 0 ? exact[0][n - 1] : op == ScanOp.SUM ? 0 : 1;
            double bound = op == ScanOp.SUM ? (2000 + n / 200.0) * unit : Math.expm1(n * unit);
            assertEquals(expected, Array.getDouble(found, group), n > 0 ? bound * exact[1][n - 1] : 0,
                    () -> op + " of " + n + ", " + what);
        }
    }

    /** The sums of the values of each group, which do not overflow. */
    public long[] sums(int[] values) {
        return (long[]) folds(Arrays.stream(values).asLongStream().toArray(), ScanOp.SUM);
    }

    /** The indices of all groups, one group after the other. */
    public int[] order() {
        return order.clone();
    }

    public int[] offsets() {
        return offsets.clone();
    }
}
