package io.github.aparasort.resident;

import io.github.aparasort.GpuArray;
import io.github.aparasort.MapKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.resident.ResidentChain.Entry;
import io.github.aparasort.resident.ResidentSteps.Step;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.LongOrders;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.ScanOperators;
import io.github.aparasort.testing.SearchOracle;
import java.lang.reflect.Array;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The steps of a chain that fold or map elements, those that only one or two types have, and new arrays. */
final class ResidentScanSteps {
    private static final Order BY_TWO_BITS = host -> (i, j) -> Long.compare(PlainArrays.bits(host, i, false) & 3,
            PlainArrays.bits(host, j, false) & 3);

    private ResidentScanSteps() {
    }

    static void add(Map<String, Step> steps) {
        for (ScanOp op : ScanOp.values()) {
            steps.put("reduce by " + op, (c, type) -> {
                Entry own = c.any(type);
                PlainFold folds = PlainFold.total(own.host(), op);
                c.values(ResidentSteps.single(c.each("reduce", own, op)), folds.results(), folds.slacks());
            });
            steps.put("inclusive by " + op, (c, type) -> {
                Entry own = c.any(type);
                c.rounded(c.each("inclusive", own, op), PlainFold.scan(own.host(), op, false));
            });
            steps.put("exclusive by " + op, (c, type) -> {
                Entry own = c.any(type);
                c.rounded(c.each("exclusive", own, op), PlainFold.scan(own.host(), op, true));
            });
            steps.put("reduceByKey by " + op, (c, type) -> {
                Entry own = c.chance(3) ? c.sorted(type) : c.any(type);
                Entry values = c.partner(c.anyType(), null, own.length);
                GroupOracle groups = new GroupOracle(own.host());
                Object[] found = c.each("reduceByKey", own, values, op);
                c.nansAlike(ResidentSteps.keys(found), groups.keys());
                c.rounded(ResidentSteps.values(found), PlainFold.groups(values.host(), groups, op));
            });
        }
        custom(steps);
        someTypes(steps);
        steps.put("new", (c, type) -> {
            int n = c.size();
            c.result(c.eachContext("zeros", (gpu, none) -> type == int.class ? gpu.ints(n)
                    : type == long.class ? gpu.longs(n) : type == float.class ? gpu.floats(n) : gpu.doubles(n)),
                    Array.newInstance(type, n));
            c.result(c.eachContext("iota", (gpu, none) -> gpu.iota(n)), IntStream.range(0, n).toArray());
        });
        steps.put("map", ResidentScanSteps::map);
    }

    // ---- operators of a caller's own

    private static void custom(Map<String, Step> steps) {
        steps.put("reduce by an own operator", (c, type) -> {
            Entry own = c.any(type);
            Supplier<?> op = operator(type);
            // What comes before one more element is the fold of all.
            Object one = Array.newInstance(type, 1);
            Object scan = ScanOperators.scan(AnyArray.concatenated(type, own.host(), one), op.get(), true);
            c.values(ResidentSteps.single(c.each("reduce", own, op)),
                    PlainArrays.slice(scan, own.length, own.length + 1), null);
        });
        for (boolean exclusive : new boolean[] {false, true}) {
            String scan = exclusive ? "exclusive" : "inclusive";
            steps.put(scan + " by an own operator", (c, type) -> {
                Entry own = c.any(type);
                Supplier<?> op = operator(type);
                c.nansAlike(c.each(scan, own, op), ScanOperators.scan(own.host(), op.get(), exclusive));
            });
        }
    }

    private static Supplier<?> operator(Class<?> type) {
        return type == int.class ? ScanOperators.AfterInts::new : type == long.class ? ScanOperators.AfterLongs::new
                : type == float.class ? ScanOperators.LastFloat::new : (Supplier<?>) ScanOperators.LastDouble::new;
    }

    // ---- maps

    private static void map(ResidentChain c, Class<?> type) {
        Entry own = c.any(type);
        int n = own.length;
        Class<?> other = type == int.class ? long.class : type == long.class || type == double.class ? int.class : type;
        Entry b = c.partner(other, null, n);
        Entry out = c.upload(c.data(type, n));
        Supplier<? extends MapKernel> kernel = type == int.class ? ResidentKernels.MixInts::new : type == long.class
                ? ResidentKernels.MixLongs::new : type == float.class ? ResidentKernels.AddFloats::new
                : ResidentKernels.Revenue::new;
        GpuArray<?, ?> nothing = null;
        c.eachContext("map", (gpu, arrays) -> {
            // Revenue has the ints first.
            GpuArray<?, ?>[] swapped = type == double.class ? new GpuArray<?, ?>[] {arrays[1], arrays[0], arrays[2]} : arrays;
            gpu.map(kernel, swapped);
            return nothing;
        }, own, b, out);
        out.become(mapped(own.host(), b.host()));
        c.settle(out);
    }

    private static Object mapped(Object own, Object other) {
        int n = PlainArrays.length(own);
        if (own instanceof int[] a) {
            long[] b = (long[]) other;
            return IntStream.range(0, n).map(i -> a[i / 2] * 31 + (int) b[i] - i).toArray();
        }
        if (own instanceof long[] a) {
            int[] b = (int[]) other;
            return IntStream.range(0, n).mapToLong(i -> a[i] * 5 + b[i / 3]).toArray();
        }
        if (own instanceof float[] a) {
            float[] b = (float[]) other;
            float[] sums = new float[n];
            for (int i = 0; i < n; i++) {
                sums[i] = a[i] + b[i / 2];
            }
            return sums;
        }
        double[] price = (double[]) own;
        int[] quantity = (int[]) other;
        return IntStream.range(0, n).mapToDouble(i -> quantity[i] * price[i]).toArray();
    }

    // ---- some types only

    private static void someTypes(Map<String, Step> steps) {
        steps.put("sortUnsigned", (c, type) -> {
            if (type == int.class || type == long.class) {
                ResidentSteps.inPlace(c, "sortUnsigned", c.any(type), Order.UNSIGNED);
            }
        });
        steps.put("sort by an own order", (c, type) -> {
            if (type == int.class) {
                Supplier<?> order = IntOrders.ByTwoBits::new;
                ResidentSteps.inPlace(c, "sort", c.any(type), BY_TWO_BITS, order);
            } else if (type == long.class) {
                Supplier<?> order = LongOrders.ByTwoBits::new;
                ResidentSteps.inPlace(c, "sort", c.any(type), BY_TWO_BITS, order);
            }
        });
        steps.put("indices", (c, type) -> {
            Entry own = c.any(int.class);
            c.result(c.each("indices", own), ResidentSteps.nonZeros(own.ints()));
        });
        steps.put("loadBalance", (c, type) -> {
            Entry offsets = c.offsets(c.size());
            int[] at = offsets.ints();
            int[] counts = IntStream.range(1, at.length).map(i -> at[i] - at[i - 1]).toArray();
            c.result(c.each("loadBalance", offsets), SearchOracle.expanded(counts));
        });
        steps.put("expand", (c, type) -> {
            Entry counts = c.upload(c.random.ints(c.size(), 0, 1 + c.random.nextInt(3)).toArray());
            c.result(c.each("expand", counts), SearchOracle.expanded(counts.ints()));
            Entry own = c.any(type);
            Object[] found = c.each("counts", own);
            GroupOracle groups = new GroupOracle(own.host());
            c.nansAlike(ResidentSteps.keys(found), groups.keys());
            Entry ofRuns = c.result(ResidentSteps.values(found), groups.counts());
            c.result(c.each("expand", ofRuns), SearchOracle.expanded(ofRuns.ints()));
        });
        steps.put("facts", (c, type) -> {
            Entry own = c.any(type);
            c.same(c.each("length", own), own.length);
            c.each("device", own);
            c.each("toString", own);
            Entry slice = c.slice(own, own.length / 5, own.length);
            c.look(slice);
        });
    }
}
