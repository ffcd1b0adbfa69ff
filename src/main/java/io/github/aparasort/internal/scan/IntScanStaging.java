package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.concurrent.atomic.AtomicBoolean;

// Twins: Long, Float, Double
/**
 * Copies between the caller's arrays and those of a kernel that scans, and the proof of its results: each must follow
 * from the one before it.
 */
public final class IntScanStaging {
    /** The values that the proof of a scan needs. */
    public static final Digest RIGHT = Digest.EMPTY;
    /** A custom operator may be slow, so within tiles only one in this many of its results is checked: a prime. */
    private static final int ONE_IN = 61;

    /** A check of the result at an index. */
    private interface Check {
        boolean at(int index);
    }

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
        /*value*/ int[] folds = new /*value*/ int[Tolerance.grains(in.length)];
        Parallel.forEachGrain(in.length, (begin, end) ->
                folds[begin / Parallel.GRAIN] = IntFolds.reduce(operator, in, begin, end));
        return IntFolds.reduce(operator, folds, 0, folds.length);
    }

    /**
     * Whether the fold of an array is correct.
     *
     * @param expected what {@link #fold} returns
     * @param depth the most operations of the device, one after another, that any element went through
     */
    public static Digest checkFold(int operator, /*value*/ int[] in, IntScanArrays folded, /*value*/ int expected,
            int depth) {
        double[] magnitudes = IntAgreement.magnitudes(operator, in);
        // Of a product each multiplication counts, here and on the device.
        double roundings = operator == Operators.PRODUCT ? 2.0 * in.length
                : 2.0 * (depth + Parallel.GRAIN + in.length / Parallel.GRAIN) + 2;
        return verdict(IntAgreement.agree(operator, folded.total(), expected,
                IntAgreement.share(operator, roundings), magnitudes[magnitudes.length - 1]));
    }

    /** Whether each result of a scan follows from the one before it, and the fold of all from the last. */
    static Digest checkScan(int operator, boolean exclusive, /*value*/ int[] in, IntScanArrays scanned,
            Tolerance tolerance) {
        int n = in.length;
        /*value*/ int[] out = scanned.values();
        double[] magnitudes = IntAgreement.magnitudes(operator, in);
        /*value*/ int first = IntFolds.combine(operator, IntFolds.identity(operator),
                exclusive ? IntFolds.identity(operator) : in[0]);
        /*value*/ int last = exclusive ? IntFolds.combine(operator, out[n - 1], in[n - 1]) : out[n - 1];
        double all = magnitudes[magnitudes.length - 1];
        AtomicBoolean wrong = new AtomicBoolean(
                !IntAgreement.agree(operator, out[0], first, tolerance.within(), magnitudes[0])
                || !IntAgreement.agree(operator, scanned.total(), last, tolerance.atBorder(), all));
        Parallel.forEachGrain(n, (begin, end) -> {
            if (!IntAgreement.follows(operator, exclusive, in, out, Math.max(begin, 1), end, tolerance,
                    magnitudes[begin / Parallel.GRAIN])) {
                wrong.set(true);
            }
        });
        return verdict(!wrong.get());
    }

    // ---- with the caller's operator

    /**
     * Whether results follow from the results before them: the first of every tile, so that no tile can be missing or
     * in another place; one in {@link #ONE_IN} within tiles; the first and the last of all, and the fold of all.
     *
     * @param tile the number of elements in a tile
     */
    static Digest checkScan(IntOperator operator, boolean exclusive, /*value*/ int[] in, IntScanArrays scanned,
            int tile) {
        int n = in.length;
        int shift = exclusive ? 1 : 0;
        /*value*/ int[] out = scanned.values();
        AtomicBoolean wrong = new AtomicBoolean();
        try {
            /*value*/ int before = operator.identity();
            /*value*/ int first = exclusive ? before : operator.combine(before, in[0]);
            /*value*/ int last = exclusive ? operator.combine(out[n - 1], in[n - 1]) : out[n - 1];
            /*value*/ int largest = largest(out);
            Check follows = i -> IntAgreement.isClose(out[i], operator.combine(out[i - 1], in[i - shift]),
                    largest);
            wrong.set(!IntAgreement.isClose(out[0], first, largest)
                    || !IntAgreement.isClose(scanned.total(), last, largest)
                    || n > 1 && !follows.at(n - 1));
            Parallel.forEachGrainByCode(n, (begin, end) -> {
                if (!every(ONE_IN, Math.max(begin, 1), end, follows)
                        || !every(tile, Math.max(begin, 1), end, follows)) {
                    wrong.set(true);
                }
            });
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        return verdict(!wrong.get());
    }

    /** Whether a check holds for all multiples of a number in [begin, end). */
    private static boolean every(int step, int begin, int end, Check check) {
        long first = (begin + step - 1L) / step * step;
        for (long i = first; i < end; i += step) {
            if (!check.at((int) i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Checks a sample of the stretches that were folded, the last one among them: whether the fold before a stretch and
     * the stretch give the fold before the next one. To check all of them would take as long as the work itself.
     */
    public static Digest checkStretches(IntOperator operator, /*value*/ int[] in, /*value*/ int[] carries,
            int[] begins) {
        int stretches = begins.length - 1;
        boolean right;
        try {
            /*value*/ int largest = largest(carries);
            right = IntAgreement.isClose(carries[0], operator.identity(), largest);
            int seen = Math.max(1, stretches / ONE_IN);
            for (int k = 0; k < seen; k++) {
                // Spread evenly. The last stretch, which may be short, is among them.
                int stretch = stretches - 1 - (int) ((long) stretches * k / seen);
                /*value*/ int fold = carries[stretch];
                for (int i = begins[stretch]; i < begins[stretch + 1]; i++) {
                    fold = operator.combine(fold, in[i]);
                }
                right &= IntAgreement.isClose(carries[stretch + 1], fold, largest);
            }
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        return verdict(right);
    }

    private static /*value*/ int largest(/*value*/ int[] results) {
        /*value*/ int[] largest = new /*value*/ int[Tolerance.grains(results.length)];
        Parallel.forEachGrain(results.length, (begin, end) ->
                largest[begin / Parallel.GRAIN] = IntAgreement.largest(results, begin, end));
        return IntAgreement.largest(largest, 0, largest.length);
    }

    private static Digest verdict(boolean right) {
        return right ? RIGHT : Digest.DISORDER;
    }
}
