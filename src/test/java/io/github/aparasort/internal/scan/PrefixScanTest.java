package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DoubleScanKernel;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DoubleScanOperators;
import io.github.aparasort.testing.FloatScanOperators;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntScanOperators;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.LongScanOperators;
import io.github.aparasort.testing.ScanOperators;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reductions and scans on each target, by operators of the caller too. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class PrefixScanTest extends PrefixScanCase {
    /** Of odd factors, whose product is never 0. */
    @Test
    void linearFunctionsDoNotCommute() {
        for (int n : SIZES) {
            SplittableRandom random = new SplittableRandom(n);
            folds(ScanOperators.AfterInts::new, random.ints(n).map(function -> function | 1 << 16).toArray());
            folds(ScanOperators.AfterLongs::new, random.longs(n).map(function -> function | 1L << 32).toArray());
        }
    }

    /** Few enough that many tiles have none. */
    @ParameterizedTest
    @EnumSource
    void theLastThatIsNotZero(KeyType type) {
        for (int n : SIZES) {
            for (int every : new int[] {3, 5003}) {
                int[] values = IntStream.range(0, n).map(i -> i % every == every / 2 ? 1 + i % 4000 : 0).toArray();
                folds(operator(type, false), AnyArray.ofInts(type.type, values));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void sumsByAPrimeCommute(KeyType type) {
        for (int n : SIZES) {
            int[] values = IntStream.range(0, n).map(i -> i * 31 % 8).toArray();
            folds(operator(type, true), AnyArray.ofInts(type.type, values));
        }
    }

    private static Supplier<?> operator(KeyType type, boolean commutes) {
        return switch (type) {
            case INT -> commutes ? () -> new IntScanOperators.SumsBy(97) : IntScanOperators.LastNonZero::new;
            case LONG -> commutes ? () -> new LongScanOperators.SumsBy(97) : LongScanOperators.LastNonZero::new;
            case FLOAT -> commutes ? () -> new FloatScanOperators.SumsBy(97) : FloatScanOperators.LastNonZero::new;
            case DOUBLE -> commutes ? () -> new DoubleScanOperators.SumsBy(97) : DoubleScanOperators.LastNonZero::new;
        };
    }

    /** Two of one class with different fields alternate. */
    @Test
    void fieldsCount() {
        for (int turn = 0; turn < 3; turn++) {
            int[] values = IntStream.range(0, 30_011).map(i -> i * 31 % 8).toArray();
            folds(() -> new IntScanOperators.SumsBy(89), values);
            folds(() -> new IntScanOperators.SumsBy(97), Arrays.copyOf(values, 5003));
        }
    }

    private void folds(Supplier<?> op, Object in) {
        Object own = op.get();
        KeyType type = KeyType.of(in);
        Object identity = ScanOperators.scan(type.array(1), own, true);
        folds(type, op, in, ScanOperators.scan(in, own, false), identity, own.getClass().getSimpleName());
    }

    /** Checks of arguments come before the operator is asked, or even made. */
    @Test
    void lengthsAreCheckedBeforeTheSupplierIsAsked() {
        refused(IllegalArgumentException.class, "in has 4 elements, out 3",
                () -> gpu.scan().inclusive(new int[4], new int[3], () -> {
                    throw new AssertionError("asked");
                }));
        refused(IllegalArgumentException.class, "in has 5003 elements, out 5004",
                () -> gpu.scan().exclusive(new double[5003], new double[5004], () -> {
                    throw new AssertionError("asked");
                }));
    }

    /** On the CPU; for a device there are no exceptions, so the operator does not translate. */
    @ParameterizedTest
    @EnumSource
    void whatAnOperatorThrowsReachesTheCaller(KeyType type) {
        RuntimeException thrown = new IllegalStateException("thrown by the operator of a test");
        Supplier<?> op = switch (type) {
            case INT -> (Supplier<?>) () -> new IntScanOperators.Throws(thrown);
            case LONG -> () -> new LongScanOperators.Throws(thrown);
            case FLOAT -> () -> new FloatScanOperators.Throws(thrown);
            case DOUBLE -> () -> new DoubleScanOperators.Throws(thrown);
        };
        for (int n : new int[] {100, 5003, 100_003}) {
            for (int at : new int[] {0, n / 2, n - 1}) {
                Object in = AnyArray.ofInts(type.type, IntStream.range(0, n).map(i -> i == at ? 7 : 1).toArray());
                Object before = AnyArray.copy(in);
                assertThrown(thrown, "reduce", in, op);
                assertThrown(thrown, "inclusive", in, type.array(n), op);
                assertThrown(thrown, "exclusive", in, type.array(n), op);
                AnyArray.assertSame(before, in, "the input");
                assertThrown(thrown, "inclusive", in, in, op);
                AnyArray.assertSame(before, in, "the input that was to be the output");
                assertThrown(thrown, "exclusive", in, in, op);
                AnyArray.assertSame(before, in, "the input that was to be the output");
            }
        }
        forget();
        folds(operator(type, false), AnyArray.ofInts(type.type, Input.FIVE_VALUES.ints(5003)));
    }

    private void assertThrown(RuntimeException expected, String scan, Object... arguments) {
        RuntimeException thrown = assertThrows(RuntimeException.class, () -> call(gpu.scan(), scan, arguments));
        if (target == Target.OPENCL) {
            assertEquals(GpuException.class, thrown.getClass());
            assertTrue(thrown.getMessage().contains("combine"), thrown::getMessage);
        } else {
            assertSame(expected, thrown);
        }
    }

    /** On a device it shows, for the order of operations is another one. */
    @Test
    void whatIsNotAssociativeIsNotBelieved() {
        int[] in = Input.RANDOM.ints(70_001);
        Executable scan = () -> gpu.scan().inclusive(in, in.clone(), IntScanOperators.Difference::new);
        if (target == Target.OPENCL) {
            GpuException e = assertThrows(GpuException.class, scan);
            assertTrue(e.getMessage().contains("associative"), e::getMessage);
        } else {
            assertDoesNotThrow(scan);
        }
    }

    @Test
    void aSupplierMustSupply() {
        refused(NullPointerException.class, null, () -> gpu.scan().reduce(new int[4], () -> (IntScanKernel) null));
        refused(NullPointerException.class, null,
                () -> gpu.scan().reduce(new double[4], () -> (DoubleScanKernel) null));
    }
}
