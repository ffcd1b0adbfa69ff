package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/**
 * The operations that {@code demo} and {@code doctor} run on given elements. The expected results come from the JDK and
 * from the loops below, not from the library.
 */
final class IntSampleCalls {
    /** Spreads ints over both halves of a long. Floats of small ints keep their order and have exact sums. */
    private static final long SPREAD = 0x1_0000_0001L;
    /** As in the benchmark's case of top k. */
    private static final int MOST_OF_TOP = 100;

    private final /*value*/ int[] in;
    private final /*value*/ int[] sorted;
    /** The two halves of the input, each sorted, for merges and set operations; null until one needs them. */
    private /*value*/ int[] a;
    private /*value*/ int[] b;

    /** @param in the elements, which are never changed; no NaNs */
    IntSampleCalls(/*value*/ int[] in) {
        this.in = in;
        sorted = sorted(0, in.length);
    }

    /** Operations on elements of this type that are made of small ints. */
    static IntSampleCalls ofInts(int[] words) {
        /*value*/ int[] spread = new /*value*/ int[words.length];
        for (int i = 0; i < words.length; i++) {
            spread[i] = (/*value*/ int) (words[i] * SPREAD);
        }
        return new IntSampleCalls(spread);
    }

    SampleCall<?, ?> of(Operation operation) {
        return switch (operation) {
            case SORT -> call(operation, in::clone, (gpu, keys) -> {
                gpu.sorter().sort(keys);
                return keys;
            }, keys -> Arrays.equals(keys, sorted));
            case ARGSORT -> call(operation, () -> in, (gpu, keys) -> gpu.sorter().argsort(keys), this::isOrder);
            case SORT_PAIRS -> call(operation, this::pairs, (gpu, pairs) -> {
                gpu.sorter().sortPairs(pairs.keys(), pairs.values());
                return pairs;
            }, pairs -> Arrays.equals(pairs.keys(), sorted) && isOrder(pairs.values()));
            case MERGE -> merging(operation, (gpu, x) -> gpu.merger().merge(x, b), () -> sorted);
            case UNION -> merging(operation, (gpu, x) -> gpu.multisets().union(x, b), () -> select(true, true, true));
            case INTERSECTION ->
                    merging(operation, (gpu, x) -> gpu.multisets().intersection(x, b),
                            () -> select(false, false, true));
            case DIFFERENCE ->
                    merging(operation, (gpu, x) -> gpu.multisets().difference(x, b), () -> select(true, false, false));
            case SYMMETRIC_DIFFERENCE -> merging(operation, (gpu, x) -> gpu.multisets().symmetricDifference(x, b),
                    () -> select(true, true, false));
            case REDUCE -> {
                Object sum = sums()[in.length - 1];
                yield call(operation, () -> in, (gpu, x) -> gpu.scan().reduce(x, ScanOp.SUM), sum::equals);
            }
            case INCLUSIVE -> {
                /*value*/ int[] sums = sums();
                yield call(operation, () -> new /*value*/ int[in.length], (gpu, out) -> {
                    gpu.scan().inclusive(in, out, ScanOp.SUM);
                    return out;
                }, out -> Arrays.equals(out, sums));
            }
            case TOP_K -> {
                int k = Math.min(MOST_OF_TOP, in.length);
                /*value*/ int[] top = new /*value*/ int[k];
                for (int i = 0; i < k; i++) {
                    top[i] = sorted[in.length - 1 - i];
                }
                yield call(operation, () -> in, (gpu, keys) -> gpu.selector().topK(keys, MOST_OF_TOP),
                        found -> Arrays.equals(found, top));
            }
            case REDUCE_BY_KEY -> {
                Pairs</*value*/ int[], int[]> sums = sumsByKey();
                yield call(operation, this::pairs,
                        (gpu, pairs) -> gpu.groups().reduceByKey(pairs.keys(), pairs.values(), ScanOp.SUM),
                        found -> Arrays.equals(found.keys(), sums.keys())
                                && Arrays.equals(found.values(), sums.values()));
            }
            default -> throw new IllegalArgumentException(operation.method());
        };
    }

    private <A, R> SampleCall<A, R> call(Operation operation, Supplier<A> arguments, BiFunction<Gpu, A, R> work,
            Predicate<R> check) {
        return new SampleCall<>(operation, /*value*/ int.class, in.length, arguments, work, check);
    }

    /** An operation on both halves. */
    private SampleCall<?, ?> merging(Operation operation, BiFunction<Gpu, /*value*/ int[], /*value*/ int[]> work,
            Supplier</*value*/ int[]> expectation) {
        if (a == null) {
            a = sorted(0, in.length / 2);
            b = sorted(a.length, in.length);
        }
        /*value*/ int[] expected = expectation.get();
        return call(operation, () -> a, work, result -> Arrays.equals(result, expected));
    }

    private /*value*/ int[] sorted(int begin, int end) {
        /*value*/ int[] range = Arrays.copyOfRange(in, begin, end);
        Arrays.sort(range);
        return range;
    }

    /** Each key with its index. */
    private Pairs</*value*/ int[], int[]> pairs() {
        int[] indices = new int[in.length];
        Arrays.setAll(indices, i -> i);
        return new Pairs<>(in.clone(), indices);
    }

    /** True if the indices are the stable order of the keys: by key, indices of equal keys ascending. */
    private boolean isOrder(int[] order) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] < 0 || order[i] >= in.length || in[order[i]] != sorted[i]
                    || i > 0 && sorted[i - 1] == sorted[i] && order[i - 1] >= order[i]) {
                return false;
            }
        }
        return order.length == in.length;
    }

    /** Merges both halves, pairs equal elements, and keeps those in a alone, in b alone, or one of each pair. */
    private /*value*/ int[] select(boolean onlyA, boolean onlyB, boolean both) {
        /*value*/ int[] out = new /*value*/ int[in.length];
        int i = 0;
        int j = 0;
        int n = 0;
        while (i < a.length || j < b.length) {
            boolean takeA = j == b.length || i < a.length && a[i] <= b[j];
            boolean takeB = i == a.length || j < b.length && b[j] <= a[i];
            out[n] = takeA ? a[i] : b[j];
            n += (takeA && takeB ? both : takeA ? onlyA : onlyB) ? 1 : 0;
            i += takeA ? 1 : 0;
            j += takeB ? 1 : 0;
        }
        return Arrays.copyOf(out, n);
    }

    /** The sums of the indices of equal elements. */
    private Pairs</*value*/ int[], int[]> sumsByKey() {
        /*value*/ int[] keys = new /*value*/ int[in.length];
        int n = 0;
        for (/*value*/ int each : sorted) {
            if (n == 0 || keys[n - 1] != each) {
                keys[n++] = each;
            }
        }
        int[] sums = new int[n];
        for (int i = 0; i < in.length; i++) {
            sums[Arrays.binarySearch(keys, 0, n, in[i])] += i;
        }
        return new Pairs<>(Arrays.copyOf(keys, n), sums);
    }

    private /*value*/ int[] sums() {
        /*value*/ int[] sums = in.clone();
        for (int i = 1; i < sums.length; i++) {
            sums[i] += sums[i - 1];
        }
        return sums;
    }
}
