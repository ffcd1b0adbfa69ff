package io.github.aparasort.benchmark.table;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Merger;
import io.github.aparasort.ScanOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/** All operations on tables of n rows, each with its peers. */
final class Duels {
    private static final long SEED = 20130719;
    private static final int FEW = 1000;
    private static final int TOP = 100;
    private static final int LISTS = 16;
    private static final int SEGMENT = 100;

    private final int n;
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final List<Duel> all = new ArrayList<>();
    private final Gpu gpu;

    private Duels(Gpu gpu, int n) {
        this.gpu = gpu;
        this.n = n;
    }

    /** The input of each is made here, so it is never measured. */
    static List<Duel> of(Gpu gpu, int n) {
        Duels duels = new Duels(gpu, n);
        duels.selections();
        duels.groups();
        duels.joins();
        duels.searches();
        duels.segments();
        duels.merges();
        return duels.all;
    }

    private int[] random(int count, int bound) {
        return IntStream.range(0, count).map(i -> random.nextInt(bound)).toArray();
    }

    private static int[] sorted(int[] a) {
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private void selections() {
        int[] a = random.ints(n).toArray();
        int[] ascending = sorted(a);
        all.add(new Duel("topK(a, 100)", "bounded PriorityQueue", () -> gpu.selector().topK(a, TOP),
                () -> Peers.topK(a, TOP)));
        all.add(new Duel("topK(a, 100), ascending", "bounded PriorityQueue",
                () -> gpu.selector().topK(ascending, TOP), () -> Peers.topK(ascending, TOP)));
        all.add(new Duel("topK(a, 100)", "sortDescending of a copy", () -> gpu.selector().topK(a, TOP), () -> {
            int[] copy = a.clone();
            gpu.sorter().sortDescending(copy);
            return Arrays.copyOf(copy, TOP);
        }));
        all.add(new Duel("nth(a, n / 2)", "Arrays.sort of a copy", () -> gpu.selector().nth(a, n / 2),
                () -> sorted(a)[n / 2]));
        all.add(new Duel("quantiles(a, 0.25, 0.5, 0.75)", "Arrays.sort of a copy",
                () -> gpu.selector().quantiles(a, 0.25, 0.5, 0.75), () -> Peers.quantiles(a, 0.25, 0.5, 0.75)));
    }

    private void groups() {
        int[] values = random.ints(n).toArray();
        for (int distinct : new int[] {FEW, n / 10, Integer.MAX_VALUE}) {
            int[] keys = random(n, distinct);
            String of = distinct == Integer.MAX_VALUE ? "random keys" : String.format("%,d keys", distinct);
            all.add(new Duel("unique, " + of, "fastutil IntOpenHashSet, sort", () -> gpu.groups().unique(keys),
                    () -> Peers.unique(keys)));
            all.add(new Duel("counts, " + of, "fastutil Int2IntOpenHashMap, sort", () -> gpu.groups().counts(keys),
                    () -> Peers.counts(keys)));
            all.add(new Duel("sum by key, " + of, "fastutil Int2LongOpenHashMap, sort",
                    () -> gpu.groups().reduceByKeyToLongs(keys, values, ScanOp.SUM),
                    () -> Peers.sums(keys, values)));
        }
        int[] keys = random(n, FEW);
        all.add(new Duel("sum by key, 1,000 keys", "stream, groupingBy",
                () -> gpu.groups().reduceByKeyToLongs(keys, values, ScanOp.SUM),
                () -> Peers.sumsByStream(keys, values)));
    }

    /** Orders of customers: nine in ten have one. */
    private void joins() {
        int[] b = sorted(random.ints().distinct().limit(n / 10).toArray());
        int[] a = IntStream.range(0, n).map(i -> i % 10 == 0 ? random.nextInt() : b[random.nextInt(b.length)])
                .toArray();
        // The peer finds the rows in another order, so the sums of their numbers are compared.
        all.add(new Duel("inner join with n / 10 rows", "hash join by hand, fastutil", () -> {
            JoinedRows rows = gpu.joins().inner(a, b);
            return sum(rows.aRows(), rows.bRows());
        }, () -> {
            int[][] rows = Peers.join(a, b);
            return sum(rows[0], rows[1]);
        }));
    }

    private static long sum(int[] aRows, int[] bRows) {
        long sum = 0;
        for (int i = 0; i < aRows.length; i++) {
            sum += (1L + aRows[i]) * bRows[i];
        }
        return sum;
    }

    private void searches() {
        int[] haystack = sorted(random.ints(n).toArray());
        int[] needles = random.ints(n / 10).toArray();
        int[] ascending = sorted(needles);
        all.add(new Duel("lowerBounds, n / 10 sorted needles", "loop of Arrays.binarySearch",
                () -> gpu.search().lowerBounds(haystack, ascending), () -> Peers.lowerBounds(haystack, ascending)));
        all.add(new Duel("lowerBounds, n / 10 random needles", "loop of Arrays.binarySearch",
                () -> gpu.search().lowerBounds(haystack, needles), () -> Peers.lowerBounds(haystack, needles)));
    }

    private void segments() {
        int[] a = random.ints(n).toArray();
        int[] hundreds = offsets(() -> SEGMENT);
        // Lengths from 1 to n / 10, as many of 1 to 2 as of 2 to 4 and so on.
        int[] powers = offsets(() -> (int) Math.pow(n / 10.0, random.nextDouble()));
        segments("segments of 100", a, hundreds);
        segments("segments of 1 to n / 10", a, powers);
    }

    private void segments(String what, int[] a, int[] offsets) {
        int[] work = new int[n];
        all.add(new Duel("sort, " + what, "loop of Arrays.sort", () -> {
            System.arraycopy(a, 0, work, 0, n);
            gpu.segments().sort(work, offsets);
            return work;
        }, () -> Peers.sortSegments(a.clone(), offsets)));
    }

    private int[] offsets(IntSupplier length) {
        int[] offsets = new int[n + 1];
        int count = 0;
        while (offsets[count] < n) {
            offsets[count + 1] = Math.min(n, offsets[count] + length.getAsInt());
            count++;
        }
        return Arrays.copyOf(offsets, count + 1);
    }

    private void merges() {
        int[][] lists = new int[LISTS][];
        Arrays.setAll(lists, i -> sorted(random.ints(n / LISTS).toArray()));
        Merger merger = gpu.merger();
        all.add(new Duel("mergeAll of 16 arrays", "cascade of merge(a, b)", () -> merger.mergeAll(lists),
                () -> cascade(merger, lists)));
        all.add(new Duel("mergeAll of 16 arrays", "PriorityQueue of heads", () -> merger.mergeAll(lists),
                () -> Peers.mergeAll(lists)));
    }

    private static int[] cascade(Merger merger, int[][] lists) {
        int[][] level = lists;
        while (level.length > 1) {
            int[][] pairs = level;
            int[][] next = new int[level.length / 2][];
            Arrays.setAll(next, i -> merger.merge(pairs[2 * i], pairs[2 * i + 1]));
            level = next;
        }
        return level[0];
    }
}
