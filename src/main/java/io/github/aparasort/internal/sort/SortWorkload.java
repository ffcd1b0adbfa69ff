package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineTrials;
import io.github.aparasort.internal.engine.Workload;

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

    /** The sort of arrays of a type, or null if there is no kernel for it. */
    public static SortWorkload of(Class<?> componentType) {
        return componentType == int.class ? INT
                : componentType == long.class ? LONG
                : componentType == float.class ? FLOAT
                : componentType == double.class ? DOUBLE : null;
    }

    /** The sort of keys of a type, int or long, with an int value each. */
    static SortWorkload ofPairs(Class<?> keyType) {
        return keyType == int.class ? INT_PAIR : LONG_PAIR;
    }

    /** Whether the JDK uses a counting sort for arrays of a type. */
    public static boolean isNarrow(Class<?> componentType) {
        return componentType == byte.class || componentType == short.class || componentType == char.class;
    }

    /** The workload of an operation of {@link Sorter}, or null if kernels do not support it or these keys. */
    public static SortWorkload of(String operation, Class<?> keyType) {
        return switch (operation) {
            case "sort", "sortDescending" -> of(keyType);
            case "sortUnsigned" -> keyType == int.class ? INT : keyType == long.class ? LONG : null;
            case "sortPairs", "sortPairsDescending", "sortByInt", "sortByLong", "sortByDouble", "sortByIntDescending",
                    "sortByLongDescending", "sortByDoubleDescending", "orderBy" -> of(keyType) == null ? null
                    : of(keyType).bytesPerKey == Integer.BYTES ? INT_PAIR : LONG_PAIR;
            case "argsort", "argsortDescending" -> keyType == long.class || keyType == double.class ? LONG_PAIR
                    : of(keyType) != null || isNarrow(keyType) ? INT_PAIR : null;
            default -> null;
        };
    }

    /** Whether only plain Java does an operation of {@link Sorter} on arrays of this type. */
    public static boolean isPlain(String operation, Class<?> type) {
        return switch (operation) {
            case "sort", "sortDescending" -> isNarrow(type);
            case "isSorted" -> isNarrow(type) || of(type) != null;
            default -> false;
        };
    }

    @Override
    public String family() {
        return "sort";
    }

    @Override
    public Prior prior() {
        return switch (this) {
            case INT, FLOAT, LONG, DOUBLE -> Prior.ofSort(bytesPerKey);
            case INT_PAIR -> Prior.NARROW_PAIRS;
            case LONG_PAIR -> Prior.WIDE_PAIRS;
        };
    }

    @Override
    public SortTrialInput trialInput(int n) {
        return new SortTrialInput(this, n).shuffle();
    }

    @Override
    public EngineTrials trials(Dispatcher dispatcher) {
        return new SortTrials(dispatcher, this);
    }

    /** The workload whose kernels this one uses, except for radix sort. */
    public SortWorkload inKernels() {
        return this == FLOAT ? INT : this == DOUBLE ? LONG : this;
    }

    /** Whether nothing travels with the keys, so that the order of equal keys is invisible. */
    public boolean isKeysAlone() {
        return this != INT_PAIR && this != LONG_PAIR;
    }

    @Override
    public int bytesPerKey() {
        return bytesPerKey;
    }

    /** Keys and values that are packed on the device take three more arrays of ints, less than two of longs. */
    @Override
    public int arrays() {
        return this == INT_PAIR ? 4 : 2;
    }

    /** On an OpenCL device keys alone can be sorted in one array, by Batcher's odd-even mergesort. */
    private boolean fitsInOneArray(ComputeDevice device) {
        return device.isOpenCl() && isKeysAlone();
    }

    /** An OpenCL device sorts any number of elements, in runs, if the heap has room for these. */
    @Override
    public int maxElements(ComputeDevice device) {
        int atOnce = maxAtOnce(device);
        return device.isOpenCl() ? Math.max(atOnce, ComputeDevice.maxElementsInHeap(bytesPerElement())) : atOnce;
    }

    @Override
    public int maxAtOnce(ComputeDevice device) {
        return device.maxElements(fitsInOneArray(device) ? 1 : arrays(), bytesPerKey, bytesPerElement());
    }

    /** Whether a device has memory for this many keys once, but not twice. */
    boolean sortsInOneArray(int n, ComputeDevice device) {
        return fitsInOneArray(device) && n <= maxAtOnce(device)
                && n > device.maxElements(arrays(), bytesPerKey, bytesPerElement());
    }

    @Override
    public long nanosAfterDevice(int n, ComputeDevice device) {
        return RunMergeCosts.nanos(this, n, SortedRuns.count(this, tiles(n, device), n, device));
    }

    @Override
    public void compareKernels(ComputeDevice device, int n) {
        if (n >= TileSortCosts.FEWEST) {
            TileSortCosts.measure(this, device, n);
        }
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        if (!device.isOpenCl()) {
            return "";
        }
        SortKernelSource.Form form = tiles(n, device);
        String by = switch (form) {
            case BATCHER_TILES -> "; by Batcher's odd-even mergesort, in one array: it has no room for two";
            case RADIX_TILES -> "; by radix sort";
            default -> "";
        };
        int runs = SortedRuns.count(this, form, n, device);
        return runs > 1 ? by + "; " + SortedRuns.note(runs) : by;
    }

    /** How an OpenCL device sorts n random keys. */
    private SortKernelSource.Form tiles(int n, ComputeDevice device) {
        return SortKernelSource.tiles(this, n, device, () -> SortKernels.digitsInRadixTiles(this));
    }

    @Override
    public int bytesPerElement() {
        return bytesPerKey + bytesPerValue;
    }
}
