package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.TestContexts;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/**
 * Calls on ints. The keys of a call are a slice of one sorted array, in a random order: so the right result is known
 * and no check has to sort.
 */
public final class IntStressInput implements StressInput {
    /** Every fourth key occurs again. */
    private static final int TIES = 4;
    /** Summands are this small, so that no sum of floats rounds: below 2^24 for four million of them. */
    private static final int SUMMAND = 4;

    private final Gpu gpu;
    private final /*value*/ int[] sorted;
    private final /*value*/ int[] summands;

    public IntStressInput(Gpu gpu, int largest, SplittableRandom random) {
        this.gpu = gpu;
        sorted = new /*value*/ int[largest];
        summands = new /*value*/ int[largest];
        for (int i = 0; i < largest; i++) {
            sorted[i] = i > 0 && random.nextInt(TIES) == 0 ? sorted[random.nextInt(i)] : key(random);
            summands[i] = random.nextInt(2 * SUMMAND + 1) - SUMMAND;
        }
        Arrays.sort(sorted);
    }

    /** Of all magnitudes. */
    private static /*value*/ int key(SplittableRandom random) {
        return (/*value*/ int) (random.nextLong() >> random.nextInt(Long.SIZE));
    }

    @Override
    public boolean isRight(StressCall call, int n, SplittableRandom random) {
        /*value*/ int[] slice = slice(sorted, n, random);
        return switch (call) {
            case SORT, SORT_RANGE, SORT_DESCENDING -> sorts(call, slice, random);
            case ARGSORT, ARGSORT_DESCENDING, SORT_PAIRS -> orders(call, slice, random);
            case MERGE, MERGE_PAIRS -> merges(call, slice, random);
            case UNION, INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE -> combines(call, slice, random);
            case INCLUSIVE, EXCLUSIVE, REDUCE -> scans(call, n, random);
            case TAKE -> takes(slice, random);
            case TOP_K -> selects(slice, random);
            case UNIQUE -> groups(slice, random);
            case LOWER_BOUNDS -> searches(slice, random);
            case MERGE_ALL -> mergesAll(slice, random);
            case SORT_SEGMENTS -> sortsSegments(slice, random);
        };
    }

    private static /*value*/ int[] slice(/*value*/ int[] all, int n, SplittableRandom random) {
        int from = random.nextInt(all.length - n + 1);
        return Arrays.copyOfRange(all, from, from + n);
    }

    private static /*value*/ int[] gather(/*value*/ int[] a, int[] indices) {
        /*value*/ int[] gathered = new /*value*/ int[indices.length];
        for (int i = 0; i < indices.length; i++) {
            gathered[i] = a[indices[i]];
        }
        return gathered;
    }

    private static /*value*/ int[] reversed(/*value*/ int[] a) {
        /*value*/ int[] reversed = new /*value*/ int[a.length];
        for (int i = 0; i < a.length; i++) {
            reversed[i] = a[a.length - 1 - i];
        }
        return reversed;
    }

    private boolean sorts(StressCall call, /*value*/ int[] slice, SplittableRandom random) {
        int n = slice.length;
        /*value*/ int[] keys = gather(slice, StressInput.permutation(n, random));
        if (call == StressCall.SORT) {
            gpu.sorter().sort(keys);
            return Arrays.equals(slice, keys);
        }
        if (call == StressCall.SORT_DESCENDING) {
            gpu.sorter().sortDescending(keys);
            return Arrays.equals(reversed(slice), keys);
        }
        int before = random.nextInt(1000);
        int after = random.nextInt(1000);
        // What lies around the range is the slice backwards, so that a sort of too much is noticed.
        /*value*/ int[] around = Arrays.copyOf(reversed(slice), before + n + after);
        System.arraycopy(keys, 0, around, before, n);
        /*value*/ int[] right = around.clone();
        System.arraycopy(slice, 0, right, before, n);
        gpu.sorter().sort(around, before, before + n);
        return Arrays.equals(right, around);
    }

    private boolean orders(StressCall call, /*value*/ int[] slice, SplittableRandom random) {
        int[] ranks = StressInput.permutation(slice.length, random);
        /*value*/ int[] keys = gather(slice, ranks);
        if (call == StressCall.ARGSORT) {
            return Arrays.equals(order(slice, ranks, false), gpu.sorter().argsort(keys));
        }
        if (call == StressCall.ARGSORT_DESCENDING) {
            return Arrays.equals(order(slice, ranks, true), gpu.sorter().argsortDescending(keys));
        }
        int[] values = new int[keys.length];
        Arrays.setAll(values, i -> ~i);
        gpu.sorter().sortPairs(keys, values);
        int[] right = order(slice, ranks, false);
        Arrays.setAll(right, i -> ~right[i]);
        return Arrays.equals(slice, keys) && Arrays.equals(right, values);
    }

    /** Where each key of the sorted slice stands among the unsorted ones, ties in order of index. */
    private static int[] order(/*value*/ int[] slice, int[] ranks, boolean descending) {
        int n = slice.length;
        int[] places = new int[n];
        for (int i = 0; i < n; i++) {
            places[ranks[i]] = i;
        }
        int[] order = new int[n];
        int end;
        for (int begin = 0; begin < n; begin = end) {
            end = begin + 1;
            while (end < n && slice[end] == slice[begin]) {
                end++;
            }
            Arrays.sort(places, begin, end);
            System.arraycopy(places, begin, order, descending ? n - end : begin, end - begin);
        }
        return order;
    }

    private boolean merges(StressCall call, /*value*/ int[] slice, SplittableRandom random) {
        int n = slice.length;
        /*value*/ int[] a = new /*value*/ int[n];
        /*value*/ int[] b = new /*value*/ int[n];
        int[] right = new int[n];
        int aCount = 0;
        int bCount = 0;
        int end;
        for (int begin = 0; begin < n; begin = end) {
            end = begin + 1;
            while (end < n && slice[end] == slice[begin]) {
                end++;
            }
            // Of equal keys, those of a come first in a stable merge.
            int split = begin + random.nextInt(end - begin + 1);
            for (int i = begin; i < end; i++) {
                if (i < split) {
                    right[i] = aCount;
                    a[aCount++] = slice[i];
                } else {
                    right[i] = ~bCount;
                    b[bCount++] = slice[i];
                }
            }
        }
        /*value*/ int[] aKeys = Arrays.copyOf(a, aCount);
        /*value*/ int[] bKeys = Arrays.copyOf(b, bCount);
        if (call == StressCall.MERGE) {
            return Arrays.equals(slice, gpu.merger().merge(aKeys, bKeys));
        }
        int[] aValues = new int[aCount];
        int[] bValues = new int[bCount];
        Arrays.setAll(aValues, i -> i);
        Arrays.setAll(bValues, i -> ~i);
        Pairs</*value*/ int[], int[]> merged = gpu.merger().mergePairs(aKeys, aValues, bKeys, bValues);
        return Arrays.equals(slice, merged.keys()) && Arrays.equals(right, merged.values());
    }

    private boolean combines(StressCall call, /*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[] a = part(slice, random);
        /*value*/ int[] b = part(slice, random);
        return switch (call) {
            case UNION -> Arrays.equals(combined(a, b, true, true, true), gpu.multisets().union(a, b));
            case INTERSECTION -> Arrays.equals(combined(a, b, false, true, false), gpu.multisets().intersection(a, b));
            case DIFFERENCE -> Arrays.equals(combined(a, b, true, false, false), gpu.multisets().difference(a, b));
            default -> Arrays.equals(combined(a, b, true, false, true), gpu.multisets().symmetricDifference(a, b));
        };
    }

    /** Half of the keys, in order. */
    private static /*value*/ int[] part(/*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[] part = new /*value*/ int[slice.length];
        int count = 0;
        long bits = 0;
        for (int i = 0; i < slice.length; i++) {
            bits = i % Long.SIZE == 0 ? random.nextLong() : bits >>> 1;
            part[count] = slice[i];
            count += (int) bits & 1;
        }
        return Arrays.copyOf(part, count);
    }

    /** A set operation as the loop that one would write. */
    private static /*value*/ int[] combined(/*value*/ int[] a, /*value*/ int[] b, boolean onlyA, boolean both,
            boolean onlyB) {
        /*value*/ int[] out = new /*value*/ int[a.length + b.length];
        int n = 0;
        int i = 0;
        int j = 0;
        while (i < a.length || j < b.length) {
            boolean less = j == b.length || i < a.length && a[i] < b[j];
            boolean greater = i == a.length || j < b.length && b[j] < a[i];
            if (less ? onlyA : greater ? onlyB : both) {
                out[n++] = greater ? b[j] : a[i];
            }
            i += greater ? 0 : 1;
            j += less ? 0 : 1;
        }
        return Arrays.copyOf(out, n);
    }

    private boolean scans(StressCall call, int n, SplittableRandom random) {
        ScanOp op = call == StressCall.EXCLUSIVE || random.nextBoolean() ? ScanOp.SUM
                : random.nextBoolean() ? ScanOp.MIN : ScanOp.MAX;
        /*value*/ int[] in = slice(summands, n, random);
        /*value*/ int[] right = in.clone();
        for (int i = 1; i < n; i++) {
            right[i] = op == ScanOp.SUM ? right[i - 1] + in[i]
                    : op == ScanOp.MIN ? Math.min(right[i - 1], in[i]) : Math.max(right[i - 1], in[i]);
        }
        /*value*/ int total = right[n - 1];
        if (call == StressCall.REDUCE) {
            return gpu.scan().reduce(in, op) == total;
        }
        /*value*/ int[] out = new /*value*/ int[n];
        if (call == StressCall.INCLUSIVE) {
            return gpu.scan().inclusive(in, out, op) == total && Arrays.equals(right, out);
        }
        System.arraycopy(right, 0, right, 1, n - 1);
        right[0] = 0;
        return gpu.scan().exclusive(in, out, op) == total && Arrays.equals(right, out);
    }

    private boolean takes(/*value*/ int[] slice, SplittableRandom random) {
        int[] indices = StressInput.permutation(slice.length, random);
        return Arrays.equals(gather(slice, indices), (/*value*/ int[]) TestContexts.take(gpu, slice, indices));
    }

    private boolean selects(/*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[] keys = gather(slice, StressInput.permutation(slice.length, random));
        int k = 1 + random.nextInt(slice.length);
        return Arrays.equals(Arrays.copyOf(reversed(slice), k), gpu.selector().topK(keys, k));
    }

    private boolean groups(/*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[] keys = gather(slice, StressInput.permutation(slice.length, random));
        /*value*/ int[] distinct = new /*value*/ int[slice.length];
        int count = 0;
        for (int i = 0; i < slice.length; i++) {
            if (i == 0 || slice[i] != slice[i - 1]) {
                distinct[count++] = slice[i];
            }
        }
        return Arrays.equals(Arrays.copyOf(distinct, count), gpu.groups().unique(keys));
    }

    private boolean searches(/*value*/ int[] slice, SplittableRandom random) {
        int[] ranks = StressInput.permutation(slice.length, random);
        int[] firsts = new int[slice.length];
        for (int i = 1; i < firsts.length; i++) {
            firsts[i] = slice[i] == slice[i - 1] ? firsts[i - 1] : i;
        }
        int[] right = new int[ranks.length];
        Arrays.setAll(right, i -> firsts[ranks[i]]);
        return Arrays.equals(right, gpu.search().lowerBounds(slice, gather(slice, ranks)));
    }

    /** Three lists or more: two are merged as by MERGE. */
    private boolean mergesAll(/*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[][] lists = new /*value*/ int[3 + random.nextInt(20)][slice.length];
        int[] counts = new int[lists.length];
        for (/*value*/ int key : slice) {
            int list = random.nextInt(lists.length);
            lists[list][counts[list]++] = key;
        }
        Arrays.setAll(lists, i -> Arrays.copyOf(lists[i], counts[i]));
        return Arrays.equals(slice, gpu.merger().mergeAll(lists));
    }

    private boolean sortsSegments(/*value*/ int[] slice, SplittableRandom random) {
        /*value*/ int[] keys = gather(slice, StressInput.permutation(slice.length, random));
        /*value*/ int[] right = keys.clone();
        int[] offsets = new int[slice.length + 1];
        int count = 0;
        while (offsets[count] < keys.length) {
            offsets[count + 1] = Math.min(keys.length, offsets[count] + 1 + random.nextInt(200));
            Arrays.sort(right, offsets[count], offsets[count + 1]);
            count++;
        }
        gpu.segments().sort(keys, Arrays.copyOf(offsets, count + 1));
        return Arrays.equals(right, keys);
    }
}
