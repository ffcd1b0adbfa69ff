package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.FloatScanKernel;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongScanKernel;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FoldOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.ScanOperators;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Reductions and scans by operators of the caller on one target. */
abstract class CustomScanCase extends PrefixScanCase {
    CustomScanCase(Target target) {
        super(target);
    }

    @Test
    void matricesOfBytesDoNotCommute() {
        Supplier<IntScanKernel> op = ScanOperators.IntMatrix::new;
        for (int n : SIZES) {
            folds(op, ScanOperators.IntMatrix.random(n, new SplittableRandom(n)));
        }
    }

    @Test
    void matricesOfShortsDoNotCommute() {
        Supplier<LongScanKernel> op = ScanOperators.LongMatrix::new;
        for (int n : SIZES) {
            folds(op, ScanOperators.LongMatrix.random(n, new SplittableRandom(n)));
        }
    }

    /** Few enough that many tiles have none. */
    @Test
    void theLastThatIsNotZero() {
        for (int n : SIZES) {
            for (int every : new int[] {3, 5003}) {
                int[] ints = Input.values(n);
                float[] floats = new float[n];
                for (int i = 0; i < n; i++) {
                    boolean kept = i % every == every / 2;
                    ints[i] = kept ? ints[i] : 0;
                    floats[i] = kept ? i + 0.5f : 0;
                }
                folds(ScanOperators.IntLast::new, ints);
                folds(ScanOperators.FloatLast::new, floats);
            }
        }
    }

    @Test
    void someCommute() {
        for (int n : SIZES) {
            folds(() -> new ScanOperators.IntXor(-1), Input.RANDOM.ints(n));
        }
    }

    /** Two of one class with different fields alternate. */
    @Test
    void fieldsCount() {
        int mask = 0x00ff_00ff;
        for (int turn = 0; turn < 3; turn++) {
            int[] in = Input.RANDOM.ints(30_011);
            Arrays.setAll(in, i -> in[i] & mask);
            folds(() -> new ScanOperators.IntXor(mask), in);
            folds(() -> new ScanOperators.IntXor(-1), Input.RANDOM.ints(5003));
        }
    }

    private void folds(Supplier<? extends IntScanKernel> op, int[] in) {
        IntScanKernel own = op.get();
        folds(KeyType.INT, op, in, FoldOracle.inclusive(in, own::combine), new int[] {own.identity()}, name(own));
    }

    private void folds(Supplier<? extends LongScanKernel> op, long[] in) {
        LongScanKernel own = op.get();
        folds(KeyType.LONG, op, in, FoldOracle.inclusive(in, own::combine), new long[] {own.identity()}, name(own));
    }

    private void folds(Supplier<? extends FloatScanKernel> op, float[] in) {
        FloatScanKernel own = op.get();
        folds(KeyType.FLOAT, op, in, FoldOracle.inclusive(in, own::combine), new float[] {own.identity()}, name(own));
    }

    private static String name(Object op) {
        return op.getClass().getSimpleName();
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
    @Test
    void whatAnOperatorThrowsReachesTheCaller() {
        for (int n : new int[] {100, 5003, 100_003}) {
            for (int at : new int[] {0, n / 2, n - 1}) {
                int[] in = new int[n];
                Arrays.setAll(in, i -> i == at ? ScanOperators.Throws.POISON : 1);
                int[] before = in.clone();
                assertThrown(() -> gpu.scan().reduce(in, ScanOperators.Throws::new));
                assertThrown(() -> gpu.scan().inclusive(in, new int[n], ScanOperators.Throws::new));
                assertThrown(() -> gpu.scan().exclusive(in, new int[n], ScanOperators.Throws::new));
                AnyArray.assertSame(before, in, "the input");
                assertThrown(() -> gpu.scan().inclusive(in, in, ScanOperators.Throws::new));
                AnyArray.assertSame(before, in, "the input that was to be the output");
                assertThrown(() -> gpu.scan().exclusive(in, in, ScanOperators.Throws::new));
                AnyArray.assertSame(before, in, "the input that was to be the output");
            }
        }
        forget();
        folds(ScanOperators.IntLast::new, Input.values(5003));
    }

    private void assertThrown(Runnable scan) {
        RuntimeException thrown = org.junit.jupiter.api.Assertions.assertThrows(RuntimeException.class, scan::run);
        if (target == Target.OPENCL) {
            assertEquals(GpuException.class, thrown.getClass());
            assertTrue(thrown.getMessage().contains("combine"), thrown::getMessage);
        } else {
            assertSame(ScanOperators.Throws.THROWN, thrown);
        }
    }
}
