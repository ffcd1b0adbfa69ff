package io.github.aparasort.internal.take;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineTrials;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Gathers from arrays of the types that have kernels. Each is the source of its own kernel. */
public enum TakeWorkload implements Workload, KernelSource {
    INT(int.class, Integer.BYTES),
    LONG(long.class, Long.BYTES),
    FLOAT(float.class, Float.BYTES),
    DOUBLE(double.class, Double.BYTES);

    static final String METHOD = "take";

    private final Class<?> type;
    private final int bytes;

    TakeWorkload(Class<?> type, int bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    /** The workload of an operation on arrays of a type, or null if it is no gather or has no kernel for them. */
    public static Workload of(String operation, Class<?> type) {
        for (TakeWorkload workload : values()) {
            if (operation.equals(METHOD) && workload.type == type) {
                return workload;
            }
        }
        return null;
    }

    /** Whether an operation gathers from arrays of a type that has no kernel. */
    public static boolean isPlain(String operation, Class<?> type) {
        return operation.equals(METHOD) && type != null && type != void.class && of(operation, type) == null;
    }

    @Override
    public String key() {
        return "TAKE_" + name();
    }

    @Override
    public String family() {
        return METHOD;
    }

    @Override
    public int bytesPerKey() {
        return bytes;
    }

    /** An element and its index. */
    @Override
    public int bytesPerElement() {
        return bytes + Integer.BYTES;
    }

    /** A launch of JTP takes longer than a loop over fewer elements, which the caches hold. */
    @Override
    public int smallest() {
        return 1 << 16;
    }

    /** Twice as many elements at most as for others: a gather takes longer for each once the caches are full. */
    @Override
    public EngineTrials trials(Dispatcher dispatcher) {
        return new EngineTrials(dispatcher, this) {
            @Override
            public int[] sizesOnCpu() {
                return new int[] {1 << 12, 1 << 15, 1 << 18, 1 << 20};
            }
        };
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return TakeKernels.create(this, device);
    }

    @Override
    public TrialInput trialInput(int n) {
        return trialInput(n, false);
    }

    @Override
    public TrialInput proof(int n) {
        return trialInput(n, true);
    }

    private TrialInput trialInput(int n, boolean proof) {
        return switch (this) {
            case INT -> new IntTakeTrialInput(n, proof);
            case LONG -> new LongTakeTrialInput(n, proof);
            case FLOAT -> new FloatTakeTrialInput(n, proof);
            case DOUBLE -> new DoubleTakeTrialInput(n, proof);
        };
    }
}
