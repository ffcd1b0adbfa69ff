package io.github.aparasort.internal.engine;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Makes the JIT compiler compile what a call does besides its work: the choice of an engine, and what is learned. A
 * call with a few thousand elements takes a few microseconds. Interpreted, its choice takes longer.
 *
 * <p>Engines are chosen for jobs that do not run, and times are learned that nothing took. They vary so that all
 * branches are taken: the JIT compiler leaves out the others, and discards the code when one of them is taken.
 */
public final class ChoiceWarmUp {

    /** With twice as many, the code is past Tier4MinInvocationThreshold of HotSpot, and far past Tier3. */
    private static final int CALLS = 1500;
    /** After a round: the JIT compiler works. */
    private static final long PAUSE_NANOS = 30_000_000;
    /** Whether a second round was begun. One round is enough for what further kinds of work do not share. */
    private static final AtomicBoolean STARTED = new AtomicBoolean();
    /** Calls after which another engine is the fastest one. */
    private static final int PHASE = 250;
    /** One input in this many is another one. */
    private static final int SOME_EVERY = 4;
    /** About what a call with a few thousand elements takes. */
    private static final int NANOS = 40_000;

    /** Nothing is measured, and no kernel is made. */
    private static final Trials NONE = new Trials() {
        @Override
        public String prove(Job job, OnDevice device) {
            return null;
        }

        @Override
        public void measure(Workload workload, List<ComputeDevice> devices, Calibration calibration, DeviceCalls calls,
                Runnable trim) {
            // Times are made up here.
        }
    };

    /** A job without its work. */
    private static final class Idle extends Job {
        private final Job job;

        Idle(Job job) {
            super(job.operation, job.type, job.workload, job.n);
            this.job = job;
            asOwn(job.operation, job.type);
        }

        @Override
        public void runPlain() {
            // Its time does not count here.
        }

        @Override
        protected CostInput look() {
            return job.costInput();
        }

        @Override
        public boolean gainsByOrder() {
            return job.gainsByOrder();
        }
    }

    private final EngineSelector selector;
    /** It knows neither JTP nor a device as open, so plain Java does all of its jobs. */
    private final Dispatcher dispatcher = new Dispatcher(Target.AUTO, null, calibration(), NONE);
    private long now;

    private ChoiceWarmUp(Workload workload, boolean measured) {
        Calibration calibration = calibration();
        selector = new EngineSelector(Target.AUTO, null, calibration, work -> { });
        LearnedCosts learned = selector.costs(workload).learned();
        for (int engine = 0; engine < learned.engines().size(); engine++) {
            String name = learned.engines().get(engine);
            learned.open(name);
            for (int n = Calibration.SMALLEST; measured && n <= 4 * Calibration.SMALLEST; n *= 2) {
                calibration.curve(workload.name(), name).add(n, nanos(engine, 0));
            }
        }
    }

    private static Calibration calibration() {
        return new Calibration(0, 0, 0, new Profile(null));
    }

    /**
     * In the background.
     *
     * @param input makes an input of so many elements, which makes jobs
     */
    public static void run(Workload workload, IntFunction<Supplier<Job>> input) {
        try {
            Supplier<Job> small = input.apply(Calibration.SMALLEST);
            Supplier<Job> larger = input.apply(Calibration.SMALLEST * 3 / 2);
            new ChoiceWarmUp(workload, true).round(small, larger);
            if (STARTED.compareAndSet(false, true)) {
                new ChoiceWarmUp(workload, false).round(larger, small);
            }
        } catch (OutOfMemoryError | InternalError e) {
            // The JIT compiler compiles this code later.
        }
    }

    private void round(Supplier<Job> most, Supplier<Job> some) {
        for (int call = 0; call < CALLS; call++) {
            Supplier<Job> jobs = call % SOME_EVERY == 0 ? some : most;
            choose(jobs.get(), call / PHASE);
            Job idle = new Idle(jobs.get());
            dispatcher.submit(idle);
            dispatcher.dispatch(idle);
        }
        LockSupport.parkNanos(PAUSE_NANOS);
    }

    private void choose(Job job, int phase) {
        Choice choice = selector.choose(job);
        long begin = now;
        now += nanos(Math.max(LearnedCosts.JDK, choice.engine()), phase);
        selector.learn(job, choice, begin, now);
    }

    /** What an engine takes. Plain Java is the fastest one in every other phase. */
    private static long nanos(int engine, int phase) {
        return (long) NANOS * (engine == LearnedCosts.JDK ? 2 : 1 + phase % 2 * 3 * engine);
    }
}
