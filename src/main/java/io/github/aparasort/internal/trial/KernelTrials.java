package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.DeviceCalls;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Proofs;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.group.JoinJob;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Work of all families on generated input: proves their kernels, and shows what engines take. */
public final class KernelTrials implements Proofs {
    /** As many elements as a tile of the mergesort has. */
    private static final int OF_TILE = TileKernel.MERGE_VT * TileKernel.NT;
    private static final long SEED = 0x10adba1;
    /** Elements of a segment to find for each, on average. */
    private static final int AVERAGE = 4;
    private static final KernelTrials ALL = new KernelTrials();

    private KernelTrials() {
    }

    /**
     * Makes a context.
     *
     * @param only the one device to use, or null where the target decides
     */
    public static Dispatcher dispatcher(Target target, ComputeDevice only) {
        return dispatcher(target, only, Calibration.shared());
    }

    /** For tests: with its own measurements. */
    public static Dispatcher dispatcher(Target target, ComputeDevice only, Calibration calibration) {
        return new Dispatcher(target, only, calibration, ALL);
    }

    /** For tests: with its own kernels of JTP too. */
    public static Dispatcher dispatcher(Target target, ComputeDevice only, Calibration calibration,
            DeviceCalls.RakeMaker rakes) {
        return new Dispatcher(target, only, calibration, ALL, rakes);
    }

    /**
     * On several tiles; scans on so many that no single group does them. One number of elements is even and the other
     * one odd: input differs in that.
     */
    @Override
    public String prove(Job job, OnDevice device) throws DeviceFault {
        for (int tiles : new int[] {2, job.workload.family().equals("scan") ? 15 : 5}) {
            int n = tiles * OF_TILE + 3 * tiles - 4;
            TrialInput expected = proof(job, n);
            TrialInput found = proof(job, n);
            expected.job().runPlain();
            device.run(found.job());
            if (!expected.hasSameResult(found)) {
                return String.format(Locale.ROOT, "a trial with %,d elements came out wrong", n);
            }
        }
        return null;
    }

    /**
     * Input with ties, extremes and borders, always the same for the same n, for work of the same kind as a job's: it
     * shows whether a device does it right.
     */
    private static TrialInput proof(Job job, int n) {
        if (job instanceof SortJob sort) {
            return SortTrialInputs.proof(sort.kind(), n, sort.options());
        }
        if (job instanceof JoinJob) {
            return join(job.workload.kind().type(), n);
        }
        return switch (job.workload.family()) {
            // The sizes of a proof are odd and even, so that both are proved.
            case "scan", "reduce" -> ofKeys(n % 2 == 0 ? ScanWorkload.reduce(job.workload.kind())
                    : ScanWorkload.scan(job.workload.kind()), n, true);
            default -> ofKeys(job.workload, n, true);
        };
    }

    /** Joins go where rows are found by groups, and ints are folded as longs or as ints. */
    @Override
    public List<Job> jobs(Workload workload) {
        Job job = random(workload, Calibration.SMALLEST);
        if (!(workload instanceof GroupWorkload groups)) {
            return List.of(job);
        }
        return switch (groups.result()) {
            case COUNTS -> List.of(job);
            case SUMS -> List.of(job, proof(job, Calibration.SMALLEST + 1).job());
            case ROWS -> List.of(job, join(groups.kind().type(), Calibration.SMALLEST).job());
        };
    }

    @Override
    public Job random(Workload workload, int n) {
        return (workload instanceof SortWorkload sort ? SortTrialInputs.random(sort.sortKind(), n)
                : ofKeys(workload, n, false)).job();
    }

    /** Columns to join, of n elements together. */
    private static TrialInput join(Class<?> type, int n) {
        return type == int.class ? IntTrialInputs.columns(n)
                : type == long.class ? LongTrialInputs.columns(n)
                : type == float.class ? FloatTrialInputs.columns(n) : DoubleTrialInputs.columns(n);
    }

    private static TrialInput ofKeys(Workload work, int n, boolean proof) {
        Class<?> type = work.kind().type();
        return work.equals(LoadBalanceJob.WORKLOAD) ? segments(n, proof)
                : type == int.class ? IntTrialInputs.of(work, n, proof)
                : type == long.class ? LongTrialInputs.of(work, n, proof)
                : type == float.class ? FloatTrialInputs.of(work, n, proof) : DoubleTrialInputs.of(work, n, proof);
    }

    /** Segments, short ones and empty ones; in a proof a large one, and many that are empty. */
    private static TrialInput segments(int n, boolean proof) {
        SplittableRandom random = proof ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int segments = proof ? n + 1 : n / AVERAGE + 1;
        // Sorted by their making: in a proof the first half of the elements are in one segment.
        int[] offsets = new int[segments + 1];
        for (int i = 1; i < segments; i++) {
            int expected = (int) ((long) n * i / segments);
            offsets[i] = Math.max(offsets[i - 1], proof && i < segments / 2 ? 0
                    : Math.min(n, expected + random.nextInt(2 * AVERAGE)));
        }
        offsets[segments] = n;
        int[] owners = new int[n];
        return TrialInput.of(new LoadBalanceJob(Operation.LOAD_BALANCE, offsets, owners),
                job -> new Object[] {owners});
    }
}
