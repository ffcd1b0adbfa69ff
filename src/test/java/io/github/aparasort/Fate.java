package io.github.aparasort;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What befalls the workers of a planted kernel, which ask at every step. Steps are counted within one run of a worker,
 * that is, within a pass and a rake. What the host does with a kernel's keys, before and after, does not count.
 */
final class Fate {
    /** Before a key is loaded from home, stored there, and after a key was written to scratch and to home. */
    enum Step { LOAD, STORE, TO_SCRATCH, TO_HOME }

    /** A place in a sort: the k-th step of a kind, from 1 on, in a pass of a rake. */
    record Moment(int pass, int rake, Step step, int k) {
    }

    /** Where a thread is, as far as it is a worker. */
    private static final class Run {
        final int pass;
        final int rake;
        final int[] steps = new int[Step.values().length];
        boolean rested;

        Run(int pass, int rake) {
            this.pass = pass;
            this.rake = rake;
        }
    }

    /** Steps that others take before they rest: they are in the midst of it then. */
    private static final int MIDST = 10;

    private final ThreadLocal<Run> runs = new ThreadLocal<>();
    private final Map<Moment, Integer> counts = new ConcurrentHashMap<>();
    private final AtomicInteger running = new AtomicInteger();
    private volatile Moment moment;
    private volatile Runnable deed;
    private volatile int restMillis;
    private volatile boolean over;
    private volatile boolean late;
    private volatile boolean met;
    private volatile int room = Integer.MAX_VALUE;

    /** What is done at a moment, mostly to throw something. */
    Fate at(Moment when, Runnable what) {
        deed = what;
        moment = when;
        return this;
    }

    /** Workers other than the one that the moment is for rest so long in the midst of that pass. */
    Fate othersRest(int millis) {
        restMillis = millis;
        return this;
    }

    /** There is no memory for more elements than these. */
    Fate withRoomFor(int elements) {
        room = elements;
        return this;
    }

    /** How many steps of each kind each run took; {@code k} is 0 in these moments. */
    Map<Moment, Integer> counts() {
        return counts;
    }

    boolean wasMet() {
        return met;
    }

    int running() {
        return running.get();
    }

    /** From now on no worker has any business. */
    void end() {
        over = true;
    }

    boolean someoneWasLate() {
        return late;
    }

    // ---- what kernels say

    void enter(int pass, int rake) {
        late |= over;
        running.incrementAndGet();
        runs.set(new Run(pass, rake));
    }

    void leave() {
        Run run = runs.get();
        runs.remove();
        for (Step step : Step.values()) {
            if (run.steps[step.ordinal()] > 0) {
                counts.put(new Moment(run.pass, run.rake, step, 0), run.steps[step.ordinal()]);
            }
        }
        running.decrementAndGet();
    }

    void at(Step step) {
        Run run = runs.get();
        if (run == null) {
            return;
        }
        late |= over;
        int k = ++run.steps[step.ordinal()];
        Moment when = moment;
        if (when == null || when.pass != run.pass) {
            return;
        }
        if (when.rake == run.rake) {
            if (when.k == k && when.step == step) {
                met = true;
                deed.run();
            }
        } else if (restMillis > 0 && k >= MIDST && !run.rested) {
            run.rested = true;
            rest();
        }
    }

    void allocate(int elements) {
        if (elements > room) {
            throw new OutOfMemoryError("planted");
        }
    }

    private void rest() {
        try {
            Thread.sleep(restMillis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
