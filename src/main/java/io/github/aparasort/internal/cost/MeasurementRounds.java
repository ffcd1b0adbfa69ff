package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures the engines for one kind of work, in turns, so that none eats the time of the others. */
public final class MeasurementRounds {
    /** What warming up may take of all: on a machine of 2026 with a cold JDK 25 it takes 0.7, for all engines. */
    private static final double WARM_UP_SHARE = 0.8;
    /** Some 0.2 s, in which HotSpot compiles what it has seen. */
    private static final int PAUSES_TO_COMPILE = 3;

    private final List<EngineMeasurement> contenders = new ArrayList<>();
    private final Budget budget;
    private final long pauseMillis;
    private long openNanos;
    private long cpuNanos;

    /** @param pauseMillis between rounds, in which the JIT compiler catches up and callers have the machine */
    MeasurementRounds(Map<String, Trial> trials, Budget budget, TrialThread thread, long pauseMillis) {
        this.budget = budget;
        this.pauseMillis = pauseMillis;
        trials.forEach((name, trial) -> contenders.add(new EngineMeasurement(name, trial, budget, thread)));
    }

    /** Opens the engines. */
    void open() {
        long begin = System.nanoTime();
        contenders.forEach(EngineMeasurement::open);
        openNanos = System.nanoTime() - begin;
    }

    /** Measures those that could be opened, with so much processor time. */
    void measure(long share) throws InterruptedException {
        long first = budget.spent();
        if (sound() > 1) {
            warmUp(share);
            measure(first, share);
        }
        cpuNanos += budget.spent() - first;
    }

    /** Measures once more, with so much processor time: by now the JIT compiler has come to an end. */
    void measureAgain(long share) throws InterruptedException {
        long first = budget.spent();
        contenders.forEach(EngineMeasurement::doubt);
        measure(first, share);
        cpuNanos += budget.spent() - first;
    }

    /** All of them first, so that the JIT compiler is done with them together; with most of the time at most. */
    private void warmUp(long share) throws InterruptedException {
        long end = budget.spent() + (long) (WARM_UP_SHARE * share);
        for (int i = 0; i < contenders.size(); i++) {
            contenders.get(i).warmUp((end - budget.spent()) / (contenders.size() - i));
        }
        Thread.sleep(PAUSES_TO_COMPILE * pauseMillis);
    }

    private void measure(long first, long share) throws InterruptedException {
        boolean goesOn = true;
        while (goesOn && sound() > 1) {
            List<EngineMeasurement> active = contenders.stream().filter(c -> !c.isDone()).toList();
            goesOn = false;
            for (int i = 0; i < active.size(); i++) {
                goesOn |= active.get(i).round((first + share - budget.spent()) / (active.size() - i));
            }
            Thread.sleep(goesOn ? pauseMillis : 0);
        }
    }

    /** One engine alone is no choice. */
    private long sound() {
        return contenders.stream().filter(c -> c.failure().isEmpty()).count();
    }

    /** Whether there was too little processor time. */
    boolean isHasty() {
        return sound() > 1 && contenders.stream().anyMatch(EngineMeasurement::isHasty);
    }

    /** What each engine costs, nothing for those that failed. */
    Map<String, CostCurve> results() {
        Map<String, CostCurve> results = new LinkedHashMap<>();
        contenders.forEach(c -> results.put(c.name(), c.result()));
        return results;
    }

    /** Why an engine could not be opened or measured, or an empty text. */
    String failure(String engine) {
        return contenders.stream().filter(c -> c.name().equals(engine)).map(EngineMeasurement::failure).findFirst().orElse("");
    }

    /** Time that went into opening devices and building kernels. */
    long openNanos() {
        return openNanos;
    }

    /** Processor time that was charged. */
    long cpuNanos() {
        return cpuNanos;
    }
}
