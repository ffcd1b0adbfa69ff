package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;

/** A sort of one kind, as engines are compared by it. */
public final class SortWorkload extends Workload {
    public static final SortWorkload INT = new SortWorkload(SortKind.INT, KeyKind.INT);
    public static final SortWorkload LONG = new SortWorkload(SortKind.LONG, KeyKind.LONG);
    public static final SortWorkload FLOAT = new SortWorkload(SortKind.FLOAT, KeyKind.FLOAT);
    public static final SortWorkload DOUBLE = new SortWorkload(SortKind.DOUBLE, KeyKind.DOUBLE);
    public static final SortWorkload INT_PAIR = new SortWorkload(SortKind.INT_PAIR, KeyKind.INT_PAIRS);
    public static final SortWorkload LONG_PAIR = new SortWorkload(SortKind.LONG_PAIR, KeyKind.LONG_PAIRS);

    /** In the order of {@link SortKind}: each sort asks for its workload. */
    private static final SortWorkload[] BY_KIND = {INT, LONG, FLOAT, DOUBLE, INT_PAIR, LONG_PAIR};

    private final SortKind sortKind;

    private SortWorkload(SortKind sortKind, KeyKind kind) {
        super("sort", kind, null);
        this.sortKind = sortKind;
    }

    /** The sort of arrays of a type, or null if there is no kernel for it. */
    public static SortWorkload of(Class<?> componentType) {
        return of(SortKind.of(componentType));
    }

    /** The sort of a kind, or null for none. */
    public static SortWorkload of(SortKind kind) {
        return kind == null ? null : BY_KIND[kind.ordinal()];
    }

    public SortKind sortKind() {
        return sortKind;
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
    public String name() {
        return sortKind.name();
    }

    /** Asked for, and not set before: small sorts load no priors. */
    @Override
    public Prior prior() {
        return Prior.ofSort(bytesPerKey());
    }

    @Override
    public int bytesPerKey() {
        return sortKind.bytesPerKey();
    }

    @Override
    public int bytesPerElement() {
        return sortKind.bytesPerElement();
    }

    /** An OpenCL device sorts any number of elements, in runs, if the heap has room for these. */
    @Override
    public int maxElements(ComputeDevice device) {
        int atOnce = maxAtOnce(device);
        return device.isOpenCl() ? Math.max(atOnce, ComputeDevice.maxElementsInHeap(bytesPerElement())) : atOnce;
    }

    @Override
    public int maxAtOnce(ComputeDevice device) {
        return sortKind.maxAtOnce(device);
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        if (!device.isOpenCl()) {
            return "";
        }
        int runs = SortOptions.DEFAULT.runs(sortKind, n, device);
        if (runs > 1) {
            return "; " + SortedRuns.note(runs);
        }
        return sortKind.sortsInOneArray(n, device)
                ? "; by Batcher's odd-even mergesort, in one array: it has no room for two" : "";
    }
}
