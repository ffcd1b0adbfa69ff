package io.github.aparasort;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.group.ValueFolds;
import java.util.ArrayList;
import java.util.List;

/**
 * The elements of an array in groups of equal keys, as {@link Groups#by(int[])} finds them. The groups are in ascending
 * order of their keys. Within a group the elements keep their order.
 *
 * <pre>{@code
 * Grouping<int[]> byCity = Gpu.shared().groups().by(city);
 * double[] revenue = byCity.reduce(price, ScanOp.SUM);      // revenue[g] is that of the city byCity.keys()[g]
 * int[] sales = byCity.counts();
 * for (int i = byCity.offsets()[g]; i < byCity.offsets()[g + 1]; i++) {
 *     System.out.println(name[byCity.order()[i]]);          // the elements of a group, one after the other
 * }
 * }</pre>
 *
 * <p>A grouping keeps no values, so it can reduce any number of columns. The arrays that it returns are its own: do not
 * change them. It is immutable otherwise, and safe to use from many threads.
 *
 * @param <K> the type of the array of keys, such as {@code int[]}
 * @see Groups
 */
public final class Grouping<K> {
    private final Dispatcher dispatcher;
    private final K keys;
    private final int[] offsets;
    private final int[] order;

    Grouping(Dispatcher dispatcher, K keys, int[] offsets, int[] order) {
        this.dispatcher = dispatcher;
        this.keys = keys;
        this.offsets = offsets;
        this.order = order;
    }

    /** {@return the number of groups} */
    public int size() {
        return offsets.length - 1;
    }

    /** {@return the key of each group, in ascending order} Of a group of NaNs it is the first. */
    public K keys() {
        return keys;
    }

    /**
     * Returns where the groups begin in {@link #order}: group g has the places from {@code offsets()[g]} to {@code
     * offsets()[g + 1]}, the latter excluded.
     *
     * @return one offset for each group, and the number of elements at the end
     */
    public int[] offsets() {
        return offsets;
    }

    /** {@return the indices of all elements, group by group, ascending within each group} */
    public int[] order() {
        return order;
    }

    /** {@return the number of elements of each group, in a new array} */
    public int[] counts() {
        return Offsets.lengths(offsets);
    }

    /**
     * Combines the values of each group by an operator.
     *
     * <p>Ints wrap around; {@link #reduceToLongs} does not. For floats and doubles the result of a group is that of
     * {@link PrefixScan#reduce(int[], ScanOp) PrefixScan.reduce} on the CPU for its values alone, to the bit, with the
     * bounds of {@link ScanOp}. Only which bits a NaN has is not defined.
     *
     * <p>Time: O(n), with one read at a random place for each value. It is plain Java on all processors. Memory: the
     * result.
     *
     * @param values a value for each element, in the order of the keys that were grouped; they stay as they are
     * @param op the operator
     * @return the result for each group
     * @throws IllegalArgumentException if there are more or fewer values than elements
     */
    public /*value*/ int[] reduce(/*value*/ int[] values, ScanOp op) {
        return reduce(/*value*/ int.class, ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines the {type}s of each group by an operator: as {@link #reduce(int[],
    //     ScanOp)}.

    /**
     * Combines the ints of each group as longs, so that sums do not wrap around: as {@link #reduce(int[], ScanOp)}.
     *
     * @param values a value for each element
     * @param op the operator
     * @return the result for each group
     * @throws IllegalArgumentException if there are more or fewer values than elements
     */
    public long[] reduceToLongs(int[] values, ScanOp op) {
        return reduce(int.class, ValueFolds.toLongs(values, op));
    }

    private <V> V reduce(Class<?> type, ValueFolds<V> values) {
        if (values.length() != order.length) {
            throw new IllegalArgumentException(order.length + " " + Plural.of(order.length, "element")
                    + " in groups, but " + values.length() + " " + Plural.of(values.length(), "value"));
        }
        List<V> folds = new ArrayList<>(1);
        dispatcher.submit(new PlainJob("reduceGroups", type, order.length,
                () -> folds.add(values.byGroup(order, offsets))));
        return folds.get(0);
    }
}
