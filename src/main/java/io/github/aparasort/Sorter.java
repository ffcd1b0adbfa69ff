package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.JdkSort;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortJob;
import java.util.Arrays;
import java.util.Objects;

/**
 * Sorts arrays, stably, on the engine that its {@link Gpu} chooses.
 *
 * <p>Order: ascending; for floats and doubles that of {@link Float#compare} and {@link Double#compare}: -0.0 before
 * 0.0, and NaNs, which are equal, last. All sorts are stable, which shows where values or indices travel with the
 * keys, and in the NaNs, whose bits stay. Cost: O(n) on JTP (radix sort), O(n log n) on OpenCL devices and the JDK;
 * O(n) where, under {@link Target#AUTO}, keys are noticed to be in order, in descending order or in a few runs. Memory
 * beside the array: on JTP one array of the input's size, on an OpenCL device two (one, and O(n log<sup>2</sup> n),
 * where it has no room for two and keys are sorted alone), kept for the next call and given back when idle; on the JDK
 * what {@link java.util.Arrays#parallelSort(int[])} takes, and for {@code argsort} and {@code sortPairs} up to four
 * times the size of the keys; {@code argsort} on JTP a copy of the keys more. Keys and values of other types than int
 * or long keys with int values are sorted as ints and longs that stand for them: another copy of both. Errors: an
 * argument is checked before any work, with the exceptions and messages of {@link java.util.Arrays}; where a device was
 * demanded and cannot do it, {@link GpuException}, and the arrays are as before. Thread-safe, as far as callers do not
 * share arrays.
 *
 * <p>Sources: on OpenCL the mergesort of Baxter, <i>Modern GPU</i> (2013), over the merge path of Green, McColl and
 * Bader (2012); on JTP radix sort by leading digits, Knuth, <i>The Art of Computer Programming</i>, volume 3, section
 * 5.2.5.
 */
public final class Sorter extends OrderSorts {
    private final Dispatcher dispatcher;
    private final SortAlgorithm algorithm;

    public Sorter(Dispatcher dispatcher) {
        this(dispatcher, SortAlgorithm.AUTO);
    }

    private Sorter(Dispatcher dispatcher, SortAlgorithm algorithm) {
        super(dispatcher, algorithm);
        this.dispatcher = dispatcher;
        this.algorithm = algorithm;
    }

    /**
     * A sorter of the same context that sorts by an algorithm of the caller's choice, on a kernel, whatever the size
     * and the order of the keys: to compare, and for who knows better. Types that the JDK counts are counted on; sorts
     * by an order of the caller's own go by mergesort, whatever is named here, on a kernel all the same.
     *
     * @param wanted the algorithm; {@link SortAlgorithm#AUTO} for what serves best
     * @return that sorter; where the context's target has no engine for the algorithm, its sorts go to the JDK, or, if
     *     an OpenCL device was demanded, throw {@link GpuException}; what {@link SortAlgorithm#BATCHER} cannot do on
     *     any engine throws {@link UnsupportedOperationException}
     */
    public Sorter using(SortAlgorithm wanted) {
        return new Sorter(dispatcher, Objects.requireNonNull(wanted, "wanted"));
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(int[])}.
     *
     * @param a the array
     */
    public void sort(int[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(long[])}.
     *
     * @param a the array
     */
    public void sort(long[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(float[])}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     */
    public void sort(float[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(float[], int, int)}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(double[])}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     */
    public void sort(double[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(double[], int, int)}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(byte[])}. The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public void sort(byte[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(byte[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(short[])}. The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public void sort(short[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(short[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(char[])}. The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public void sort(char[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(char[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    @Override
    boolean isPlain(int n) {
        return algorithm == SortAlgorithm.AUTO && dispatcher.isPlain(n);
    }

    private void sortRange(int[] a, int from, int to) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            run(new IntSortJob(a, from, to));
        }
    }

    private void sortRange(long[] a, int from, int to) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            run(new LongSortJob(a, from, to));
        }
    }

    private void sortRange(float[] a, int from, int to) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            run(new FloatSortJob(a, from, to));
        }
    }

    private void sortRange(double[] a, int from, int to) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            run(new DoubleSortJob(a, from, to));
        }
    }

    private void sortRange(byte[] a, int from, int to) {
        dispatcher.runByJdk("sort", byte.class, to - from, () -> Arrays.sort(a, from, to));
    }

    private void sortRange(short[] a, int from, int to) {
        dispatcher.runByJdk("sort", short.class, to - from, () -> Arrays.sort(a, from, to));
    }

    private void sortRange(char[] a, int from, int to) {
        dispatcher.runByJdk("sort", char.class, to - from, () -> Arrays.sort(a, from, to));
    }

    @Override
    public void runByJdk(String operation, Class<?> type, int n, Runnable work) {
        dispatcher.runByJdk(operation, type, n, work);
    }

    /** Where the engine is ours to choose, and the sort large enough for one, order is noticed first. */
    @Override
    void run(SortJob job) {
        if (!algorithm.sorts(job.kind)) {
            throw new UnsupportedOperationException(job.operation + " by " + algorithm + ": it is not stable, and sorts"
                    + " keys alone; use SortAlgorithm.AUTO or MERGESORT");
        }
        job.algorithm = algorithm;
        EngineSelector choice = dispatcher.choice();
        if (algorithm != SortAlgorithm.AUTO || choice.target() != Target.AUTO || choice.isTooSmall(job.n)) {
            dispatcher.run(job);
            return;
        }
        long begin = System.nanoTime();
        String why = Presorted.doneBecause(job);
        if (why == null) {
            dispatcher.run(job);
        } else {
            dispatcher.tell(Execution.byJdk(job.operation, job.type, job.n, System.nanoTime() - begin, why));
        }
    }
}
