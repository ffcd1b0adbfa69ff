package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntOrderSortCase;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
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

    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;

    static class InParts extends IntOrders.ByTwoBits {
        InParts() {
            fusedTiles = 2;
        }
    }

    static class ContraryInParts extends IntOrders.Contrary {
        ContraryInParts() {
            super(RANDOM);
            fusedTiles = 2;
        }
    }

    @Tag(Coverage.SCALED)
    @Test
    void sortsStably() throws Exception {
        for (Supplier<IntOrderKernel> order : Coverage.<Supplier<IntOrderKernel>>rows(
                Stream.of(IntOrders.ByTwoBits::new, InParts::new),
                IntOrders.ByBits::new, () -> new IntOrders.Contrary(IntOrders.Contrary.NEVER)).toList()) {
            for (boolean carries : new boolean[] {false, true}) {
                try (KernelPool pool = pool(order, carries)) {
                    for (int n : SIZES) {
                        sortsStably(pool, order.get(), carries, n);
                    }
                }
            }
        }
    }

    private void sortsStably(KernelPool pool, IntOrderKernel order, boolean carries, int n) throws Exception {
        /*key*/ int[] keys = IntOrderSortCase.keys(Input.RANDOM, n);
        /*key*/ int[] a = keys.clone();
        int[] places = IntOrderSortCase.stableOrder(keys, order);
        int[] values = Input.values(n);
        run(pool, carries ? IntOrderSortJob.sortPairs(a, values, order) : IntOrderSortJob.sort(a, 0, n, order));
        for (int i = 0; i < n; i++) {
            assertEquals(keys[places[i]], a[i], "n = " + n);
        }
        assertArrayEquals(carries ? Oracle.gather(Input.values(n), places) : Input.values(n), values);
    }

    /** Nothing is read or written where nothing is, which Java would notice, and what comes back is not believed. */
    @Tag(Coverage.SCALED)
    @Test
    void whatContradictsItselfIsRefusedOrLeavesAllElements() throws Exception {
        List<Supplier<IntOrderKernel>> orders = List.of(ContraryInParts::new,
                () -> new IntOrders.Contrary(IntOrders.Contrary.RANDOM),
                () -> new IntOrders.Contrary(IntOrders.Contrary.CYCLIC),
                () -> new IntOrders.Contrary(IntOrders.Contrary.ALWAYS));
        for (int i = 0; i < orders.size(); i++) {
            for (int n : Coverage.sizes(SIZES, i)) {
                Supplier<IntOrderKernel> order = orders.get(i);
                try (KernelPool pool = pool(order, true)) {
                    /*key*/ int[] keys = IntOrderSortCase.keys(Input.RANDOM, n);
                    /*key*/ int[] a = keys.clone();
                    try {
                        run(pool, IntOrderSortJob.sortPairs(a, Input.values(n), order.get()));
                        assertArrayEquals(Oracle.sorted(keys), Oracle.sorted(a));
                    } catch (DeviceFault e) {
                        assertEquals(DeviceFault.Kind.CUSTOM_CODE, e.kind(), e::getMessage);
                        assertArrayEquals(keys, a);
                    }
                }
            }
        }
    }

    private KernelPool pool(Supplier<IntOrderKernel> order, boolean carries) {
        ComputeDevice device = target == Target.JTP ? Devices.jtp() : TestDevice.openCl();
        return new KernelPool(device, () -> {
            IntOrderKernel kernel = order.get();
            kernel.shape(nt, groups);
            kernel.carry(carries);
            return kernel;
        }, 1, lease -> null);
    }

    private void run(KernelPool pool, IntOrderSortJob job) throws DeviceFault {
        try (Lease lease = pool.take(job.n, true)) {
            TestDevice.assertRan(pool.device(), lease.kernel().getClass().getSimpleName(),
                    Executions.run(job, lease, System.nanoTime(), ""));
        }
    }
}
