package io.github.aparasort.testing;

import io.github.aparasort.ScanOp;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** The groups of an array: its elements in stable order, cut where they differ. */
public final class GroupOracle {
    private final Object array;
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
        this.array = array;
        this.order = order;
        int n = order.length;
        Order.Comparison natural = Order.ASCENDING.of(array);
        IntStream begins = IntStream.range(0, n)
                .filter(i -> i == 0 || natural.compare(order[i - 1], order[i]) != 0);
        offsets = IntStream.concat(begins, IntStream.of(n)).toArray();
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
        return AnyArray.taken(array, IntStream.range(0, size()).map(group -> order[offsets[group]]).toArray());
    }

    public int[] counts() {
        return IntStream.range(0, size()).map(group -> offsets[group + 1] - offsets[group]).toArray();
    }

    /** The values of each group, folded in order of index. */
    public Object folds(Object values, ScanOp op) {
        BitSet begins = new BitSet();
        IntStream.of(offsets).forEach(begins::set);
        int[] lasts = IntStream.range(0, size()).map(group -> offsets[group + 1] - 1).toArray();
        return AnyArray.taken(FoldOracle.inclusive(AnyArray.taken(values, order), op, begins), lasts);
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
