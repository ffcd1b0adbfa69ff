package io.github.aparasort.resident;

import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuOrderBy;
import io.github.aparasort.GpuRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.resident.PlainOperations.Grouped;
import io.github.aparasort.resident.PlainOperations.JoinKind;
import io.github.aparasort.resident.PlainOperations.SetKind;
import io.github.aparasort.resident.ResidentChain.Entry;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
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
        return steps;
    }

    // ---- sorts

    private static void sorts(Map<String, Step> steps) {
        steps.put("sort", (c, type) -> inPlace(c, "sort", c.any(type), host -> PlainArrays.argsort(host, false)));
        steps.put("sort again", (c, type) -> inPlace(c, "sort", c.sorted(type),
                host -> PlainArrays.argsort(host, false)));
        steps.put("sortDescending", (c, type) -> inPlace(c, "sortDescending", c.any(type),
                host -> PlainArrays.argsort(host, true)));
        steps.put("argsort", (c, type) -> argsort(c, c.any(type), "argsort", false));
        steps.put("argsortDescending", (c, type) -> argsort(c, c.any(type), "argsortDescending", true));
        steps.put("sortPairs", (c, type) -> sortPairs(c, c.any(type), "sortPairs", false));
        steps.put("sortPairsDescending", (c, type) -> sortPairs(c, c.any(type), "sortPairsDescending", true));
        steps.put("isSorted", (c, type) -> {
            Entry own = c.chance(2) ? c.any(type) : c.sorted(type);
            c.same(c.each("isSorted", own), PlainArrays.ascends(own.host()));
        });
        steps.put("orderBy", (c, type) -> orderBy(c, c.any(type)));
    }

    interface Permutation {
        int[] of(Object host);
    }

    static void inPlace(ResidentChain c, String method, Entry own, Permutation order, Object... arguments) {
        Object before = own.host();
        c.each(method, own, arguments);
        own.become(PlainArrays.take(before, order.of(before)));
        c.settleSorted(own);
    }

    private static void argsort(ResidentChain c, Entry own, String method, boolean descending) {
        c.result(c.each(method, own), PlainArrays.argsort(own.host(), descending));
    }

    private static void sortPairs(ResidentChain c, Entry own, String method, boolean descending) {
        int[] order = PlainArrays.argsort(own.host(), descending);
        Entry values = c.partner(c.anyType(), own, own.length);
        c.each(method, own, values);
        own.become(PlainArrays.take(own.host(), order));
        values.become(PlainArrays.take(values.host(), order));
        c.look(own);
        c.look(values);
    }

    private static void orderBy(ResidentChain c, Entry first) {
        Entry second = c.partner(c.anyType(), null, first.length);
        Entry third = c.partner(c.anyType(), null, first.length);
        boolean[] down = {c.chance(2), c.chance(2), c.chance(2)};
        IntBinaryOperator[] orders = {PlainArrays.order(first.host()), PlainArrays.order(second.host()),
            PlainArrays.order(third.host())};
        int[] expected = PlainArrays.argsort(first.length, (i, j) -> {
            for (int k = 0; k < orders.length; k++) {
                int compared = down[k] ? orders[k].applyAsInt(j, i) : orders[k].applyAsInt(i, j);
                if (compared != 0) {
                    return compared;
                }
            }
            return 0;
        });
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
                    : c.result(c.each("argsort", own), PlainArrays.argsort(own.host(), false));
            c.result(c.each("take", own, indices), PlainArrays.take(own.host(), indices.ints()));
        });
        steps.put("take with default", (c, type) -> {
            Entry own = c.any(type);
            Object missing = PlainArrays.slice(c.data(type, 9), 4, 5);
            int[] indices = c.random.ints(c.size(), -1, own.length).toArray();
            int[] orLast = Arrays.stream(indices).map(i -> i < 0 ? own.length : i).toArray();
            c.result(c.each("take", own, c.upload(indices), Array.get(missing, 0)),
                    PlainArrays.take(PlainArrays.concat(own.host(), missing), orLast));
        });
        steps.put("put", (c, type) -> {
            Entry own = c.any(type);
            int[] mixed = PlainArrays.argsort(c.random.ints(own.length).toArray(), false);
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
            c.result(c.each("insert", own, c.upload(positions), values), PlainArrays.take(
                    PlainArrays.concat(own.host(), values.host()), PlainOperations.insert(own.length, positions)));
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
            c.result(c.each("remove", own, c.upload(positions)),
                    PlainArrays.take(own.host(), PlainOperations.remove(own.length, positions)));
        });
    }

    static Entry nonEmpty(ResidentChain c, Class<?> type) {
        Entry own = c.any(type);
        return own.length > 0 ? own : c.fresh(type, 1 + c.size());
    }

    // ---- two sorted arrays

    private static void twoSorted(Map<String, Step> steps) {
        String[] names = {"merge", "union", "intersection", "difference", "symmetricDifference"};
        for (SetKind kind : SetKind.values()) {
            String method = names[kind.ordinal()];
            steps.put(method, (c, type) -> {
                Entry[] two = twoSorted(c, type);
                c.result(c.each(method, two[0], two[1]), PlainArrays.take(
                        PlainArrays.concat(two[0].host(), two[1].host()),
                        PlainOperations.combine(kind, two[0].host(), two[1].host())));
            });
            steps.put(method + "Pairs", (c, type) -> {
                Entry[] two = twoSorted(c, type);
                Class<?> ofValues = c.anyType();
                Entry aValues = c.partner(ofValues, null, two[0].length);
                Entry bValues = c.partner(ofValues, null, two[1].length);
                int[] taken = PlainOperations.combine(kind, two[0].host(), two[1].host());
                Object[] found = c.each(method + "Pairs", two[0], aValues, two[1], bValues);
                c.result(keys(found), PlainArrays.take(PlainArrays.concat(two[0].host(), two[1].host()), taken));
                c.result(values(found), PlainArrays.take(PlainArrays.concat(aValues.host(), bValues.host()), taken));
            });
        }
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
            c.nansAlike(c.each("unique", own),
                    PlainArrays.take(own.host(), PlainOperations.groups(own.host()).firsts()));
        });
        steps.put("counts", (c, type) -> {
            Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
            grouped(c, own, c.each("counts", own), PlainOperations.groups(own.host()));
        });
        steps.put("runs", (c, type) -> {
            Entry own = c.any(type);
            grouped(c, own, c.each("runs", own),
                    PlainOperations.runs(own.host(), IntStream.range(0, own.length).toArray()));
        });
        steps.put("histogram", (c, type) -> {
            Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
            Object some = PlainArrays.concat(c.data(type, 2), PlainArrays.slice(own.host(), 0, own.length / 7));
            Entry edges = c.upload(PlainArrays.sorted(some));
            c.result(c.each("histogram", own, edges), PlainOperations.histogram(own.host(), edges.host()));
        });
    }

    private static void grouped(ResidentChain c, Entry own, Object[] found, Grouped groups) {
        c.nansAlike(keys(found), PlainArrays.take(own.host(), groups.firsts()));
        c.result(values(found), groups.counts());
    }

    // ---- selections

    private static void selections(Map<String, Step> steps) {
        for (String method : new String[] {"topK", "bottomK", "argTopK", "argBottomK"}) {
            steps.put(method, (c, type) -> {
                Entry own = c.chance(4) ? c.sorted(type) : c.any(type);
                int k = c.chance(3) ? own.length + c.random.nextInt(3)
                        : c.random.nextInt(Math.min(own.length, c.chance(2) ? 9 : 9_999) + 1);
                int[] first = Arrays.copyOf(PlainArrays.argsort(own.host(), method.endsWith("opK")),
                        Math.min(k, own.length));
                c.nansAlike(c.each(method, own, k),
                        method.startsWith("arg") ? first : PlainArrays.take(own.host(), first));
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
            double[] expected = Arrays.stream(q).map(x -> PlainOperations.quantile(sorted, x)).toArray();
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
            Entry flags = c.result(c.each("isIn", own, haystack), PlainOperations.isIn(own.host(), haystack.host()));
            c.result(c.each("indices", flags), nonZeros(flags.ints()));
        });
        String[] names = {"joinInner", "joinLeft", "joinRight", "joinOuter", "joinSemi", "joinAnti"};
        for (JoinKind kind : JoinKind.values()) {
            steps.put(names[kind.ordinal()], (c, type) -> join(c, type, kind, names[kind.ordinal()]));
        }
    }

    static int[] nonZeros(int[] flags) {
        return IntStream.range(0, flags.length).filter(i -> flags[i] != 0).toArray();
    }

    private static void bounds(ResidentChain c, Class<?> type, String method, boolean upper) {
        Entry needles = c.chance(2) ? c.any(type) : c.sorted(type);
        Entry own = c.sorted(type);
        c.result(c.each(method, own, needles), PlainOperations.bounds(own.host(), needles.host(), upper));
    }

    private static void join(ResidentChain c, Class<?> type, JoinKind kind, String method) {
        Entry a = c.any(type);
        Entry b = c.any(type);
        if (PlainOperations.joinedRows(a.host(), b.host()) > 2 * c.most()) {
            a = c.slice(a, 0, Math.min(a.length, 97));
            b = c.slice(b, b.length - Math.min(b.length, 101), b.length);
        }
        Object[] found = c.each(method, a, b);
        int[][] rows = PlainOperations.join(kind, a.host(), b.host());
        c.same(Arrays.stream(found).map(joined -> ((GpuRows) joined).size()).toArray(), rows[0].length);
        Entry aRows = c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).aRows()).toArray(), rows[0]);
        Entry bRows = c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).bRows()).toArray(), rows[1]);
        Entry column = c.partner(c.anyType(), null, a.length);
        if (Arrays.stream(rows[0]).allMatch(row -> row >= 0)) {
            c.result(c.eachContext("takeA", (gpu, arrays) -> new GpuRows((GpuInts) arrays[0], (GpuInts) arrays[1])
                    .takeA(arrays[2]), aRows, bRows, column), PlainArrays.take(column.host(), rows[0]));
        }
    }

    // ---- segments

    private static void segments(Map<String, Step> steps) {
        steps.put("sort segments", (c, type) -> {
            Entry own = c.any(type);
            Entry offsets = c.offsets(own.length);
            inPlace(c, "sort", own, host -> PlainOperations.argsortSegments(host, offsets.ints()), offsets);
        });
        steps.put("sortPairs of segments", (c, type) -> {
            Entry own = c.any(type);
            Entry values = c.partner(c.anyType(), own, own.length);
            Entry offsets = c.offsets(own.length);
            int[] order = PlainOperations.argsortSegments(own.host(), offsets.ints());
            values.become(PlainArrays.take(values.host(), order));
            inPlace(c, "sortPairs", own, host -> order, values, offsets);
            c.look(values);
        });
        for (ScanOp op : ScanOp.values()) {
            steps.put("reduce segments by " + op, (c, type) -> {
                Entry own = c.any(type);
                Entry offsets = c.offsets(own.length);
                c.rounded(c.each("reduce", own, offsets, op), PlainFold.segments(own.host(),
                        IntStream.range(0, own.length).toArray(), offsets.ints(), op));
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
            inPlace(c, "sort", inner, host -> PlainArrays.argsort(host, false));
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
