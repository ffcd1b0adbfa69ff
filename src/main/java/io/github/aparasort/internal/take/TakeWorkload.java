package io.github.aparasort.internal.take;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Gathers from arrays of a type that has kernels. */
public final class TakeWorkload extends KeyedWorkload {
    static final String METHOD = "take";

    public TakeWorkload(KeyKind kind) {
        super(kind);
    }

    /** The workload of an operation on arrays of a type, or null if it is no gather or has no kernel for them. */
    public static Workload of(String operation, Class<?> type) {
        KeyKind kind = KeyKind.of(type, false);
        return operation.equals(METHOD) && kind != null ? new TakeWorkload(kind) : null;
    }

    /** Whether an operation gathers from arrays of a type that has no kernel. */
    public static boolean isPlain(String operation, Class<?> type) {
        return operation.equals(METHOD) && type != null && type != void.class && of(operation, type) == null;
    }

    @Override
    public String family() {
        return METHOD;
    }

    @Override
    public Prior prior() {
        return Prior.PASSES;
    }

    /** An element and its index. */
    @Override
    public int bytesPerElement() {
        return bytesPerKey() + Integer.BYTES;
    }

    /** A launch of JTP takes longer than a loop over fewer elements, which the caches hold. */
    @Override
    public int smallest() {
        return 1 << 16;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return TakeKernels.create(kind, device);
    }
}
