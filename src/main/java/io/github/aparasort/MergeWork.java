package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;

/** Merges of one kind, in the one way or the other. */
record MergeWork(KeyKind kind, MergeStrategy strategy) implements Work {
    /** The name of the method for keys alone. */
    static final String METHOD = "merge";

    /** What an operation of {@link Merger} is for arrays of a type, or null where there is none. */
    static Work of(String operation, Class<?> componentType) {
        KeyKind kind = KeyKind.of(METHOD, operation, componentType);
        return kind == null ? null : new MergeWork(kind, MergeStrategy.AUTO);
    }

    @Override
    public String key() {
        return "MERGE_" + kind + (strategy == MergeStrategy.AUTO ? "" : "_" + strategy);
    }

    @Override
    public String family() {
        return "merge";
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
        return new MergeWork(kind.inTiles(), strategy);
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return MergeKernels.create(this, device);
    }

    @Override
    public Specimen specimen(int n, boolean hard) {
        return new MergeSample(this, n, hard);
    }
}
