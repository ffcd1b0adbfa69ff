package io.github.aparasort.process;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Sorts under a security manager: prints what throws or is wrong, and "done". */
final class GuardedSorts {
    private GuardedSorts() {
    }

    public static void main(String[] args) {
        for (int round = 0; round < 2; round++) {
            for (int n : new int[] {10, 9_000, 300_000}) {
                int[] ints = new SplittableRandom(n).ints(n).toArray();
                sorts(ints);
                sortsObjects(ints);
            }
        }
        System.out.println("done");
    }

    private static void sorts(int[] ints) {
        int[] sorted = ints.clone();
        Arrays.sort(sorted);
        check("ints", ints.clone(), sorted, (a, b) -> GpuArrays.sort(a));
        check("ints in parallel", ints.clone(), sorted, (a, b) -> GpuArrays.parallelSort(a));
        check("pairs", ints.clone(), sorted, (a, b) -> GpuArrays.sortPairs(a, new int[a.length]));
        check("argsort", ints.clone(), sorted, (a, b) -> {
            int[] order = GpuArrays.argsort(a);
            for (int i = 0; i < b.length; i++) {
                a[i] = ints[order[i]];
            }
        });
        long[] longs = Arrays.stream(ints).asLongStream().toArray();
        check("longs", longs, Arrays.stream(sorted).asLongStream().toArray(), (a, b) -> GpuArrays.sort(a));
        double[] doubles = Arrays.stream(ints).asDoubleStream().toArray();
        check("doubles", doubles, Arrays.stream(sorted).asDoubleStream().toArray(), (a, b) -> GpuArrays.sort(a));
    }

    private static void sortsObjects(int[] ints) {
        Integer[] boxed = Arrays.stream(ints).boxed().toArray(Integer[]::new);
        Integer[] sorted = boxed.clone();
        Arrays.sort(sorted);
        Integer[] reversed = boxed.clone();
        Arrays.sort(reversed, Comparator.reverseOrder());
        check("Integer[]", boxed.clone(), sorted, (a, b) -> GpuArrays.sort(a));
        check("Integer[] in parallel", boxed.clone(), sorted, (a, b) -> GpuArrays.parallelSort(a));
        check("Integer[] reversed", boxed.clone(), reversed, (a, b) -> GpuArrays.sort(a, Comparator.reverseOrder()));
        String[] texts = Arrays.stream(ints).mapToObj(Integer::toString).toArray(String[]::new);
        String[] sortedTexts = texts.clone();
        Arrays.sort(sortedTexts);
        check("strings", texts.clone(), sortedTexts, (a, b) -> GpuArrays.sort(a));
        check("strings in parallel", texts.clone(), sortedTexts, (a, b) -> GpuArrays.parallelSort(a));
        String[] byLength = texts.clone();
        Arrays.sort(byLength, Comparator.comparingInt(String::length));
        check("order", texts.clone(), byLength, (a, b) -> GpuArrays.sort(a, Order.byInt(String::length)));
        check("sortByInt", texts.clone(), byLength, (a, b) -> GpuArrays.sortByInt(a, String::length));
        check("list", texts.clone(), sortedTexts, (a, b) -> {
            List<String> list = new ArrayList<>(List.of(a));
            GpuArrays.sort(list, Comparator.naturalOrder());
            list.toArray(a);
        });
        check("collection", texts.clone(), byLength, (a, b) ->
                GpuArrays.sorted(List.of(a), Order.byInt(String::length)).toArray(a));
    }

    private static <A> void check(String what, A given, A expected, BiConsumer<A, A> sort) {
        try {
            sort.accept(given, expected);
            if (!Arrays.deepEquals(new Object[] {expected}, new Object[] {given})) {
                System.out.println(what + " is wrong");
            }
        } catch (RuntimeException | Error e) {
            System.out.println(what + " throws " + e);
        }
    }
}
