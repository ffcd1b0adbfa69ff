package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.PrefixScan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanOperators;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/** Reductions and scans as a caller asks for them, on each engine. */
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class IntScanApiTest {
    /** Of the last sizes JTP makes several parts. */
    private static final int[] SIZES = {0, 1, 2, 3, 1000, 4097, 70_001, 600_011};

    @Parameter(0)
    Target target;
    private Gpu gpu;
    private final List<Execution> executions = new ArrayList<>();

    @BeforeEach
    void open() {
        if (target == Target.OPENCL) {
            TestDevice.openCl();
        }
        gpu = Gpu.open(target);
        gpu.onExecution(executions::add);
    }

    @AfterEach
    void close() {
        if (gpu != null) {
            gpu.close();
        }
    }

    private void assertRan(String operation, int n) {
        Execution last = executions.get(executions.size() - 1);
        assertEquals(operation, last.operation());
        assertEquals(/*value*/ int.class, last.type());
        assertEquals(n, last.n());
        assertEquals("", TestDevice.noteOf(last));
        Engine engine = target == Target.OPENCL ? Engine.OPENCL : target == Target.JTP ? Engine.JTP : Engine.JDK;
        assertEquals(n < 2 || target == Target.JTP && n < EngineSelector.JTP_SMALLEST ? Engine.JDK : engine,
                last.engine());
    }

    @Test
    void folds() {
        for (ScanOp op : ScanOp.values()) {
            for (int n : SIZES) {
                /*value*/ int[] a = IntScanInput.elements(op, IntScanInput.EXACT, n, 5);
                assertEquals(IntScanInput.fold(op, a), gpu.scan().reduce(a, op), op + ", n = " + n);
                assertRan("reduce", n);
            }
        }
    }

    @Test
    void scans() {
        for (ScanOp op : ScanOp.values()) {
            for (int n : SIZES) {
                /*value*/ int[] a = IntScanInput.elements(op, IntScanInput.EXACT, n, 6);
                /*value*/ int[] out = new /*value*/ int[n];
                /*value*/ int total = IntScanInput.fold(op, a);
                assertEquals(total, gpu.scan().inclusive(a, out, op));
                assertRan("inclusive", n);
                assertArrayEquals(IntScanInput.scan(op, a, false), out, op + ", n = " + n);
                /*value*/ int[] expected = IntScanInput.scan(op, a, true);
                assertEquals(total, gpu.scan().exclusive(a, a, op));
                assertRan("exclusive", n);
                assertArrayEquals(expected, a, op + ", n = " + n);
            }
        }
    }

    /** The JDK's way and JTP's give the same bits, those of an OpenCL device are its own. */
    @Test
    void roundsAsIsSaid() {
        /*value*/ int[] a = IntScanInput.elements(ScanOp.SUM, IntScanInput.ANY, 600_011, 7);
        /*value*/ int[] out = new /*value*/ int[a.length];
        /*value*/ int total = gpu.scan().inclusive(a, out, ScanOp.SUM);
        /*value*/ int[] again = new /*value*/ int[a.length];
        assertEquals(total, gpu.scan().inclusive(a, again, ScanOp.SUM));
        assertArrayEquals(out, again);
        assertEquals(total, out[a.length - 1]);
        if (target != Target.OPENCL) {
            assertEquals(total, gpu.scan().reduce(a, ScanOp.SUM));
            /*value*/ int[] plain = new /*value*/ int[a.length];
            IntScanJob.scan(a, plain, ScanOp.SUM, false).runPlain();
            assertArrayEquals(plain, out);
        }
        if ((/*value*/ int) 0.5 != 0) {
            for (int i = 1; i <= a.length; i += a.length / 7) {
                assertTrue(IntScanInput.errorOfSum(a, i, out[i - 1]) <= 1);
            }
        }
    }

    @Tag(Coverage.SCALED)
    @Test
    void goesByOperatorsOfTheCallers() {
        SplittableRandom random = new SplittableRandom(8);
        for (Supplier<IntScanKernel> op : Coverage.<Supplier<IntScanKernel>>rows(
                Stream.of(IntScanOperators.LastNonZero::new), IntScanOperators.SumBy97::new).toList()) {
            for (int n : new int[] {0, 1, 2, 1000, 70_001}) {
                /*value*/ int[] a = new /*value*/ int[n];
                for (int i = 0; i < n; i++) {
                    a[i] = random.nextInt(8);
                }
                /*value*/ int total = IntScanOperators.fold(a, op.get());
                assertEquals(total, gpu.scan().reduce(a, op));
                assertRan("reduce", n);
                /*value*/ int[] out = new /*value*/ int[n];
                assertEquals(total, gpu.scan().inclusive(a, out, op));
                assertRan("inclusive", n);
                assertArrayEquals(IntScanOperators.scan(a, op.get(), false), out);
                /*value*/ int[] expected = IntScanOperators.scan(a, op.get(), true);
                assertEquals(total, gpu.scan().exclusive(a, a, op));
                assertArrayEquals(expected, a);
            }
        }
    }

    @Test
    void whatAnOperatorThrowsReachesTheCaller() {
        /*value*/ int[] a = new /*value*/ int[50_000];
        a[40_000] = 7;
        a[49_000] = 7;
        /*value*/ int[] before = a.clone();
        RuntimeException thrown = new RuntimeException("planted");
        Supplier<IntScanKernel> op = () -> new IntScanOperators.Throws(thrown);
        if (target == Target.OPENCL) {
            GpuException e = assertThrows(GpuException.class, () -> gpu.scan().reduce(a, op));
            assertTrue(e.getMessage().contains("combine"), e::getMessage);
            return;
        }
        assertSame(thrown, assertThrows(RuntimeException.class, () -> gpu.scan().reduce(a, op)));
        assertSame(thrown, assertThrows(RuntimeException.class, () -> gpu.scan().inclusive(a, a, op)));
        assertSame(thrown, assertThrows(RuntimeException.class, () -> gpu.scan().exclusive(a, a, op)));
        assertArrayEquals(before, a);
        assertEquals(0, gpu.scan().reduce(new /*value*/ int[5000], IntScanOperators.LastNonZero::new));
    }

    /** On a device it shows, for the order of operations is another one. */
    @Test
    void whatIsNotAssociativeIsNotBelieved() {
        // For one type, as PoCL takes seconds to build a kernel.
        if (target == Target.OPENCL && (Object) new /*value*/ int[0] instanceof int[]) {
            /*value*/ int[] a = IntScanInput.elements(ScanOp.SUM, IntScanInput.EXACT, 70_001, 9);
            GpuException e = assertThrows(GpuException.class,
                    () -> gpu.scan().inclusive(a, a.clone(), IntScanOperators.Difference::new));
            assertTrue(e.getMessage().contains("associative"), e::getMessage);
        }
    }

    @Test
    void kernelsKnowTheOperatorsByTheirNumbers() {
        assertEquals(Operators.SUM, ColumnScans.operator(ScanOp.SUM));
        assertEquals(Operators.PRODUCT, ColumnScans.operator(ScanOp.PRODUCT));
        assertEquals(Operators.MIN, ColumnScans.operator(ScanOp.MIN));
        assertEquals(Operators.MAX, ColumnScans.operator(ScanOp.MAX));
    }

    @Test
    void checksComeFirst() {
        /*value*/ int[] four = new /*value*/ int[4];
        /*value*/ int[] three = new /*value*/ int[3];
        String words = "in has 4 elements, out 3";
        PrefixScan scan = gpu.scan();
        assertEquals(words, assertThrows(IllegalArgumentException.class,
                () -> scan.inclusive(four, three, ScanOp.SUM)).getMessage());
        assertEquals(words, assertThrows(IllegalArgumentException.class,
                () -> scan.exclusive(four, three, IntScanOperators.LastNonZero::new)).getMessage());
        assertThrows(NullPointerException.class, () -> scan.reduce(four, (ScanOp) null));
        assertThrows(NullPointerException.class, () -> scan.reduce((/*value*/ int[]) null, ScanOp.SUM));
        assertThrows(NullPointerException.class, () -> scan.inclusive(null, four, ScanOp.SUM));
        assertThrows(NullPointerException.class, () -> scan.inclusive(four, null, ScanOp.SUM));
        assertThrows(NullPointerException.class, () -> scan.inclusive(four, four, (ScanOp) null));
        assertThrows(NullPointerException.class, () -> scan.reduce(four, (Supplier<IntScanKernel>) null));
        assertThrows(NullPointerException.class, () -> scan.reduce(four, () -> (IntScanKernel) null));
    }
}
