package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.KernelPools;
import io.github.aparasort.internal.group.GroupWorkload;
import java.util.List;

/** On the CPU nearly all of the time of finding groups is that of the sort, so the code of sorts is warmed up. */
final class GroupTrials extends EngineTrials {
    private final EngineTrials sorts;

    GroupTrials(GroupWorkload workload, List<ComputeDevice> devices, KernelPools pools) {
        super(workload, devices, pools);
        this.sorts = new SortTrials(workload.sort(), devices, pools);
    }

    @Override
    public Growth growthOfJdk() {
        return sorts.growthOfJdk();
    }

    @Override
    public int[] sizesOnCpu() {
        return sorts.sizesOnCpu();
    }

    /** A device only sorts few elements. */
    @Override
    public int[] sizesToOpen() {
        return new int[] {Calibration.SMALLEST, GroupWorkload.FEWEST};
    }

    @Override
    public int helpersOfJdk(int n) {
        return sorts.helpersOfJdk(n);
    }

    @Override
    public long warmUpJdk(long most) {
        return sorts.warmUpJdk(most);
    }

    @Override
    public long warmUpJtp(Lease lease, long most) throws DeviceFault {
        return sorts.warmUpJtp(lease, most);
    }
}
