package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.step.ColumnCounts;
import io.github.aparasort.internal.step.HostCall;

/** Finds the segment of each element, by offsets that ascend from 0 to the number of elements. */
public final class LoadBalanceJob extends Job {
    /** Segments are ints, so there is one kind. */
    public static final Workload WORKLOAD = new Workload("loadBalance", KeyKind.INT, null).ofLoops();

    private final int[] offsets;
    private final int[] owners;

    /**
     * @param operation what the caller called
     * @param offsets one more than there are segments
     * @param owners a new array, for the result
     */
    public LoadBalanceJob(Operation operation, int[] offsets, int[] owners) {
        super(operation, int.class, WORKLOAD, owners.length);
        this.offsets = offsets;
        this.owners = owners;
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column begins = call.send(offsets);
        call.receive(call.steps(work -> ColumnCounts.loadBalance(work, begins, n)), owners, 0);
    }

    @Override
    public void runPlain() {
        LoadBalance.assign(offsets, owners);
    }
}
