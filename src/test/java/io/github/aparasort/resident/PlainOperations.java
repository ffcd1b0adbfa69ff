package io.github.aparasort.resident;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What operations mean that only resident arrays have, by plain loops. */
final class PlainOperations {
    private PlainOperations() {
    }

    /** Each index as often as its count says. */
    static int[] expand(int[] counts) {
        return IntStream.range(0, counts.length)
                .flatMap(i -> IntStream.generate(() -> i).limit(counts[i])).toArray();
    }

    /** Indices of an array followed by values: the values come before the elements at their positions. */
    static int[] insert(int n, int[] positions) {
        int[] taken = new int[n + positions.length];
        int next = 0;
        for (int at = 0; at < taken.length; at++) {
            boolean isValue = next < positions.length && positions[next] == at - next;
            taken[at] = isValue ? n + next++ : at - next;
        }
        return taken;
    }

    /** The indices that are not among sorted positions. */
    static int[] remove(int n, int[] positions) {
        return IntStream.range(0, n).filter(i -> Arrays.binarySearch(positions, i) < 0).toArray();
    }

    /** A quantile, by the formula and the exceptions that its description names. */
    static double quantile(Object sorted, double q) {
        double at = q * (PlainArrays.length(sorted) - 1);
        int below = (int) Math.floor(at);
        double t = at - below;
        double x = PlainArrays.asDouble(sorted, below);
        if (t == 0) {
            return x;
        }
        double y = PlainArrays.asDouble(sorted, below + 1);
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return Double.NaN;
        }
        if (x == y) {
            return x;
        }
        if (Double.isInfinite(x) || Double.isInfinite(y)) {
            if (Double.isInfinite(x) && Double.isInfinite(y)) {
                return t < 0.5 ? x : t > 0.5 ? y : 0;
            }
            return Double.isInfinite(x) ? x : y;
        }
        double half = t < 0.5 ? x / 2 + (y / 2 - x / 2) * t : y / 2 - (y / 2 - x / 2) * (1 - t);
        return 2 * half;
    }
}
