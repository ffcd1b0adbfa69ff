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
    /** How often the caller looks for the end before it parks: some 20 microseconds. To be woken takes 70. */
    private static final int SPINS = 500;

    private final int threads;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    /** Separate from the failure itself, because it is read at every comparison. */
    private volatile boolean failed;

    public ThreadTeam(int threads) {
        this.threads = threads;
    }

    /** How many threads can work for a caller, including itself. */
    public static int available() {
        return ForkJoinTask.inForkJoinPool() ? ForkJoinTask.getPool().getParallelism()
                : Math.min(Runtime.getRuntime().availableProcessors(), 1 + ForkJoinPool.getCommonPoolParallelism());
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

    /** Runs tasks by all threads that are available; a single one by the caller, without asking for others. */
    public static void share(int tasks, IntConsumer task) {
        if (tasks == 1) {
            task.accept(0);
        } else {
            new ThreadTeam(available()).run(tasks, task);
        }
    }

    /** Runs the tasks with the numbers from 0 on, each once. Returns when all are done. */
    public void run(int tasks, IntConsumer task) {
        Step step = new Step(tasks, task);
        Helper helpers = new Helper(step, Math.min(threads, tasks) - 1);
        helpers.start();
        step.work();
        helpers.withdraw();
        step.await();
        ThreadTeam.<RuntimeException>rethrow(failure.get());
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
        private final int tasks;
        private final AtomicInteger claimed = new AtomicInteger();
        private final AtomicInteger left;
        /** Null when all is done: a helper may wait in its pool for long, and must not keep the arrays alive. */
        private IntConsumer task;

        Step(int tasks, IntConsumer task) {
            this.tasks = tasks;
            this.left = new AtomicInteger(tasks);
            this.task = task;
        }

        /** Whether there are tasks that no thread has claimed. */
        boolean isOpen() {
            return claimed.get() < tasks;
        }

        void work() {
            int number = claimed.getAndIncrement();
            while (number < tasks) {
                try {
                    task.accept(number);
                } catch (Throwable e) {
                    fail(e);
                }
                finish(1);
                number = claimed.getAndIncrement();
            }
        }

        private void fail(Throwable e) {
            failure.compareAndSet(null, e);
            failed = true;
            int dropped = tasks - claimed.getAndSet(tasks);
            if (dropped > 0) {
                finish(dropped);
            }
        }

        private void finish(int done) {
            if (left.addAndGet(-done) == 0) {
                LockSupport.unpark(caller);
            }
        }

        void await() {
            for (int spin = 0; spin < SPINS && left.get() > 0; spin++) {
                Thread.onSpinWait();
            }
            boolean interrupted = false;
            while (left.get() > 0) {
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
                step.work();
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
