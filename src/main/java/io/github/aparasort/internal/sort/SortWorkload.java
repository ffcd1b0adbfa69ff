package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;

/** A sort of one kind, as engines are compared by it. */
public enum SortWorkload implements Workload {
    INT(SortKind.INT), LONG(SortKind.LONG), FLOAT(SortKind.FLOAT), DOUBLE(SortKind.DOUBLE),
    INT_PAIR(SortKind.INT_PAIR), LONG_PAIR(SortKind.LONG_PAIR);

    /** Without the copy that {@link #values} makes: each sort asks for its workload. */
    private static final SortWorkload[] BY_KIND = values();

    private final SortKind kind;

    SortWorkload(SortKind kind) {
        this.kind = kind;
    }

    /** The sort of arrays of a type, or null if there is no kernel for it. */
    public static SortWorkload of(Class<?> componentType) {
        return of(SortKind.of(componentType));
    }

    /** The sort of a kind, or null for none. */
    public static SortWorkload of(SortKind kind) {
        return kind == null ? null : BY_KIND[kind.ordinal()];
    }

    public SortKind kind() {
        return kind;
    }

    /** Whether the JDK uses a counting sort for arrays of a type. */
    public static boolean isNarrow(Class<?> componentType) {
        return componentType == byte.class || componentType == short.class || componentType == char.class;
    }

    /** The sort of keys of a type with an int each, or null if there is no kernel for it. */
    public static SortWorkload ofPairs(Class<?> keyType) {
        SortKind keys = SortKind.of(keyType);
        return keys == null ? null : keys.bytesPerKey() == Integer.BYTES ? INT_PAIR : LONG_PAIR;
    }

    /** The operation in an order, given the one in ascending order. */
    public static Operation in(KeyOrder order, Operation ascending) {
        if (order != KeyOrder.DESCENDING) {
            return order == KeyOrder.ASCENDING ? ascending : Operation.SORT_UNSIGNED;
        }
        return switch (ascending) {
            case SORT -> Operation.SORT_DESCENDING;
            case ARGSORT -> Operation.ARGSORT_DESCENDING;
            case SORT_PAIRS -> Operation.SORT_PAIRS_DESCENDING;
            case SORT_BY_INT -> Operation.SORT_BY_INT_DESCENDING;
            case SORT_BY_LONG -> Operation.SORT_BY_LONG_DESCENDING;
            case SORT_BY_DOUBLE -> Operation.SORT_BY_DOUBLE_DESCENDING;
            default -> throw new IllegalArgumentException("no descending " + ascending);
        };
    }

    @Override
    public String family() {
        return "sort";
    }

    @Override
    public Prior prior() {
        return switch (this) {
            case INT, FLOAT, LONG, DOUBLE -> Prior.ofSort(bytesPerKey());
            case INT_PAIR, LONG_PAIR -> Prior.PAIRS;
        };
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
    public int arrays() {
        return kind.arrays();
    }

    /** An OpenCL device sorts any number of elements, in runs, if the heap has room for these. */
    @Override
    public int maxElements(ComputeDevice device) {
        int atOnce = maxAtOnce(device);
        return device.isOpenCl() ? Math.max(atOnce, ComputeDevice.maxElementsInHeap(bytesPerElement())) : atOnce;
    }

    @Override
    public int maxAtOnce(ComputeDevice device) {
        return kind.maxAtOnce(device);
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        if (!device.isOpenCl()) {
            return "";
        }
        int runs = SortOptions.DEFAULT.runs(kind, n, device);
        if (runs > 1) {
            return "; " + SortedRuns.note(runs);
        }
        return kind.sortsInOneArray(n, device)
                ? "; by Batcher's odd-even mergesort, in one array: it has no room for two" : "";
    }
}
