package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.CallScope;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A call that is several jobs, one after the other, until it is closed. Listeners are told of it once, at its end. */
public final class CompoundCall implements AutoCloseable {
    private final Operation operation;
    /** The type to report, or null for the one of the largest part. */
    private final Class<?> type;
    private final int n;
    private final long begin = System.nanoTime();
    /** The parts that are done so far. Empty if nobody wants to know. */
    private final List<Execution> parts = new ArrayList<>(2);
    private final CallScope.Limits limits;
    private final CallScope outer;
    private boolean isLarge;

    /** {@link Dispatcher#begin} makes a call that is told of. This is also for work after its context was closed. */
    public CompoundCall(Operation operation, Class<?> type, int n, CallScope.Limits limits) {
        this.operation = operation;
        this.type = type;
        this.n = n;
        this.limits = limits;
        this.outer = limits.enter();
    }

    @Override
    public void close() {
        limits.leave(outer);
    }

    /** The name by which the call is reported. */
    public Operation operation() {
        return operation;
    }

    int n() {
        return n;
    }

    /** @param large whether the part was large enough for kernels */
    void add(Execution part, boolean large) {
        parts.add(part);
        isLarge |= large;
    }

    /** Whether any part was large enough for kernels. */
    boolean isLarge() {
        return isLarge;
    }

    /** The whole call if it had no parts: plain Java did it. Null if its type is not known. */
    Execution plain() {
        return type == null ? null : EngineWork.JDK.of(operation, type, n, begin, "");
    }

    /** The whole call, on the engine of its largest part; or null if nobody wants to know. */
    Execution whole() {
        if (parts.isEmpty()) {
            return null;
        }
        Execution largest = parts.get(0);
        Set<String> notes = new LinkedHashSet<>();
        int passes = 0;
        long bytes = 0;
        long[] phases = new long[4];
        for (Execution part : parts) {
            largest = part.n() > largest.n() ? part : largest;
            notes.add(part.note());
            passes += part.passes();
            bytes += part.bytesMoved();
            phases[0] += part.stageNanos();
            phases[1] += part.deviceNanos();
            phases[2] += part.verifyNanos();
            phases[3] += part.commitNanos();
        }
        notes.remove("");
        return new EngineWork(largest.engine(), largest.device(), largest.kernel(), passes, bytes, phases[0],
                phases[1], phases[2], phases[3]).of(operation, type == null ? largest.type() : type, n, begin,
                String.join("; ", notes));
    }
}
