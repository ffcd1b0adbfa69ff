package io.github.aparasort.internal.cost;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;

/**
 * The measurement of one engine. It runs rounds. Each round goes through the sizes from the smallest upwards, one size
 * further than the round before. So only small runs are made with cold code, and every size is measured again when the
 * code has warmed up. The measurement is complete when a round was no faster than those before.
 */
public final class EngineMeasurement {
    /** Runs at a new size, and in the round after that. Later, a single run shows whether anything changed. */
    private static final int RUNS = 2;
    private static final int ROUNDS_OF_RUNS = 2;
    /** Runs of the smallest size in the first round: the cheapest way to warm up code. */
    private static final int FIRST_RUNS = 4;
    /** A time that falls by a smaller share counts as settled: noise alone makes a tenth. */
    private static final double STILL_FALLING = 0.9;
    /**
     * Elements to process before stable times are trusted, if there is no warm-up. Until JDK 25 has seen 300,000 and
     * has compiled its vector code, it sorts ints ten times slower than later, with stable times.
     */
    private static final int WARM_ELEMENTS = 400_000;

    private final String name;
    private final Trial trial;
    private final ProcessorBudget budget;
    private final TrialThread thread;
    /** The time of the best run at each size, and the processor time of the cheapest one. */
    private final CostCurve times = new CostCurve();
    private final CostCurve costs = new CostCurve(List.of(), Growth.LINEAR, CostCurve.Trust.HASTY);
    private final int[] sizes;
    /** The largest size that the engine can do, as far as is known. */
    private int reach;
    private int rounds;
    private long elements;
    /** Whether the warm-up was completed. */
    private boolean warmedUp;
    private boolean warm;
    private boolean done;
    private String failure = "";

    EngineMeasurement(String name, Trial trial, ProcessorBudget budget, TrialThread thread) {
        this.name = name;
        this.trial = trial;
        this.budget = budget;
        this.thread = thread;
        this.sizes = trial.sizes();
        this.reach = sizes.length;
    }

    String name() {
        return name;
    }

    /** What is known so far. Sizes with a single run are left out, because one run may have any time. */
    CostCurve result() {
        List<Point> sure = times.points().stream().filter(p -> p.runs() >= RUNS).toList();
        return new CostCurve(sure, trial.growth(), isHasty() ? CostCurve.Trust.HASTY : CostCurve.Trust.FULL);
    }

    private boolean mayBeCold() {
        return !warmedUp && elements < WARM_ELEMENTS;
    }

    /** Whether more runs might give other times. */
    boolean isHasty() {
        return failure.isEmpty() && !warm;
    }

    boolean isDone() {
        return done;
    }

    /** Why the engine cannot be measured, or an empty text. */
    String failure() {
        return failure;
    }

    /** Opens the engine. This is not charged. */
    void open() {
        try {
            thread.call(() -> {
                trial.open();
                return null;
            });
        } catch (Exception e) {
            fail(e);
        }
    }

    /** Warms up the engine's code, with at most this much processor time. */
    void warmUp(long allowance) {
        if (done || allowance <= 0) {
            return;
        }
        try {
            long cpuNanos = thread.call(() -> trial.warmUp(allowance));
            budget.charge(Math.max(0, cpuNanos));
            warmedUp = cpuNanos != Trial.COLD && cpuNanos < allowance;
        } catch (Exception e) {
            fail(e);
        }
    }

    /** Re-measures times that had settled; the JIT compiler may still have been compiling. */
    void recheckSettled() {
        done = !failure.isEmpty();
    }

    /**
     * Measures all sizes so far and one more, as far as the allowance of processor time permits.
     *
     * @return whether it made at least one run
     */
    boolean round(long allowance) {
        long end = budget.spent() + allowance;
        int upTo = Math.min(reach, ++rounds);
        boolean falls = false;
        boolean anyRun = false;
        for (int size = 0; size < upTo && !done && isWorthwhile(size, end); size++) {
            long before = size < measured() ? times.points().get(size).nanos() : Long.MAX_VALUE;
            for (int run = 0; run < runs(size) && !done && fits(size, end); run++) {
                anyRun |= run(size, end);
            }
            falls |= size < measured() && times.points().get(size).nanos() < STILL_FALLING * before;
        }
        warm = !falls && !mayBeCold();
        done |= warm && (measured() >= reach || !isWorthwhile(measured(), end));
        return anyRun;
    }

    /** The number of sizes with any run. */
    private int measured() {
        return times.points().size();
    }

    private int runs(int size) {
        return rounds == 1 ? FIRST_RUNS : rounds - size <= ROUNDS_OF_RUNS ? RUNS : 1;
    }

    /** A new size that would take half of the rest would leave no time to measure it warm. */
    private boolean isWorthwhile(int size, long end) {
        return size < measured() || size == 0 || costs.estimate(sizes[size]) <= (end - budget.spent()) / 2;
    }

    private boolean fits(int size, long end) {
        return size >= measured() || costs.points().get(size).nanos() <= end - budget.spent();
    }

    private boolean run(int size, long end) {
        long begin = System.nanoTime();
        try {
            record(size, thread.call(() -> trial.run(sizes[size])));
            return true;
        } catch (Exception e) {
            // What the trial did until now is unknown. It is charged at most its own allowance.
            budget.charge(Math.max(0, Math.min(System.nanoTime() - begin, end - budget.spent())));
            if (size < measured() || size == 0) {
                fail(e);
            } else {
                // This size is too large for the engine or the heap. Smaller sizes must be enough.
                reach = size;
            }
            return false;
        }
    }

    private void record(int size, Trial.Run run) {
        int n = sizes[size];
        budget.charge(run.cpuNanos());
        elements += n;
        times.add(n, run.nanos());
        costs.add(n, run.cpuNanos());
    }

    private void fail(Exception e) {
        Throwable cause = e instanceof ExecutionException ? e.getCause() : e;
        failure = cause instanceof TimeoutException ? "a trial did not end"
                : cause.getMessage() == null ? cause.toString() : cause.getMessage();
        done = true;
    }
}
