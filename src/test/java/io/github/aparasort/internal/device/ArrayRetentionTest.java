package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultyContext;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.SortVariant;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A caller's array is forgotten when the call is over, though kernels, and threads of pools, live on. */
@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class ArrayRetentionTest {
    private static final int N = 4096;
    private static final int CALLS = 24;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(8);

    private final List<WeakReference<Object>> arrays = new ArrayList<>();

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "16"})
    void afterSuccess(int rakes) throws Exception {
        List<RakePool> pools = new ArrayList<>();
        for (SortVariant variant : SortVariant.values()) {
            pools.add(pool(variant, rakes, new FaultPlan()));
            for (int call = 0; call < CALLS; call++) {
                sort(pools.get(pools.size() - 1), variant);
            }
        }
        assertForgotten("sorts");
        pools.forEach(RakePool::close);
    }

    /** In every pass; the first and the last of the workers. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "16"})
    void afterAFault(int rakes) throws Exception {
        for (int call = 0; call < CALLS; call++) {
            SortVariant variant = SortVariant.values()[call % SortVariant.values().length];
            FaultPlan plan = new FaultPlan().at(new FaultPlan.Moment(call % 3, call % 2 * (rakes - 1),
                    FaultPlan.Step.LOAD, 1), FaultPlan::die);
            try (RakePool pool = pool(variant, rakes, plan)) {
                sort(pool, variant);
            }
            Devices.jtp().health().reset();
        }
        assertForgotten("faults");
    }

    private static RakePool pool(SortVariant variant, int rakes, FaultPlan plan) {
        Rakes<?> of = new GuardedInput(variant, AdversarialKeys.GAUSSIAN, 2).job().rakes();
        return new RakePool(Devices.jtp(), () -> FaultyContext.dying(of, rakes, 50, plan), 1);
    }

    /** By a context, which keeps kernels, also those for orders of callers' own. */
    @ParameterizedTest
    @EnumSource(names = {"JTP", "OPENCL"})
    void inAContext(Target target) throws Exception {
        assumeTrue(target != Target.OPENCL || !Gpu.devices().isEmpty());
        try (Gpu gpu = Gpu.open(target)) {
            for (int call = 0; call < 2; call++) {
                sortInContext(gpu.sorter());
            }
            assertForgotten("sorts");
        }
    }

    private void sortInContext(Sorter sorter) {
        int[] keys = new Random(1).ints(N).toArray();
        arrays.add(new WeakReference<>(keys));
        sorter.sort(keys, IntOrders.ByTwoBits::new);
        arrays.add(new WeakReference<>(sorter.argsort(keys, IntOrders.ByTwoBits::new)));
        sorter.sort(keys);
    }

    /** In a method of its own, so that no variable of the test holds what it may not. */
    private void sort(RakePool pool, SortVariant variant) throws DeviceFault {
        GuardedInput input = new GuardedInput(variant, AdversarialKeys.GAUSSIAN, N);
        arrays.add(new WeakReference<>(input.keys()));
        if (input.values() != null) {
            arrays.add(new WeakReference<>(input.values()));
        }
        try (RakeLaunch launch = pool.take(N, Long.MAX_VALUE)) {
            SortJob job = input.job();
            Executions.run(job, job.rakes(), launch, System.nanoTime(), "");
        }
    }

    private void assertForgotten(String what) throws InterruptedException {
        long begin = System.nanoTime();
        while (remembered() > 0 && System.nanoTime() - begin < PATIENCE_NANOS) {
            System.gc();
            Thread.sleep(10);
        }
        assertEquals(0, remembered(), () -> "arrays remembered after " + what + ", of " + arrays.size());
    }

    private long remembered() {
        return arrays.stream().filter(array -> array.get() != null).count();
    }
}
