package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.SetOperation;

/** Set operations of one kind. All four run in the same kernels, so engines are compared by a union. */
public final class SetWorkload extends KeyedWorkload {
    public SetWorkload(KeyKind kind) {
        super(kind);
    }

    /** The workload of an operation on keys of a type, or null if it is no set operation or has no such keys. */
    public static Workload of(String operation, Class<?> keyType) {
        for (SetOperation each : SetOperation.values()) {
            KeyKind kind = KeyKind.of(each.method, operation, keyType);
            if (kind != null) {
                return new SetWorkload(kind);
            }
        }
        return null;
    }

    /** The source of the kernel in tiles. There floats and doubles are ints and longs. */
    SetWorkload inTiles() {
        return new SetWorkload(kind.inTiles());
    }

    @Override
    public String family() {
        return "sets";
    }

    @Override
    public Prior prior() {
        return Prior.MERGE;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SetKernels.create(kind, device);
    }
}
