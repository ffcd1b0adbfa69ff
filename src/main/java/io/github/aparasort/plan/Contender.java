package io.github.aparasort.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * One engine while it is being measured. It runs rounds: each goes through the sizes from the smallest upwards, one
 * size further than the round before. Code that is still cold so pays for small runs alone, and every size is measured
 * again when the code has warmed up. It is done when a round was no faster than those before.
 */
final class Contender {
    /** From one size to the next: what lies between is a line that bends little. */
    private static final int STEP = 4;
    /** Runs at each size in a round; and at the smallest, where a run warms up as much for less. */
    private static final int RUNS = 2;
    private static final int RUNS_OF_SMALLEST = 4;
    /** A time that falls by less than this share falls no more: noise alone makes a tenth. */
    private static final double STILL_FALLING = 0.9;
    /**
     * Elements before times that stay the same are believed: JDK 25 runs int sorts ten times slower than it will,
     * and evenly so, until it has seen 300,000 and compiled its vector code.
     */
    private static final int WARM_ELEMENTS = 400_000;

    private final String name;
    private final Trial trial;
    private final Budget budget;
    private final TrialThread thread;
    private final List<Point> points = new ArrayList<>();
    /** Processor time of the cheapest run at each size. */
    private final List<Long> costs = new ArrayList<>();
    private int sizes;
    private int rounds;
    private long elements;
    private boolean warm;
    private boolean done;
    private String failure = "";

    Contender(String name, Trial trial, Budget budget, TrialThread thread) {
        this.name = name;
        this.trial = trial;
        this.budget = budget;
        this.thread = thread;
        for (long n = Calibration.SMALLEST; n <= trial.largest(); n *= STEP) {
            sizes++;
        }
    }

    String name() {
        return name;
    }

    /** What is known so far: a single run at a size may be anything. */
    CostCurve result() {
        List<Point> sure = points.stream().filter(p -> p.runs() >= RUNS).toList();
        return new CostCurve(sure, trial.growth(), isHasty() ? CostCurve.Trust.HASTY : CostCurve.Trust.FULL);
    }

    /** Whether more runs might show other times. */
    boolean isHasty() {
        return failure.isEmpty() && !warm;
    }

    boolean isDone() {
        return done;
    }

    /** Why it cannot be measured, or an empty text. */
    String failure() {
        return failure;
    }

    /** Opens the engine; that is not charged. */
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

    /**
     * Measures all sizes so far and one more, as far as the allowance of processor time goes.
     *
     * @return whether it went as far as a single run
     */
    boolean round(long allowance) {
        long end = budget.spent() + allowance;
        int upTo = Math.min(sizes, ++rounds);
        boolean falls = false;
        boolean anyRun = false;
        int size = 0;
        while (size < upTo && !done && isWorthwhile(size, end)) {
            long before = size < points.size() ? points.get(size).nanos() : Long.MAX_VALUE;
            for (int run = size == 0 ? RUNS - RUNS_OF_SMALLEST : 0; run < RUNS && !done && fits(size, end); run++) {
                anyRun |= run(size);
            }
            falls |= size < points.size() && points.get(size).nanos() < STILL_FALLING * before;
            size++;
        }
        warm = !falls && elements >= WARM_ELEMENTS;
        boolean isAtTheTop = points.size() == sizes || !isWorthwhile(points.size(), end);
        done |= warm && isAtTheTop;
        return anyRun;
    }

    /** A new size that would take half of what is left would leave no room to measure it warm. */
    private boolean isWorthwhile(int size, long end) {
        return size < points.size() || size == 0 || STEP * costs.get(size - 1) <= (end - budget.spent()) / 2;
    }

    private boolean fits(int size, long end) {
        return size >= costs.size() || costs.get(size) <= end - budget.spent();
    }

    private boolean run(int size) {
        int n = Calibration.SMALLEST;
        for (int i = 0; i < size; i++) {
            n *= STEP;
        }
        int elementsOfRun = n;
        long begin = System.nanoTime();
        try {
            record(size, n, thread.call(() -> trial.run(elementsOfRun)));
            return true;
        } catch (Exception e) {
            budget.charge(System.nanoTime() - begin);
            if (size < points.size() || size == 0) {
                fail(e);
            } else {
                // Too much for it, or for the heap: smaller sizes have to tell.
                sizes = size;
            }
            return false;
        }
    }

    private void record(int size, int n, Trial.Run run) {
        budget.charge(run.cpuNanos());
        elements += n;
        if (size < points.size()) {
            points.set(size, points.get(size).and(run.nanos()));
            costs.set(size, Math.min(costs.get(size), run.cpuNanos()));
        } else {
            points.add(new Point(n, run.nanos(), 1));
            costs.add(run.cpuNanos());
        }
    }

    private void fail(Exception e) {
        Throwable cause = e instanceof java.util.concurrent.ExecutionException ? e.getCause() : e;
        failure = cause instanceof java.util.concurrent.TimeoutException ? "a trial did not come to an end"
                : cause.getMessage() == null ? cause.toString() : cause.getMessage();
        done = true;
    }
}
