package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import java.util.Optional;

/** What an engine did in a call: all that an {@link Execution} tells but what the call was, and how long it took. */
record EngineWork(Engine engine, Optional<DeviceInfo> device, String kernel, int passes, long bytesMoved,
        long stageNanos, long deviceNanos, long verifyNanos, long commitNanos) {
    /** Plain Java has no kernels and no phases. */
    static final EngineWork JDK = new EngineWork(Engine.JDK, Optional.empty(), "", 0, 0, 0, 0, 0, 0);

    /** The whole of a call that began at a time of the clock. */
    Execution of(Operation operation, Class<?> type, int n, long begin, String note) {
        return new Execution(operation.method(), type, n, engine, device, kernel, passes, bytesMoved, stageNanos,
                deviceNanos, verifyNanos, commitNanos, System.nanoTime() - begin, note);
    }
}
