package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.List;

/** Scans and reductions, whose time does not depend on the elements. */
final class ScanCases {
    private ScanCases() {
    }

    static List<SweepCase> all() {
        return List.of(
                new SweepCase("scan", "inclusive", int.class, "in place", n -> Ways.inPlace(Keys.random(n, 1),
                        (gpu, a) -> gpu.scan().inclusive(a, a, ScanOp.SUM))
                        .peerInPlace("loop", a -> inclusive(a, a)).peerInPlace("parallelPrefix",
                                a -> Arrays.parallelPrefix(a, Integer::sum))),
                new SweepCase("scan", "inclusive", int.class, "sums", n -> Ways.inPlace(
                        new int[][] {Keys.random(n, 1), new int[n]},
                        (gpu, a) -> gpu.scan().inclusive(a[0], a[1], ScanOp.SUM))
                        .peerInPlace("loop", a -> inclusive(a[0], a[1]))),
                new SweepCase("scan", "inclusive", int.class, "maxima", n -> Ways.inPlace(
                        new int[][] {Keys.random(n, 1), new int[n]},
                        (gpu, a) -> gpu.scan().inclusive(a[0], a[1], ScanOp.MAX))
                        .peerInPlace("loop", a -> maxima(a[0], a[1]))),
                new SweepCase("scan", "inclusive", double.class, "sums", n -> Ways.inPlace(
                        new double[][] {whole(n), new double[n]},
                        (gpu, a) -> gpu.scan().inclusive(a[0], a[1], ScanOp.SUM))
                        .peerInPlace("loop", a -> inclusive(a[0], a[1]))),
                new SweepCase("scan", "reduce", int.class, "sums", n -> Ways.of(Keys.random(n, 1),
                        (gpu, a) -> gpu.scan().reduce(a, ScanOp.SUM)).peer("loop", ScanCases::sum)),
                new SweepCase("scan", "reduce", long.class, "sums", n -> Ways.of(Keys.random(n).longs(n).toArray(),
                        (gpu, a) -> gpu.scan().reduce(a, ScanOp.SUM)).peer("loop", ScanCases::sum)),
                new SweepCase("scan", "reduce", double.class, "sums", n -> Ways.of(whole(n),
                        (gpu, a) -> gpu.scan().reduce(a, ScanOp.SUM)).peer("loop", ScanCases::sum)));
    }

    /** Whole numbers: their sums are the same in any order. */
    private static double[] whole(int n) {
        return Keys.random(n).ints(n, 0, 1 << 20).asDoubleStream().toArray();
    }

    private static void inclusive(int[] a, int[] sums) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            sums[i] = sum;
        }
    }

    private static void inclusive(double[] a, double[] sums) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            sums[i] = sum;
        }
    }

    private static void maxima(int[] a, int[] maxima) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < a.length; i++) {
            most = Math.max(most, a[i]);
            maxima[i] = most;
        }
    }

    private static Object sum(int[] a) {
        int sum = 0;
        for (int each : a) {
            sum += each;
        }
        return sum;
    }

    private static Object sum(long[] a) {
        long sum = 0;
        for (long each : a) {
            sum += each;
        }
        return sum;
    }

    private static Object sum(double[] a) {
        double sum = 0;
        for (double each : a) {
            sum += each;
        }
        return sum;
    }
}
