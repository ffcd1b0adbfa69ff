package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Measures the engines for one kind of work, in turns, so that no engine uses up the time of the others. */
public final class MeasurementRounds {
    /** The share of all time for warming up. On a machine of 2026 with a cold JDK 25 it takes 0.7, for all engines. */
    private static final double WARM_UP_SHARE = 0.8;
    /** About 0.2 s, in which HotSpot compiles the code that has run. */
    private static final int PAUSES_TO_COMPILE = 3;

    private final List<EngineMeasurement> engines = new ArrayList<>();
    private final ProcessorBudget budget;
    private final long pauseMillis;
    private long openNanos;
    private long cpuNanos;

    /** @param pauseMillis between rounds, in which the JIT compiler finishes its work and callers have the machine */
    MeasurementRounds(Map<String, Trial> trials, ProcessorBudget budget, TrialThread thread, long pauseMillis) {
        this.budget = budget;
        this.pauseMillis = pauseMillis;
        trials.forEach((name, trial) -> engines.add(new EngineMeasurement(name, trial, budget, thread)));
    }

    /**
     * Opens the engines, the first one last: nobody waits for it, because it is always open.
     *
     * @param opened gets the name of each engine as soon as it is open
     */
    void open(Consumer<String> opened) {
        long begin = System.nanoTime();
        for (int i = 1; i <= engines.size(); i++) {
            EngineMeasurement engine = engines.get(i % engines.size());
            engine.open();
            if (engine.failure().isEmpty()) {
                opened.accept(engine.name());
            }
        }
        openNanos = System.nanoTime() - begin;
    }

    /** Measures the engines that could be opened, with this much processor time. */
    void measure(long share) throws InterruptedException {
        long first = budget.spent();
        if (countUsable() > 1) {
            warmUp(share);
            measure(first, share);
        }
        cpuNanos += budget.spent() - first;
    }

    /** Measures once more, with this much processor time: by now the JIT compiler is done. */
    void measureAgain(long share) throws InterruptedException {
        long first = budget.spent();
        engines.forEach(EngineMeasurement::recheckSettled);
        measure(first, share);
        cpuNanos += budget.spent() - first;
    }

    /**
     * Warms up all engines before the first round, so that the JIT compiler handles them together. This takes a bounded
     * share of the time.
     */
    private void warmUp(long share) throws InterruptedException {
        long end = budget.spent() + (long) (WARM_UP_SHARE * share);
        for (int i = 0; i < engines.size(); i++) {
            engines.get(i).warmUp((end - budget.spent()) / (engines.size() - i));
        }
        Thread.sleep(PAUSES_TO_COMPILE * pauseMillis);
    }

    private void measure(long first, long share) throws InterruptedException {
        boolean goesOn = true;
        while (goesOn && countUsable() > 1) {
            List<EngineMeasurement> active = engines.stream().filter(c -> !c.isDone()).toList();
            goesOn = false;
            for (int i = 0; i < active.size(); i++) {
                goesOn |= active.get(i).round((first + share - budget.spent()) / (active.size() - i));
            }
            Thread.sleep(goesOn ? pauseMillis : 0);
        }
    }

    /** The number of engines that can be measured. With a single one there is no choice to make. */
    private long countUsable() {
        return engines.stream().filter(c -> c.failure().isEmpty()).count();
    }

    /** Whether the processor time was too short. */
    boolean isHasty() {
        return countUsable() > 1 && engines.stream().anyMatch(EngineMeasurement::isHasty);
    }

    /** What each engine costs; an empty curve for each engine that failed. */
    Map<String, CostCurve> results() {
        Map<String, CostCurve> results = new LinkedHashMap<>();
        engines.forEach(c -> results.put(c.name(), c.result()));
        return results;
    }

    /** Why an engine could not be opened or measured, or an empty text. */
    String failure(String engine) {
        return engines.stream().filter(c -> c.name().equals(engine)).map(EngineMeasurement::failure).findFirst()
                .orElse("");
    }

    /** The time spent on opening devices and building kernels. */
    long openNanos() {
        return openNanos;
    }

    /** Processor time that was charged. */
    long cpuNanos() {
        return cpuNanos;
    }
}
