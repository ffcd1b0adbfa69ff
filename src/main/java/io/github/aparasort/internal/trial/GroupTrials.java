package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import java.util.ArrayList;
import java.util.List;

/** On the CPU nearly all of the time of finding groups is that of the sort, so the code of sorts is warmed up. */
final class GroupTrials extends EngineTrials {
    private final GroupWorkload workload;

    GroupTrials(GroupWorkload workload, List<ComputeDevice> devices, DeviceCalls calls) {
        super(workload, devices, calls, new SortTrials(workload.sort(), devices, calls));
        this.workload = workload;
    }

    /** Ints are folded as longs, or as ints. Joins go where rows are found by groups. */
    @Override
    public List<Job> jobsToOpen() {
        List<Job> jobs = new ArrayList<>(super.jobsToOpen());
        if (workload.result() == GroupResult.SUMS) {
            jobs.add(TrialInputs.proof(jobs.get(0), Calibration.SMALLEST + 1).job());
        } else if (workload.result() == GroupResult.ROWS) {
            jobs.add(TrialInputs.join(workload, Calibration.SMALLEST).job());
        }
        return jobs;
    }
}
