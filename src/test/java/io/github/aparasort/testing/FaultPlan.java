package io.github.aparasort.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What happens to the workers of a test kernel. They call it at every step. Steps are counted within one run of a
 * worker, that is, within a pass and a rake. What the host does with a kernel's keys, before and after, does not count.
 */
public final class FaultPlan {
    public enum Step {
        /** Of a sort: before a key is loaded from home, stored there, and after one was written to scratch and home. */
        LOAD, STORE, TO_SCRATCH, TO_HOME,
        /** Of a scan: before a block is folded, kept and scanned; when it is kept, scanned by half, and scanned. */
        FOLD, KEEP, KEPT, SCAN, HALFWAY, SCANNED,
        /** Of a merge or a set operation: before a diagonal is looked for, and a stretch marked. */
        CROSSING, MARK,
        /** Of any of them: when the part of a work-item is done. */
        DONE
    }

    /** The exception that a worker dies of. */
    private static final class Death extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Death() {
            super("planted", null, false, false);
        }
    }

    /** A place in a sort: the k-th step of a kind, from 1 on, in a pass of a rake. */
    public record Moment(int pass, int rake, Step step, int k) {
    }

    /** Where a thread is, as far as it is a worker. */
    private static final class Run {
        public final int pass;
        public final int rake;
        public final int[] steps = new int[Step.values().length];
        public boolean rested;

        public Run(int pass, int rake) {
            this.pass = pass;
            this.rake = rake;
        }
    }

    /** Steps that others take before they rest: then they are in the middle of their work. */
    public static final int MIDST = 10;

    private final ThreadLocal<Run> runs = new ThreadLocal<>();
    private final Map<Moment, Integer> counts = new ConcurrentHashMap<>();
    private final AtomicInteger running = new AtomicInteger();
    private volatile Moment moment;
    private volatile Runnable deed;
    private volatile int restMillis;
    private volatile int restFrom;
    private volatile boolean over;
    private volatile boolean late;
    private volatile boolean met;
    private volatile int room = Integer.MAX_VALUE;

    /** Sets what to do at a moment, mostly to throw something. */
    public FaultPlan at(Moment when, Runnable what) {
        deed = what;
        moment = when;
        return this;
    }

    /** Workers other than the one of the moment rest this long in the middle of that pass. */
    public FaultPlan othersRest(int millis) {
        return othersRest(millis, MIDST);
    }

    /** The same from another step on. */
    public FaultPlan othersRest(int millis, int from) {
        restFrom = from;
        restMillis = millis;
        return this;
    }

    public boolean isRestful() {
        return restMillis > 0;
    }

    /** Makes allocations of more elements than these fail. */
    public FaultPlan withRoomFor(int elements) {
        room = elements;
        return this;
    }

    /** How many steps of each kind each run took; {@code k} is 0 in these moments. */
    public Map<Moment, Integer> counts() {
        return counts;
    }

    /** Some moments to die at: of each kind of step, in each pass, in the first, the middle and the last rake. */
    public List<Moment> some(int rakes, int ofEach) {
        List<Moment> moments = new ArrayList<>();
        counts.forEach((run, count) -> {
            if (run.rake() == 0 || run.rake() == rakes / 2 || run.rake() == rakes - 1) {
                Set<Integer> which = new TreeSet<>();
                for (int i = 0; i < ofEach; i++) {
                    which.add(1 + (int) ((count - 1L) * i / (ofEach - 1)));
                }
                which.forEach(k -> moments.add(new Moment(run.pass(), run.rake(), run.step(), k)));
            }
        });
        return moments;
    }

    public static void die() {
        throw new Death();
    }

    public boolean wasMet() {
        return met;
    }

    public int running() {
        return running.get();
    }

    /** From now on no worker may run. */
    public void end() {
        over = true;
    }

    public boolean someoneWasLate() {
        return late;
    }

    // ---- called by kernels

    /** The run of a worker: its work, and the step that it is done. */
    public void run(int pass, int rake, Runnable work) {
        enter(pass, rake);
        try {
            work.run();
            at(Step.DONE);
        } finally {
            leave();
        }
    }

    public void enter(int pass, int rake) {
        late |= over;
        running.incrementAndGet();
        runs.set(new Run(pass, rake));
    }

    public void leave() {
        Run run = runs.get();
        runs.remove();
        for (Step step : Step.values()) {
            if (run.steps[step.ordinal()] > 0) {
                counts.put(new Moment(run.pass, run.rake, step, 0), run.steps[step.ordinal()]);
            }
        }
        running.decrementAndGet();
    }

    public void at(Step step) {
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
        } else if (restMillis > 0 && k >= restFrom && !run.rested) {
            run.rested = true;
            rest();
        }
    }

    public void allocate(int elements) {
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
