package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedLaunch;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.trial.KernelProof;
import java.util.Locale;
import java.util.function.Supplier;

/** The device's part of a call for the benchmarks: the passes alone, over data that is on the device already. */
public final class DevicePart {
    /** As for whole calls: small inputs take more runs until the JIT compiler is done, large ones more time. */
    private static final int WARM_UP_RUNS = 300;
    private static final long WARM_UP_NANOS = 500_000_000L;
    private static final int MIN_WARM_UP_RUNS = 2;

    private DevicePart() {
    }

    /**
     * The median of this many runs, or "-" where no device did the work; each result is verified. Of two launches the
     * time between them counts too.
     */
    public static String of(Execution call, int runs, Supplier<? extends Job> jobs) throws Exception {
        if (call.device().isEmpty()) {
            return "-";
        }
        ComputeDevice device = Devices.openCl().stream().filter(d -> Executions.info(d).equals(call.device()))
                .findFirst().orElseThrow();
        double[] nanos = new double[runs];
        KernelSource source = jobs.get().binding(device).source();
        try (KernelPool pool = new KernelPool(device, () -> source.create(device), 1, KernelProof.of(source));
                Lease lease = pool.take(call.n(), true)) {
            long start = System.nanoTime();
            for (int run = 0, before = 0; run < runs; before++) {
                Job job = jobs.get();
                StagedLaunch<?> launch = whole(job.binding(device).inSlicesOf(call.n()).launch(lease), lease);
                launch.send();
                long begin = System.nanoTime();
                launch.runResident();
                double taken = System.nanoTime() - begin;
                if (!launch.fetch()) {
                    throw new AssertionError("wrong result");
                }
                if (isWarm(before, System.nanoTime() - start)) {
                    nanos[run++] = taken;
                }
            }
        }
        return String.format(Locale.ROOT, "%.3f ms", SortBench.median(nanos) / 1e6);
    }

    private static boolean isWarm(int runs, long nanos) {
        return runs >= WARM_UP_RUNS || runs >= MIN_WARM_UP_RUNS && nanos > WARM_UP_NANOS;
    }

    /** All of the work in one launch. */
    private static StagedLaunch<?> whole(Launch launch, Lease lease) {
        return launch instanceof SlicedLaunch<?> sliced ? sliced.launch(lease, 0) : (StagedLaunch<?>) launch;
    }
}
