package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.aparasort.Execution;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.trial.KernelProof;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.MergeInput;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges on one kernel of a geometry that a leaf chooses, however small the input: below the context. */
@Tag(Coverage.SCALED)
abstract class KernelMergeCase {
    private static final int RANDOM_CASES = Coverage.count(200, 1000);
    /** By kind and geometry, for as long as a leaf runs: a kernel takes longer to build than to merge. */
    private static final Map<List<Object>, KernelPool> POOLS = new HashMap<>();

    @Parameter(0)
    KeyKind kind;

    abstract ComputeDevice device();

    abstract DeviceKernel kernel();

    abstract MergeStrategy strategy();

    abstract String kernelName();

    /** What tells a leaf's kernels from one another. */
    abstract List<Object> geometry();

    /** Counts of elements that the geometry makes borders at. */
    public abstract int[] sizes();

    /** Instances of the kernel that can take turns. */
    int instances() {
        return 1;
    }

    /** The most elements of a slice. */
    int slice() {
        return Integer.MAX_VALUE;
    }

    @ParameterizedTest
    @EnumSource
    void mergesStably(MergeInput input) throws DeviceFault {
        Random random = new Random(input.ordinal());
        for (int n : Coverage.sizes(sizes(), input)) {
            for (int aCount : new int[] {0, 1, n / 7, n / 2, n - 1, n}) {
                check(input.lists(aCount, n - aCount, random), input + ", " + aCount + " of " + n);
            }
        }
    }

    @Test
    void mergesManySmallOnes() throws DeviceFault {
        Random random = new Random(3);
        int most = Math.min(2000, sizes()[sizes().length - 1]);
        MergeInput[] inputs = MergeInput.values();
        for (int round = 0; round < RANDOM_CASES; round++) {
            int n = 2 + random.nextInt(random.nextInt(2, most));
            int aCount = random.nextInt(n + 1);
            MergeInput input = inputs[random.nextInt(inputs.length)];
            check(input.lists(aCount, n - aCount, random), "round " + round + ", " + input);
        }
    }

    @AfterAll
    static void close() {
        POOLS.values().forEach(KernelPool::close);
        POOLS.clear();
    }

    private KernelPool pool() {
        assertNotNull(device());
        return POOLS.computeIfAbsent(geometry(),
                key -> new KernelPool(device(), this::kernel, instances(),
                        KernelProof.of(new MergeWorkload(kind, strategy()))));
    }

    private void check(long[][] lists, String what) throws DeviceFault {
        Class<?> type = kind.type();
        Object a = MergeInput.typed(type, lists[0]);
        Object b = MergeInput.typed(type, lists[1]);
        int n = lists[0].length + lists[1].length;
        Object out = Array.newInstance(type, n);
        int[] origins = kind.isPairs() ? new int[n] : null;
        try (Lease lease = pool().take(n, true)) {
            Job job = job(a, b, out, origins);
            KernelBinding<?> binding = job.binding(device(), lease.kernel() instanceof TileKernel);
            Execution done = Executions.run(job, binding.inSlicesOf(slice()), lease, System.nanoTime(), "");
            TestDevice.assertRan(device(), kernelName(), done);
        }
        int[] expected = MergeInput.origins(a, b);
        assertArrayEquals(MergeInput.merged(a, b, expected), MergeInput.bits(out), what);
        if (origins != null) {
            assertArrayEquals(expected, origins, what);
        }
    }

    private Job job(Object a, Object b, Object out, int[] origins) {
        MergeWorkload work = new MergeWorkload(kind, strategy());
        Runnable nothing = () -> { };
        return switch (kind.name().charAt(0)) {
            case 'I' -> new IntMergeJob(work, (int[]) a, (int[]) b, (int[]) out, origins, nothing);
            case 'L' -> new LongMergeJob(work, (long[]) a, (long[]) b, (long[]) out, origins, nothing);
            case 'F' -> new FloatMergeJob(work, (float[]) a, (float[]) b, (float[]) out, origins, nothing);
            default -> new DoubleMergeJob(work, (double[]) a, (double[]) b, (double[]) out, origins, nothing);
        };
    }
}
