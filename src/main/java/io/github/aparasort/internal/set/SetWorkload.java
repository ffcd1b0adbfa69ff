package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.SetOperation;

/**
 * Set operations of one kind. All four are the same work in the same kernels, so that a union stands for all when
 * engines are compared.
 */
public record SetWorkload(KeyKind kind) implements Workload {
    /** What an operation of {@link Multisets} is for arrays of a type, or null where there is none. */
    public static Workload of(String operation, Class<?> componentType) {
        for (SetOperation each : SetOperation.values()) {
            KeyKind kind = KeyKind.of(each.method(), operation, componentType);
            if (kind != null) {
                return new SetWorkload(kind);
            }
        }
        return null;
    }

    @Override
    public String key() {
        return "SET_" + kind;
    }

    @Override
    public String family() {
        return "sets";
    }

    @Override
    public int bytesPerKey() {
        return kind.bytesPerKey();
    }

    @Override
    public int bytesPerElement() {
        return kind.bytesPerElement();
    }

    @Override
    public Workload inKernels() {
        return new SetWorkload(kind.inTiles());
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return SetKernels.create(kind, device);
    }

    @Override
    public TrialInput specimen(int n, boolean hard) {
        return new SetTrialInput(kind, n, hard);
    }
}
