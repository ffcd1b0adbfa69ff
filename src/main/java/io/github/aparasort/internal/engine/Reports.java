package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.event.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Tells of each call: the listeners of a context, the log and Flight Recorder. */
final class Reports {
    private static final class Listener {
        final Consumer<? super Execution> consumer;
        final AtomicBoolean failed = new AtomicBoolean();

        Listener(Consumer<? super Execution> consumer) {
            this.consumer = consumer;
        }

        /**
         * What it throws is logged once, and does not disturb the call or other listeners. Everything is caught: the
         * work of the call is done, and its result is right.
         */
        void tell(Execution done) {
            try {
                consumer.accept(done);
            } catch (Throwable e) {
                if (failed.compareAndSet(false, true)) {
                    Log.warn("a listener of Gpu.onExecution threw; what this " + consumer.getClass().getName()
                            + " throws later is not logged", e);
                }
            }
        }
    }

    /** Null for none. An array, because small calls read it: code that is not compiled yet is slow at lists. */
    private volatile Listener[] listeners;

    /** Adds a listener. The result removes it, once. */
    synchronized Runnable add(Consumer<? super Execution> consumer) {
        Listener added = new Listener(consumer);
        List<Listener> more = new ArrayList<>(listeners == null ? List.of() : List.of(listeners));
        more.add(added);
        listeners = more.toArray(Listener[]::new);
        return () -> remove(added);
    }

    private synchronized void remove(Listener leaving) {
        if (listeners != null) {
            List<Listener> fewer = new ArrayList<>(List.of(listeners));
            fewer.remove(leaving);
            listeners = fewer.isEmpty() ? null : fewer.toArray(Listener[]::new);
        }
    }

    /** Whether a small call is told of. Listeners hear of every call; a recording has those that are large enough. */
    boolean hasListeners() {
        return listeners != null;
    }

    /** Whether a recording tells of a job that is large enough for kernels. */
    static boolean isRecorded(Job job) {
        return Events.wantsExecutions() && !job.isOwn();
    }

    /** Tells of a job that plain Java did, if anybody wants to know. The first large ones may need no devices. */
    void tellPlain(Job job, long begin, String note, boolean isLarge) {
        if (isLarge) {
            Events.openSoon();
        }
        if (hasListeners() || isLarge && isRecorded(job)) {
            tell(job, Executions.whole(job, EngineWork.JDK, begin, Executions.joined(note, job.note())), isLarge);
        }
    }

    /** @param isLarge whether the job was large enough for kernels */
    void tell(Job job, Execution done, boolean isLarge) {
        if (job.isPart()) {
            job.call().add(done, isLarge);
        } else {
            tell(done, isLarge && !job.isOwn());
        }
    }

    /** Tells of a call that was several jobs. */
    void tell(CompoundCall call) {
        Execution whole = call.whole();
        whole = whole == null && hasListeners() ? call.plain() : whole;
        if (whole != null) {
            tell(whole, call.isLarge());
        }
    }

    /** Whether somebody is told of an operation on arrays that are on a device: kernels do it for any length. */
    boolean wantsResident() {
        return hasListeners() || Events.wantsExecutions() && ExecutionEvent.isWanted();
    }

    /** Tells of an operation on arrays that are on a device. */
    void tell(Execution resident) {
        tell(resident, true);
    }

    private void tell(Execution done, boolean isRecorded) {
        Listener[] told = listeners;
        for (int i = 0; told != null && i < told.length; i++) {
            told[i].tell(done);
        }
        if (isRecorded && Events.wantsExecutions()) {
            ExecutionEvent.record(done);
        }
    }
}
