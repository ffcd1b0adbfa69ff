package io.github.aparasort.internal.trial;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.sort.SortForm;
import io.github.aparasort.internal.sort.SortKernelSource;
import io.github.aparasort.internal.sort.SortKind;

/** Measures the passes of a sort. */
public final class PassTimeProcess {
    private static final int N = 1000;

    private PassTimeProcess() {
    }

    public static void main(String[] args) throws Exception {
        ComputeDevice device = Devices.openCl().get(0);
        SortKernelSource source = new SortKernelSource(SortKind.INT, SortForm.MERGESORT_TILES,
                BlocksortNetwork.TRANSPOSITION);
        try (KernelPool pool = new KernelPool(device, () -> source.create(device), 1, KernelProof.of(source));
                Lease lease = pool.take(N, true)) {
            long nanos = ((StagedLaunch<?>) new SortTrialInput(SortKind.INT, N).shuffle().job().binding(source)
                    .launch(lease)).passNanos();
            System.out.println(nanos > 0 ? "measured" : "no time");
        }
    }
}
