package io.github.aparasort.bench;

import io.github.aparasort.Multisets;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.Arrays;

// Twins: Long, Float, Double
/** What a benchmark does with two inputs of ints. */
public final class IntSetBenchInput implements SetBench.Input {
    private final SetOperation set;
    private final boolean pairs;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] out;
    private final int[] aValues;
    private final int[] bValues;

    public IntSetBenchInput(SetOperation set, boolean pairs, long[] a, long[] b) {
        this.set = set;
        this.pairs = pairs;
        this.a = keys(a);
        this.b = keys(b);
        out = new /*value*/ int[a.length + b.length];
        aValues = new int[a.length];
        bValues = new int[b.length];
        Arrays.setAll(aValues, i -> i);
        Arrays.setAll(bValues, i -> -i);
    }

    private static /*value*/ int[] keys(long[] all) {
        /*value*/ int[] keys = new /*value*/ int[all.length];
        for (int i = 0; i < all.length; i++) {
            keys[i] = (/*value*/ int) all[i];
        }
        return keys;
    }

    @Override
    public Object plain() {
        if (pairs) {
            Pairs</*value*/ int[], int[]> found = IntSetLoop.run(set, a, aValues, b, bValues);
            return new Object[] {found.keys(), found.values()};
        }
        return new Object[] {IntSetLoop.run(set, a, b)};
    }

    @Override
    public Object call(Multisets multisets) {
        if (pairs) {
            Pairs</*value*/ int[], int[]> found = switch (set) {
                case UNION -> multisets.unionPairs(a, aValues, b, bValues);
                case INTERSECTION -> multisets.intersectionPairs(a, aValues, b, bValues);
                case DIFFERENCE -> multisets.differencePairs(a, aValues, b, bValues);
                case SYMMETRIC_DIFFERENCE -> multisets.symmetricDifferencePairs(a, aValues, b, bValues);
            };
            return new Object[] {found.keys(), found.values()};
        }
        return new Object[] {switch (set) {
            case UNION -> multisets.union(a, b);
            case INTERSECTION -> multisets.intersection(a, b);
            case DIFFERENCE -> multisets.difference(a, b);
            case SYMMETRIC_DIFFERENCE -> multisets.symmetricDifference(a, b);
        }};
    }

    @Override
    public int callTo(Multisets multisets) {
        return switch (set) {
            case UNION -> multisets.union(a, b, out);
            case INTERSECTION -> multisets.intersection(a, b, out);
            case DIFFERENCE -> multisets.difference(a, b, out);
            case SYMMETRIC_DIFFERENCE -> multisets.symmetricDifference(a, b, out);
        };
    }
}
