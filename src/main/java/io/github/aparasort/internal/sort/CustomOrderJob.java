package io.github.aparasort.internal.sort;

import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.CustomCodeJob;
import io.github.aparasort.internal.engine.EngineSelector;
import java.util.List;

/** One sort by an order of the caller's own. */
public abstract class CustomOrderJob extends CustomCodeJob {
    /** Whether values travel with the keys. */
    public final boolean carries;

    CustomOrderJob(String operation, Class<?> type, SortWorkload kind, int n, boolean carries) {
        super(operation, type, kind, n);
        this.carries = carries;
    }

    @Override
    public final boolean carries() {
        return carries;
    }

    @Override
    public final String remedy() {
        return "Target.AUTO falls back to the CPU, which leaves the same elements in some order whatever the caller's "
                + "own order says";
    }

    @Override
    public final String complaint() {
        return "what came back is not the input in this order, which may be no strict weak order, or not come out on "
                + "the device as in Java";
    }

    @Override
    public final List<ComputeDevice> candidates(EngineSelector choice) {
        return algorithm == SortAlgorithm.AUTO ? choice.candidatesForOrder(work, n)
                : choice.candidates(work, n, SortAlgorithm.MERGESORT, this::shareOfJdk);
    }
}
