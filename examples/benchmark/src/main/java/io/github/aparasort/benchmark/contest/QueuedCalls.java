package io.github.aparasort.benchmark.contest;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contender.ResidentCalls;
import io.github.aparasort.benchmark.contender.Work;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Times an operation on resident arrays. Many calls are queued one after the other, and one more call waits for them.
 * So the time of a call is what the device takes for it, or what the host takes to queue it, if that is more.
 */
public final class QueuedCalls {
    private static final long SEED = 20130719;
    private static final long ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(60);
    private static final int FEWEST = 2;
    private static final int MOST = 1000;
    private static final int WARM_UPS = 3;

    private QueuedCalls() {
    }

    /**
     * The median of some rounds, each the mean of many calls, after a result was verified.
     *
     * @param contender names the context in messages
     * @return nanoseconds of a call, without the copy of the input that an operation in place works on
     */
    public static double nanos(Gpu gpu, Contender contender, Operation operation, KeyType type, int n, int rounds) {
        Case what = new Case(operation, type, distribution(operation), n, List.of(contender));
        Work work = Inputs.of(what, SEED);
        Verifier verifier = new Verifier(what, work);
        ResidentCalls calls = new ResidentCalls(gpu, operation);
        try {
            calls.load(work);
            verifier.check(contender, calls, work);
            double nanos = median(calls, () -> calls.run(work), rounds);
            return calls.copies() ? Math.max(0, nanos - median(calls, calls::runCopy, rounds)) : nanos;
        } finally {
            calls.release();
        }
    }

    /** Sums and counts by key have ten rows a group; others as different keys as there are. */
    public static Distribution distribution(Operation operation) {
        return operation == Operation.SUM_BY_KEY || operation == Operation.COUNTS ? Distribution.TENTH_VALUES
                : Distribution.UNIFORM;
    }

    private static double median(ResidentCalls calls, Runnable call, int rounds) {
        for (int i = 0; i < WARM_UPS; i++) {
            call.run();
        }
        calls.await();
        long one = nanos(calls, call, FEWEST) / FEWEST;
        int many = (int) Math.min(MOST, Math.max(FEWEST, ROUND_NANOS / Math.max(1, one)));
        double[] nanos = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            nanos[round] = (double) nanos(calls, call, many) / many;
        }
        Arrays.sort(nanos);
        return nanos[rounds / 2];
    }

    private static long nanos(ResidentCalls calls, Runnable call, int many) {
        long begin = System.nanoTime();
        for (int i = 0; i < many; i++) {
            call.run();
        }
        calls.await();
        return System.nanoTime() - begin;
    }
}
