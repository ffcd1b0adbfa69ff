package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.group.JoinJob;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.search.LoadBalanceWorkload;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.SplittableRandom;

/** Generated input for the work of all families. */
public final class TrialInputs {
    private static final long SEED = 0x10adba1;
    /** Elements of a segment to find for each, on average. */
    private static final int AVERAGE = 4;

    private TrialInputs() {
    }

    /** Random input, different each time. */
    public static TrialInput random(Workload workload, int n) {
        return workload instanceof SortWorkload sort ? new SortTrialInput(sort.kind(), n).shuffle()
                : ofKeys((KeyedWorkload) workload, n, false);
    }

    /**
     * Input with ties, extremes and borders, always the same for the same n, for work of the same kind as a job's: it
     * shows whether a device does it right.
     */
    static TrialInput proof(Job job, int n) {
        if (job instanceof SortJob sort) {
            return new SortTrialInput(sort.kind(), n).harden().using(sort.options());
        }
        if (job.workload instanceof ScanWorkload scan) {
            // The sizes of a proof are odd and even, so that both are proved.
            return ofKeys(n % 2 == 0 ? ScanWorkload.reduce(scan.kind()) : ScanWorkload.scan(scan.kind()), n, true);
        }
        return job instanceof JoinJob ? join((GroupWorkload) job.workload, n)
                : ofKeys((KeyedWorkload) job.workload, n, true);
    }

    /** Columns to join, of n elements together. */
    static TrialInput join(GroupWorkload rows, int n) {
        Class<?> type = rows.kind().type();
        return type == int.class ? IntTrialInputs.columns(n)
                : type == long.class ? LongTrialInputs.columns(n)
                : type == float.class ? FloatTrialInputs.columns(n) : DoubleTrialInputs.columns(n);
    }

    /** @param hard whether it is to be a proof; otherwise random */
    private static TrialInput ofKeys(KeyedWorkload work, int n, boolean hard) {
        Class<?> type = work.kind().type();
        return work instanceof LoadBalanceWorkload ? segments(n, hard)
                : type == int.class ? IntTrialInputs.of(work, n, hard)
                : type == long.class ? LongTrialInputs.of(work, n, hard)
                : type == float.class ? FloatTrialInputs.of(work, n, hard) : DoubleTrialInputs.of(work, n, hard);
    }

    /** Segments, short ones and empty ones; in a proof a large one, and many that are empty. */
    private static TrialInput segments(int n, boolean hard) {
        SplittableRandom random = hard ? new SplittableRandom(SEED + n) : new SplittableRandom();
        int segments = hard ? n + 1 : n / AVERAGE + 1;
        // Sorted by their making: in a proof the first half of the elements are in one segment.
        int[] offsets = new int[segments + 1];
        for (int i = 1; i < segments; i++) {
            int expected = (int) ((long) n * i / segments);
            offsets[i] = Math.max(offsets[i - 1], hard && i < segments / 2 ? 0
                    : Math.min(n, expected + random.nextInt(2 * AVERAGE)));
        }
        offsets[segments] = n;
        int[] owners = new int[n];
        return TrialInput.of(() -> new LoadBalanceJob(Operation.LOAD_BALANCE, offsets, owners),
                job -> new Object[] {owners});
    }
}
