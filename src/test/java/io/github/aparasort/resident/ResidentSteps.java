package io.github.aparasort.resident;

import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuOrderBy;
import io.github.aparasort.GpuRows;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.resident.ResidentChain.Entry;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.EditOracle;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SearchOracle;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.SetOracle;
import io.github.aparasort.testing.SortedInputPair;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What a chain may do: for each operation its arguments, and what it must give. */
final class ResidentSteps {
    /** One operation on arrays of a type. */
    interface Step {
        void run(ResidentChain chain, Class<?> type);
    }

    private ResidentSteps() {
    }

    /** All steps by name. */
    static Map<String, Step> all() {
        Map<String, Step> steps = new LinkedHashMap<>();
        sorts(steps);
        indices(steps);
        twoSorted(steps);
        groups(steps);
        selections(steps);
        searches(steps);
        segments(steps);
        transfers(steps);
        ResidentScanSteps.add(steps);
        ResidentColumnSteps.add(steps);
        return steps;
    }

    // ---- sorts

    private static void sorts(Map<String, Step> steps) {
        steps.put("sort", (c, type) -> inPlace(c, "sort", c.any(type), Order.ASCENDING));
        steps.put("sort again", (c, type) -> inPlace(c, "sort", c.sorted(type), Order.ASCENDING));
        steps.put("sortDescending", (c, type) -> inPlace(c, "sortDescending", c.any(type), Order.DESCENDING));
        steps.put("argsort", (c, type) -> argsort(c, c.any(type), "argsort", Order.ASCENDING));
        steps.put("argsortDescending", (c, type) -> argsort(c, c.any(type), "argsortDescending", Order.DESCENDING));
        steps.put("sortPairs", (c, type) -> sortPairs(c, c.any(type), "sortPairs", Order.ASCENDING));
        steps.put("sortPairsDescending", (c, type) -> sortPairs(c, c.any(type), "sortPairsDescending",
                Order.DESCENDING));
        steps.put("isSorted", (c, type) -> {
            Entry own = c.chance(2) ? c.any(type) : c.sorted(type);
            c.same(c.each("isSorted", own), PlainArrays.ascends(own.host()));
        });
        steps.put("orderBy", (c, type) -> orderBy(c, c.any(type)));
    }

    static void inPlace(ResidentChain c, String method, Entry own, Order order, Object... arguments) {
        inPlace(c, method, own, PlainArrays.argsort(own.host(), order), arguments);
    }

    private static void inPlace(ResidentChain c, String method, Entry own, int[] order, Object... arguments) {
        Object after = AnyArray.taken(own.host(), order);
        c.each(method, own, arguments);
        own.become(after);
        c.settleSorted(own);
    }

    private static void argsort(ResidentChain c, Entry own, String method, Order order) {
        c.result(c.each(method, own), PlainArrays.argsort(own.host(), order));
    }

    private static void sortPairs(ResidentChain c, Entry own, String method, Order by) {
        int[] order = PlainArrays.argsort(own.host(), by);
        Entry values = c.partner(c.anyType(), own, own.length);
        c.each(method, own, values);
        own.become(AnyArray.taken(own.host(), order));
        values.become(AnyArray.taken(values.host(), order));
        c.look(own);
        c.look(values);
    }

    private static void orderBy(ResidentChain c, Entry first) {
        Entry second = c.partner(c.anyType(), null, first.length);
        Entry third = c.partner(c.anyType(), null, first.length);
        boolean[] down = {c.chance(2), c.chance(2), c.chance(2)};
        Entry[] columns = {first, second, third};
        // The last column first: later sorts keep the order of equal elements.
        int[] expected = IntStream.range(0, first.length).toArray();
        for (int k = columns.length - 1; k >= 0; k--) {
            Object column = AnyArray.taken(columns[k].host(), expected);
            expected = Oracle.gather(expected,
                    PlainArrays.argsort(column, down[k] ? Order.DESCENDING : Order.ASCENDING));
        }
        c.result(c.eachContext("orderBy " + Arrays.toString(down), (gpu, arrays) -> {
            GpuOrderBy order = down[0] ? gpu.orderByDescending(arrays[0]) : gpu.orderBy(arrays[0]);
            order = down[1] ? order.thenDescending(arrays[1]) : order.then(arrays[1]);
            return (down[2] ? order.thenDescending(arrays[2]) : order.then(arrays[2])).argsort();
        }, first, second, third), expected);
    }

    // ---- by indices

    private static void indices(Map<String, Step> steps) {
        steps.put("take", (c, type) -> {
            Entry own = nonEmpty(c, type);
            Entry indices = c.chance(2) ? c.upload(c.random.ints(c.size(), 0, own.length).toArray())
                    : c.result(c.each("argsort", own), PlainArrays.argsort(own.host(), Order.ASCENDING));
            c.result(c.each("take", own, indices), AnyArray.taken(own.host(), indices.ints()));
        });
        steps.put("take with default", (c, type) -> {
            Entry own = c.any(type);
            Object missing = PlainArrays.slice(c.data(type, 9), 4, 5);
            int[] indices = c.random.ints(c.size(), -1, own.length).toArray();
            int[] orLast = Arrays.stream(indices).map(i -> i < 0 ? own.length : i).toArray();
            c.result(c.each("take", own, c.upload(indices), Array.get(missing, 0)),
                    AnyArray.taken(AnyArray.concatenated(type, own.host(), missing), orLast));
        });
        steps.put("put", (c, type) -> {
            Entry own = c.any(type);
            int[] mixed = PlainArrays.argsort(c.random.ints(own.length).toArray(), Order.ASCENDING);
            int[] indices = Arrays.copyOf(mixed, c.chance(4) ? own.length : c.random.nextInt(own.length + 1));
            Entry values = c.partner(type, own, indices.length);
            Object after = own.host();
            Object put = values.host();
            for (int i = 0; i < indices.length; i++) {
                System.arraycopy(put, i, after, indices[i], 1);
            }
            c.each("put", own, c.upload(indices), values);
            own.become(after);
            c.look(own);
        });
        steps.put("insert", (c, type) -> {
            Entry own = c.any(type);
            Entry values = c.any(type);
            int[] positions = c.random.ints(values.length, 0, own.length + 1).sorted().toArray();
            c.result(c.each("insert", own, c.upload(positions), values),
                    EditOracle.inserted(own.host(), positions, values.host()));
        });
        steps.put("intervalMove", (c, type) -> {
            Entry own = c.any(type);
            Entry source = c.any(type);
            int k = source.length == 0 ? 0 : c.random.nextInt(9);
            int[] counts = IntStream.range(0, k).map(i -> c.random.nextInt(
                    1 + Math.min(source.length, own.length / k))).toArray();
            int[] gather = IntStream.of(counts).map(n -> c.random.nextInt(source.length - n + 1)).toArray();
            int[] scatter = IntStream.range(0, k).map(i -> own.length / k * i).toArray();
            Object after = own.host();
            for (int i = 0; i < k; i++) {
                System.arraycopy(source.host(), gather[i], after, scatter[i], counts[i]);
            }
            c.each("intervalMove", own, c.upload(gather), c.upload(scatter), c.upload(counts), source);
            own.become(after);
            c.look(own);
        });
        steps.put("remove", (c, type) -> {
            Entry own = c.any(type);
            int of = 1 + c.random.nextInt(12);
            int[] positions = IntStream.range(0, own.length).filter(i -> c.chance(of)).toArray();
            c.result(c.each("remove", own, c.upload(positions)), EditOracle.removed(own.host(), positions));
        });
    }

    static Entry nonEmpty(ResidentChain c, Class<?> type) {
        Entry own = c.any(type);
        return own.length > 0 ? own : c.fresh(type, 1 + c.size());
    }

    // ---- two sorted arrays

    private static void twoSorted(Map<String, Step> steps) {
        twoSorted(steps, "merge", MergeOracle::origins);
        for (SetOracle set : SetOracle.values()) {
            twoSorted(steps, set.operation, set::origins);
        }
    }

    private static void twoSorted(Map<String, Step> steps, String method,
            Function<SortedInputPair.Two, int[]> origins) {
        steps.put(method, (c, type) -> {
            Entry[] two = twoSorted(c, type);
            int[] taken = origins.apply(pair(two));
            c.result(c.each(method, two[0], two[1]), AnyArray.taken(concatenated(two), taken));
        });
        steps.put(method + "Pairs", (c, type) -> {
            Entry[] two = twoSorted(c, type);
            Class<?> ofValues = c.anyType();
            Entry aValues = c.partner(ofValues, null, two[0].length);
            Entry bValues = c.partner(ofValues, null, two[1].length);
            int[] taken = origins.apply(pair(two));
            Object[] found = c.each(method + "Pairs", two[0], aValues, two[1], bValues);
            c.result(keys(found), AnyArray.taken(concatenated(two), taken));
            c.result(values(found), AnyArray.taken(concatenated(aValues, bValues), taken));
        });
    }

    private static SortedInputPair.Two pair(Entry[] two) {
        return new SortedInputPair.Two(KeyType.of(two[0].host()), two[0].host(), two[1].host());
    }

    private static Object concatenated(Entry... two) {
        return SortedInputPair.concatenated(two[0].host(), two[1].host());
    }

    /** The second is sorted last, and may have the elements of the first. */
    private static Entry[] twoSorted(ResidentChain c, Class<?> type) {
        Entry b = c.sorted(type);
        Entry a = c.sorted(type);
        return PlainArrays.ascends(b.host()) ? new Entry[] {a, b} : new Entry[] {a, a};
    }

    static Object[] keys(Object[] pairs) {
        return Arrays.stream(pairs).map(pair -> ((Pairs<?, ?>) pair).keys()).toArray();
    }

    static Object[] values(Object[] pairs) {
        return Arrays.stream(pairs).map(pair -> ((Pairs<?, ?>) pair).values()).toArray();
    }

    // ---- groups

    private static void groups(Map<String, Step> steps) {
        steps.put("unique", (c, type) -> {
            Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
            c.nansAlike(c.each("unique", own), new GroupOracle(own.host()).keys());
        });
        steps.put("counts", (c, type) -> {
            Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
            counted(c, c.each("counts", own), new GroupOracle(own.host()));
        });
        steps.put("runs", (c, type) -> {
            Entry own = c.any(type);
            counted(c, c.each("runs", own), GroupOracle.runs(own.host()));
        });
        steps.put("histogram", (c, type) -> {
            Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
            Object some = AnyArray.concatenated(type, c.data(type, 2),
                    PlainArrays.slice(own.host(), 0, own.length / 7));
            Entry edges = c.upload(PlainArrays.sorted(some));
            c.result(c.each("histogram", own, edges), SearchOracle.histogram(own.host(), edges.host()));
        });
    }

    private static void counted(ResidentChain c, Object[] found, GroupOracle groups) {
        c.nansAlike(keys(found), groups.keys());
        c.result(values(found), groups.counts());
    }

    // ---- selections

    private static void selections(Map<String, Step> steps) {
        for (String method : new String[] {"topK", "bottomK", "argTopK", "argBottomK"}) {
            steps.put(method, (c, type) -> {
                Entry own = c.chance(4) ? c.sorted(type) : c.any(type);
                int k = c.chance(3) ? own.length + c.random.nextInt(3)
                        : c.random.nextInt(Math.min(own.length, c.chance(2) ? 9 : 9_999) + 1);
                int[] first = Arrays.copyOf(PlainArrays.argsort(own.host(),
                        method.endsWith("opK") ? Order.DESCENDING : Order.ASCENDING),
                        Math.min(k, own.length));
                c.nansAlike(c.each(method, own, k),
                        method.startsWith("arg") ? first : AnyArray.taken(own.host(), first));
            });
        }
        steps.put("nth", (c, type) -> {
            Entry own = nonEmpty(c, type);
            int k = c.random.nextInt(own.length);
            Object nth = PlainArrays.slice(PlainArrays.sorted(own.host()), k, k + 1);
            c.values(single(c.each("nth", own, k)), nth, null);
        });
        steps.put("quantiles", (c, type) -> {
            Entry own = nonEmpty(c, type);
            double[] q = c.random.doubles(c.random.nextInt(6))
                    .map(x -> c.chance(4) ? Math.rint(x * 2) / 2 : x).toArray();
            Object sorted = PlainArrays.sorted(own.host());
            double[] expected = Arrays.stream(q).map(x -> Oracle.quantile(sorted, x)).toArray();
            // Both formulas round a few times, each time by a part of the greater neighbour.
            double[] slacks = Arrays.stream(q).map(x -> quantileSlack(sorted, x)).toArray();
            c.values(c.each("quantiles", own, q), expected, slacks);
        });
    }

    private static double quantileSlack(Object sorted, double q) {
        double at = q * (PlainArrays.length(sorted) - 1);
        double x = PlainArrays.asDouble(sorted, (int) Math.floor(at));
        double y = PlainArrays.asDouble(sorted, (int) Math.ceil(at));
        return x == y || !Double.isFinite(x) || !Double.isFinite(y) ? 0
                : 8 * Math.max(Math.ulp(x), Math.ulp(y));
    }

    /** Arrays of one element each. */
    static Object[] single(Object[] values) {
        return Arrays.stream(values).map(value -> {
            Object array = Array.newInstance(value instanceof Integer ? int.class : value instanceof Long ? long.class
                    : value instanceof Float ? float.class : double.class, 1);
            Array.set(array, 0, value);
            return array;
        }).toArray();
    }

    // ---- searches and joins

    private static void searches(Map<String, Step> steps) {
        steps.put("lowerBounds", (c, type) -> bounds(c, type, "lowerBounds", false));
        steps.put("upperBounds", (c, type) -> bounds(c, type, "upperBounds", true));
        steps.put("isIn", (c, type) -> {
            Entry haystack = c.chance(2) ? c.any(type) : c.sorted(type);
            Entry own = c.any(type);
            Entry flags = c.result(c.each("isIn", own, haystack), IntStream.of(SearchOracle.matches(
                    PlainArrays.sorted(haystack.host()), own.host())).map(Integer::signum).toArray());
            c.result(c.each("indices", flags), nonZeros(flags.ints()));
        });
        for (JoinOracle join : JoinOracle.values()) {
            String method = "join" + join.name().charAt(0) + join.name().substring(1).toLowerCase(Locale.ROOT);
            steps.put(method, (c, type) -> join(c, type, join, method));
        }
    }

    static int[] nonZeros(int[] flags) {
        return IntStream.range(0, flags.length).filter(i -> flags[i] != 0).toArray();
    }

    private static void bounds(ResidentChain c, Class<?> type, String method, boolean upper) {
        Entry needles = c.chance(2) ? c.any(type) : c.sorted(type);
        Entry own = c.sorted(type);
        c.result(c.each(method, own, needles), SearchOracle.bounds(own.host(), needles.host(), upper));
    }

    private static void join(ResidentChain c, Class<?> type, JoinOracle join, String method) {
        Entry a = c.any(type);
        Entry b = c.any(type);
        int[] matches = SearchOracle.matches(PlainArrays.sorted(b.host()), a.host());
        if (IntStream.of(matches).asLongStream().sum() > 2 * c.most()) {
            a = c.slice(a, 0, Math.min(a.length, 97));
            b = c.slice(b, b.length - Math.min(b.length, 101), b.length);
        }
        Object[] found = c.each(method, a, b);
        JoinedRows rows = join.join(a.host(), b.host());
        c.same(Arrays.stream(found).map(joined -> ((GpuRows) joined).size()).toArray(), rows.aRows().length);
        Entry aRows = c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).aRows()).toArray(), rows.aRows());
        Entry bRows = c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).bRows()).toArray(), rows.bRows());
        Entry column = c.partner(c.anyType(), null, a.length);
        if (Arrays.stream(rows.aRows()).allMatch(row -> row >= 0)) {
            c.result(c.eachContext("takeA", (gpu, arrays) -> new GpuRows((GpuInts) arrays[0], (GpuInts) arrays[1])
                    .takeA(arrays[2]), aRows, bRows, column), AnyArray.taken(column.host(), rows.aRows()));
        }
    }

    // ---- segments

    private static void segments(Map<String, Step> steps) {
        steps.put("sort segments", (c, type) -> {
            Entry own = c.any(type);
            Entry offsets = c.offsets(own.length);
            inPlace(c, "sort", own, Segmentation.stableOrder(own.host(), offsets.ints()), offsets);
        });
        steps.put("sortPairs of segments", (c, type) -> {
            Entry own = c.any(type);
            Entry values = c.partner(c.anyType(), own, own.length);
            Entry offsets = c.offsets(own.length);
            int[] order = Segmentation.stableOrder(own.host(), offsets.ints());
            values.become(AnyArray.taken(values.host(), order));
            inPlace(c, "sortPairs", own, order, values, offsets);
            c.look(values);
        });
        for (ScanOp op : ScanOp.values()) {
            steps.put("reduce segments by " + op, (c, type) -> {
                Entry own = c.any(type);
                Entry offsets = c.offsets(own.length);
                c.rounded(c.each("reduce", own, offsets, op), PlainFold.segments(own.host(), offsets.ints(), op));
            });
        }
    }

    // ---- transfers

    private static void transfers(Map<String, Step> steps) {
        steps.put("slice", (c, type) -> {
            Entry own = c.any(type);
            int begin = c.random.nextInt(own.length + 1);
            Entry slice = c.slice(own, begin, begin + c.random.nextInt(own.length - begin + 1));
            Entry inner = c.slice(slice, slice.length / 3, slice.length - slice.length / 4);
            inPlace(c, "sort", inner, Order.ASCENDING);
            c.look(own);
        });
        steps.put("set", (c, type) -> {
            Entry own = c.any(type);
            Object elements = c.data(type, own.length);
            c.each("set", own, elements);
            own.become(elements);
            c.look(own);
        });
        steps.put("copyTo", (c, type) -> {
            Entry own = c.any(type);
            int at = c.random.nextInt(5);
            Object around = c.data(type, own.length + 7);
            Object[] copies = c.copies(own, around, at);
            System.arraycopy(own.host(), 0, around, at, own.length);
            c.copied(copies, around);
        });
    }
}
