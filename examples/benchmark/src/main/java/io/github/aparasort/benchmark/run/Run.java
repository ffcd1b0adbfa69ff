package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.report.Measured;
import io.github.aparasort.benchmark.report.PromiseTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.openjdk.jmh.runner.RunnerException;

/** Measures one case after the other; one that fails does not end the run. */
public final class Run {
    /** Start of a JVM, calibration, inputs and verification, in seconds: a guess. */
    private static final double SETUP_SECONDS = 4;
    private static final double SETUP_SECONDS_HERE = 0.3;

    private final Bench bench;
    private final Budget budget;
    private final boolean confirms;
    private final double setupSeconds;
    private final int forks;
    private final double limitSeconds;
    private final List<Measured> measured = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private final List<String> late = new ArrayList<>();

    /**
     * @param confirms whether what looks slower than promised is measured again, longer
     * @param forks JVMs per case, or 0 for this one
     * @param limitSeconds no case begins that would end later
     */
    public Run(Bench bench, Budget budget, boolean confirms, int forks, double limitSeconds) {
        this.bench = bench;
        this.budget = budget;
        this.confirms = confirms;
        this.forks = Math.max(1, forks);
        this.setupSeconds = forks == 0 ? SETUP_SECONDS_HERE : SETUP_SECONDS;
        this.limitSeconds = limitSeconds;
    }

    /**
     * @param after is told all that has been measured, after each case
     */
    public void measure(List<Plan.Step> steps, Consumer<List<Measured>> after) {
        Progress progress = new Progress(System.out, steps.size(), steps.stream().mapToDouble(this::guess).sum());
        for (Plan.Step step : steps) {
            double guess = guess(step);
            if (progress.seconds() + progress.pace() * guess > limitSeconds) {
                late.add(step.what() + " (" + step.vm() + ")");
                continue;
            }
            progress.begin(step.what(), step.vm());
            try {
                Measured one = bench.run(step.what(), step.vm(), budget);
                if (confirms && PromiseTable.isSuspect(one)) {
                    one = bench.run(step.what(), step.vm(), Budget.CONFIRM);
                }
                measured.add(one);
                after.accept(measured);
                progress.end(one, guess);
            } catch (RunnerException | IOException | RuntimeException e) {
                failures.add(step.what() + " (" + step.vm() + "): " + cause(e));
                progress.end("FAILED, " + cause(e), guess);
            }
        }
        late.forEach(what -> System.out.println("not measured for want of time: " + what));
    }

    private double guess(Plan.Step step) {
        return forks * (setupSeconds + budget.seconds(step.what()));
    }

    private static String cause(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }

    public List<Measured> measured() {
        return measured;
    }

    public List<String> failures() {
        return failures;
    }

    /** What would have ended beyond the limit. */
    public List<String> late() {
        return late;
    }
}
