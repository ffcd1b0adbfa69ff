package io.github.aparasort.resident;

import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FoldOracle;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.KeyType;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * Folds of {@link FoldOracle}, and how far a result may be from each. Ints and longs, least and greatest elements allow
 * nothing. For sums and products of floats and doubles this is the error that {@link ScanOp} allows. They are exact
 * where no order of the operations rounds: sums of small integers, and products of powers of two; and where they are
 * infinite or no numbers.
 *
 * @param slacks 0 for a result that must be the same to the bit, but for NaNs
 */
record PlainFold(Object results, double[] slacks) {
    /** Any result is right: a part of it may have overflowed in some order. */
    static final double ANY = Double.POSITIVE_INFINITY;
    private static final double LARGE = 0.25;
    private static final double LOG_2 = Math.log(2);

    boolean isExact() {
        return Arrays.stream(slacks).allMatch(slack -> slack == 0);
    }

    static PlainFold scan(Object elements, ScanOp op, boolean exclusive) {
        int n = PlainArrays.length(elements);
        return prefixes(elements, op, n).part(exclusive ? 0 : 1, n);
    }

    static PlainFold total(Object elements, ScanOp op) {
        int n = PlainArrays.length(elements);
        return prefixes(elements, op, n).part(n, 1);
    }

    /** Folds each segment of the elements. */
    static PlainFold segments(Object elements, int[] offsets, ScanOp op) {
        int segments = offsets.length - 1;
        PlainFold all = new PlainFold(Array.newInstance(PlainArrays.type(elements), segments), new double[segments]);
        for (int s = 0; s < segments; s++) {
            int length = offsets[s + 1] - offsets[s];
            PlainFold one = prefixes(PlainArrays.slice(elements, offsets[s], offsets[s + 1]), op,
                    PlainArrays.length(elements));
            System.arraycopy(one.results, length, all.results, s, 1);
            all.slacks[s] = one.slacks[length];
        }
        return all;
    }

    static PlainFold groups(Object elements, GroupOracle groups, ScanOp op) {
        return segments(AnyArray.taken(elements, groups.order()), groups.offsets(), op);
    }

    private PlainFold part(int from, int length) {
        return new PlainFold(PlainArrays.slice(results, from, from + length),
                Arrays.copyOfRange(slacks, from, from + length));
    }

    /** The identity, and the folds of one element, of two and so on, which may be a part of more. */
    private static PlainFold prefixes(Object elements, ScanOp op, int all) {
        KeyType type = KeyType.of(elements);
        int n = PlainArrays.length(elements);
        if (FoldOracle.isExact(type, op)) {
            return new PlainFold(FoldOracle.inclusive(AnyArray.concatenated(type.type, FoldOracle.identity(type, op),
                    elements), op), new double[n + 1]);
        }
        boolean sums = op == ScanOp.SUM;
        double neutral = sums ? 0 : 1;
        double[] in = new double[n + 1];
        Arrays.setAll(in, i -> i == 0 ? neutral : PlainArrays.asDouble(elements, i - 1));
        double[] numbers = each(in, x -> isNumber(x, sums) ? x : neutral);
        // All but the size: which of them are infinite, zero, negative or none at all.
        double[] kinds = (double[]) FoldOracle.inclusive(
                each(in, x -> !isNumber(x, sums) ? x : sums ? 0 : Math.signum(x)), op);
        double[][] sizes = sums ? FoldOracle.sums(numbers) : FoldOracle.products(numbers);
        double[] logs = FoldOracle.sums(each(numbers, x -> sums ? 0 : Math.log(Math.abs(x)) / LOG_2))[1];
        Object results = type.array(n + 1);
        double[] slacks = new double[n + 1];
        boolean rounds = false;
        for (int i = 0; i <= n; i++) {
            boolean sized = isNumber(kinds[i], sums);
            double result = sized ? sizes[0][i] : kinds[i];
            if (results instanceof float[] floats) {
                floats[i] = (float) result;
            } else {
                ((double[]) results)[i] = result;
            }
            rounds |= sums ? numbers[i] != Math.rint(numbers[i])
                    : Math.abs(numbers[i]) != Math.scalb(1.0, Math.getExponent(numbers[i]));
            slacks[i] = Double.isNaN(kinds[i]) ? 0 : slack(type, op, sizes[1][i], logs[i], sized, rounds, all);
        }
        return new PlainFold(results, slacks);
    }

    /** Zeros are numbers in sums only: a product with one has no size. */
    private static boolean isNumber(double x, boolean sums) {
        return Double.isFinite(x) && (sums || x != 0);
    }

    private static double[] each(double[] in, DoubleUnaryOperator change) {
        return DoubleStream.of(in).map(change).toArray();
    }

    private static double slack(KeyType type, ScanOp op, double magnitude, double logs, boolean sized, boolean rounds,
            int all) {
        boolean single = type == KeyType.FLOAT;
        double unit = single ? 0x1p-24 : 0x1p-53;
        if (op == ScanOp.SUM) {
            return magnitude > LARGE * (single ? Float.MAX_VALUE : Double.MAX_VALUE) ? ANY
                    : sized && (rounds || magnitude > 1 / unit)
                    ? (2_000 + all / 200.0) * unit * magnitude + Double.MIN_VALUE : 0;
        }
        return logs > (single ? 120 : 1_000) ? ANY : sized && rounds ? 2 * Math.expm1(all * unit) * magnitude : 0;
    }
}
