package io.github.aparasort.testing;

/**
 * When a worker of a test kernel fails. Workers call it at every step. Steps are counted within a pass of a rake. What
 * the host does with a kernel's keys, before and after, does not count.
 */
public final class FaultPlan {
    public enum Step {
        /** Of a sort: before a key is loaded from home, and stored there. */
        LOAD, STORE,
        /** Of a scan: before a block is folded; when it is scanned by half; when it is scanned. */
        FOLD, HALFWAY, SCANNED
    }

    /** The k-th step of a kind, from 1 on, in a pass of a rake. */
    public record Moment(int pass, int rake, Step step, int k) {
    }

    /** Where a thread is, as far as it is a worker. */
    private static final class Run {
        final int pass;
        final int rake;
        final int[] steps = new int[Step.values().length];

        Run(int pass, int rake) {
            this.pass = pass;
            this.rake = rake;
        }
    }

    private final ThreadLocal<Run> runs = new ThreadLocal<>();
    private volatile Moment moment;
    private volatile Runnable deed;
    private volatile int room = Integer.MAX_VALUE;

    /** Sets what to do at a moment, once: mostly to throw something. */
    public FaultPlan at(Moment when, Runnable what) {
        deed = what;
        moment = when;
        return this;
    }

    /** Makes allocations of more elements than these fail. */
    public void withRoomFor(int elements) {
        room = elements;
    }

    public static void die() {
        throw new IllegalStateException("planted");
    }

    /** Whether the moment came. */
    public boolean wasMet() {
        return moment == null;
    }

    // ---- called by kernels

    /** Does the work of a worker. */
    public void run(int pass, int rake, Runnable work) {
        runs.set(new Run(pass, rake));
        try {
            work.run();
        } finally {
            runs.remove();
        }
    }

    public void at(Step step) {
        Run run = runs.get();
        Moment when = moment;
        if (run == null || when == null || when.pass != run.pass || when.rake != run.rake || when.step != step) {
            return;
        }
        run.steps[step.ordinal()]++;
        if (run.steps[step.ordinal()] == when.k) {
            moment = null;
            deed.run();
        }
    }

    public void allocate(int elements) {
        if (elements > room) {
            throw new OutOfMemoryError("planted");
        }
    }
}
