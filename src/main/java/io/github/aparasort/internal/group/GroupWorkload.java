package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineTrials;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.RadixTileKernel;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.sort.TileSortCosts;

/**
 * Distinct values of arrays of one type, with their counts, or with sums of ints that belong to them. Engines are
 * compared by the whole work, the sort included: an OpenCL device does it in less time than a sort, and the CPU in
 * more.
 */
public record GroupWorkload(KeyKind kind) implements KeyedWorkload {
    /** Fewer elements are sorted only: mergesort has far fewer passes for them, and its kernel fewer arrays. */
    public static final int FEWEST = TileSortCosts.FEWEST;

    /**
     * The workload for keys of a type, or null if there are no kernels for them.
     *
     * @param sums whether ints are summed up by key
     */
    static GroupWorkload of(Class<?> type, boolean sums) {
        KeyKind kind = KeyKind.of(type, sums);
        return kind == null ? null : new GroupWorkload(kind);
    }

    /** Groups of sortable keys, as OpenCL devices find them. */
    GroupWorkload inKeys() {
        return new GroupWorkload(kind.inTiles());
    }

    private SortWorkload sort() {
        return SortWorkload.of(kind.method("sort"), kind.type());
    }

    /** Whether an OpenCL device finds the groups of this many elements, rather than to sort them only. */
    boolean isGroupedOn(ComputeDevice device, int n) {
        return n >= FEWEST && device.hasRoomFor(n, IntTileGroups.ARRAYS, bytesPerKey(), bytesPerElement())
                && device.info().orElseThrow().maxWorkGroupSize() >= RadixTileKernel.LANES;
    }

    @Override
    public String family() {
        return "groups";
    }

    @Override
    public int arrays() {
        return IntTileGroups.ARRAYS;
    }

    /** Where there is no room for more, a device only sorts. */
    @Override
    public int fewestArrays(ComputeDevice device) {
        return sort().fewestArrays(device);
    }

    @Override
    public void compareKernels(ComputeDevice device, int n) {
        if (!isGroupedOn(device, n)) {
            sort().compareKernels(device, n);
        }
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        return !device.isOpenCl() ? ""
                : isGroupedOn(device, n) ? "; it finds the groups too" : sort().remark(n, device);
    }

    @Override
    public long assumedPlainNanos() {
        return sort().assumedPlainNanos();
    }

    /** On the CPU nearly all of the time is that of the sort, so its code is warmed up. */
    @Override
    public EngineTrials trials(Dispatcher dispatcher) {
        EngineTrials sorts = sort().trials(dispatcher);
        return new EngineTrials(dispatcher, this) {
            @Override
            public Growth growthOfJdk() {
                return sorts.growthOfJdk();
            }

            @Override
            public int[] sizesOnCpu() {
                return sorts.sizesOnCpu();
            }

            @Override
            public int helpersOfJdk(int n) {
                return sorts.helpersOfJdk(n);
            }

            @Override
            public long warmUpJdk(long most) {
                return sorts.warmUpJdk(most);
            }

            @Override
            public long warmUpJtp(Lease lease, long most) throws DeviceFault {
                return sorts.warmUpJtp(lease, most);
            }
        };
    }

    /** For OpenCL devices. JTP has the kernels of sorts. */
    @Override
    public DeviceKernel create(ComputeDevice device) {
        return GroupKernels.create(kind, device.info().orElseThrow());
    }

    @Override
    public TrialInput input(int n, boolean hard) {
        return switch (kind) {
            case INT -> new IntGroupTrialInput(n, hard);
            case LONG -> new LongGroupTrialInput(n, hard);
            case FLOAT -> new FloatGroupTrialInput(n, hard);
            case DOUBLE -> new DoubleGroupTrialInput(n, hard);
            case INT_PAIRS -> new IntSumTrialInput(n, hard);
            case LONG_PAIRS -> new LongSumTrialInput(n, hard);
            case FLOAT_PAIRS -> new FloatSumTrialInput(n, hard);
            case DOUBLE_PAIRS -> new DoubleSumTrialInput(n, hard);
        };
    }
}
