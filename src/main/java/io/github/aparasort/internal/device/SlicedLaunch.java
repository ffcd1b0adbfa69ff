package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/**
 * Slices of one call, each a {@link StagedLaunch} of its own, on several instances of a kernel. Each instance has a
 * thread and does one slice after the other. So while some instances send their slices and compute, others get their
 * results back: the bus is busy in both directions.
 *
 * <p>A slice may write its result to where it belongs as it arrives, if it knows the place. The slices are committed in
 * order. If a slice fails, no further one is committed, and the launch ends when no thread works for it any more. What
 * was committed before stays: the caller's inputs are other arrays.
 */
public final class SlicedLaunch<A> implements Launch {
    private final Lease lease;
    private final Class<A> view;
    private final SlicedWork<A> work;
    private final int count;
    private final Times[] times;
    /** The slices that were begun, in order, each with whether its result was committed. */
    private final List<FutureTask<Boolean>> begun = new ArrayList<>();
    /** Whether no further slice is to begin. */
    private boolean ended;
    private Throwable failure;
    private PendingArrays room = PendingArrays.NONE;

    /** @param lease the first instance; further ones are leased from the same pool, as far as there are any */
    public SlicedLaunch(Lease lease, Class<A> view, SlicedWork<A> work) {
        this.lease = lease;
        this.view = view;
        this.work = work;
        this.count = work.slices().count();
        this.times = new Times[count];
    }

    @Override
    public Times run() throws DeviceFault {
        long begin = System.nanoTime();
        lease.prepare(work.slices().largest());
        try {
            room = PendingArrays.begin(work.slices().n(), () -> work.makeRoom(view.cast(lease.kernel())));
            getHelp();
            process(lease);
        } finally {
            end();
        }
        rethrow();
        work.prepareCompletion();
        Times first = times[0];
        Times last = times[count - 1];
        return new Times(first.stage(), System.nanoTime() - begin - first.stage() - last.verify(), last.verify());
    }

    @Override
    public void commit() {
        work.complete();
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    @Override
    public String note() {
        return work.note();
    }

    private void getHelp() {
        try {
            for (int instance = 1; instance < Math.min(work.instances(), count); instance++) {
                HelperThreads.run(this::help);
            }
        } catch (OutOfMemoryError e) {
            // There are no more threads. Those that started are enough.
        }
    }

    /** Takes part with another instance. The call does not wait for one that is still being built. */
    private void help() {
        try (Lease another = lease.another(work.slices().largest())) {
            process(another);
        } catch (DeviceFault e) {
            // The other instances do the work.
        }
    }

    /** Does slice after slice on one instance, until none is left. */
    private void process(Lease instance) {
        for (FutureTask<Boolean> slice = next(instance); slice != null; slice = next(instance)) {
            slice.run();
        }
    }

    /** Begins the next slice on an instance, or returns null if there is none. */
    private synchronized FutureTask<Boolean> next(Lease instance) {
        int slice = begun.size();
        if (ended || slice == count) {
            return null;
        }
        FutureTask<Boolean> before = slice == 0 ? null : begun.get(slice - 1);
        FutureTask<Boolean> task = new FutureTask<>(() -> process(instance, slice, before));
        begun.add(task);
        return task;
    }

    /** Returns whether the result of the slice, and so of all slices before, was committed. */
    private boolean process(Lease instance, int slice, FutureTask<Boolean> before) {
        try {
            StagedLaunch<A> launch = launch(instance, slice);
            times[slice] = launch.run();
            if (before != null && !Waiting.result(before)) {
                return false;
            }
            room.await();
            launch.commit();
            return true;
        } catch (DeviceFault | RuntimeException | Error e) {
            instance.fail();
            fail(e);
            work.abandon(slice);
            return false;
        }
    }

    /** Prepares an instance for a slice. */
    public StagedLaunch<A> launch(Lease instance, int slice) {
        DeviceKernel kernel = instance.kernel();
        kernel.prepare(work.size(slice));
        return new StagedLaunch<>(kernel, view.cast(kernel), work.slice(slice), room);
    }

    private synchronized void fail(Throwable thrown) {
        failure = failure == null ? thrown : failure;
        ended = true;
    }

    /** Lets no further slice begin, and waits for those that have begun. */
    private void end() {
        List<FutureTask<Boolean>> last;
        synchronized (this) {
            ended = true;
            last = begun;
        }
        last.forEach(Waiting::result);
        room.await();
    }

    private synchronized void rethrow() throws DeviceFault {
        if (failure instanceof DeviceFault fault) {
            throw fault;
        } else if (failure instanceof RuntimeException exception) {
            throw exception;
        } else if (failure instanceof Error error) {
            throw error;
        }
    }
}
