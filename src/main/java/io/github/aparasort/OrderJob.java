package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import java.util.List;

/** One sort by an order of the caller's own. */
abstract class OrderJob extends OwnCodeJob {
    /** Whether values travel with the keys. */
    final boolean carries;

    OrderJob(String operation, Class<?> type, SortKind kind, int n, boolean carries) {
        super(operation, type, kind, n);
        this.carries = carries;
    }

    @Override
    final boolean carries() {
        return carries;
    }

    @Override
    final String remedy() {
        return "Target.AUTO falls back to the CPU, which leaves the same elements in some order whatever the caller's "
                + "own order says";
    }

    @Override
    public final String complaint() {
        return "what came back is not the input in this order, which may be no strict weak order, or not come out on "
                + "the device as in Java";
    }

    @Override
    final List<ComputeDevice> candidates(Choice choice) {
        return algorithm == SortAlgorithm.AUTO ? choice.candidatesForOrder(work, n)
                : choice.candidates(work, n, SortAlgorithm.MERGESORT, this::shareOfJdk);
    }
}
