package io.github.aparasort.internal.parallel;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/**
 * A caller and its helpers, which share tasks. Helpers are workers of the caller's ForkJoinPool, or else of the common
 * pool. A thread runs the task that it claims, and the caller claims tasks too. So the caller never waits for a helper
 * to start, only for tasks that are running. It cannot deadlock in a pool that is small, busy or without a worker
 * (common parallelism 0). While it waits, the caller executes no task of others, which might need what it holds.
 *
 * <p>The first failure ends the run: unclaimed tasks are dropped. When the running tasks have ended (they may ask
 * {@link #hasFailed()}), the caller gets the same exception or error. An interrupt has no effect, and is kept.
 */
public final class ThreadTeam {
    /** Parts for each thread, if they differ in work: then a late thread delays the others only a little. Not tuned. */
    public static final int PARTS = 4;
    /** How often a thread looks for the end of others' tasks before it parks: some 20 us. To be woken takes 70. */
    private static final int SPINS = 500;
    /** Between two passes nobody wakes a thread: it looks again after about as long as it would take to be woken. */
    private static final long REST_NANOS = 50_000;

    /**
     * In this many runs, the first ones of a process, the caller is alone for a while: the JIT compiler has not
     * finished with the code. Until then threads that run the same loop count its branches in the same places, and two
     * are slower than one, by up to half. The compiler needs a processor, too. Only runs that can have helpers count.
     */
    public static final int FIRST_RUNS = 16;
    /** For how long, and to the end of the task that it is at then: a loop is mostly compiled after that. */
    private static final long ALONE_NANOS = 10_000_000;
    private static final AtomicInteger RUNS = new AtomicInteger();

    /**
     * Whether somebody has asked for a common pool of one thread: then the JDK's parallel sorts are serial. A pool of
     * that size is also what a JVM has by itself on two processors, for a caller and one helper.
     */
    private static final boolean IS_ALONE = isAlone();

    /** Tasks in passes. */
    public interface PassTask {
        void run(int number, int pass);
    }

    private final int threads;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    /** Separate from the failure itself, because it is read at every comparison. */
    private volatile boolean failed;

    public ThreadTeam(int threads) {
        this.threads = threads;
    }

    /** How many threads can work for a caller, including itself. */
    public static int available() {
        return Math.min(CallScope.threads(), poolThreads());
    }

    private static int poolThreads() {
        return ForkJoinTask.inForkJoinPool() ? ForkJoinTask.getPool().getParallelism() : usual();
    }

    /** How many threads can work for a caller outside of pools, if nothing else limits them. */
    public static int usual() {
        return IS_ALONE ? 1
                : Math.min(Runtime.getRuntime().availableProcessors(), 1 + ForkJoinPool.getCommonPoolParallelism());
    }

    private static boolean isAlone() {
        try {
            return "1".equals(System.getProperty("java.util.concurrent.ForkJoinPool.common.parallelism"));
        } catch (SecurityException e) {
            return false;
        }
    }

    /** How many threads can work for a caller, including itself, if that is another number than usual; else 0. */
    public static int unusual() {
        if (CallScope.current() == null && !ForkJoinTask.inForkJoinPool()) {
            return 0;
        }
        int threads = available();
        return threads == usual() ? 0 : threads;
    }

    /** Whether nothing but its pool limits the threads of a caller, and there are several. */
    public static boolean hasWholePool() {
        return available() > 1 && (CallScope.current() == null || CallScope.threads() >= poolThreads());
    }

    /**
     * Into how many tasks to divide work of {@code grains} grains, each of which is worth a thread. One grain is one
     * task: to ask for the processors takes longer than many a short loop.
     */
    public static int tasks(long grains, int perThread) {
        return grains < 2 ? 1 : (int) Math.min(grains, (long) perThread * available());
    }

    public boolean hasFailed() {
        return failed;
    }

    /**
     * Runs tasks by all threads that are available; a single one by the caller, without asking for others. The call may
     * {@link CallScope#check() end} between two tasks. So the caller's arrays must have all of their elements then.
     */
    public static void share(int tasks, IntConsumer task) {
        if (tasks == 1) {
            CallScope.check();
            task.accept(0);
        } else {
            share(tasks, 1, (number, pass) -> task.accept(number), true);
        }
    }

    /**
     * As {@link #share(int, IntConsumer)}, some times: a pass begins when all tasks of the one before are done.
     *
     * @param mayEnd whether the call may end between two tasks
     */
    public static void share(int tasks, int passes, PassTask task, boolean mayEnd) {
        new ThreadTeam(available()).run(tasks, passes, task, mayEnd);
    }

    /** Runs the tasks with the numbers from 0 on, each once. Returns when all are done. */
    public void run(int tasks, IntConsumer task) {
        run(tasks, 1, (number, pass) -> task.accept(number), false);
    }

    /** As {@link #run(int, IntConsumer)}, but the call may end between two tasks. */
    public void runOrEnd(int tasks, IntConsumer task) {
        run(tasks, 1, (number, pass) -> task.accept(number), true);
    }

    /** As {@link #run(int, IntConsumer)}, but helpers begin at once: for tasks of which each does what others leave. */
    public void runAtOnce(int tasks, IntConsumer task) {
        run(new Step(tasks, 1, (number, pass) -> task.accept(number), false));
    }

    private void run(int tasks, int passes, PassTask task, boolean mayEnd) {
        Step step = new Step(tasks, passes, task, mayEnd);
        if (Math.min(threads, tasks) > 1 && RUNS.get() < FIRST_RUNS && RUNS.getAndIncrement() < FIRST_RUNS) {
            step.workFor(ALONE_NANOS);
        }
        run(step);
    }

    private void run(Step step) {
        step.begin(Math.min(threads, step.open()) - 1);
        step.end();
    }

    /**
     * Has a helper do some work beside what the caller does next. What is returned waits for the end of the work; the
     * caller does the work then, if no helper has begun it.
     */
    public static Runnable beside(Runnable work) {
        Step step = new ThreadTeam(2).new Step(1, 1, (number, pass) -> work.run(), false);
        step.begin(Math.min(2, available()) - 1);
        return step::end;
    }

    /**
     * Counts a thread that is no worker of a pool as a helper of the caller, if helpers are limited. What is returned
     * ends this.
     */
    public static Runnable countHelper() {
        CallScope scope = CallScope.current();
        AtomicInteger taken = new AtomicInteger(CallScope.take(scope, 1));
        return () -> CallScope.giveBack(scope, taken.getAndSet(0));
    }

    /** Throws a failure, unless it is null. It may be of any type: a comparator can throw what it does not declare. */
    @SuppressWarnings("unchecked")
    public static <E extends Throwable> void rethrow(Throwable failure) throws E {
        if (failure != null) {
            throw (E) failure;
        }
    }

    private final class Step {
        private final Thread caller = Thread.currentThread();
        private final CallScope scope = CallScope.current();
        private final int tasks;
        private final boolean mayEnd;
        /** Tasks of all passes: the number of all, of those that are claimed, and of those that are done. */
        private final int all;
        private final AtomicInteger claimed = new AtomicInteger();
        private final AtomicInteger done = new AtomicInteger();
        /** Null when all is done: a helper may wait in its pool for long, and must not keep the arrays alive. */
        private PassTask task;
        private int helperCount;
        private Helper helpers;

        Step(int tasks, int passes, PassTask task, boolean mayEnd) {
            this.tasks = tasks;
            this.all = Math.multiplyExact(tasks, passes);
            this.task = task;
            this.mayEnd = mayEnd;
        }

        void begin(int wanted) {
            helperCount = CallScope.take(scope, Math.max(0, wanted));
            helpers = new Helper(this, helperCount);
            helpers.start();
        }

        /** The caller takes part, and waits for the others. */
        void end() {
            work();
            helpers.withdraw();
            awaitAll();
            CallScope.giveBack(scope, helperCount);
            helperCount = 0;
            ThreadTeam.<RuntimeException>rethrow(failure.get());
        }

        /** Whether there are tasks that no thread has claimed. */
        boolean isOpen() {
            return claimed.get() < all;
        }

        /** How many threads can have one. */
        int open() {
            return Math.min(tasks, all - claimed.get());
        }

        /** As a helper: in the scope of the call. */
        void help() {
            CallScope outer = CallScope.enter(scope);
            try {
                work();
            } finally {
                CallScope.enter(outer);
            }
        }

        /** Runs tasks for so long, or to the end of the last one that it has begun. */
        void workFor(long nanos) {
            long begin = System.nanoTime();
            while (isOpen() && System.nanoTime() - begin < nanos) {
                runNext();
            }
        }

        private void work() {
            while (isOpen()) {
                runNext();
            }
        }

        private void runNext() {
            int number = claimed.getAndIncrement();
            if (number < all) {
                try {
                    if (mayEnd) {
                        CallScope.check();
                    }
                    awaitPass(number / tasks);
                    if (!failed) {
                        task.run(number % tasks, number / tasks);
                    }
                } catch (Throwable e) {
                    fail(e);
                }
                finish(1);
            }
        }

        private void fail(Throwable e) {
            failure.compareAndSet(null, e);
            failed = true;
            int dropped = all - claimed.getAndSet(all);
            if (dropped > 0) {
                finish(dropped);
            }
        }

        private void finish(int count) {
            if (done.addAndGet(count) == all) {
                LockSupport.unpark(caller);
            }
        }

        /** Waits for the passes before a claimed task. Claims are in the order of passes, so others are at work. */
        private void awaitPass(int pass) {
            int needed = pass * tasks;
            for (int spin = 0; done.get() < needed && !failed; spin++) {
                if (spin < SPINS) {
                    Thread.onSpinWait();
                } else {
                    LockSupport.parkNanos(this, REST_NANOS);
                }
            }
        }

        private void awaitAll() {
            for (int spin = 0; spin < SPINS && done.get() < all; spin++) {
                Thread.onSpinWait();
            }
            boolean interrupted = false;
            while (done.get() < all) {
                LockSupport.park(this);
                interrupted |= Thread.interrupted();
            }
            task = null;
            if (interrupted) {
                caller.interrupt();
            }
        }
    }

    /**
     * A thread that takes part, and those that it starts before: each starts two, and so a large team is at work sooner
     * than if the caller started one after the other. A pool may miss one for a while; then the others do the work.
     */
    private static final class Helper extends RecursiveAction {
        private static final long serialVersionUID = 1;

        private final transient Step step;
        /** How many others this one and those that it starts are to start. */
        private final int others;
        private transient Helper first;
        private transient Helper second;

        Helper(Step step, int others) {
            this.step = step;
            this.others = others;
        }

        @Override
        protected void compute() {
            if (step.isOpen()) {
                start();
                step.help();
                withdraw();
            }
        }

        void start() {
            try {
                if (others > 0) {
                    first = new Helper(step, (others - 1) / 2);
                    first.fork();
                }
                if (others > 1) {
                    second = new Helper(step, others / 2 - 1);
                    second.fork();
                }
            } catch (RuntimeException | Error e) {
                // The pool accepts no more tasks, or the system has no thread for it, or a thread factory failed. The
                // helpers that started are enough. They are already running: giving up here would leave them with the
                // caller's arrays.
            }
        }

        /** Takes those back that have not begun. Otherwise they would collect in a pool that has no time or worker. */
        void withdraw() {
            if (second != null) {
                second.tryUnfork();
            }
            if (first != null) {
                first.tryUnfork();
            }
        }
    }
}
