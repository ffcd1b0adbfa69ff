package io.github.aparasort.resident;

import io.github.aparasort.GpuArray;
import io.github.aparasort.MapKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.resident.ResidentChain.Entry;
import io.github.aparasort.resident.ResidentSteps.Step;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SearchOracle;
import java.lang.reflect.Array;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The steps of a chain that fold or map elements, those that only one or two types have, and new arrays. */
final class ResidentScanSteps {
    private static final Order BY_LAST_BITS = host -> (i, j) -> Long.compare(PlainArrays.bits(host, i, false) & 7,
            PlainArrays.bits(host, j, false) & 7);

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
            Object scan = scanned(own.host(), false);
            Object total = own.length == 0 ? identity(type) : PlainArrays.slice(scan, own.length - 1, own.length);
            c.values(ResidentSteps.single(c.each("reduce", own, operator(type))), total, null);
        });
        steps.put("inclusive by an own operator", (c, type) -> {
            Entry own = c.any(type);
            c.nansAlike(c.each("inclusive", own, operator(type)), scanned(own.host(), false));
        });
        steps.put("exclusive by an own operator", (c, type) -> {
            Entry own = c.any(type);
            c.nansAlike(c.each("exclusive", own, operator(type)), scanned(own.host(), true));
        });
    }

    private static Supplier<?> operator(Class<?> type) {
        return type == int.class ? ResidentKernels.AfterInts::new : type == long.class
                ? ResidentKernels.AfterLongs::new : type == float.class ? ResidentKernels.LastFloat::new
                : (Supplier<?>) ResidentKernels.LastDouble::new;
    }

    private static Object identity(Class<?> type) {
        return type == int.class ? new int[] {0x10000} : type == long.class ? new long[] {0x100000000L}
                : type == float.class ? new float[] {Float.NaN} : new double[] {Double.NaN};
    }

    /** A loop from left to right. */
    private static Object scanned(Object host, boolean exclusive) {
        int n = PlainArrays.length(host);
        Object all = AnyArray.concatenated(PlainArrays.type(host), identity(PlainArrays.type(host)), host);
        for (int i = 1; i <= n; i++) {
            if (all instanceof int[] a) {
                a[i] = combine(a[i - 1], a[i]);
            } else if (all instanceof long[] a) {
                a[i] = combine(a[i - 1], a[i]);
            } else if (Double.isNaN(PlainArrays.asDouble(all, i))) {
                System.arraycopy(all, i - 1, all, i, 1);
            }
        }
        return PlainArrays.slice(all, exclusive ? 0 : 1, exclusive ? n : n + 1);
    }

    private static int combine(int a, int b) {
        char factor = (char) ((char) (a >> 16) * (char) (b >> 16));
        char summand = (char) ((char) (b >> 16) * (char) a + (char) b);
        return factor << 16 | summand;
    }

    private static long combine(long a, long b) {
        int factor = (int) (a >> 32) * (int) (b >> 32);
        int summand = (int) (b >> 32) * (int) a + (int) b;
        return (long) factor << 32 | Integer.toUnsignedLong(summand);
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
                Supplier<?> order = ResidentKernels.ByLastBits::new;
                ResidentSteps.inPlace(c, "sort", c.any(type), BY_LAST_BITS, order);
            } else if (type == long.class) {
                Supplier<?> order = ResidentKernels.LongsByLastBits::new;
                ResidentSteps.inPlace(c, "sort", c.any(type), BY_LAST_BITS, order);
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
