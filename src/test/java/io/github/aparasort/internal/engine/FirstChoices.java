package io.github.aparasort.internal.engine;

import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.Devices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** First calls of operations under AUTO, for {@link FirstChoiceTest}, in a process of their own. */
final class FirstChoices {
    private FirstChoices() {
    }

    /** Prints each engine that the operation used, and whether OpenCL devices were listed meanwhile. */
    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        List<String> engines = new ArrayList<>();
        Runnable call = calls(n).get(args[0]);
        Gpu.shared().onExecution(done -> engines.add(done.engine().toString()));
        call.run();
        System.out.println(String.join(" ", engines) + (Devices.listed().isEmpty() ? "" : " listed"));
    }

    /** Each call makes its own input. */
    private static Map<String, Runnable> calls(int n) {
        Gpu gpu = Gpu.shared();
        Map<String, Runnable> calls = new LinkedHashMap<>();
        calls.put("sort", () -> gpu.sorter().sort(keys(n)));
        calls.put("sortSorted", () -> gpu.sorter().sort(sorted(n)));
        calls.put("argsort", () -> gpu.sorter().argsort(keys(n)));
        calls.put("sortPairs", () -> gpu.sorter().sortPairs(doubles(n), new int[n]));
        calls.put("by", () -> gpu.groups().by(keys(n)));
        calls.put("inner", () -> gpu.joins().inner(keys(n), keys(n + 1)));
        calls.put("reduce", () -> gpu.scan().reduce(doubles(n), ScanOp.SUM));
        calls.put("union", () -> gpu.multisets().union(sorted(n), sorted(n)));
        return calls;
    }

    private static long[] keys(int n) {
        return new SplittableRandom(n).longs(n).toArray();
    }

    private static double[] doubles(int n) {
        return new SplittableRandom(n).doubles(n).toArray();
    }

    private static long[] sorted(int n) {
        long[] keys = keys(n);
        Arrays.sort(keys);
        return keys;
    }
}
