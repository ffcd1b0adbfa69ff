package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import java.util.ArrayList;
import java.util.List;

/** A call that is several jobs, one after the other. Listeners are told of it once, at its end. */
public final class CompoundCall {
    private final Operation operation;
    private final int n;
    private final long begin = System.nanoTime();
    /** What was done so far. Empty if nobody listens. */
    private final List<Execution> parts = new ArrayList<>(2);

    CompoundCall(Operation operation, int n) {
        this.operation = operation;
        this.n = n;
    }

    /** The name by which the call is reported. */
    public Operation operation() {
        return operation;
    }

    void add(Execution part) {
        parts.add(part);
    }

    /** The whole call, on the engine of its largest part; or null if nobody listens. */
    Execution whole() {
        if (parts.isEmpty()) {
            return null;
        }
        Execution largest = parts.get(0);
        int passes = 0;
        long bytes = 0;
        long[] phases = new long[4];
        for (Execution part : parts) {
            largest = part.n() > largest.n() ? part : largest;
            passes += part.passes();
            bytes += part.bytesMoved();
            phases[0] += part.stageNanos();
            phases[1] += part.deviceNanos();
            phases[2] += part.verifyNanos();
            phases[3] += part.commitNanos();
        }
        return new Execution(operation.method(), largest.type(), n, largest.engine(), largest.device(),
                largest.kernel(), passes, bytes, phases[0], phases[1], phases[2], phases[3],
                System.nanoTime() - begin, largest.note());
    }
}
