package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.SetOperation;

/**
 * Set operations of one kind. All four are the same work in the same kernels, so that a union stands for all when
 * engines are compared.
 */
record SetWork(KeyKind kind) implements Work {
    /** What an operation of {@link Multisets} is for arrays of a type, or null where there is none. */
    static Work of(String operation, Class<?> componentType) {
        for (SetOperation each : SetOperation.values()) {
            KeyKind kind = KeyKind.of(each.method(), operation, componentType);
            if (kind != null) {
                return new SetWork(kind);
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
    public Work inKernels() {
        return new SetWork(kind.inTiles());
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return SetKernels.create(kind, device);
    }

    @Override
    public Specimen specimen(int n, boolean hard) {
        return new SetSample(kind, n, hard);
    }
}
