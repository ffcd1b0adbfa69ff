package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.JoinSource;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanKernelSource;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.SortKernelSource;
import io.github.aparasort.internal.sort.SortOptions;
import io.github.aparasort.internal.sort.SortWorkload;

/** Generated input for the work of all families. */
public final class TrialInputs {
    private TrialInputs() {
    }

    /** Random input, different each time. */
    public static TrialInput random(Workload workload, int n) {
        return workload instanceof SortWorkload sort ? new SortTrialInput(sort.kind(), n).shuffle()
                : workload instanceof ScanWorkload scan ? ofType(scan.type(), scan, n, false)
                : ofKeys((KeyedWorkload) workload, n, false);
    }

    /**
     * Input with ties, extremes and borders, always the same for the same n, which shows whether a kernel is right.
     * Null if there is none: then only its results are verified. Code of the caller must not see elements that are not
     * the caller's.
     */
    public static TrialInput proof(KernelSource source, int n) {
        if (source instanceof SortKernelSource sort) {
            return new SortTrialInput(sort.kind(), n).harden()
                    .using(new SortOptions(sort.form().algorithm(), sort.network()));
        }
        if (source instanceof ScanKernelSource scan) {
            // The sizes of a proof are odd and even, so that both are proved.
            return scan.custom() ? null : ofType(scan.type(),
                    n % 2 == 0 ? ScanWorkload.reduce(scan.type()) : ScanWorkload.scan(scan.type()), n, true);
        }
        if (source instanceof JoinSource joins) {
            return join(joins, n);
        }
        return source instanceof KeyedWorkload work ? ofKeys(work, n, true) : null;
    }

    /** Columns to join, of n elements together. */
    static TrialInput join(JoinSource joins, int n) {
        return joins == JoinSource.INTS ? new IntJoinTrialInput(n) : new LongJoinTrialInput(n);
    }

    /** @param hard whether it is to be a proof; otherwise random */
    private static TrialInput ofKeys(KeyedWorkload work, int n, boolean hard) {
        KeyKind kind = work.kind();
        return work instanceof MergeWorkload merge ? new MergeTrialInput(merge, n, hard)
                : work instanceof MergeAllWorkload ? new MergeAllTrialInput(kind, n, hard)
                : work instanceof SetWorkload ? new SetTrialInput(kind, n, hard)
                : work instanceof LoadBalanceWorkload ? new LoadBalanceTrialInput(n, hard)
                : ofType(kind.type(), work, n, hard);
    }

    private static TrialInput ofType(Class<?> type, Workload work, int n, boolean hard) {
        return type == int.class ? IntTrialInputs.of(work, n, hard)
                : type == long.class ? LongTrialInputs.of(work, n, hard)
                : type == float.class ? FloatTrialInputs.of(work, n, hard) : DoubleTrialInputs.of(work, n, hard);
    }
}
