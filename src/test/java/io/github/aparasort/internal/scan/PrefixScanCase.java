package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DoubleScanInput;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.FloatScanInput;
import io.github.aparasort.testing.FoldOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reductions and scans by the built-in operators on one target, against folds from left to right. */
abstract class PrefixScanCase extends FamilyCase {
    /** None and few; primes; powers of two and their neighbours, below and above 4096. */
    static final int[] SIZES = {0, 1, 2, 3, 17, 64, 255, 256, 257, 1009, 4095, 4096, 4097, 8191, 8192, 8193, 16_384,
        30_011, 65_537, 100_003};

    // ---- operators with one right result

    static Stream<Arguments> exact() {
        return Arrays.stream(KeyType.values()).flatMap(type -> Arrays.stream(ScanOp.values())
                .filter(op -> FoldOracle.isExact(type, op)).map(op -> Arguments.of(type, op)));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("exact")
    void folds(KeyType type, ScanOp op) {
        Input[] inputs = {Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED, Input.FIVE_VALUES};
        for (Input input : inputs) {
            for (int n : Coverage.sizes(SIZES, input)) {
                folds(type, op, values(type, op, input, null, n), input.toString());
            }
        }
        folds(type, op, values(type, op, Input.RANDOM, null, 1_000_003), "many");
        if (type == KeyType.FLOAT || type == KeyType.DOUBLE) {
            for (SpecialFloats specials : SpecialFloats.values()) {
                for (int n : new int[] {2, 47, 8193}) {
                    folds(type, op, values(type, op, Input.RANDOM, specials, n), specials.toString());
                }
            }
        }
    }

    /** One zero of the other sign decides, wherever it stands: within a block, at its borders, behind the last one. */
    @ParameterizedTest
    @EnumSource(names = {"MIN", "MAX"})
    void oneZeroOfTheOtherSignDecides(ScanOp op) {
        double zero = op == ScanOp.MIN ? 0.0 : -0.0;
        int n = 8195;
        for (int at : new int[] {0, 1, 2, 3, 5, 4095, 4096, 4099, 8191, 8192, 8193, 8194}) {
            float[] floats = new float[n];
            double[] doubles = new double[n];
            Arrays.fill(floats, (float) zero);
            Arrays.fill(doubles, zero);
            floats[at] = (float) -zero;
            doubles[at] = -zero;
            folds(KeyType.FLOAT, op, floats, "a zero at " + at);
            folds(KeyType.DOUBLE, op, doubles, "a zero at " + at);
        }
    }

    /** Odd ones for products of integers, for those of others are soon 0. */
    private static Object values(KeyType type, ScanOp op, Input input, SpecialFloats specials, int n) {
        Object values = AnyArray.of(type.type, input, specials, n);
        if (op == ScanOp.PRODUCT && values instanceof int[] ints) {
            Arrays.setAll(ints, i -> ints[i] | 1);
        } else if (op == ScanOp.PRODUCT && values instanceof long[] longs) {
            Arrays.setAll(longs, i -> longs[i] | 1);
        }
        return values;
    }

    private void folds(KeyType type, ScanOp op, Object in, String how) {
        folds(type, op, in, FoldOracle.inclusive(in, op), FoldOracle.identity(type, op), op + " of " + how);
    }

    /** All three operations, by a {@link ScanOp} or a supplier of an operator; the scans in place as well. */
    final void folds(KeyType type, Object op, Object in, Object inclusive, Object identity, String how) {
        int n = Array.getLength(in);
        String what = type + "[" + n + "], " + how;
        Object before = AnyArray.copy(in);
        Object total = FoldOracle.total(inclusive, identity);

        assertFolded(total, boxed(type, call(gpu.scan(), "reduce", in, op)), "reduce " + what);
        assertRan("reduce", type.type, n, false);
        AnyArray.assertSame(before, in, "the input of reduce " + what);

        scans("inclusive", type, op, in, inclusive, total, what);
        scans("exclusive", type, op, in, FoldOracle.exclusive(inclusive, identity), total, what);
    }

    private void scans(String operation, KeyType type, Object op, Object in, Object expected, Object total,
            String what) {
        int n = Array.getLength(in);
        Object before = AnyArray.copy(in);
        Object out = type.ofRanks(new int[n], new SplittableRandom(1));
        assertFolded(total, boxed(type, call(gpu.scan(), operation, in, out, op)), "total of " + operation + what);
        assertRan(operation, type.type, n, false);
        assertFolded(expected, out, operation + " " + what);
        AnyArray.assertSame(before, in, "the input of " + operation + " " + what);

        Object both = AnyArray.copy(in);
        assertFolded(total, boxed(type, call(gpu.scan(), operation, both, both, op)), "total in place " + what);
        assertRan(operation, type.type, n, false);
        assertFolded(expected, both, operation + " in place " + what);
    }

    private static Object boxed(KeyType type, Object value) {
        Object box = type.array(1);
        Array.set(box, 0, value);
        return box;
    }

    /** To the bit, but for which of several NaNs it is. */
    private static void assertFolded(Object expected, Object found, String what) {
        AnyArray.assertSame(oneNan(expected), oneNan(found), what);
    }

    private static Object oneNan(Object values) {
        Object tidy = AnyArray.copy(values);
        if (tidy instanceof float[] floats) {
            for (int i = 0; i < floats.length; i++) {
                floats[i] = Float.isNaN(floats[i]) ? Float.NaN : floats[i];
            }
        } else if (tidy instanceof double[] doubles) {
            Arrays.setAll(doubles, i -> Double.isNaN(doubles[i]) ? Double.NaN : doubles[i]);
        }
        return tidy;
    }

    /** On engines where a call costs more than its work only some, but longer ones. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("exact")
    void foldsManySmallOnes(KeyType type, ScanOp op) {
        SplittableRandom random = new SplittableRandom(79 + 4 * type.ordinal() + op.ordinal());
        boolean jdk = target == Target.JDK;
        for (int i = jdk ? SMALL_CASES / 4 : Coverage.count(15, 40); i > 0; i--) {
            int n = jdk ? random.nextInt(40) : target == Target.JTP ? JTP_SMALLEST + random.nextInt(5000)
                    : random.nextInt(9000);
            folds(type, op, values(type, op, random.nextBoolean() ? Input.RANDOM : Input.FIVE_VALUES, null, n), "it");
        }
    }

    // ---- sums and products of floats and doubles

    /** Small whole numbers, and powers of two: whatever the order, nothing is lost. */
    @ParameterizedTest
    @MethodSource("rounded")
    void foldsExactly(KeyType type, ScanOp op) {
        for (int n : new int[] {0, 1, 2, 3, 1000, 4097, 70_001, 600_011}) {
            folds(type, op, type == KeyType.FLOAT ? FloatScanInput.elements(op, FloatScanInput.EXACT, n, 6)
                    : DoubleScanInput.elements(op, DoubleScanInput.EXACT, n, 6), "what is exact");
        }
    }

    static Stream<Arguments> rounded() {
        return Stream.of(KeyType.FLOAT, KeyType.DOUBLE).flatMap(type ->
                Stream.of(ScanOp.SUM, ScanOp.PRODUCT).map(op -> Arguments.of(type, op)));
    }

    @ParameterizedTest
    @MethodSource("rounded")
    void roundsNoWorseThanAnyOrderMay(KeyType type, ScanOp op) {
        for (int n : SIZES) {
            for (RoundedNumbers numbers : op == ScanOp.SUM ? RoundedNumbers.SUMS : RoundedNumbers.PRODUCTS) {
                Object in = numbers.of(type, n);
                double[][] exact = op == ScanOp.SUM ? FoldOracle.sums(doubles(in)) : FoldOracle.products(doubles(in));
                String what = op + " of " + numbers + " " + type + "[" + n + "]";
                Object before = AnyArray.copy(in);
                Object out = type.array(n);
                Object total = boxed(type, call(gpu.scan(), "inclusive", in, out, op));
                assertRan("inclusive", type.type, n, false);
                AnyArray.assertSame(before, in, "the input of " + what);
                assertClose(type, exact, 0, out, what);
                if (n > 0) {
                    AnyArray.assertSame(boxed(type, Array.get(out, n - 1)), total, "total of inclusive " + what);
                }
                Object exclusive = AnyArray.copy(in);
                total = boxed(type, call(gpu.scan(), "exclusive", exclusive, exclusive, op));
                assertRan("exclusive", type.type, n, false);
                assertClose(type, exact, 1, exclusive, "exclusive in place " + what);
                assertTotal(type, op, exact, total, "of exclusive " + what);
                total = boxed(type, call(gpu.scan(), "reduce", in, op));
                assertRan("reduce", type.type, n, false);
                assertTotal(type, op, exact, total, "of reduce " + what);
                AnyArray.assertSame(before, in, "the input of " + what);
            }
        }
    }

    private static void assertTotal(KeyType type, ScanOp op, double[][] exact, Object total, String what) {
        int n = exact[0].length;
        if (n == 0) {
            assertEquals(op == ScanOp.SUM ? 0 : 1, doubles(total)[0], 0, what);
        } else {
            assertClose(type, new double[][] {{exact[0][n - 1]}, {n * exact[1][n - 1]}}, 0, total, "total " + what);
        }
    }

    /** What i additions or multiplications may lose in any order: i half units in the last place of the magnitudes. */
    private static void assertClose(KeyType type, double[][] exact, int shift, Object found, String what) {
        double[] results = doubles(found);
        double unit = 1.01 * (type == KeyType.FLOAT ? 0x1p-24 : 0x1p-53);
        for (int i = shift; i < results.length; i++) {
            double bound = unit * (i + 1) * exact[1][i - shift];
            double error = Math.abs(results[i] - exact[0][i - shift]);
            int at = i;
            assertTrue(error <= bound, () -> what + " at " + at + ": " + results[at] + " instead of "
                    + exact[0][at - shift]);
        }
        if (shift == 1 && results.length > 0) {
            assertTrue(results[0] == 0 || results[0] == 1, () -> "no identity before " + what + ": " + results[0]);
        }
    }

    private static double[] doubles(Object values) {
        double[] doubles = new double[Array.getLength(values)];
        Arrays.setAll(doubles, i -> Array.getDouble(values, i));
        return doubles;
    }

    /** The bound that {@link ScanOp} documents. */
    @ParameterizedTest
    @MethodSource("rounded")
    void roundsAsDocumented(KeyType type, ScanOp op) {
        int n = 3_000_017;
        double unit = type == KeyType.FLOAT ? 0x1p-24 : 0x1p-53;
        double bound = op == ScanOp.SUM ? (2000 + n / 200.0) * unit : Math.expm1(n * unit);
        for (RoundedNumbers numbers : op == ScanOp.SUM ? List.of(RoundedNumbers.UNIFORM, RoundedNumbers.WIDE)
                : RoundedNumbers.PRODUCTS) {
            Object in = numbers.of(type, n);
            double[][] exact = op == ScanOp.SUM ? FoldOracle.sums(doubles(in)) : FoldOracle.products(doubles(in));
            double total = doubles(boxed(type, call(gpu.scan(), "reduce", in, op)))[0];
            assertRan("reduce", type.type, n, false);
            call(gpu.scan(), "inclusive", in, in, op);
            assertRan("inclusive", type.type, n, false);
            double[] found = doubles(in);
            double most = Math.abs(total - exact[0][n - 1]) / exact[1][n - 1];
            for (int i = 0; i < n; i++) {
                most = Math.max(most, Math.abs(found[i] - exact[0][i]) / exact[1][i]);
            }
            double error = most;
            assertTrue(error <= bound, () -> op + " of " + numbers + " " + type + ": " + error + " > " + bound);
        }
    }

    /** Every sum begins with 0.0, also one of nothing but -0.0; and products keep the sign of zero. */
    @Test
    void zerosAddUpToPositiveZero() {
        for (int n : new int[] {1, 2, 300, 5003, 30_011}) {
            float[] in = new float[n];
            Arrays.fill(in, -0.0f);
            AnyArray.assertSame(new float[] {0}, new float[] {gpu.scan().reduce(in, ScanOp.SUM)}, "sum");
            float[] out = new float[n];
            gpu.scan().inclusive(in, out, ScanOp.SUM);
            AnyArray.assertSame(new float[n], out, "sums of " + n);
            Arrays.fill(in, 1, n, 1);
            assertEquals(-0.0f, gpu.scan().inclusive(in, out, ScanOp.PRODUCT));
            Arrays.fill(in, -0.0f);
            AnyArray.assertSame(in, out, "products of " + n);
        }
    }

    /** The same bits from call to call, beside other sizes and in another context; on JTP those of the JDK. */
    @ParameterizedTest
    @MethodSource("rounded")
    void roundsAlwaysTheSame(KeyType type, ScanOp op) {
        for (int n : new int[] {1009, 4096, 4097, 30_011, 262_144, 1_000_003}) {
            Object in = (op == ScanOp.SUM ? RoundedNumbers.WIDE : RoundedNumbers.NEAR_ONE).of(type, n);
            Object reduced = call(gpu.scan(), "reduce", in, op);
            try (Gpu other = Gpu.open(target == Target.JTP ? Target.JDK : target)) {
                for (String scan : new String[] {"inclusive", "exclusive"}) {
                    Object first = type.array(n);
                    Object total = call(gpu.scan(), scan, in, first, op);
                    assertTrue(target == Target.OPENCL || total.equals(reduced), () -> total + " and " + reduced);
                    call(gpu.scan(), "reduce", RoundedNumbers.UNIFORM.of(type, n / 2), op);
                    for (Gpu each : new Gpu[] {gpu, gpu, other}) {
                        Object again = type.array(n);
                        assertEquals(total, call(each.scan(), scan, in, again, op));
                        AnyArray.assertSame(first, again, op + " " + scan + " once more");
                        assertEquals(reduced, call(each.scan(), "reduce", in, op));
                    }
                }
            }
        }
    }

    @Test
    void infinitiesAndNansAddUp() {
        for (int n : new int[] {5, 5003, 30_011}) {
            double[] in = new double[n];
            Arrays.fill(in, 0.5);
            in[n / 2] = Double.POSITIVE_INFINITY;
            assertEquals(Double.POSITIVE_INFINITY, gpu.scan().reduce(in, ScanOp.SUM));
            in[n - 2] = Double.NEGATIVE_INFINITY;
            double[] out = new double[n];
            assertEquals(Double.NaN, gpu.scan().inclusive(in, out, ScanOp.SUM));
            for (int i = 0; i < n; i++) {
                double expected = i < n / 2 ? 0.5 * (i + 1) : i < n - 2 ? Double.POSITIVE_INFINITY : Double.NaN;
                assertEquals(expected, out[i], "at " + i + " of " + n);
            }
        }
    }

    // ---- what is refused

    @ParameterizedTest
    @EnumSource
    void whatDoesNotFitIsRefused(KeyType type) {
        for (String operation : new String[] {"inclusive", "exclusive"}) {
            for (int n : new int[] {4, 5003}) {
                Object in = type.special(n, false, new SplittableRandom(n));
                Object before = AnyArray.copy(in);
                Object out = type.array(n - 1);
                refused(IllegalArgumentException.class, "in has " + n + " elements, out " + (n - 1),
                        () -> call(gpu.scan(), operation, in, out, ScanOp.SUM));
                refused(IllegalArgumentException.class, "in has " + (n - 1) + " elements, out " + n,
                        () -> call(gpu.scan(), operation, out, in, ScanOp.MAX));
                refused(NullPointerException.class, null, () -> call(gpu.scan(), operation, null, in, ScanOp.MAX));
                refused(NullPointerException.class, null, () -> call(gpu.scan(), operation, in, null, ScanOp.MAX));
                AnyArray.assertSame(before, in, "after refusals");
                AnyArray.assertSame(type.array(n - 1), out, "after refusals");
            }
        }
    }

    @Test
    void nullIsRefusedEvenIfThereIsNothingToDo() {
        for (int n : new int[] {0, 5003}) {
            int[] in = new int[n];
            double[] doubles = new double[n];
            refused(NullPointerException.class, null, () -> gpu.scan().reduce(in, (ScanOp) null));
            refused(NullPointerException.class, null, () -> gpu.scan().inclusive(in, in, (ScanOp) null));
            refused(NullPointerException.class, null, () -> gpu.scan().exclusive(doubles, doubles, (ScanOp) null));
            refused(NullPointerException.class, null,
                    () -> gpu.scan().reduce(in, (Supplier<? extends IntScanKernel>) null));
            refused(NullPointerException.class, null,
                    () -> gpu.scan().exclusive(in, in, (Supplier<? extends IntScanKernel>) null));
        }
        refused(NullPointerException.class, null, () -> gpu.scan().reduce((int[]) null, ScanOp.SUM));
        refused(NullPointerException.class, null, () -> gpu.scan().reduce((float[]) null, ScanOp.SUM));
    }

    // ---- the context

    @Test
    void isExplained() {
        assertExplained("reduce");
        assertExplained("inclusive");
        assertExplained("exclusive");
    }
}
