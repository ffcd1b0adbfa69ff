package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TileLaunches;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long
/**
 * Orders of the caller in tiles of a tiny geometry, in Java and on an OpenCL device; some in parts, and with a
 * partition pass, as very many tiles are.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups")
@CsvSource({"JTP, 2, 1", "JTP, 2, 3", "JTP, 4, 2", "OPENCL, 2, 3", "OPENCL, 8, 2", "OPENCL, 8, 100"})
class IntOrderTilesTest {
    private static final int[] SIZES = {2, 3, 17, 18, 33, 34, 35, 67, 68, 69, 101, 137, 241, 509, 1021};
    /** Elements behind those that are sorted. */
    private static final int BEHIND = 200;

    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;

    @Tag(Coverage.SCALED)
    @Test
    void sortsStably() {
        for (Supplier<IntOrderKernel> order : Coverage.<Supplier<IntOrderKernel>>rows(
                Stream.of(IntOrders.ByTwoBits::new, () -> TileLaunches.split(new IntOrders.ByTwoBits(), 2)),
                IntOrders.ByBits::new, () -> new IntOrders.Contrary(IntOrders.Contrary.NEVER)).toList()) {
            for (boolean carries : new boolean[] {false, true}) {
                try (KernelRun<IntOrderKernel> run = run(order.get(), carries)) {
                    for (int n : SIZES) {
                        sortsStably(run, carries, n);
                    }
                }
            }
        }
    }

    private static void sortsStably(KernelRun<IntOrderKernel> run, boolean carries, int n) {
        /*key*/ int[] keys = IntOrders.keys(Input.RANDOM, n);
        /*key*/ int[] a = keys.clone();
        int[] places = IntOrders.stableOrder(keys, run.kernel());
        int[] values = Input.values(n);
        run.prepare(n);
        run.run(carries ? new Object[] {"keys", a, "values", values} : new Object[] {"keys", a});
        for (int i = 0; i < n; i++) {
            assertEquals(keys[places[i]], a[i], "n = " + n);
        }
        assertArrayEquals(carries ? Oracle.gather(Input.values(n), places) : Input.values(n), values);
    }

    /** Nothing is read or written where nothing is. Java would notice; on a device what lies behind stays as it is. */
    @Tag(Coverage.SCALED)
    @Test
    void whatContradictsItselfStaysWithinItsArrays() {
        List<IntOrderKernel> orders = List.of(
                TileLaunches.split(new IntOrders.Contrary(IntOrders.Contrary.RANDOM), 2),
                new IntOrders.Contrary(IntOrders.Contrary.RANDOM),
                new IntOrders.Contrary(IntOrders.Contrary.CYCLIC), new IntOrders.Contrary(IntOrders.Contrary.ALWAYS));
        for (int i = 0; i < orders.size(); i++) {
            try (KernelRun<IntOrderKernel> run = run(orders.get(i), true)) {
                for (int n : Coverage.sizes(SIZES, i)) {
                    int behind = target == Target.JTP ? 0 : BEHIND;
                    /*key*/ int[] keys = IntOrders.keys(Input.RANDOM, n + behind);
                    /*key*/ int[] a = keys.clone();
                    int[] values = Input.values(n + behind);
                    run.prepare(n);
                    run.run("keys", a, "values", values);
                    assertArrayEquals(Arrays.copyOfRange(keys, n, n + behind), Arrays.copyOfRange(a, n, n + behind));
                    assertArrayEquals(Arrays.copyOfRange(Input.values(n + behind), n, n + behind),
                            Arrays.copyOfRange(values, n, n + behind));
                }
            }
        }
    }

    private KernelRun<IntOrderKernel> run(IntOrderKernel kernel, boolean carries) {
        kernel.shape(nt, groups);
        kernel.carry(carries);
        return KernelRun.of(target, kernel);
    }
}
