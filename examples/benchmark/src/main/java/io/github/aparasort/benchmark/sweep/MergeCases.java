package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.contender.Loops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;

/** Merges and set operations, by how their inputs lie in each other; n counts the elements of all inputs. */
final class MergeCases {
    private MergeCases() {
    }

    private static Map<String, IntFunction<int[][]>> shapes() {
        Map<String, IntFunction<int[][]>> shapes = new LinkedHashMap<>();
        shapes.put("random", n -> new int[][] {Keys.sortedBelow(n / 2, n, 1), Keys.sortedBelow(n - n / 2, n, 2)});
        shapes.put("one behind the other", n -> new int[][] {Keys.ascending(n / 2), Keys.of(n / 2, i -> n + i)});
        shapes.put("the same", n -> new int[][] {Keys.ascending(n / 2), Keys.ascending(n / 2)});
        shapes.put("1 % and the rest", n -> new int[][] {Keys.sortedBelow(n - n / 100, n, 1),
                Keys.sortedBelow(n / 100, n, 2)});
        shapes.put("alternating", n -> new int[][] {Keys.of(n / 2, i -> 2 * i), Keys.of(n / 2, i -> 2 * i + 1)});
        return shapes;
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        shapes().forEach((shape, inputs) -> {
            cases.add(new SweepCase("merge", "merge", int.class, shape, n -> Ways.of(inputs.apply(n),
                    (gpu, a) -> gpu.merger().merge(a[0], a[1]))
                    .peer("loop", a -> Loops.merge(a[0], a[1])).peer("Arrays.sort", MergeCases::sort)));
            cases.add(new SweepCase("sets", "union", int.class, shape, n -> Ways.of(inputs.apply(n),
                    (gpu, a) -> gpu.multisets().union(a[0], a[1])).peer("loop", a -> Loops.union(a[0], a[1]))));
            cases.add(new SweepCase("sets", "intersection", int.class, shape, n -> Ways.of(inputs.apply(n),
                    (gpu, a) -> gpu.multisets().intersection(a[0], a[1]))
                    .peer("loop", a -> Loops.intersection(a[0], a[1]))));
        });
        for (int lists : new int[] {3, 16, 100}) {
            cases.add(new SweepCase("merge", "mergeAll", int.class, lists + " arrays", n -> mergeAll(n, lists)));
        }
        return cases;
    }

    private static Ways<int[][]> mergeAll(int n, int lists) {
        int[][] all = new int[lists][];
        Arrays.setAll(all, i -> Keys.sortedBelow((int) ((long) n * (i + 1) / lists - (long) n * i / lists),
                Integer.MAX_VALUE, i));
        return Ways.of(all, (gpu, a) -> gpu.merger().mergeAll(a))
                .peer("cascade of loops", a -> cascade(a, Loops::merge))
                .peer("cascade of merges", a -> cascade(a, (x, y) -> Gpu.shared().merger().merge(x, y)))
                .peer("Arrays.sort", MergeCases::sort);
    }

    /** Two after two. */
    private static int[] cascade(int[][] lists, BinaryOperator<int[]> merge) {
        int[][] level = lists;
        while (level.length > 1) {
            int[][] from = level;
            level = new int[(from.length + 1) / 2][];
            Arrays.setAll(level, i -> 2 * i + 1 == from.length ? from[2 * i]
                    : merge.apply(from[2 * i], from[2 * i + 1]));
        }
        return level[0];
    }

    /** One behind the other, sorted. */
    private static int[] sort(int[][] lists) {
        int[] all = new int[Arrays.stream(lists).mapToInt(list -> list.length).sum()];
        int at = 0;
        for (int[] list : lists) {
            System.arraycopy(list, 0, all, at, list.length);
            at += list.length;
        }
        Arrays.sort(all);
        return all;
    }
}
