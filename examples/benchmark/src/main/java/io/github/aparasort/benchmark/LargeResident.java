package io.github.aparasort.benchmark;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.MapKernel;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Whether operations on resident arrays are right for more than 2<sup>30</sup> elements, up to as many as an array can
 * have. Results are known, so only some of their elements are read: near both ends and in between. Some need 64
 * bytes of the device for each element. What it has no memory for is said, and is no failure.
 *
 * <pre>java -cp benchmark.jar io.github.aparasort.benchmark.LargeResident GPU 2147483639</pre>
 */
public final class LargeResident {
    private static final int SAMPLES = 4099;
    /** Elements at each end that are all read. */
    private static final int ENDS = 1000;

    /** One operation and what it must give. */
    private interface Step {
        boolean isRight();
    }

    /** Ints as longs. */
    private static final class Widen extends MapKernel {
        final int[] from = ints();
        final long[] to = longs();

        @Override
        public void apply(int i) {
            to[i] = from[i];
        }
    }

    /** Halves, so that each number comes twice. */
    private static final class Halve extends MapKernel {
        final int[] from = ints();
        final int[] to = ints();

        @Override
        public void apply(int i) {
            to[i] = from[i] >> 1;
        }
    }

    private final Gpu gpu;
    private final int n;
    private boolean failed;

    private LargeResident(Gpu gpu, int n) {
        this.gpu = gpu;
        this.n = n;
    }

    public static void main(String[] args) {
        try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
            LargeResident checks = new LargeResident(gpu, Integer.parseInt(args[1]));
            checks.all();
            System.out.println(checks.failed ? "FAILED" : "all right");
            if (checks.failed) {
                System.exit(1);
            }
        }
    }

    private void all() {
        step("sort", () -> sorted(array -> array.sortDescending(), i -> n - 1 - i)
                && sorted(array -> array.sortDescending().sort(), i -> i));
        step("sums", this::sums);
        step("sort of longs", this::longs);
        step("argsort", () -> made(array -> array.sortDescending().argsort(), i -> n - 1 - i));
        step("scan", () -> made(array -> array.inclusive(ScanOp.SUM), i -> (int) ((long) i * (i + 1L) / 2)));
        step("take", () -> made(array -> array.sortDescending().take(array), i -> i));
        step("merge", () -> halves((a, b) -> a.merge(b)));
        step("union", () -> halves((a, b) -> a.union(b)));
        step("difference", this::difference);
        step("remove and insert", this::edits);
        step("unique and counts", this::groups);
        step("bounds", () -> made(array -> array.upperBounds(array), i -> i + 1));
        step("segments", this::segments);
        step("expand", this::expanded);
        step("topK", this::greatest);
        step("join", this::joined);
    }

    private void step(String name, Step step) {
        long begin = System.nanoTime();
        String result;
        try {
            boolean right = step.isRight();
            failed |= !right;
            result = right ? "right" : "WRONG";
        } catch (GpuException e) {
            boolean refused = e.getMessage().contains(" bytes ");
            failed |= !refused;
            result = (refused ? "no memory: " : "FAILED: ") + e.getMessage();
        }
        System.out.printf(Locale.ROOT, "%-18s %8.1f ms  %s%n", name, (System.nanoTime() - begin) / 1e6, result);
    }

    // ---- samples

    private int[] places() {
        IntStream ends = IntStream.range(0, Math.min(n, ENDS)).flatMap(i -> IntStream.of(i, n - 1 - i));
        return IntStream.concat(ends, IntStream.range(0, SAMPLES).map(i -> (int) ((long) n * i / SAMPLES))).toArray();
    }

    private GpuInts samples() {
        return gpu.ints(places());
    }

    private boolean has(GpuInts array, IntUnaryOperator expected) {
        try (GpuInts at = samples(); GpuInts found = array.take(at)) {
            return array.length() == n
                    && Arrays.equals(found.toArray(), IntStream.of(places()).map(expected).toArray());
        }
    }

    private interface Change {
        GpuInts of(GpuInts array);
    }

    private boolean sorted(Change change, IntUnaryOperator expected) {
        try (GpuInts array = gpu.iota(n)) {
            change.of(array);
            return has(array, expected);
        }
    }

    /** The result of an operation on all indices. */
    private boolean made(Change change, IntUnaryOperator expected) {
        try (GpuInts array = gpu.iota(n); GpuInts result = change.of(array)) {
            return has(result, expected);
        }
    }

    // ---- steps

    private boolean longs() {
        long[] expected = IntStream.of(places()).mapToLong(i -> n - 1 - i).toArray();
        try (GpuInts array = gpu.iota(n); GpuLongs longs = gpu.longs(n); GpuInts at = samples()) {
            gpu.map(Widen::new, array, longs);
            array.close();
            try (GpuLongs found = longs.sortDescending().take(at)) {
                return Arrays.equals(found.toArray(), expected);
            }
        }
    }

    private boolean sums() {
        try (GpuInts array = gpu.iota(n); GpuLongs longs = gpu.longs(n)) {
            gpu.map(Widen::new, array, longs);
            long sum = (long) n * (n - 1L) / 2;
            return array.reduce(ScanOp.SUM) == (int) sum && array.reduce(ScanOp.MAX) == n - 1
                    && longs.reduce(ScanOp.SUM) == sum;
        }
    }

    private interface OfTwo {
        GpuInts of(GpuInts a, GpuInts b);
    }

    private boolean halves(OfTwo call) {
        try (GpuInts array = gpu.iota(n); GpuInts a = array.slice(0, n / 2); GpuInts b = array.slice(n / 2, n);
                GpuInts result = call.of(b, a)) {
            return has(result, i -> i);
        }
    }

    private boolean difference() {
        int few = Math.min(n, 7);
        try (GpuInts array = gpu.iota(n - few); GpuInts last = array.slice(n - few - few, n - few);
                GpuInts result = array.difference(last);
                GpuInts end = result.slice(n - 3 * few, n - 2 * few)) {
            return result.length() == n - 2 * few
                    && Arrays.equals(end.toArray(), IntStream.range(n - 3 * few, n - 2 * few).toArray());
        }
    }

    private boolean edits() {
        int[] places = {0, n / 2, n - 1};
        try (GpuInts array = gpu.iota(n); GpuInts at = gpu.ints(places); GpuInts fewer = array.remove(at);
                GpuInts back = gpu.ints(new int[] {0, n / 2 - 1, n - 3}); GpuInts all = fewer.insert(back, at)) {
            return fewer.length() == n - 3 && has(all, i -> i);
        }
    }

    private boolean groups() {
        try (GpuInts array = gpu.iota(n); GpuInts halved = gpu.ints(n)) {
            gpu.map(Halve::new, array, halved);
            try (GpuInts distinct = halved.unique()) {
                if (distinct.length() != (n + 1L) / 2) {
                    return false;
                }
            }
            Pairs<GpuInts, GpuInts> counts = halved.counts();
            try (GpuInts keys = counts.keys(); GpuInts numbers = counts.values()) {
                return keys.reduce(ScanOp.MAX) == (n - 1) / 2 && numbers.reduce(ScanOp.SUM) == n;
            }
        }
    }

    private boolean segments() {
        int[] begins = {0, 5, n / 3, n - 1, n};
        try (GpuInts array = gpu.iota(n); GpuInts offsets = gpu.ints(begins)) {
            array.sortDescending().sort(offsets);
            int[] least = {n - 5, n - n / 3, 1, 0};
            int[] greatest = {n - 1, n - 6, n - 1 - n / 3, 0};
            try (GpuInts first = array.reduce(offsets, ScanOp.MIN); GpuInts last = array.reduce(offsets, ScanOp.MAX)) {
                return Arrays.equals(first.toArray(), least) && Arrays.equals(last.toArray(), greatest)
                        && has(array, i -> i < 5 ? least[0] + i : i < n / 3 ? least[1] + i - 5
                                : i < n - 1 ? least[2] + i - n / 3 : least[3]);
            }
        }
    }

    private boolean expanded() {
        try (GpuInts counts = gpu.ints(new int[] {3, n - 10, 7}); GpuInts owners = counts.expand();
                GpuInts offsets = gpu.ints(new int[] {0, 3, n - 7, n}); GpuInts balanced = offsets.loadBalance()) {
            IntUnaryOperator expected = i -> i < 3 ? 0 : i < n - 7 ? 1 : 2;
            return has(owners, expected) && has(balanced, expected);
        }
    }

    private boolean greatest() {
        try (GpuInts array = gpu.iota(n); GpuInts first = array.topK(3)) {
            return Arrays.equals(first.toArray(), new int[] {n - 1, n - 2, n - 3}) && array.nth(n - 2) == n - 2;
        }
    }

    private boolean joined() {
        Predicate<GpuRows> isRight = rows -> rows.size() == 3 && Arrays.equals(rows.aRows().toArray(),
                new int[] {0, n - 2, n - 1}) && Arrays.equals(rows.bRows().toArray(), new int[] {1, 2, 0});
        try (GpuInts array = gpu.iota(n); GpuInts few = gpu.ints(new int[] {n - 1, 0, n - 2});
                GpuRows rows = array.joinInner(few)) {
            return isRight.test(rows);
        }
    }
}
