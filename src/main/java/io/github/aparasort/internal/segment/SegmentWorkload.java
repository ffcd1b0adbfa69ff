package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.SortWorkload;

/** Sorts of the segments of arrays. */
public record SegmentWorkload(KeyKind kind) implements KeyedWorkload {
    public static final String SORT = "sortSegments";
    public static final String ARGSORT = "argsortSegments";
    public static final String SORT_PAIRS = "sortPairsSegments";
    public static final String REDUCE = "reduceSegments";

    /** The workload of an operation on the segments of arrays of a type, or null. */
    public static Workload of(String operation, Class<?> type) {
        KeyKind kind = KeyKind.of(type, false);
        return kind == null ? null : switch (operation) {
            case SORT -> new SegmentWorkload(kind);
            case ARGSORT, SORT_PAIRS -> SortWorkload.of("sortPairs", type);
            default -> null;
        };
    }

    /** Whether only plain Java does an operation on arrays of this type. */
    public static boolean isPlain(String operation, Class<?> type) {
        return operation.equals(REDUCE) && KeyKind.of(type, false) != null;
    }

    /** What OpenCL devices do. */
    private Workload pairs() {
        return SortWorkload.of("sortPairs", kind.type());
    }

    @Override
    public String family() {
        return "segments";
    }

    @Override
    public int bytesPerElement() {
        return pairs().bytesPerElement();
    }

    @Override
    public int arrays() {
        return pairs().arrays();
    }

    @Override
    public void compareKernels(ComputeDevice device, int n) {
        pairs().compareKernels(device, n);
    }

    /** Segments of a hundred elements or so take about as long for each. */
    @Override
    public long assumedPlainNanos() {
        return 10;
    }

    /** The rakes, for JTP. OpenCL devices have the kernels of sorts of pairs. */
    @Override
    public DeviceKernel create(ComputeDevice device) {
        int rakes = Runtime.getRuntime().availableProcessors();
        return switch (kind) {
            case LONG -> new LongRakeSegmentSort(rakes);
            case FLOAT -> new FloatRakeSegmentSort(rakes);
            case DOUBLE -> new DoubleRakeSegmentSort(rakes);
            default -> new IntRakeSegmentSort(rakes);
        };
    }

    @Override
    public TrialInput input(int n, boolean hard) {
        return switch (kind) {
            case LONG -> new LongSegmentTrialInput(n, hard);
            case FLOAT -> new FloatSegmentTrialInput(n, hard);
            case DOUBLE -> new DoubleSegmentTrialInput(n, hard);
            default -> new IntSegmentTrialInput(n, hard);
        };
    }
}
