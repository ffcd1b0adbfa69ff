package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.benchmark.contender.Jdk;
import it.unimi.dsi.fastutil.ints.IntHeapPriorityQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Selections: from one element to all, by shape. */
final class SelectCases {
    private static final List<SweepShape> SHAPES = List.of(SweepShape.RANDOM, SweepShape.SORTED,
            SweepShape.DESCENDING, SweepShape.TEN_VALUES, SweepShape.MISPLACED, SweepShape.SAWTOOTH);
    /** A heap of more elements takes long, and nobody would use it. */
    private static final int MOST_QUEUED = 1_000;

    private SelectCases() {
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        for (SweepShape shape : SHAPES) {
            top(cases, shape, "1", n -> Math.min(n, 1));
            top(cases, shape, "100", n -> Math.min(n, 100));
            top(cases, shape, "n / 100", n -> n / 100);
            top(cases, shape, "n / 2", n -> n / 2);
            cases.add(new SweepCase("select", "nth", int.class, shape.toString(), n -> Ways.of(
                    (int[]) shape.keys(int.class, n), (gpu, a) -> gpu.selector().nth(a, a.length / 2))
                    .peer("Arrays.sort", a -> Keys.sorted(a)[a.length / 2])));
            cases.add(new SweepCase("select", "quantiles", int.class, shape.toString(), n -> Ways.of(
                    (int[]) shape.keys(int.class, n), (gpu, a) -> gpu.selector().quantiles(a, Jdk.QUARTILES))
                    .peer("Arrays.sort", a -> Jdk.quantiles(Keys.sorted(a), Jdk.QUARTILES))));
        }
        cases.add(new SweepCase("select", "topK", int.class, "all of random", n -> topK(
                (int[]) SweepShape.RANDOM.keys(int.class, n), n)));
        return cases;
    }

    private static void top(List<SweepCase> cases, SweepShape shape, String k, IntUnaryOperator number) {
        cases.add(new SweepCase("select", "topK", int.class, k + " of " + shape, n -> topK(
                (int[]) shape.keys(int.class, n), number.applyAsInt(n))));
    }

    private static Ways<int[]> topK(int[] keys, int k) {
        Ways<int[]> ways = Ways.of(keys, (gpu, a) -> gpu.selector().topK(a, k));
        ways.peer("Arrays.sort", a -> {
            int[] sorted = Keys.sorted(a);
            return Keys.of(k, i -> sorted[sorted.length - 1 - i]);
        });
        return k > MOST_QUEUED ? ways : ways.peer("fastutil heap", a -> heap(a, k));
    }

    /** The least of the k greatest so far is at the head. */
    private static int[] heap(int[] keys, int k) {
        IntHeapPriorityQueue best = new IntHeapPriorityQueue(Arrays.copyOf(keys, k));
        for (int i = k; i < keys.length && k > 0; i++) {
            if (keys[i] > best.firstInt()) {
                best.dequeueInt();
                best.enqueue(keys[i]);
            }
        }
        int[] top = new int[k];
        for (int i = k - 1; i >= 0; i--) {
            top[i] = best.dequeueInt();
        }
        return top;
    }
}
