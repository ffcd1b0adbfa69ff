package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedLaunch;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelProof;
import io.github.aparasort.internal.engine.KernelSource;
import java.util.Locale;
import java.util.function.Supplier;

/** The device's part of a call for the benchmarks: the passes alone, over data that is on the device already. */
public final class DevicePart {
    private static final int WARM_UP_RUNS = 2;

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
        ComputeDevice device = Devices.openCl().stream().filter(d -> Dispatcher.info(d).equals(call.device()))
                .findFirst().orElseThrow();
        double[] nanos = new double[runs];
        KernelSource source = jobs.get().binding(device).source();
        try (KernelPool pool = new KernelPool(device, () -> source.create(device), 1, KernelProof.of(source));
                Lease lease = pool.take(call.n(), true)) {
            for (int run = -WARM_UP_RUNS; run < runs; run++) {
                Job job = jobs.get();
                StagedLaunch<?> launch = whole(job.binding(device).inSlicesOf(call.n()).launch(lease), lease);
                launch.send();
                long begin = System.nanoTime();
                launch.runResident();
                if (run >= 0) {
                    nanos[run] = System.nanoTime() - begin;
                }
                if (!launch.fetch()) {
                    throw new AssertionError("wrong result");
                }
            }
        }
        return String.format(Locale.ROOT, "%.3f ms", SortBench.median(nanos) / 1e6);
    }

    /** All of the work in one launch. */
    private static StagedLaunch<?> whole(Launch launch, Lease lease) {
        return launch instanceof SlicedLaunch<?> sliced ? sliced.launch(lease, 0) : (StagedLaunch<?>) launch;
    }
}
