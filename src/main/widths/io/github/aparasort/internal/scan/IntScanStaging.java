package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.CustomCodeException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Copies between the caller's arrays and those of a kernel that scans, and the proof of its results: each must follow
 * from the one before it.
 */
public final class IntScanStaging {
    /** The values that the proof of a scan needs. */
    public static final Digest RIGHT = Digest.EMPTY;
    /**
     * A custom operator may be slow, so only one in this many of its results is checked: a prime, and far fewer than
     * the elements of a tile, so that every tile is checked.
     */
    private static final int ONE_IN = 61;

    private IntScanStaging() {
    }

    public static void copyIn(/*value*/ int[] in, IntScanArrays arrays) {
        /*value*/ int[] values = arrays.values();
        Parallel.forEach(in.length, (begin, end) -> System.arraycopy(in, begin, values, begin, end - begin));
    }

    public static void copyOut(IntScanArrays arrays, /*value*/ int[] out) {
        /*value*/ int[] values = arrays.values();
        Parallel.forEach(out.length, (begin, end) -> System.arraycopy(values, begin, out, begin, end - begin));
    }

    /** The fold of an array, grain by grain. */
    public static /*value*/ int fold(int operator, /*value*/ int[] in) {
        /*value*/ int[] folds = new /*value*/ int[grains(in.length)];
        Parallel.forEachGrain(in.length, (begin, end) ->
                folds[begin / Parallel.GRAIN] = IntFolds.reduce(operator, in, begin, end));
        return IntFolds.reduce(operator, folds, 0, folds.length);
    }

    /**
     * Whether the fold of an array is correct.
     *
     * @param expected what {@link #fold} returns
     * @param depth the number of roundings of any element
     */
    public static Digest checkFold(int operator, /*value*/ int[] in, IntScanArrays folded, /*value*/ int expected,
            int depth) {
        double[] magnitudes = magnitudes(operator, in);
        return verdict(IntFolds.agree(operator, folded.total(), expected, depth + Parallel.GRAIN + in.length
                / Parallel.GRAIN, magnitudes[magnitudes.length - 1]));
    }

    /** Whether each result of a scan follows from the one before it, and the fold of all from the last. */
    public static Digest checkScan(int operator, boolean exclusive, /*value*/ int[] in, IntScanArrays scanned,
            int depth) {
        int n = in.length;
        /*value*/ int[] out = scanned.values();
        double[] magnitudes = magnitudes(operator, in);
        /*value*/ int first = IntFolds.combine(operator, IntFolds.identity(operator),
                exclusive ? IntFolds.identity(operator) : in[0]);
        /*value*/ int last = exclusive ? IntFolds.combine(operator, out[n - 1], in[n - 1]) : out[n - 1];
        double all = magnitudes[magnitudes.length - 1];
        AtomicBoolean wrong = new AtomicBoolean(!IntFolds.agree(operator, out[0], first, depth, magnitudes[0])
                || !IntFolds.agree(operator, scanned.total(), last, depth, all));
        Parallel.forEachGrain(n, (begin, end) -> {
            if (!IntFolds.follows(operator, exclusive, in, out, Math.max(begin, 1), end, depth,
                    magnitudes[begin / Parallel.GRAIN])) {
                wrong.set(true);
            }
        });
        return verdict(!wrong.get());
    }

    /** For each grain the sum of all magnitudes up to its end. */
    private static double[] magnitudes(int operator, /*value*/ int[] in) {
        double[] magnitudes = new double[grains(in.length)];
        Parallel.forEachGrain(in.length, (begin, end) ->
                magnitudes[begin / Parallel.GRAIN] = IntFolds.magnitude(operator, in, begin, end));
        for (int grain = 1; grain < magnitudes.length; grain++) {
            magnitudes[grain] += magnitudes[grain - 1];
        }
        return magnitudes;
    }

    // ---- with the caller's operator

    /**
     * Whether a sample of the results, one in {@link #ONE_IN}, follows from the results before them. The first and the
     * last result and the fold of all are among those checked.
     */
    public static Digest checkScan(IntOperator operator, boolean exclusive, /*value*/ int[] in,
            IntScanArrays scanned) {
        int n = in.length;
        int shift = exclusive ? 1 : 0;
        /*value*/ int[] out = scanned.values();
        AtomicBoolean wrong = new AtomicBoolean();
        try {
            /*value*/ int before = operator.identity();
            /*value*/ int first = exclusive ? before : operator.combine(before, in[0]);
            /*value*/ int last = exclusive ? operator.combine(out[n - 1], in[n - 1]) : out[n - 1];
            /*value*/ int largest = largest(out);
            wrong.set(!IntFolds.isClose(out[0], first, largest)
                    || !IntFolds.isClose(scanned.total(), last, largest));
            Parallel.forEachGrain(n, (begin, end) -> {
                for (int i = Math.max(begin, 1); i < end; i += i + 1 < n ? Math.min(ONE_IN, n - 1 - i) : 1) {
                    /*value*/ int next = operator.combine(out[i - 1], in[i - shift]);
                    if (!IntFolds.isClose(out[i], next, largest)) {
                        wrong.set(true);
                    }
                }
            });
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        return verdict(!wrong.get());
    }

    /**
     * Checks a sample of the stretches that were folded: whether the fold before a stretch and the stretch give the
     * fold before the next one.
     */
    public static Digest checkStretches(IntOperator operator, /*value*/ int[] in, /*value*/ int[] carries,
            int[] begins) {
        int stretches = begins.length - 1;
        AtomicBoolean wrong = new AtomicBoolean();
        try {
            /*value*/ int largest = largest(carries);
            int seen = Math.max(1, stretches / ONE_IN);
            for (int k = 0; k < seen; k++) {
                // Spread evenly. The last stretch, which may be short, is among them.
                int stretch = stretches - 1 - (int) ((long) stretches * k / seen);
                /*value*/ int fold = carries[stretch];
                for (int i = begins[stretch]; i < begins[stretch + 1]; i++) {
                    fold = operator.combine(fold, in[i]);
                }
                if (!IntFolds.isClose(carries[stretch + 1], fold, largest)) {
                    wrong.set(true);
                }
            }
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        return verdict(!wrong.get());
    }

    private static /*value*/ int largest(/*value*/ int[] results) {
        /*value*/ int[] largest = new /*value*/ int[grains(results.length)];
        Parallel.forEachGrain(results.length, (begin, end) ->
                largest[begin / Parallel.GRAIN] = IntFolds.largest(results, begin, end));
        return IntFolds.largest(largest, 0, largest.length);
    }

    private static int grains(int n) {
        return (n - 1) / Parallel.GRAIN + 1;
    }

    private static Digest verdict(boolean right) {
        return right ? RIGHT : Digest.DISORDER;
    }
}
