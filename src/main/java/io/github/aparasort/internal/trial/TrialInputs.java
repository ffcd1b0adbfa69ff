package io.github.aparasort.internal.trial;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.TrialKeys;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.group.JoinJob;
import io.github.aparasort.internal.merge.DoubleMergeAllJob;
import io.github.aparasort.internal.merge.DoubleMergeJob;
import io.github.aparasort.internal.merge.FloatMergeAllJob;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.IntMergeAllJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.LongMergeAllJob;
import io.github.aparasort.internal.merge.LongMergeJob;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.search.LoadBalanceWorkload;
import io.github.aparasort.internal.set.SetWorkload;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import java.lang.reflect.Array;
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
                : workload instanceof ScanWorkload scan ? ofType(scan.type(), scan, n, false)
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
            return ofType(scan.type(), n % 2 == 0 ? ScanWorkload.reduce(scan.type()) : ScanWorkload.scan(scan.type()),
                    n, true);
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
        KeyKind kind = work.kind();
        return work instanceof MergeWorkload merge ? merge(merge, n, hard)
                : work instanceof MergeAllWorkload ? mergeAll(kind, n, hard)
                : work instanceof SetWorkload ? new SetTrialInput(kind, n, hard)
                : work instanceof LoadBalanceWorkload ? segments(n, hard)
                : ofType(kind.type(), work, n, hard);
    }

    private static TrialInput ofType(Class<?> type, Workload work, int n, boolean hard) {
        return type == int.class ? IntTrialInputs.of(work, n, hard)
                : type == long.class ? LongTrialInputs.of(work, n, hard)
                : type == float.class ? FloatTrialInputs.of(work, n, hard) : DoubleTrialInputs.of(work, n, hard);
    }

    /** Two sorted arrays for a merge. */
    private static TrialInput merge(MergeWorkload work, int n, boolean hard) {
        TrialKeys.Two keys = TrialKeys.two(work.kind(), n, hard, Integer.MAX_VALUE);
        Object a = keys.a();
        Object b = keys.b();
        Object out = Array.newInstance(work.kind().type(), n);
        int[] origins = work.kind().isPairs() ? new int[n] : null;
        Runnable nothing = () -> { };
        return TrialInput.<Job>of(() -> switch (work.kind()) {
            case INT, INT_PAIRS -> new IntMergeJob(work, (int[]) a, (int[]) b, (int[]) out, origins, nothing);
            case LONG, LONG_PAIRS -> new LongMergeJob(work, (long[]) a, (long[]) b, (long[]) out, origins, nothing);
            case FLOAT, FLOAT_PAIRS ->
                    new FloatMergeJob(work, (float[]) a, (float[]) b, (float[]) out, origins, nothing);
            case DOUBLE, DOUBLE_PAIRS ->
                    new DoubleMergeJob(work, (double[]) a, (double[]) b, (double[]) out, origins, nothing);
        }, job -> new Object[] {out, origins});
    }

    /** Sorted arrays for a merge of all of them. */
    private static TrialInput mergeAll(KeyKind kind, int n, boolean hard) {
        int pairs = MergeAllWorkload.LISTS / 2;
        Object lists = Array.newInstance(kind.type().arrayType(), MergeAllWorkload.LISTS);
        int[] begins = new int[MergeAllWorkload.LISTS + 1];
        for (int pair = 0; pair < pairs; pair++) {
            // Of different lengths in a proof: one array taken for the other must show.
            long parts = hard ? pairs * (pairs + 1L) : pairs;
            int begin = (int) (n * (hard ? pair * (pair + 1L) : pair) / parts);
            int end = (int) (n * (hard ? (pair + 1L) * (pair + 2) : pair + 1) / parts);
            TrialKeys.Two two = TrialKeys.two(kind, end - begin, hard, Integer.MAX_VALUE);
            Array.set(lists, 2 * pair, two.a());
            Array.set(lists, 2 * pair + 1, two.b());
            begins[2 * pair + 1] = begin + Array.getLength(two.a());
            begins[2 * pair + 2] = end;
        }
        Object out = Array.newInstance(kind.type(), n);
        return TrialInput.<Job>of(() -> switch (kind) {
            case LONG -> new LongMergeAllJob((long[][]) lists, begins, (long[]) out);
            case FLOAT -> new FloatMergeAllJob((float[][]) lists, begins, (float[]) out);
            case DOUBLE -> new DoubleMergeAllJob((double[][]) lists, begins, (double[]) out);
            default -> new IntMergeAllJob((int[][]) lists, begins, (int[]) out);
        }, job -> new Object[] {out});
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
