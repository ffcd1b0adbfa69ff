package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A small piece of work of each family, and what has to come out of it, found without this library. The twins are
 * derived from this file by the build.
 */
public final class IntProbe {
    /** Makes longs of ints, in both halves; and floats of small ones that keep their order, and add up exactly. */
    private static final long SPREAD = 0x1_0000_0001L;

    private final /*value*/ int[] in;
    private final /*value*/ int[] sorted;
    /** Each half of the input, sorted. */
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] union;
    private final /*value*/ int[] sums;

    private IntProbe(int[] words) {
        int[] left = Arrays.copyOf(words, words.length / 2);
        int[] right = Arrays.copyOfRange(words, left.length, words.length);
        Arrays.sort(left);
        Arrays.sort(right);
        int[] folds = words.clone();
        Arrays.parallelPrefix(folds, Integer::sum);
        in = spread(words);
        sorted = in.clone();
        Arrays.sort(sorted);
        a = spread(left);
        b = spread(right);
        union = spread(new PlainSets(left, right).union());
        sums = spread(folds);
    }

    private static /*value*/ int[] spread(int[] words) {
        /*value*/ int[] spread = new /*value*/ int[words.length];
        for (int i = 0; i < words.length; i++) {
            spread[i] = (/*value*/ int) (words[i] * SPREAD);
        }
        return spread;
    }

    /** By the name of the operation: does it, and tells whether the result is right. */
    static Map<String, Predicate<Gpu>> of(int[] words) {
        IntProbe probe = new IntProbe(words);
        Map<String, Predicate<Gpu>> probes = new LinkedHashMap<>();
        probes.put("sort", probe::sort);
        probes.put("sortPairs", probe::sortPairs);
        probes.put("merge", gpu -> Arrays.equals(gpu.merger().merge(probe.a, probe.b), probe.sorted));
        probes.put("union", gpu -> Arrays.equals(gpu.multisets().union(probe.a, probe.b), probe.union));
        probes.put("reduce", gpu -> gpu.scan().reduce(probe.in, ScanOp.SUM) == probe.sums[probe.sums.length - 1]);
        probes.put("inclusive", probe::scan);
        return probes;
    }

    private boolean sort(Gpu gpu) {
        /*value*/ int[] keys = in.clone();
        gpu.sorter().sort(keys);
        return Arrays.equals(keys, sorted);
    }

    /** Stable: equal keys keep their order, which the values tell. */
    private boolean sortPairs(Gpu gpu) {
        /*value*/ int[] keys = in.clone();
        int[] order = new int[in.length];
        Arrays.setAll(order, i -> i);
        gpu.sorter().sortPairs(keys, order);
        for (int i = 0; i < order.length; i++) {
            if (in[order[i]] != sorted[i] || i > 0 && sorted[i - 1] == sorted[i] && order[i - 1] >= order[i]) {
                return false;
            }
        }
        return Arrays.equals(keys, sorted);
    }

    private boolean scan(Gpu gpu) {
        /*value*/ int[] out = new /*value*/ int[in.length];
        gpu.scan().inclusive(in, out, ScanOp.SUM);
        return Arrays.equals(out, sums);
    }
}
