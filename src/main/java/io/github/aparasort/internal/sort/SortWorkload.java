package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineTrials;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** What a sort moves through a kernel. */
public enum SortWorkload implements Workload {
    /** Int keys alone. */
    INT(Integer.BYTES, 0),
    /** Long keys alone. */
    LONG(Long.BYTES, 0),
    /** Floats alone, as int keys. */
    FLOAT(Integer.BYTES, 0),
    /** Doubles alone, as long keys. */
    DOUBLE(Long.BYTES, 0),
    /** Int keys with an int value or index, packed into longs. */
    INT_PAIR(Long.BYTES, 0),
    /** Long keys with an int value or index. */
    LONG_PAIR(Long.BYTES, Integer.BYTES);

    private final int bytesPerKey;
    private final int bytesPerValue;

    SortWorkload(int bytesPerKey, int bytesPerValue) {
        this.bytesPerKey = bytesPerKey;
        this.bytesPerValue = bytesPerValue;
    }

    /** The sort of arrays of a type, or null where kernels have none. */
    public static SortWorkload of(Class<?> componentType) {
        return componentType == int.class ? INT
                : componentType == long.class ? LONG
                : componentType == float.class ? FLOAT
                : componentType == double.class ? DOUBLE : null;
    }

    /** Whether the JDK counts arrays of a type rather than compare their elements. */
    public static boolean isNarrow(Class<?> componentType) {
        return componentType == byte.class || componentType == short.class || componentType == char.class;
    }

    /** What an operation of {@link Sorter} has kernels sort, or null where they have none for it or these keys. */
    public static SortWorkload of(String operation, Class<?> keyType) {
        return switch (operation) {
            case "sort", "sortDescending" -> of(keyType);
            case "sortUnsigned" -> keyType == int.class ? INT : keyType == long.class ? LONG : null;
            case "sortPairs", "sortByInt", "sortByLong", "sortByDouble", "orderBy" -> of(keyType) == null ? null
                    : of(keyType).bytesPerKey == Integer.BYTES ? INT_PAIR : LONG_PAIR;
            case "argsort", "argsortDescending" -> keyType == long.class || keyType == double.class ? LONG_PAIR
                    : of(keyType) != null || isNarrow(keyType) ? INT_PAIR : null;
            default -> null;
        };
    }

    @Override
    public String key() {
        return name();
    }

    @Override
    public String family() {
        return "sort";
    }

    /** One thread sorts random ints in 50 to 100 ns each, by the million. */
    @Override
    public long nanosByJdk() {
        return 50;
    }

    @Override
    public DeviceKernel kernel(ComputeDevice device) {
        return SortKernels.create(this, device);
    }

    @Override
    public SortTrialInput specimen(int n, boolean hard) {
        SortTrialInput sample = new SortTrialInput(this, n);
        return hard ? sample.harden() : sample.shuffle();
    }

    @Override
    public EngineTrials trials(Dispatcher dispatcher) {
        return new SortTrials(dispatcher, this);
    }

    @Override
    public SortWorkload inKernels() {
        return this == FLOAT ? INT : this == DOUBLE ? LONG : this;
    }

    /** Whether nothing travels with the keys, so that it does not show which of equal ones comes first. */
    public boolean isKeysAlone() {
        return this != INT_PAIR && this != LONG_PAIR;
    }

    @Override
    public int bytesPerKey() {
        return bytesPerKey;
    }

    /** Packed keys and values travel in three more arrays of ints, which are less than two of longs. */
    @Override
    public int arrays() {
        return this == INT_PAIR ? 4 : 2;
    }

    @Override
    public int bytesPerElement() {
        return bytesPerKey + bytesPerValue;
    }
}
