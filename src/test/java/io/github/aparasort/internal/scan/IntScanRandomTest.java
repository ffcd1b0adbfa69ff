package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.IntScanOperators;
import io.github.aparasort.testing.IntScanTiles;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/**
 * Many small random cases on tiny tiles and rakes, in both ways, in place and not, by the built-in operators and by a
 * caller's, most of which do not commute. A property sets the number of cases.
 */
@Tag(Coverage.SCALED)
class IntScanRandomTest {
    private static final int CASES = Integer.getInteger("aparasort.test.cases", Coverage.count(300, 5000));
    private static final int LONGEST = 200;
    private static final List<Supplier<IntScanKernel>> OWN = List.of(IntScanOperators.Matrices::new,
            () -> new IntScanOperators.FirstOfRank(-1, 2, 1, 4, 3, 4, 0, 2));

    private final SplittableRandom random = new SplittableRandom(20261120);

    @Test
    void tiles() throws Exception {
        ComputeDevice device = TestDevice.openCl();
        List<Supplier<DeviceKernel>> ours = List.of(() -> new IntScanTiles(2, 3, true));
        List<Supplier<DeviceKernel>> own = new ArrayList<>();
        for (Supplier<IntScanKernel> operator : OWN) {
            own.add(() -> {
                IntScanKernel kernel = operator.get();
                kernel.shape(2, 2);
                kernel.scaleTiles(1);
                return kernel;
            });
        }
        run(device, ours, own);
    }

    @Test
    void rakes() throws Exception {
        List<Supplier<DeviceKernel>> ours = List.of(() -> scaled(new IntRakeScan(2), 5),
                () -> scaled(new IntRakeScan(3), 16));
        Supplier<DeviceKernel> asking = () -> scaled(new IntOperatorRakeScan(3), 7);
        run(Devices.jtp(), ours, List.of(asking, asking));
    }

    private static IntRakeScan scaled(IntRakeScan rakes, int pieces) {
        rakes.scale(0, pieces);
        return rakes;
    }

    private void run(ComputeDevice device, List<Supplier<DeviceKernel>> ours, List<Supplier<DeviceKernel>> own)
            throws Exception {
        List<KernelPool> pools = new ArrayList<>();
        for (Supplier<DeviceKernel> kernel : ours) {
            pools.add(new KernelPool(device, kernel, 1, lease -> null));
        }
        for (Supplier<DeviceKernel> kernel : own) {
            pools.add(new KernelPool(device, kernel, 1, lease -> null));
        }
        try {
            for (int i = 0; i < CASES; i++) {
                int which = random.nextInt(pools.size());
                if (which < ours.size()) {
                    byOurs(pools.get(which));
                } else {
                    byOwn(pools.get(which), OWN.get(which - ours.size()).get());
                }
            }
        } finally {
            pools.forEach(KernelPool::close);
        }
    }

    private void byOurs(KernelPool pool) throws Exception {
        ScanOp op = ScanOp.values()[random.nextInt(4)];
        int n = random.nextInt(2, LONGEST);
        /*value*/ int[] a = IntScanInput.elements(op, IntScanInput.EXACT, n, random.nextLong());
        boolean exclusive = random.nextBoolean();
        /*value*/ int total = IntScanInput.fold(op, a);
        if (random.nextInt(4) == 0) {
            IntScanJob job = IntScanJob.reduce(a, op);
            run(pool, job);
            assertEquals(total, job.total());
            return;
        }
        /*value*/ int[] expected = IntScanInput.scan(op, a, exclusive);
        /*value*/ int[] out = random.nextBoolean() ? a : new /*value*/ int[n];
        IntScanJob job = IntScanJob.scan(a, out, op, exclusive);
        run(pool, job);
        assertArrayEquals(expected, out);
        assertEquals(total, job.total());
    }

    private void byOwn(KernelPool pool, IntScanKernel operator) throws Exception {
        int n = random.nextInt(2, LONGEST);
        boolean small = !(operator instanceof IntScanOperators.Matrices);
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = random.nextInt(small ? 8 : 1 << 16);
        }
        boolean exclusive = random.nextBoolean();
        /*value*/ int total = IntScanOperators.fold(a, operator);
        if (random.nextInt(4) == 0) {
            IntScanJob job = IntScanJob.reduce(a, operator);
            run(pool, job);
            assertEquals(total, job.total());
            return;
        }
        /*value*/ int[] expected = IntScanOperators.scan(a, operator, exclusive);
        /*value*/ int[] out = random.nextBoolean() ? a : new /*value*/ int[n];
        IntScanJob job = IntScanJob.scan(a, out, operator, exclusive);
        run(pool, job);
        assertArrayEquals(expected, out);
        assertEquals(total, job.total());
    }

    private static void run(KernelPool pool, Job job) throws Exception {
        try (Lease lease = pool.take(job.n, true)) {
            Executions.run(job, lease, System.nanoTime(), "");
        }
    }
}
