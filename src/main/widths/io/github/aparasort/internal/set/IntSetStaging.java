package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device./*key*/ IntStaging;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * Copies two sorted arrays to a kernel of set operations, and the results back, and checks these.
 *
 * <p>All NaNs are one key in a kernel. Their bits are taken from the input, where they are last, as in the results.
 */
public final class IntSetStaging {
    /** Keys of each input that are counted in both inputs and in the results. */
    private static final int SAMPLE = 64;

    private IntSetStaging() {
    }

    /** Copies both arrays in, one after the other, as sortable keys. */
    public static void copyIn(/*value*/ int[] a, /*value*/ int[] b, IntSetArrays staging) {
        IntSortedInput.copyKeys(a, b, staging.keys());
    }

    /** What {@link #check} returns if it finds no fault. It is not a checksum, because results are not the input. */
    public static Digest digest() {
        return Digest.EMPTY;
    }

    /**
     * Checks results. It detects a number of results that is impossible, disorder anywhere, and keys that come too
     * often or too rarely, for a sample of the keys of each input. Origins must be those of equal keys, and in order
     * for equal results.
     *
     * @param traced whether there are origins
     */
    public static Digest check(SetOperation set, /*value*/ int[] a, /*value*/ int[] b, IntSetArrays found,
            boolean traced) {
        int count = found.count();
        if (count < set.least(a.length, b.length) || count > set.most(a.length, b.length)
                || !isRight(set, a, a, b, found) || !isRight(set, b, a, b, found)) {
            return Digest.DISORDER;
        }
        /*key*/ int[] results = found.results();
        /*key*/ int[][] twice = {results, results};
        return Parallel.digest(count, (begin, end) -> /*key*/ IntStaging.ascends(twice, Math.max(begin, 1), end, 0)
                && (!traced || areOrigins(a, b, found, begin, end)) ? Digest.EMPTY : Digest.DISORDER);
    }

    /** Whether the keys of a sample, spread evenly, are among the results as often as they must be. */
    private static boolean isRight(SetOperation set, /*value*/ int[] sampled, /*value*/ int[] a, /*value*/ int[] b,
            IntSetArrays found) {
        /*key*/ int[] results = found.results();
        int samples = Math.min(SAMPLE, sampled.length);
        for (int s = 1; s <= samples; s++) {
            /*key*/ int key = SortableKeys.of(sampled[(int) ((long) sampled.length * s / samples) - 1]);
            int inA = count(a, key);
            int inB = count(b, key);
            int there = bound(results, found.count(), key, true) - bound(results, found.count(), key, false);
            if (there != set.count(inA, inB, Math.min(inA, inB))) {
                return false;
            }
        }
        return true;
    }

    private static int count(/*value*/ int[] values, /*key*/ int key) {
        return bound(values, key, true) - bound(values, key, false);
    }

    /** How many values come before a key or, with ties, not after it. */
    private static int bound(/*value*/ int[] values, /*key*/ int key, boolean ties) {
        int low = 0;
        int high = values.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            /*key*/ int other = SortableKeys.of(values[middle]);
            if (other < key || ties && other == key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The same for the first {@code count} keys. */
    private static int bound(/*key*/ int[] keys, int count, /*key*/ int key, boolean ties) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (keys[middle] < key || ties && keys[middle] == key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether the input has each result at its origin, no origin comes twice, and ties are in order. */
    private static boolean areOrigins(/*value*/ int[] a, /*value*/ int[] b, IntSetArrays found, int begin,
            int end) {
        /*key*/ int[] results = found.results();
        int[] origins = found.origins();
        for (int i = begin; i < end; i++) {
            int origin = origins[i];
            if (origin < 0 || origin >= a.length + b.length || results[i] != SortableKeys.of(
                    origin < a.length ? a[origin] : b[origin - a.length])
                    || i > 0 && results[i - 1] == results[i] && origins[i - 1] >= origin) {
                return false;
            }
        }
        return true;
    }

    /**
     * Copies the results out, to the begin of {@code target}. NaNs among them are replaced by those of the input at
     * their origins.
     */
    public static void copyOut(SetOperation set, IntSetArrays found, /*value*/ int[] a, /*value*/ int[] b,
            /*value*/ int[] target) {
        /*key*/ int[] results = found.results();
        Parallel.forEach(found.count(), (begin, end) ->
                SortableKeys.values(results, begin, target, begin, end - begin));
        int m = new IntSequence(a, 0, a.length).nansAtEnd();
        int n = new IntSequence(b, 0, b.length).nansAtEnd();
        int pairs = Math.min(m, n);
        int place = found.count() - (int) set.count(m, n, pairs);
        if (set.both() != 0) {
            System.arraycopy(a, a.length - m, target, place, pairs);
            place += pairs;
        }
        if (set.onlyA() != 0) {
            System.arraycopy(a, a.length - m + pairs, target, place, m - pairs);
            place += m - pairs;
        }
        if (set.onlyB() != 0) {
            System.arraycopy(b, b.length - n + pairs, target, place, n - pairs);
        }
    }
}
