package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.benchmark.contender.Loops;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Searches for sorted and random needles in n elements, which no way checks to be sorted, and gathers. */
final class SearchCases {
    private SearchCases() {
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        needles(cases, "10", n -> 10);
        needles(cases, "n / 100", n -> n / 100);
        needles(cases, "n / 10", n -> n / 10);
        needles(cases, "n", n -> n);
        cases.add(new SweepCase("search", "lowerBounds", int.class, "n random needles in 1,000", n -> Ways.of(
                new int[][] {Keys.sorted(Keys.random(1_000, 1)), Keys.random(n, 2)},
                (gpu, a) -> gpu.search().trusting().lowerBounds(a[0], a[1]))
                .peer("loop", a -> Loops.lowerBounds(a[0], a[1]))));
        cases.add(new SweepCase("search", "isIn", int.class, "n in 1,000", n -> isIn(n, 1_000)));
        cases.add(new SweepCase("search", "isIn", int.class, "n in n / 10", n -> isIn(n, n / 10)));
        cases.add(new SweepCase("take", "take", int.class, "random", n -> take(n,
                Keys.random(n).ints(n, 0, n).toArray())));
        cases.add(new SweepCase("take", "take", int.class, "ascending", n -> take(n, Keys.ascending(n))));
        cases.add(new SweepCase("take", "take", int.class, "n of 1,000", n -> take(1_000,
                Keys.random(n).ints(n, 0, 1_000).toArray())));
        return cases;
    }

    private static void needles(List<SweepCase> cases, String number, IntUnaryOperator needles) {
        cases.add(new SweepCase("search", "lowerBounds", int.class, number + " random needles", n -> bounds(n,
                Keys.random(needles.applyAsInt(n), 2)).peer("loop", a -> Loops.lowerBounds(a[0], a[1]))));
        cases.add(new SweepCase("search", "lowerBounds", int.class, number + " sorted needles", n -> bounds(n,
                Keys.sorted(Keys.random(needles.applyAsInt(n), 2)))
                .peer("loop", a -> Loops.lowerBounds(a[0], a[1])).peer("merge", a -> merge(a[0], a[1]))));
    }

    private static Ways<int[][]> bounds(int n, int[] needles) {
        return Ways.of(new int[][] {Keys.sorted(Keys.random(n, 1)), needles},
                (gpu, a) -> gpu.search().trusting().lowerBounds(a[0], a[1]));
    }

    /** Both are sorted: one walk over both. */
    private static int[] merge(int[] sorted, int[] needles) {
        int[] bounds = new int[needles.length];
        int at = 0;
        for (int i = 0; i < needles.length; i++) {
            while (at < sorted.length && sorted[at] < needles[i]) {
                at++;
            }
            bounds[i] = at;
        }
        return bounds;
    }

    private static Ways<int[][]> isIn(int n, int haystack) {
        return Ways.of(new int[][] {Keys.values(n, Math.max(1, 2 * haystack)),
                Keys.of(haystack, Keys::scattered)}, (gpu, a) -> gpu.search().isIn(a[0], a[1]))
                .peer("fastutil hash", a -> {
                    IntOpenHashSet keys = new IntOpenHashSet(a[1]);
                    boolean[] isIn = new boolean[a[0].length];
                    for (int i = 0; i < isIn.length; i++) {
                        isIn[i] = keys.contains(a[0][i]);
                    }
                    return isIn;
                });
    }

    /** Only the shared context takes from arrays of the host, so an engine cannot be named. */
    private static Ways<int[][]> take(int n, int[] indices) {
        return Ways.of(new int[][] {Keys.random(n, 1), indices}, (gpu, a) -> GpuArrays.take(a[0], a[1]))
                .peer("loop", a -> Loops.take(a[0], a[1]));
    }
}
