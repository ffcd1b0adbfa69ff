package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Workload;
import java.util.List;

/** Gathers of twice as many elements at most: each takes longer once the caches are full. */
final class TakeTrials extends EngineTrials {
    TakeTrials(Workload workload, List<ComputeDevice> devices, DeviceCalls calls) {
        super(workload, devices, calls);
    }

    @Override
    public int[] sizesOnCpu() {
        return new int[] {1 << 12, 1 << 15, 1 << 18, 1 << 20};
    }
}
