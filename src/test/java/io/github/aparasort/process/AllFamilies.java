package io.github.aparasort.process;

import io.github.aparasort.Columns;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.GpuInts;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Order;
import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.AnyArray;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A call of each family of operations, of a size that needs several threads, by its name. */
public final class AllFamilies {
    /** Objects of a class whose order the library knows nothing of. */
    private record Item(int number) {
    }

    private final int n;
    private final Map<String, Consumer<Gpu>> calls = new LinkedHashMap<>();
    private final int[] random;
    private final int[] few;
    private final int[] sorted;
    private final int[] indices;
    private final long[] longs;
    private final double[] doubles;
    private final String[] strings;
    private final Item[] items;

    /** Calls on arrays of n elements; of objects, there are an eighth. */
    public AllFamilies(int n) {
        this.n = n;
        SplittableRandom source = new SplittableRandom(n);
        random = source.ints(n).toArray();
        few = source.ints(n, 0, 1000).toArray();
        longs = source.longs(n).toArray();
        doubles = source.doubles(n).toArray();
        indices = source.ints(n, 0, n).toArray();
        sorted = random.clone();
        Arrays.sort(sorted);
        strings = source.ints(n / 8, 0, n / 4).mapToObj(i -> "key " + i).toArray(String[]::new);
        items = source.ints(n / 8).mapToObj(Item::new).toArray(Item[]::new);
        sorts();
        merges();
        scans();
        searches();
        groups();
        objects();
        residents();
    }

    /** Does all calls. */
    public static void call(Gpu gpu) {
        new AllFamilies(300_000).calls.values().forEach(call -> call.accept(gpu));
    }

    /** The calls, by their names. */
    public Map<String, Consumer<Gpu>> calls() {
        return calls;
    }

    /** Sorts a file of so many longs, in runs. */
    public static void sortFile(Path directory, int n, Gpu gpu) throws IOException {
        Path file = directory.resolve("longs");
        Files.write(file, new byte[Long.BYTES * n]);
        ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN).memory(4L * n).gpu(gpu).sort(file, file);
        Files.delete(file);
    }

    /** An order of the caller's. */
    public static final class Falling extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return a > b;
        }
    }

    private void add(String name, Consumer<Gpu> call) {
        if (calls.put(name, call) != null) {
            throw new IllegalArgumentException(name);
        }
    }

    /** Adds a call that changes a copy of an array. If the call is cancelled, all elements must be there. */
    @SuppressWarnings("unchecked")
    private <A> void addSort(String name, A array, BiConsumer<Gpu, A> sort) {
        add(name, gpu -> {
            A copy = (A) AnyArray.copy(array);
            try {
                sort.accept(gpu, copy);
            } catch (CancellationException e) {
                if (contents(copy) != contents(array)) {
                    throw new AssertionError(name + ": elements are lost", e);
                }
                throw e;
            }
        });
    }

    /** The same number as long as no input has changed. */
    public long contents() {
        return Stream.of(random, few, sorted, indices, longs, doubles, strings, items)
                .mapToLong(AllFamilies::contents).sum();
    }

    /** The same number for arrays with the same elements, in whatever order. */
    private static long contents(Object array) {
        long sum = 0;
        for (int i = 0; i < Array.getLength(array); i++) {
            long hash = Array.get(array, i).hashCode() * 0x9E3779B97F4A7C15L;
            sum += hash ^ hash >>> 29;
        }
        return sum;
    }

    private void sorts() {
        addSort("sort ints", random, (gpu, a) -> gpu.sorter().sort(a));
        addSort("sort longs", longs, (gpu, a) -> gpu.sorter().sort(a));
        addSort("sort doubles", doubles, (gpu, a) -> gpu.sorter().sort(a));
        addSort("sort shorts", shorts(), (gpu, a) -> gpu.sorter().sort(a));
        addSort("sort descending", random, (gpu, a) -> gpu.sorter().sortDescending(a));
        addSort("sort sorted ints", sorted, (gpu, a) -> gpu.sorter().sort(a));
        addSort("reverse", sorted, (gpu, a) -> gpu.sorter().sortDescending(a));
        addSort("sortPairs", random, (gpu, a) -> gpu.sorter().sortPairs(a, longs.clone()));
        add("argsort", gpu -> gpu.sorter().argsort(longs));
        add("orderBy", gpu -> gpu.sorter().orderBy(few).then(doubles).argsort());
        addSort("sort by code", random, (gpu, a) -> gpu.sorter().sort(a, Falling::new));
        add("topK few", gpu -> gpu.selector().topK(random, 10));
        add("topK many", gpu -> gpu.selector().topK(random, n / 2));
        add("nth", gpu -> gpu.selector().nth(doubles, n / 3));
        add("quantiles", gpu -> gpu.selector().quantiles(random, 0.1, 0.5));
        int[] offsets = IntStream.rangeClosed(0, n / 100).map(i -> (int) Math.min(n, i * 100L)).toArray();
        offsets[offsets.length - 1] = n;
        int[] large = {0, n / 2, n};
        addSort("sort segments", random, (gpu, a) -> gpu.segments().sort(a, offsets));
        addSort("sort large segments", random, (gpu, a) -> gpu.segments().sort(a, large));
        addSort("sortPairs segments", random, (gpu, a) -> gpu.segments().sortPairs(a, longs.clone(), offsets));
        add("argsort segments", gpu -> gpu.segments().argsort(random, offsets));
        add("reduce segments", gpu -> gpu.segments().reduce(random, offsets, ScanOp.SUM));
    }

    private short[] shorts() {
        short[] shorts = new short[n];
        for (int i = 0; i < n; i++) {
            shorts[i] = (short) random[i];
        }
        return shorts;
    }

    private void merges() {
        int[] evens = IntStream.range(0, n).map(i -> 2 * i).toArray();
        int[] triples = IntStream.range(0, n).map(i -> 3 * i).toArray();
        add("merge", gpu -> gpu.merger().merge(sorted, evens));
        add("mergePairs", gpu -> gpu.merger().mergePairs(evens, longs, triples, longs));
        add("mergeAll", gpu -> gpu.merger().mergeAll(new int[][] {sorted, evens, triples}));
        add("insert", gpu -> gpu.merger().insert(random, Arrays.copyOf(evens, n / 2), Arrays.copyOf(few, n / 2)));
        add("remove", gpu -> gpu.merger().remove(random, Arrays.copyOf(evens, n / 2)));
        add("union", gpu -> gpu.multisets().union(evens, triples));
        add("intersection", gpu -> gpu.multisets().intersection(evens, triples));
        add("differencePairs", gpu -> gpu.multisets().differencePairs(evens, longs, triples, longs));
    }

    private void scans() {
        add("reduce", gpu -> gpu.scan().reduce(random, ScanOp.SUM));
        add("inclusive", gpu -> gpu.scan().inclusive(doubles, new double[n], ScanOp.SUM));
        add("exclusive in place", gpu -> {
            long[] a = longs.clone();
            gpu.scan().exclusive(a, a, ScanOp.MAX);
        });
    }

    private void searches() {
        add("lowerBounds", gpu -> gpu.search().lowerBounds(sorted, random));
        add("isIn", gpu -> gpu.search().isIn(random, indices));
        int[] offsets = IntStream.rangeClosed(0, n / 10).map(i -> 10 * i).toArray();
        add("loadBalance", gpu -> gpu.search().loadBalance(offsets));
        int[] counts = new int[n / 10];
        Arrays.fill(counts, 10);
        add("expand", gpu -> gpu.search().expand(counts));
        int[] gather = Arrays.copyOf(offsets, n / 10);
        add("intervalMove", gpu -> gpu.search().intervalMove(gather, gather, counts, random, new int[n]));
    }

    private void groups() {
        add("unique", gpu -> gpu.groups().unique(random));
        add("counts of few", gpu -> gpu.groups().counts(few));
        add("reduceByKey", gpu -> gpu.groups().reduceByKey(indices, longs, ScanOp.SUM));
        add("by", gpu -> fold(gpu.groups().by(indices)));
        add("by few", gpu -> fold(gpu.groups().by(few)));
        add("by columns", gpu -> fold(gpu.groups().by(Columns.of(few).and(longs))));
        add("rank", gpu -> gpu.groups().rank(doubles));
        add("runs", gpu -> gpu.groups().runs(sorted));
        add("histogram", gpu -> gpu.groups().histogram(random, new int[] {-1_000_000, 0, 1_000_000}));
        add("join by key", gpu -> take(gpu.joins().outer(random, indices)));
        add("join in order of A", gpu -> take(gpu.joins().left(few, IntStream.range(0, 500).toArray()).inOrderOfA()));
        add("join columns", gpu -> take(gpu.joins().inner(Columns.of(indices).and(few), Columns.of(indices).and(few))));
    }

    private void fold(Grouping<?> groups) {
        groups.sum(longs);
        groups.mean(doubles);
        groups.median(doubles);
        groups.order();
        groups.topK(random, 2);
        groups.ignoringNaN().sum(doubles);
    }

    private void take(JoinedRows rows) {
        rows.takeA(IntStream.range(0, n).toArray(), -1);
    }

    private void objects() {
        addSort("sort strings", strings, (gpu, a) -> gpu.sorter().parallelSort(a, Comparator.naturalOrder()));
        addSort("sort objects", items, (gpu, a) -> gpu.sorter().parallelSort(a,
                (x, y) -> Integer.compare(x.number, y.number)));
        addSort("sort by key", items, (gpu, a) -> gpu.sorter().sort(a, Order.byInt(Item::number)));
        addSort("sortByInt", items, (gpu, a) -> gpu.sorter().sortByInt(a, Item::number));
        add("sort a list", gpu -> gpu.sorter().sorted(List.of(strings), Comparator.naturalOrder()));
        add("group strings", gpu -> gpu.groups().counts(strings));
        add("join strings", gpu -> gpu.joins().inner(strings, strings.clone()).inOrderOfA().aRows());
        add("isIn strings", gpu -> gpu.search().isIn(strings, Arrays.copyOf(strings, n / 16)));
    }

    private void residents() {
        add("resident", gpu -> {
            try (GpuInts ints = gpu.ints(random); GpuInts other = gpu.ints(indices)) {
                ints.sort();
                other.sort();
                try (GpuInts merged = ints.merge(other); GpuInts unique = merged.unique();
                        GpuInts rows = gpu.iota(n)) {
                    unique.take(rows.slice(0, 1)).close();
                }
            }
        });
    }
}
