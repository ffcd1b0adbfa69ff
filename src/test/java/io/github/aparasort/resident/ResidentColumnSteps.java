package io.github.aparasort.resident;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuColumns;
import io.github.aparasort.GpuRows;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.ScanOp;
import io.github.aparasort.resident.ResidentChain.Entry;
import io.github.aparasort.resident.ResidentSteps.Step;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.JoinOracle;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The steps of a chain that have keys of several columns. */
final class ResidentColumnSteps {
    private ResidentColumnSteps() {
    }

    static void add(Map<String, Step> steps) {
        steps.put("groups of columns", (c, type) -> groups(c, c.any(type)));
        steps.put("joins of columns", (c, type) -> {
            for (JoinOracle join : JoinOracle.values()) {
                join(c, join, c.any(type), c.any(type));
            }
        });
    }

    private static GpuColumns three(Gpu gpu, GpuArray<?, ?>... arrays) {
        return gpu.columns(arrays[0], arrays[1], arrays[2]);
    }

    private static void groups(ResidentChain c, Entry first) {
        Entry second = c.partner(c.anyType(), null, first.length);
        Entry third = c.partner(c.anyType(), null, first.length);
        Entry values = c.partner(c.anyType(), null, first.length);
        int[] codes = PlainArrays.codes(first.host(), second.host(), third.host());
        GroupOracle groups = new GroupOracle(codes);
        int[] rows = IntStream.range(0, groups.size()).map(group -> groups.indices(group)[0]).toArray();
        c.result(c.eachContext("denseRank of columns", (gpu, arrays) -> three(gpu, arrays).denseRank(), first, second,
                third), codes);
        c.result(c.eachContext("unique of columns", (gpu, arrays) -> three(gpu, arrays).unique(), first, second,
                third), rows);
        Object[] counts = c.eachContext("counts of columns", (gpu, arrays) -> three(gpu, arrays).counts(), first,
                second, third);
        c.result(ResidentSteps.keys(counts), rows);
        c.result(ResidentSteps.values(counts), groups.counts());
        Object[] folds = c.eachContext("reduceByKey of columns", (gpu, arrays) -> three(gpu, arrays)
                .reduceByKey(arrays[3], ScanOp.SUM), first, second, third, values);
        c.result(ResidentSteps.keys(folds), rows);
        c.rounded(ResidentSteps.values(folds), PlainFold.groups(values.host(), groups, ScanOp.SUM));
    }

    /** Joins by two columns, of which only a part is taken: each row may be a partner of each. */
    private static void join(ResidentChain c, JoinOracle join, Entry aFirst, Entry bFirst) {
        Entry a = c.slice(aFirst, 0, Math.min(aFirst.length, 97));
        Entry b = c.slice(bFirst, bFirst.length - Math.min(bFirst.length, 101), bFirst.length);
        Entry aSecond = c.partner(c.anyType(), null, a.length);
        Entry bSecond = c.partner(aSecond.type(), null, b.length);
        int[] codes = PlainArrays.codes(both(a, b), both(aSecond, bSecond));
        JoinedRows rows = join.join(Arrays.copyOf(codes, a.length), Arrays.copyOfRange(codes, a.length, codes.length));
        Object[] found = c.eachContext(join.name().toLowerCase(Locale.ROOT) + " of columns", (gpu, arrays) ->
                ResidentColumnsTest.joined(join, gpu.columns(arrays[0], arrays[1]), gpu.columns(arrays[2], arrays[3])),
                a, aSecond, b, bSecond);
        c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).aRows()).toArray(), rows.aRows());
        c.result(Arrays.stream(found).map(joined -> ((GpuRows) joined).bRows()).toArray(), rows.bRows());
    }

    private static Object both(Entry a, Entry b) {
        return AnyArray.concatenated(a.type(), a.host(), b.host());
    }
}
