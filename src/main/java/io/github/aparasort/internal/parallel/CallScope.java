package io.github.aparasort.internal.parallel;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * What one call may use, and what ends it: its {@link Limits}, while a thread does the call or helps with it. Without a
 * scope all threads of the caller's pool may help, and nothing ends a call.
 */
public final class CallScope {
    /**
     * What the caller allows.
     *
     * @param threads the most threads that work for a call at the same time, the caller included
     * @param cancellation tells whether the call should end; null if nothing ends it
     */
    public record Limits(int threads, BooleanSupplier cancellation) {
        /** Whatever the pool allows. */
        public static final Limits NONE = new Limits(Integer.MAX_VALUE, null);

        /** As this, with so many threads at most. */
        public Limits withThreads(int most) {
            return new Limits(most, cancellation);
        }

        /** As this, with something that ends a call. */
        public Limits withCancellation(BooleanSupplier ends) {
            return new Limits(threads, ends);
        }

        /** Begins a call of the calling thread. Returns what {@link #leave} needs. */
        public CallScope enter() {
            CallScope outer = CURRENT.get();
            if (this != NONE && (outer == null || outer.limits != this)) {
                CURRENT.set(new CallScope(this));
            }
            return outer;
        }

        /** Ends a call that {@link #enter} began, and gives the calling thread back to what it did before. */
        public void leave(CallScope outer) {
            if (this != NONE) {
                CallScope.leave(outer);
            }
        }

        /** Nothing, or for instance {@code , threads=2}. */
        @Override
        public String toString() {
            return (threads == Integer.MAX_VALUE ? "" : ", threads=" + threads)
                    + (cancellation == null ? "" : ", may be cancelled");
        }
    }

    private static final ThreadLocal<CallScope> CURRENT = new ThreadLocal<>();

    private final Limits limits;
    /** Only this thread calls the caller's code. */
    private final Thread caller = Thread.currentThread();
    /** The helpers that may still be asked for. Steps that run at the same time, in one call, have them in common. */
    private final AtomicInteger helpers;

    private CallScope(Limits limits) {
        this.limits = limits;
        helpers = new AtomicInteger(limits.threads - 1);
    }

    /** The scope of the calling thread, or null if it has none. */
    public static CallScope current() {
        return CURRENT.get();
    }

    /** Has the calling thread work in a scope, or in none. Returns the one before. */
    static CallScope enter(CallScope scope) {
        CallScope outer = CURRENT.get();
        if (outer != scope) {
            leave(scope);
        }
        return outer;
    }

    private static void leave(CallScope outer) {
        if (outer == null) {
            CURRENT.remove();
        } else {
            CURRENT.set(outer);
        }
    }

    /** The most threads that may work for the calling thread, itself included. */
    static int threads() {
        CallScope scope = CURRENT.get();
        return scope == null ? Integer.MAX_VALUE : scope.limits.threads;
    }

    /** Takes up to this many helpers, and returns how many. */
    static int take(CallScope scope, int wanted) {
        if (scope == null) {
            return wanted;
        }
        int left = scope.helpers.getAndUpdate(now -> now - Math.min(now, wanted));
        return Math.min(left, wanted);
    }

    static void giveBack(CallScope scope, int taken) {
        if (scope != null) {
            scope.helpers.addAndGet(taken);
        }
    }

    // ---- the end of a call

    /** Whether something may end the call of the calling thread. */
    public static boolean mayEnd() {
        CallScope scope = CURRENT.get();
        return scope != null && scope.limits.cancellation != null;
    }

    /**
     * Ends the call of the calling thread if it should end. To be called where the caller's arrays have all of their
     * elements, or where the code that catches this puts them back. Other threads that help do nothing here: the team
     * ends when its caller does.
     */
    public static void check() {
        CallScope scope = CURRENT.get();
        if (scope != null && scope.limits.cancellation != null && scope.caller == Thread.currentThread()) {
            scope.askCaller();
        }
    }

    private void askCaller() {
        boolean ends;
        try {
            ends = limits.cancellation.getAsBoolean();
        } catch (RuntimeException e) {
            CancellationException failed = new CancellationException("the cancellation of the call threw " + e);
            failed.initCause(e);
            throw failed;
        }
        if (ends) {
            throw new CancellationException("the call was cancelled");
        }
    }
}
