package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.merge.DoubleMergeJob;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.LongMergeJob;
import io.github.aparasort.internal.merge.MergeWorkload;
import java.util.Objects;

/**
 * Merges two sorted arrays into one, on the engine that its {@link Gpu} chooses.
 *
 * <pre>{@code
 * Merger merger = Gpu.shared().merger();
 * int[] all = merger.merge(sortedA, sortedB);
 * Pairs<long[], String[]> log = merger.mergePairs(timesA, linesA, timesB, linesB);
 * }</pre>
 *
 * <p><b>Order.</b> Floats and doubles are in the order of {@link Float#compare} and {@link Double#compare}: -0.0 comes
 * before 0.0, and NaNs come last. All NaNs are equal, and each keeps its bits.
 *
 * <p><b>Stability.</b> Of equal elements those of {@code a} come first. Equal elements of one array keep their order.
 *
 * <p><b>Inputs</b> stay as they are, and no other thread may write to them during the call. They may be empty, of very
 * different lengths, or the same array.
 *
 * <p><b>Cost.</b> Time: O(n) for n elements in both inputs together, or less if long parts of one input have no
 * elements of the other between them. Memory: on the CPU nothing but the result, and for pairs an int for each element;
 * an OpenCL device also holds the inputs and the result, or of large ones four slices of 4M elements.
 *
 * <p><b>Exceptions.</b> All arguments are checked before any work; one pass checks that the inputs are sorted. An array
 * that is not sorted is refused with {@link IllegalArgumentException}, which names the array and the index: {@code a[6]
 * = 2 is less than a[5] = 3: a must be sorted}. If an OpenCL device was demanded and cannot do the work, a call throws
 * {@link GpuException}.
 *
 * <p>Instances are immutable and thread-safe.
 *
 * <p><b>Source.</b> The merge path of Green, McColl and Bader, <i>GPU Merge Path</i> (2012), as in Baxter, <i>Modern
 * GPU</i> (2013).
 *
 * @see Gpu#merger
 */
public final class Merger {
    private final Dispatcher dispatcher;
    private final MergeStrategy strategy;

    Merger(Dispatcher dispatcher, MergeStrategy strategy) {
        this.dispatcher = dispatcher;
        this.strategy = strategy;
    }

    /**
     * Returns a merger that uses one strategy on OpenCL devices.
     *
     * @param strategy how to merge there
     * @return a merger of the same context
     */
    public Merger using(MergeStrategy strategy) {
        return new Merger(dispatcher, Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Merges two sorted arrays into a new one.
     *
     * @param a a sorted array
     * @param b another sorted array, or the same one
     * @return a new sorted array with the elements of both; of equal elements those of {@code a} come first
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or their lengths add up to more than an array can
     *     hold
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public /*value*/ int[] merge(/*value*/ int[] a, /*value*/ int[] b) {
        ArgumentChecks.sumOfLengths("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length);
        return mergeSorted(a, b, null);
    }
    // Also for long, float, double: Merges two sorted arrays of {type}s into a new one: as {@link #merge(int[],
    //     int[])}.

    /**
     * Merges two sorted arrays into a third one.
     *
     * @param a a sorted array
     * @param b another sorted array, or the same one
     * @param out receives the elements of both, sorted; of equal elements those of {@code a} come first. If a call
     *     throws something other than IllegalArgumentException, parts of it may have been overwritten
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not as
     *     long as both together
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        mergeSorted(a, b, out);
    }
    // Also for long, float, double: Merges two sorted arrays of {type}s into a third one: as {@link #merge(int[],
    //     int[], int[])}.

    /**
     * Merges two sorted arrays of keys, and moves each value along with its key. Of equal keys those of A come first.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values. An array of objects has the type of {@code
     *     aValues} if that can hold the elements of {@code bValues}, otherwise the type of {@code bValues}
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys are not sorted, there are more or fewer values than keys, the result
     *     would be too long for an array, or {@code aValues} and {@code bValues} are not arrays of one type; for arrays
     *     of objects it is enough that one of the two can hold the elements of the other
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public <V> Pairs</*value*/ int[], V> mergePairs(/*value*/ int[] aKeys, V aValues, /*value*/ int[] bKeys,
            V bValues) {
        int n = ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        IntSortedInput.check(aKeys, "aKeys", false);
        IntSortedInput.check(bKeys, "bKeys", false);
        /*value*/ int[] keys = new /*value*/ int[n];
        V result = values.allocate(n);
        int[] origins = new int[n];
        MergeWorkload workload = new MergeWorkload(KeyKind.of(/*value*/ int.class, true), strategy);
        dispatcher.submit(new IntMergeJob(workload, aKeys, bKeys, keys, origins, () -> values.gather(origins, result)));
        return new Pairs<>(keys, result);
    }
    // Also for long, float, double: Merges sorted {type} keys with their values: as {@link #mergePairs(int[], Object,
    //     int[], Object)}.

    // ---- from a call to its job

    private /*value*/ int[] mergeSorted(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        IntSortedInput.check(a, "a", false);
        IntSortedInput.check(b, "b", false);
        IntMergeJob job = new IntMergeJob(strategy, a, b, out);
        dispatcher.submit(job);
        return job.out();
    }
    // Also for long, float, double

    private static void requireOut(int a, int b, int out) {
        if ((long) a + b != out) {
            throw new IllegalArgumentException("out has " + out + " elements, but a has " + a + " and b has " + b);
        }
    }
}
