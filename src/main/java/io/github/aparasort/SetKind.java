package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.SetOperation;

/**
 * What set operations move through a kernel: keys of a type alone, or the origins of results as well. All four are the
 * same work in the same kernels, so that a union stands for all when engines are compared.
 */
enum SetKind implements Work {
    INT(int.class, Integer.BYTES, false),
    LONG(long.class, Long.BYTES, false),
    FLOAT(float.class, Integer.BYTES, false),
    DOUBLE(double.class, Long.BYTES, false),
    INT_PAIRS(int.class, Integer.BYTES, true),
    LONG_PAIRS(long.class, Long.BYTES, true),
    FLOAT_PAIRS(float.class, Integer.BYTES, true),
    DOUBLE_PAIRS(double.class, Long.BYTES, true);

    private static final String PAIRS = "Pairs";

    private final Class<?> type;
    private final int bytesPerKey;
    private final boolean pairs;

    SetKind(Class<?> type, int bytesPerKey, boolean pairs) {
        this.type = type;
        this.bytesPerKey = bytesPerKey;
        this.pairs = pairs;
    }

    /** What an operation of {@link Multisets} is for arrays of a type, or null where there is none. */
    static SetKind of(String operation, Class<?> componentType) {
        for (SetOperation each : SetOperation.values()) {
            for (SetKind kind : values()) {
                if (kind.type == componentType && kind.name(each).equals(operation)) {
                    return kind;
                }
            }
        }
        return null;
    }

    /** The kind for keys of a type. */
    static SetKind of(Class<?> type, boolean pairs) {
        for (SetKind kind : values()) {
            if (kind.type == type && kind.pairs == pairs) {
                return kind;
            }
        }
        throw new IllegalArgumentException(type.toString());
    }

    /** The name of the method that offers an operation. */
    String name(SetOperation operation) {
        return pairs ? operation.method() + PAIRS : operation.method();
    }

    Class<?> type() {
        return type;
    }

    boolean isPairs() {
        return pairs;
    }

    @Override
    public String key() {
        return "SET_" + name();
    }

    @Override
    public String family() {
        return "sets";
    }

    @Override
    public int bytesPerKey() {
        return bytesPerKey;
    }

    @Override
    public int bytesPerElement() {
        return bytesPerKey + (pairs ? Integer.BYTES : 0);
    }

    /** Kernels over tiles know ints and longs. */
    @Override
    public SetKind inKernels() {
        return bytesPerKey == Integer.BYTES ? pairs ? INT_PAIRS : INT : pairs ? LONG_PAIRS : LONG;
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return SetKernels.create(this, device);
    }

    @Override
    public Specimen specimen(int n, boolean hard) {
        return new SetSample(this, n, hard);
    }
}
