package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.group.JoinCodes;
import io.github.aparasort.internal.group.ObjectProbe;
import io.github.aparasort.internal.object.ObjectBounds;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.search.IntBoundsJob;
import io.github.aparasort.internal.search.IntMembership;
import io.github.aparasort.internal.search.IntervalMove;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.search.TrueIndices;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.search.DoubleBoundsJob;
import io.github.aparasort.internal.search.DoubleMembership;
import io.github.aparasort.internal.search.FloatBoundsJob;
import io.github.aparasort.internal.search.FloatMembership;
import io.github.aparasort.internal.search.LongBoundsJob;
import io.github.aparasort.internal.search.LongMembership;
// endregion

/**
 * Searches for many needles at once, and finds and moves the elements of segments.
 *
 * <pre>{@code
 * Search search = Gpu.shared().search();
 * int[] first = search.lowerBounds(sortedTimes, queries);      // how many times are less than each query
 * int[] next = search.upperBounds(sortedTimes, queries);       // how many are less or equal
 * boolean[] known = search.isIn(ids, knownIds);
 * int[] knownRows = search.indices(known);                     // the indices of those that are true
 * int[] rows = search.expand(new int[] {2, 0, 3});             // 0, 0, 2, 2, 2
 * }</pre>
 *
 * <p><b>Engine.</b> Bounds, {@code loadBalance} and {@code expand} are done by plain Java on all processors, or by an
 * OpenCL device. Under {@link Target#AUTO} that is almost never a GPU, because the transfer takes longer than the work.
 * {@link Target#JTP} means plain Java. {@code isIn} of numbers, {@code indices} and {@code intervalMove} are done by
 * plain Java on several threads, whatever the target is.
 *
 * <p><b>Verification.</b> A device compares each bound with the elements beside it, and each element with the borders
 * of its segment.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * <p><b>Source.</b> <i>Sorted search</i>, <i>Load-balancing search</i> and <i>Interval move</i> in Baxter, <i>Modern
 * GPU</i> (2013).
 *
 * @see Gpu#search()
 */
public final class Search extends Facade {
    private final boolean trusts;

    Search(Dispatcher dispatcher) {
        this(dispatcher, false);
    }

    private Search(Dispatcher dispatcher, boolean trusts) {
        super(dispatcher);
        this.trusts = trusts;
    }

    /**
     * Returns searches that do not check whether arrays to search in are sorted. For few needles the check takes nearly
     * all of the time: it reads the whole array. The results for an array that is not sorted are not defined.
     *
     * @return the searches
     */
    public Search trusting() {
        return new Search(dispatcher, true);
    }

    /**
     * Finds for each needle how many elements of a sorted array are less. That is the index of the first element that
     * is equal, if there is any, and the index at which the needle could be inserted before its equals.
     *
     * <p>Time for n needles in m elements: O(m) to check that the array is sorted, and O(n log m) for the searches; for
     * needles in ascending order O(n log(m / n + 1)). For a few needles {@link Search#trusting()} is faster. Memory on
     * the CPU: the result.
     *
     * @param sorted a sorted array
     * @param needles the values to search for, in any order
     * @return a new array with a number from 0 to {@code sorted.length} for each needle
     * @throws IllegalArgumentException if {@code sorted} is not sorted
     */
    public int[] lowerBounds(/*value*/ int[] sorted, /*value*/ int[] needles) {
        return bounds(sorted, needles, false);
    }
    // Also for long, float, double: Searches {type}s: as {@link #lowerBounds(int[], int[])}.
    // Also as upperBounds, true for false: Finds for each needle how many elements of a sorted array are less or equal.
    //     That is the index after the last element that is equal, if there is any. This minus {@link
    //     #lowerBounds(int[], int[])}, which has the same time and memory, is how often the array has a needle.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Searches longs: as {@link #lowerBounds(int[], int[])}. */
    public int[] lowerBounds(long[] sorted, long[] needles) {
        return bounds(sorted, needles, false);
    }

    /** Searches floats: as {@link #lowerBounds(int[], int[])}. */
    public int[] lowerBounds(float[] sorted, float[] needles) {
        return bounds(sorted, needles, false);
    }

    /** Searches doubles: as {@link #lowerBounds(int[], int[])}. */
    public int[] lowerBounds(double[] sorted, double[] needles) {
        return bounds(sorted, needles, false);
    }

    /**
     * Finds for each needle how many elements of a sorted array are less or equal. That is the index after the last
     * element that is equal, if there is any. This minus {@link #lowerBounds(int[], int[])}, which has the same time
     * and memory, is how often the array has a needle.
     *
     * @param sorted a sorted array
     * @param needles the values to search for, in any order
     * @return a new array with a number from 0 to {@code sorted.length} for each needle
     * @throws IllegalArgumentException if {@code sorted} is not sorted
     */
    public int[] upperBounds(int[] sorted, int[] needles) {
        return bounds(sorted, needles, true);
    }

    /** Searches longs: as {@link #upperBounds(int[], int[])}. */
    public int[] upperBounds(long[] sorted, long[] needles) {
        return bounds(sorted, needles, true);
    }

    /** Searches floats: as {@link #upperBounds(int[], int[])}. */
    public int[] upperBounds(float[] sorted, float[] needles) {
        return bounds(sorted, needles, true);
    }

    /** Searches doubles: as {@link #upperBounds(int[], int[])}. */
    public int[] upperBounds(double[] sorted, double[] needles) {
        return bounds(sorted, needles, true);
    }
    // endregion

    /**
     * Tells for each needle whether an array has an element that is equal to it.
     *
     * <p>Time: O(n + m) on average for n needles and m elements, by a hash set of the smaller side. Memory: the result,
     * and for each element of the smaller side up to 4 keys of its width, a gigabyte at most.
     *
     * @param needles the values to look for, in any order
     * @param haystack the values to look in, in any order
     * @return a new array with an answer for each needle
     */
    public boolean[] isIn(/*value*/ int[] needles, /*value*/ int[] haystack) {
        Objects.requireNonNull(needles, "needles");
        Objects.requireNonNull(haystack, "haystack");
        return plain(Operation.IS_IN, /*value*/ int.class, needles.length, () -> IntMembership.of(needles, haystack));
    }
    // Also for long, float, double: Tells for each {type} whether an array has an equal one: as {@link #isIn(int[],
    //     int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Tells for each long whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public boolean[] isIn(long[] needles, long[] haystack) {
        Objects.requireNonNull(needles, "needles");
        Objects.requireNonNull(haystack, "haystack");
        return plain(Operation.IS_IN, long.class, needles.length, () -> LongMembership.of(needles, haystack));
    }

    /** Tells for each float whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public boolean[] isIn(float[] needles, float[] haystack) {
        Objects.requireNonNull(needles, "needles");
        Objects.requireNonNull(haystack, "haystack");
        return plain(Operation.IS_IN, float.class, needles.length, () -> FloatMembership.of(needles, haystack));
    }

    /** Tells for each double whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public boolean[] isIn(double[] needles, double[] haystack) {
        Objects.requireNonNull(needles, "needles");
        Objects.requireNonNull(haystack, "haystack");
        return plain(Operation.IS_IN, double.class, needles.length, () -> DoubleMembership.of(needles, haystack));
    }
    // endregion

    /**
     * Finds the indices of the true elements, as NumPy's {@code flatnonzero} does. So the result of {@code isIn}
     * selects elements:
     *
     * <pre>{@code
     * int[] rows = search.indices(search.isIn(ids, knownIds));
     * String[] knownNames = GpuArrays.take(names, rows);
     * }</pre>
     *
     * <p>Time: O(n). Memory: the result. Plain Java does it, for large arrays on all processors.
     *
     * @param flags the elements, which must not change during the call
     * @return a new array with the indices of all elements that are true, in ascending order
     */
    public int[] indices(boolean[] flags) {
        Objects.requireNonNull(flags, "flags");
        return plain(Operation.INDICES, boolean.class, flags.length, () -> TrueIndices.of(flags, true));
    }

    /**
     * Finds the segment of each element. For instance, the offsets 0, 2, 2, 5 are those of three segments, the second
     * of which is empty; the result is 0, 0, 2, 2, 2.
     *
     * <p>Time: O(n + s) for n elements in s segments, divided evenly between threads, whether there is one large
     * segment or many that are empty. Memory on the CPU: the result.
     *
     * @param offsets where each segment begins, in ascending order from 0 on, and at the end the number of elements
     * @return a new array with the number of its segment for each element
     * @throws IllegalArgumentException if {@code offsets} is empty, does not begin with 0, does not ascend, or ends
     *     with more elements than an array can hold
     */
    public int[] loadBalance(int[] offsets) {
        Objects.requireNonNull(offsets, "offsets");
        return owners(Operation.LOAD_BALANCE, offsets, limited(() -> Offsets.check(offsets)));
    }

    /**
     * Repeats each index as often as its count says. For instance, 2, 0, 3 gives 0, 0, 2, 2, 2. This is {@link
     * #loadBalance} of the exclusive scan of the counts. Time: O(n + s) for s counts with the sum n. Memory on the CPU:
     * the result, and an int for each count.
     *
     * @param counts how often each index is repeated
     * @return a new array with the indices, in ascending order
     * @throws IllegalArgumentException if a count is negative, or they add up to more than an array can hold
     */
    public int[] expand(int[] counts) {
        Objects.requireNonNull(counts, "counts");
        return limited(() -> {
            long[] sums = Offsets.sums(counts);
            int n = ArgumentChecks.length("counts add up to", Arrays.stream(sums).sum());
            return owners(Operation.EXPAND, Offsets.of(counts, sums), n);
        });
    }

    private int[] owners(Operation operation, int[] offsets, int n) {
        int[] owners = new int[n];
        return run(new LoadBalanceJob(operation, offsets, owners), owners);
    }

    /**
     * Copies intervals from one array to another: for each i the {@code counts[i]} elements from {@code
     * source[gather[i]]} on to {@code target[scatter[i]]} and the following places. The result is that of this loop,
     * where the source is read as it was before the call:
     *
     * <pre>{@code
     * for (int i = 0; i < counts.length; i++) {
     *     System.arraycopy(source, gather[i], target, scatter[i], counts[i]);
     * }
     * }</pre>
     *
     * <p>Intervals may overlap in the source. Where they overlap in the target, the last of them wins. Then a single
     * thread copies them all. Otherwise several threads share the elements evenly, whether there is one large interval
     * or there are many small ones. Other elements of the target stay as they are. The target may be the source; then
     * the source is copied first.
     *
     * <p>Time: O(n + k) for k intervals with n elements together, and O(k log k) if {@code scatter} is not in ascending
     * order. Memory: an int for each interval, in other than ascending order a long too.
     *
     * @param gather where each interval begins in {@code source}
     * @param scatter where each interval begins in {@code target}
     * @param counts how many elements each interval has
     * @param source the elements to copy
     * @param target receives them
     * @throws IllegalArgumentException if {@code gather}, {@code scatter} and {@code counts} have different lengths, a
     *     count is negative, an interval, even an empty one, is not inside of {@code source} or {@code target}, or
     *     {@code target} is one of {@code gather}, {@code scatter} and {@code counts}
     */
    public void intervalMove(int[] gather, int[] scatter, int[] counts, /*value*/ int[] source,
            /*value*/ int[] target) {
        move(gather, scatter, counts, source, target);
    }
    // Also for long, float, double: Copies intervals of {type}s: as {@link #intervalMove(int[], int[], int[], int[],
    //     int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Copies intervals of longs: as {@link #intervalMove(int[], int[], int[], int[], int[])}. */
    public void intervalMove(int[] gather, int[] scatter, int[] counts, long[] source,
            long[] target) {
        move(gather, scatter, counts, source, target);
    }

    /** Copies intervals of floats: as {@link #intervalMove(int[], int[], int[], int[], int[])}. */
    public void intervalMove(int[] gather, int[] scatter, int[] counts, float[] source,
            float[] target) {
        move(gather, scatter, counts, source, target);
    }

    /** Copies intervals of doubles: as {@link #intervalMove(int[], int[], int[], int[], int[])}. */
    public void intervalMove(int[] gather, int[] scatter, int[] counts, double[] source,
            double[] target) {
        move(gather, scatter, counts, source, target);
    }
    // endregion

    /**
     * Copies intervals of objects: as {@link #intervalMove(int[], int[], int[], int[], int[])}.
     *
     * @throws IllegalArgumentException also if {@code target} is an array of a class that not all elements of an array
     *     such as {@code source} must have
     */
    public <T> void intervalMove(int[] gather, int[] scatter, int[] counts, T[] source, T[] target) {
        move(gather, scatter, counts, source, target);
    }

    void move(int[] gather, int[] scatter, int[] counts, Object source, Object target) {
        Objects.requireNonNull(gather, "gather");
        Objects.requireNonNull(scatter, "scatter");
        Objects.requireNonNull(counts, "counts");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(target, "target");
        dispatcher.submit(limited(() -> IntervalMove.job(gather, scatter, counts, source, target)));
    }

    private int[] bounds(/*value*/ int[] sorted, /*value*/ int[] needles, boolean upper) {
        Objects.requireNonNull(sorted, "sorted");
        Objects.requireNonNull(needles, "needles");
        int[] bounds = new int[needles.length];
        return run(new IntBoundsJob(sorted, needles, bounds, upper).trusting(trusts), bounds);
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private int[] bounds(long[] sorted, long[] needles, boolean upper) {
        Objects.requireNonNull(sorted, "sorted");
        Objects.requireNonNull(needles, "needles");
        int[] bounds = new int[needles.length];
        return run(new LongBoundsJob(sorted, needles, bounds, upper).trusting(trusts), bounds);
    }

    private int[] bounds(float[] sorted, float[] needles, boolean upper) {
        Objects.requireNonNull(sorted, "sorted");
        Objects.requireNonNull(needles, "needles");
        int[] bounds = new int[needles.length];
        return run(new FloatBoundsJob(sorted, needles, bounds, upper).trusting(trusts), bounds);
    }

    private int[] bounds(double[] sorted, double[] needles, boolean upper) {
        Objects.requireNonNull(sorted, "sorted");
        Objects.requireNonNull(needles, "needles");
        int[] bounds = new int[needles.length];
        return run(new DoubleBoundsJob(sorted, needles, bounds, upper).trusting(trusts), bounds);
    }
    // endregion

    // ---- objects

    /** Searches objects in their natural order, such as strings: as {@link #lowerBounds(int[], int[])}. */
    public <T extends Comparable<? super T>> int[] lowerBounds(T[] sorted, T[] needles) {
        return bounds(Operation.LOWER_BOUNDS, sorted, needles, Comparator.naturalOrder(), false);
    }
    // Also as upperBounds, UPPER_BOUNDS for LOWER_BOUNDS, true for false
    // region Derived from the method above by build/Widths.java: do not edit

    /** Searches objects in their natural order, such as strings: as {@link #upperBounds(int[], int[])}. */
    public <T extends Comparable<? super T>> int[] upperBounds(T[] sorted, T[] needles) {
        return bounds(Operation.UPPER_BOUNDS, sorted, needles, Comparator.naturalOrder(), true);
    }
    // endregion

    /** Searches objects in an order: as {@link #lowerBounds(Comparable[], Comparable[])}. */
    public <T> int[] lowerBounds(T[] sorted, T[] needles, Comparator<? super T> order) {
        return bounds(Operation.LOWER_BOUNDS, sorted, needles, Objects.requireNonNull(order, "order"), false);
    }
    // Also as upperBounds, UPPER_BOUNDS for LOWER_BOUNDS, true for false
    // region Derived from the method above by build/Widths.java: do not edit

    /** Searches objects in an order: as {@link #upperBounds(Comparable[], Comparable[])}. */
    public <T> int[] upperBounds(T[] sorted, T[] needles, Comparator<? super T> order) {
        return bounds(Operation.UPPER_BOUNDS, sorted, needles, Objects.requireNonNull(order, "order"), true);
    }
    // endregion

    private <T> int[] bounds(Operation operation, T[] sorted, T[] needles, Comparator<? super T> order,
            boolean upper) {
        Objects.requireNonNull(needles, "needles");
        ObjectBounds<T> bounds = new ObjectBounds<>(Objects.requireNonNull(sorted, "sorted"), order,
                Order.keysOf(order), upper);
        if (!trusts) {
            bounds.check("sorted");
        }
        return plain(operation, sorted.getClass().getComponentType(), needles.length, () -> bounds.find(needles));
    }

    /**
     * Tells for each object, such as a string, whether an array has an equal one by the natural order: as {@link
     * #isIn(int[], int[])}. A null is in an array that has a null, as in a {@link java.util.HashSet}.
     *
     * <p>The objects of the smaller array go to a hash table, and those of the other one are looked up there; if their
     * order has no hash codes, both are sorted together.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> boolean[] isIn(T[] needles, T[] haystack) {
        return areIn(needles, haystack, null);
    }

    /** Tells whether an array has an equal object, by any order: as {@link #isIn(Comparable[], Comparable[])}. */
    public <T> boolean[] isIn(T[] needles, T[] haystack, Comparator<? super T> order) {
        return areIn(needles, haystack, Objects.requireNonNull(order, "order"));
    }

    private <T> boolean[] areIn(T[] needles, T[] haystack, Comparator<? super T> order) {
        ArgumentChecks.sumOfLengths("needles", Objects.requireNonNull(needles, "needles").length,
                "haystack", Objects.requireNonNull(haystack, "haystack").length);
        try (CompoundCall call = dispatcher.begin(Operation.IS_IN, needles.getClass().getComponentType(),
                needles.length)) {
            JoinCodes codes = new ObjectProbe(dispatcher, call, order, Order.keysOf(order), "needles", "haystack")
                    .join(JoinKind.SEMI, needles, haystack);
            // What has no partner has the code behind all others.
            boolean[] has = new boolean[codes.groups() + 1];
            for (int code : codes.b()) {
                has[code] = code < codes.groups();
            }
            boolean[] areIn = new boolean[needles.length];
            Parallel.forEach(needles.length, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    areIn[i] = has[codes.a()[i]];
                }
            });
            dispatcher.end(call);
            return areIn;
        }
    }
}
