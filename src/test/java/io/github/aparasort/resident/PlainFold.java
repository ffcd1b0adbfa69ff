package io.github.aparasort.resident;

import io.github.aparasort.ScanOp;
import java.lang.reflect.Array;

/**
 * Folds elements by a plain loop, and tells how far a result may be from it. Ints and longs, least and greatest
 * elements allow nothing. For sums and products of floats and doubles this is the error that {@link ScanOp} allows,
 * and that of the loop itself. They are exact where no order of the operations rounds: sums of small integers, and
 * products of powers of two.
 */
final class PlainFold {
    /** Any result is right: a part of it may have overflowed in some order. */
    static final double ANY = Double.POSITIVE_INFINITY;
    private static final double LARGE = 0.25;

    private final Object elements;
    private final ScanOp op;
    private final boolean single;
    private final double unit;
    private long whole;
    private int n;
    private double value;
    private double magnitude;
    private double logs;
    private boolean exact = true;
    private boolean negative;
    private boolean zero;
    private boolean nan;
    private boolean up;
    private boolean down;

    PlainFold(Object elements, ScanOp op) {
        this.elements = elements;
        this.op = op;
        this.single = elements instanceof float[];
        this.unit = single ? 0x1p-24 : 0x1p-53;
        boolean isInt = elements instanceof int[];
        switch (op) {
            case SUM -> whole = 0;
            case PRODUCT -> whole = 1;
            case MIN -> whole = isInt ? Integer.MAX_VALUE : Long.MAX_VALUE;
            default -> whole = isInt ? Integer.MIN_VALUE : Long.MIN_VALUE;
        }
        value = switch (op) {
            case SUM -> 0;
            case PRODUCT -> 1;
            case MIN -> Double.POSITIVE_INFINITY;
            default -> Double.NEGATIVE_INFINITY;
        };
    }

    void add(int i) {
        if (PlainArrays.isFloating(elements)) {
            add(PlainArrays.asDouble(elements, i));
        } else {
            long x = PlainArrays.bits(elements, i, false);
            whole = switch (op) {
                case SUM -> whole + x;
                case PRODUCT -> whole * x;
                case MIN -> Math.min(whole, x);
                default -> Math.max(whole, x);
            };
        }
    }

    private void add(double x) {
        n++;
        nan |= Double.isNaN(x);
        up |= x == Double.POSITIVE_INFINITY;
        down |= x == Double.NEGATIVE_INFINITY;
        zero |= x == 0;
        negative ^= Double.doubleToRawLongBits(x) < 0;
        switch (op) {
            case MIN -> value = Math.min(value, x);
            case MAX -> value = Math.max(value, x);
            case SUM -> {
                if (Double.isFinite(x)) {
                    value += x;
                    magnitude += Math.abs(x);
                    exact &= x == Math.rint(x);
                }
            }
            default -> {
                if (Double.isFinite(x) && x != 0) {
                    value *= x;
                    logs += Math.abs(Math.log(Math.abs(x)) / Math.log(2));
                    exact &= Math.abs(x) == Math.scalb(1.0, Math.getExponent(x));
                }
            }
        }
    }

    /** Writes the result. */
    void store(Object target, int at) {
        if (target instanceof int[] a) {
            a[at] = (int) whole;
        } else if (target instanceof long[] a) {
            a[at] = whole;
        } else if (target instanceof float[] a) {
            a[at] = (float) result();
        } else {
            Array.setDouble(target, at, result());
        }
    }

    private double result() {
        if (op == ScanOp.MIN || op == ScanOp.MAX) {
            return value;
        }
        if (nan || (op == ScanOp.SUM ? up && down : zero && (up || down))) {
            return Double.NaN;
        }
        if (op == ScanOp.SUM) {
            return up ? Double.POSITIVE_INFINITY : down ? Double.NEGATIVE_INFINITY : value;
        }
        double size = up || down ? Double.POSITIVE_INFINITY : zero ? 0 : Math.abs(value);
        return negative ? -size : size;
    }

    /** How far a result may be from this one: 0 if it must be the same to the bit, but for NaNs. */
    double slack(int all) {
        if (!PlainArrays.isFloating(elements) || op == ScanOp.MIN || op == ScanOp.MAX || nan) {
            return 0;
        }
        if (op == ScanOp.SUM) {
            if (up && down) {
                return 0;
            }
            if (magnitude > LARGE * (single ? Float.MAX_VALUE : Double.MAX_VALUE)) {
                return ANY;
            }
            boolean rounds = !exact || magnitude > 1 / unit;
            // The loop itself, in doubles, has an error of n units of the last place of doubles.
            return up || down || !rounds ? 0
                    : (2_000 + all / 200.0) * unit * magnitude + n * 0x1p-53 * magnitude + Double.MIN_VALUE;
        }
        if (zero && (up || down)) {
            return 0;
        }
        if (logs > (single ? 120 : 1_000)) {
            return ANY;
        }
        return up || down || zero || exact ? 0 : 2 * Math.expm1(all * unit) * Math.abs(value);
    }

    // ---- whole arrays

    /** Results, and how far others may be from each. */
    record Folds(Object results, double[] slacks) {
        boolean isExact() {
            for (double slack : slacks) {
                if (slack != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    static Folds scan(Object elements, ScanOp op, boolean exclusive) {
        int n = PlainArrays.length(elements);
        Object results = Array.newInstance(PlainArrays.type(elements), n);
        double[] slacks = new double[n];
        PlainFold fold = new PlainFold(elements, op);
        for (int i = 0; i < n; i++) {
            if (!exclusive) {
                fold.add(i);
            }
            fold.store(results, i);
            slacks[i] = fold.slack(n);
            if (exclusive) {
                fold.add(i);
            }
        }
        return new Folds(results, slacks);
    }

    /** Folds the elements at the indices from one begin to the next. */
    static Folds segments(Object elements, int[] indices, int[] begins, ScanOp op) {
        int segments = begins.length - 1;
        Object results = Array.newInstance(PlainArrays.type(elements), segments);
        double[] slacks = new double[segments];
        for (int s = 0; s < segments; s++) {
            PlainFold fold = new PlainFold(elements, op);
            for (int i = begins[s]; i < begins[s + 1]; i++) {
                fold.add(indices[i]);
            }
            fold.store(results, s);
            slacks[s] = fold.slack(indices.length);
        }
        return new Folds(results, slacks);
    }
}
