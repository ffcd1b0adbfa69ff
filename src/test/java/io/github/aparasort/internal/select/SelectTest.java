package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Selector;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Selections on each target, against a stable sort, of which the wanted places are taken. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "OPENCL"})
class SelectTest extends FamilyCase {
    /** Few, primes, around where samples begin, around 4096, and enough for several blocks and several work-items. */
    private static final int[] SIZES = {1, 2, 3, 47, 511, 512, 1021, 4095, 4096, 4097, 20_011, 262_147};
    /** On engines where a call costs more than its work. */
    private static final int[] FEWER_SIZES = {2, 511, 4095, 4096, 4097, 20_011};
    private static final int[] LARGE_SIZES = {4096, 20_011, 300_007};
    /** A device sorts them all: some tiles are enough. */
    private static final int[] LARGE_SIZES_OF_A_DEVICE = {4096, 20_011};
    private static final double[] QUANTILES = {0.5, 0, 1, 0.25, 0.999, 0.5, 1e-9, 0.75, 0.501};

    private int[] largeSizes() {
        return target == Target.JDK ? LARGE_SIZES : LARGE_SIZES_OF_A_DEVICE;
    }

    static Stream<Arguments> inputs() {
        return Arrays.stream(KeyType.values()).flatMap(type ->
                Arrays.stream(Input.values()).map(input -> Arguments.of(type, input)));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("inputs")
    void selects(KeyType type, Input input) {
        for (int n : Coverage.sizes(target == Target.JDK ? SIZES : FEWER_SIZES, input)) {
            selects(type, AnyArray.of(type.type, input, null, n), input + "");
        }
    }

    @ParameterizedTest
    @EnumSource
    void selectsSpecialFloats(SpecialFloats specials) {
        for (KeyType type : List.of(KeyType.FLOAT, KeyType.DOUBLE)) {
            for (int n : new int[] {1, 2, 13, 513, 4097, target == Target.JDK ? 100_003 : 20_011}) {
                selects(type, AnyArray.of(type.type, null, specials, n), specials + "");
            }
        }
    }

    /** All but a few elements are equal: to the least, to a middle one, to the greatest. */
    @ParameterizedTest
    @EnumSource
    void selectsAmongTies(KeyType type) {
        for (int n : largeSizes()) {
            for (int rank : new int[] {0, KeyType.RANKS / 2, KeyType.RANKS}) {
                SplittableRandom random = new SplittableRandom(n);
                Object a = type.array(n);
                for (int i = 0; i < n; i++) {
                    type.put(a, i, random.nextInt(100) == 0 ? random.nextInt(KeyType.RANKS) : rank, random);
                }
                selects(type, a, "ties at " + rank);
            }
        }
    }

    private void selects(KeyType type, Object a, String how) {
        int n = Array.getLength(a);
        String what = type + "[" + n + "], " + how;
        Object before = AnyArray.copy(a);
        int[] ascending = AnyArray.stableOrder(a, 0, n, Order.ASCENDING);
        int[] descending = AnyArray.stableOrder(a, 0, n, Order.DESCENDING);
        int number = 0;
        for (int k : counts(n)) {
            boolean both = n < 5000 && target == Target.JDK;
            if (both || number % 2 == 0) {
                first("topK", type, a, descending, k, false, what);
                first("argBottomK", type, a, ascending, k, true, what);
            }
            if (both || number % 2 == 1) {
                first("bottomK", type, a, ascending, k, false, what);
                first("argTopK", type, a, descending, k, true, what);
            }
            number++;
            if (k < n) {
                Object found = type.array(1);
                Array.set(found, 0, AnyArray.call(gpu.selector(), "nth", a, k));
                assertRan("nth", type.type, n, false);
                AnyArray.assertSame(part(a, ascending, k, k + 1), found, "nth " + k + " of " + what);
            }
        }
        quantiles(type, a, ascending, QUANTILES, what);
        AnyArray.assertSame(before, a, "the input, " + what);
    }

    /** None, one, all, and those around the borders between few and many. More than all are all for any engine. */
    private List<Integer> counts(int n) {
        TreeSet<Integer> counts = new TreeSet<>(List.of(0, 1, 100, n / 64, n / 2, n));
        if (target == Target.JDK) {
            counts.addAll(List.of(2, n / 1000, n / 3, n - 1, n + 1, Integer.MAX_VALUE));
        }
        counts.remove(-1);
        return List.copyOf(counts);
    }

    private static Object part(Object a, int[] order, int from, int to) {
        return AnyArray.taken(a, Arrays.copyOfRange(order, from, to));
    }

    private void first(String operation, KeyType type, Object a, int[] order, int k, boolean indices, String what) {
        Object found = AnyArray.call(gpu.selector(), operation, a, k);
        int n = order.length;
        int count = Math.min(k, n);
        if (count == 0) {
            assertRanPlain(operation, type.type, n);
        } else {
            assertRan(operation, type.type, n, false);
        }
        AnyArray.assertSame(indices ? Arrays.copyOf(order, count) : part(a, order, 0, count), found,
                operation + " " + k + " of " + what);
    }

    private void quantiles(KeyType type, Object a, int[] order, double[] q, String what) {
        double[] before = q.clone();
        double[] found = (double[]) AnyArray.call(gpu.selector(), "quantiles", a, q);
        assertRan("quantiles", type.type, order.length, false);
        Object sorted = AnyArray.taken(a, order);
        assertArrayEquals(Arrays.stream(q).map(each -> Oracle.quantile(sorted, each)).toArray(), found,
                "quantiles of " + what);
        assertArrayEquals(before, q);
    }

    /**
     * Whatever the elements and the rank, a quantile lies between its two neighbours, and a higher rank has no lower
     * one. NaNs count as the greatest.
     */
    @ParameterizedTest
    @EnumSource
    void quantilesLieBetweenTheirNeighboursAndNeverFall(KeyType type) {
        SplittableRandom random = new SplittableRandom(89 + type.ordinal());
        for (int i = target == Target.JDK ? 2000 : 30; i > 0; i--) {
            int n = target == Target.JDK ? 1 + random.nextInt(12) : JTP_SMALLEST + random.nextInt(100);
            Object sorted = switch (random.nextInt(4)) {
                case 0 -> type.ofRanks(random.ints(n, 0, KeyType.RANKS).sorted().toArray(), random);
                case 1 -> symmetric(type, n, random);
                default -> type.special(n, false, random);
            };
            double[] q = ranks(n, random);
            double[] found = (double[]) AnyArray.call(gpu.selector(), "quantiles", sorted, q);
            assertRan("quantiles", type.type, n, false);
            for (int j = 0; j < q.length; j++) {
                double index = q[j] * (n - 1);
                double below = Array.getDouble(sorted, (int) Math.floor(index));
                double above = Array.getDouble(sorted, (int) Math.ceil(index));
                String what = q[j] + " of " + type + "[" + n + "], between " + below + " and " + above + ": "
                        + found[j];
                assertTrue(Double.compare(below, found[j]) <= 0 && Double.compare(found[j], above) <= 0, what);
                assertTrue(j == 0 || Double.compare(found[j - 1], found[j]) <= 0, what + " falls");
            }
        }
    }

    /** Numbers that are opposite to each other but for the last bits, so that differences round. */
    private static Object symmetric(KeyType type, int n, SplittableRandom random) {
        Object keys = type.array(n);
        int middle = KeyType.RANKS / 2;
        int[] ranks = random.ints(n, 0, 1 << 20).map(rank -> rank < 1 << 19 ? rank : KeyType.RANKS - rank + (1 << 19))
                .sorted().toArray();
        for (int i = 0; i < n; i++) {
            type.put(keys, i, random.nextInt(20) == 0 ? middle : ranks[i], random);
        }
        AnyArray.call(null, "sort", keys);
        return keys;
    }

    /** Quantiles in ascending order: the ends, elements, halves between them, and the doubles next to all these. */
    private static double[] ranks(int n, SplittableRandom random) {
        TreeSet<Double> q = new TreeSet<>();
        for (int i = 0; i < 12; i++) {
            double at = random.nextInt(2 * n - 1) / 2.0 / Math.max(1, n - 1);
            q.addAll(List.of(at, Math.nextUp(at), Math.nextDown(at), random.nextDouble()));
        }
        q.addAll(List.of(0.0, Math.nextUp(0.0), 1.0, Math.nextDown(1.0), 0.5, Math.nextDown(0.5), Math.nextUp(0.5)));
        q.removeIf(each -> each < 0 || each > 1);
        return q.stream().mapToDouble(each -> each).toArray();
    }

    @Test
    void quantilesOfExtremes() {
        Selector selector = gpu.selector();
        double most = Double.MAX_VALUE;
        double infinity = Double.POSITIVE_INFINITY;
        assertArrayEquals(new double[] {-most / 2, 0, most / 2, most, -most},
                selector.quantiles(new double[] {-most, most}, 0.25, 0.5, 0.75, 1, 0));
        assertArrayEquals(new double[] {-infinity, -infinity, 0, infinity, infinity},
                selector.quantiles(new double[] {infinity, -infinity}, 0, 0.25, 0.5, 0.75, 1));
        assertArrayEquals(new double[] {-infinity, -infinity, 1, infinity, infinity},
                selector.quantiles(new double[] {infinity, -infinity, 1}, 0.2, 0.49, 0.5, 0.51, 0.9));
        assertArrayEquals(new double[] {infinity, Double.NaN},
                selector.quantiles(new float[] {Float.NaN, Float.POSITIVE_INFINITY}, 0, 0.1));
        assertArrayEquals(new double[] {-(double) Float.MAX_VALUE / 2, 0},
                selector.quantiles(new float[] {-Float.MAX_VALUE, Float.MAX_VALUE}, 0.25, 0.5));
        assertArrayEquals(new double[] {-0x1p62, 0, 0x1p62},
                selector.quantiles(new long[] {Long.MIN_VALUE, Long.MAX_VALUE}, 0.25, 0.5, 0.75));
        assertArrayEquals(new double[] {0x1p53 + 2, 0x1p53 + 2, 0x1p53 + 4},
                selector.quantiles(new long[] {(1L << 53) + 2, (1L << 53) + 3}, 0, 0.25, 0.5));
        assertArrayEquals(new double[] {-1073741824.25, -0.5},
                selector.quantiles(new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE}, 0.25, 0.5));
        assertArrayEquals(new double[] {-0.0, -0.0, -0.0}, selector.quantiles(new double[] {-0.0, -0.0}, 0, 0.3, 0.7));
        // The width, 2 + 3 * 2^-52, rounds up.
        double[] around = {-1, 1 + 3 * 0x1p-52};
        double[] found = selector.quantiles(around, Math.nextDown(0.5), 0.5);
        assertTrue(found[0] <= found[1], () -> Arrays.toString(found));
    }

    /** One bracket each, brackets that meet, and so many that all elements are sorted. */
    @ParameterizedTest
    @EnumSource
    void findsAnyNumberOfQuantiles(KeyType type) {
        for (int n : largeSizes()) {
            Object a = AnyArray.of(type.type, Input.RANDOM, null, n);
            int[] order = AnyArray.stableOrder(a, 0, n, Order.ASCENDING);
            for (int count : new int[] {1, 2, 5, 12, 40, 1000}) {
                double[] q = new SplittableRandom(count).doubles(count).toArray();
                quantiles(type, a, order, q, count + " of " + type + "[" + n + "]");
            }
        }
    }

    /** What NumPy 1.22 and later give for these: by hand from its formula. */
    @Test
    void quantilesAreThoseOfNumPy() {
        Selector selector = gpu.selector();
        assertArrayEquals(new double[] {2.5, 1, 4, 1.75, 3.25}, selector.quantiles(new int[] {4, 1, 3, 2}, 0.5, 0, 1,
                0.25, 0.75));
        assertArrayEquals(new double[] {7, 7}, selector.quantiles(new long[] {7}, 0.3, 1));
        assertArrayEquals(new double[] {3.0}, selector.quantiles(new double[] {10, 7, 4, 3, 2, 1}, 0.4));
        assertArrayEquals(new double[] {3.5}, selector.quantiles(new float[] {10, 7, 4, 3, 2, 1}, 0.5));
        // 0.1 * 2 = 0.2: 0.2 of the way from 1 to 2; 0.9 * 2 = 1.8: 4 - 2 * (1 - 0.8).
        assertArrayEquals(new double[] {1 + 0.2, 4 - 2 * (1 - (0.9 * 2 - 1))},
                selector.quantiles(new double[] {4, 2, 1}, 0.1, 0.9));
        assertArrayEquals(new double[] {1.5, Double.NaN, Double.NaN},
                selector.quantiles(new double[] {Double.NaN, 1, 2}, 0.25, 0.75, 1));
        assertArrayEquals(new double[] {0.5, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY},
                selector.quantiles(new double[] {Double.POSITIVE_INFINITY, 0, Double.NEGATIVE_INFINITY, 1}, 0.5, 0.9,
                0));
        assertArrayEquals(new double[0], selector.quantiles(new int[] {1}));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void selectsFromManySmallOnes(KeyType type) {
        SplittableRandom random = new SplittableRandom(83 + type.ordinal());
        boolean jdk = target == Target.JDK;
        for (int i = jdk ? SMALL_CASES / 8 : Coverage.count(15, 60); i > 0; i--) {
            int n = 1 + (jdk ? random.nextInt(60) : random.nextInt(9000));
            selects(type, AnyArray.of(type.type, random.nextBoolean() ? Input.RANDOM : Input.FIVE_VALUES, null, n),
                    "case " + i);
        }
    }

    // ---- what is refused

    @ParameterizedTest
    @EnumSource
    void wrongArgumentsAreRefused(KeyType type) {
        Selector selector = gpu.selector();
        Object ten = type.array(10);
        Object none = type.array(0);
        for (String operation : List.of("topK", "bottomK", "argTopK", "argBottomK")) {
            for (int k : new int[] {-1, Integer.MIN_VALUE}) {
                refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                        () -> AnyArray.call(selector, operation, ten, k));
                refused(IllegalArgumentException.class, "k = " + k + ": it must be at least 0",
                        () -> AnyArray.call(selector, operation, none, k));
            }
        }
        for (int k : new int[] {-1, 10, Integer.MIN_VALUE}) {
            refused(IllegalArgumentException.class, "k = " + k + ": it must be in [0, 9], because a has 10 elements",
                    () -> AnyArray.call(selector, "nth", ten, k));
        }
        refused(IllegalArgumentException.class, "k = 0: a is empty, and has no such element",
                () -> AnyArray.call(selector, "nth", none, 0));
        refused(IllegalArgumentException.class, "a is empty: it has no quantiles",
                () -> AnyArray.call(selector, "quantiles", none, new double[0]));
        for (double q : new double[] {-1e-300, Math.nextUp(1.0), Double.NaN, Double.NEGATIVE_INFINITY}) {
            refused(IllegalArgumentException.class, "q[1] = " + q + ": it must be in [0, 1]",
                    () -> AnyArray.call(selector, "quantiles", ten, new double[] {0.5, q}));
        }
        refused(NullPointerException.class, "q", () -> selector.quantiles(new int[3], (double[]) null));
    }

    @Test
    void nullIsRefusedByName() {
        Selector selector = gpu.selector();
        refused(NullPointerException.class, "a", () -> selector.topK((int[]) null, 0));
        refused(NullPointerException.class, "a", () -> selector.bottomK((long[]) null, 0));
        refused(NullPointerException.class, "a", () -> selector.argTopK((float[]) null, 0));
        refused(NullPointerException.class, "a", () -> selector.argBottomK((double[]) null, 0));
        refused(NullPointerException.class, "a", () -> selector.nth((int[]) null, 0));
        refused(NullPointerException.class, "a", () -> selector.quantiles((double[]) null, 0.5));
    }

    // ---- what contexts tell

    @Test
    void isExplainedAsItRuns() {
        for (String operation : List.of("topK", "bottomK", "argTopK", "argBottomK", "nth", "quantiles")) {
            assertExplained(operation);
        }
    }

    @Test
    void warmsUp() {
        for (KeyType type : KeyType.values()) {
            gpu.warmUp("topK", type.type);
            assertRan("topK", type.type, 1 << 16, false);
        }
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp("topK", byte.class));
    }
}
