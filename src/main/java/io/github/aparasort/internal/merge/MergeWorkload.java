package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Merges of one kind, in the one way or the other. */
public record MergeWorkload(KeyKind kind, MergeStrategy strategy) implements Workload {
    /** The name of the method for keys alone. */
    static final String METHOD = "merge";

    /** What an operation of {@link Merger} is for arrays of a type, or null where there is none. */
    public static Workload of(String operation, Class<?> componentType) {
        KeyKind kind = KeyKind.of(METHOD, operation, componentType);
        return kind == null ? null : new MergeWorkload(kind, MergeStrategy.AUTO);
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
    public Workload inKernels() {
        return new MergeWorkload(kind.inTiles(), strategy);
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return MergeKernels.create(this, device);
    }

    @Override
    public TrialInput specimen(int n, boolean hard) {
        return new MergeTrialInput(this, n, hard);
    }
}
