package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.CustomCodeJob;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.Workload;
import java.util.List;

/**
 * One reduction or scan by an operator of the caller's own. What that costs is found out by asking it for the first
 * elements; a GPU is never chosen, only demanded.
 */
public abstract class CustomOperatorJob extends CustomCodeJob {
    /** One element in so many is combined once more to time the operator, and so many at most. */
    private static final int TIMED_ONE_IN = 64;
    private static final int TIMED = 4096;
    /** What the passes of JTP cost, whatever they do. */
    private static final long LAUNCH_NANOS = 200_000;
    /** JTP has to be expected to take less than this share of the time, for the processors may have other work. */
    private static final double MARGIN = 0.8;

    CustomOperatorJob(String operation, Class<?> type, Workload work, int n) {
        super(operation, type, work, n);
    }

    /** Combines the first elements, so many. */
    abstract void combineFirst(int count);

    @Override
    public final List<ComputeDevice> candidates(EngineSelector choice) {
        if (choice.target() != Target.AUTO || choice.demandsOpenCl()) {
            return choice.candidates(work, n, algorithm, this::shareOfJdk);
        }
        int processors = Runtime.getRuntime().availableProcessors();
        if (processors == 1 || choice.isTooSmall(n)) {
            return List.of();
        }
        if (!Discovery.isDone()) {
            Discovery.start();
            return List.of();
        }
        return isWorthSharing(processors)
                ? choice.considered().stream().filter(device -> !device.isOpenCl()).toList() : List.of();
    }

    private boolean isWorthSharing(int processors) {
        int count = Math.min(TIMED, n / TIMED_ONE_IN);
        long begin = System.nanoTime();
        combineFirst(count);
        double alone = (double) (System.nanoTime() - begin) / count * n;
        return LAUNCH_NANOS + alone * shareOfEach(processors) < MARGIN * alone;
    }

    /** The share of the combinations of one processor that each of several makes. */
    abstract double shareOfEach(int processors);

    @Override
    public final String remedy() {
        return "Target.AUTO leaves an operator of the caller's own to the CPU";
    }

    @Override
    public final String complaint() {
        return "what came back does not follow from the input by this operator, which may not be associative, have "
                + "another identity, or not come out on the device as in Java";
    }
}
