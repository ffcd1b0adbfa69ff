package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.RadixTileKernel;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.sort.TileSortCosts;
import java.util.Locale;

/**
 * Distinct values of arrays of one type, and something about each. Engines are compared by the whole work, the sort
 * included: an OpenCL device does it in less time than a sort, and the CPU in more.
 */
public final class GroupWorkload extends KeyedWorkload {
    /** Fewer elements are sorted only: mergesort has far fewer passes for them, and its kernel fewer arrays. */
    public static final int FEWEST = TileSortCosts.FEWEST;

    private final GroupResult result;

    private GroupWorkload(KeyKind kind, GroupResult result) {
        super("groups", kind, sort(kind).prior(), result);
        this.result = result;
    }

    public GroupResult result() {
        return result;
    }

    /** The workload for keys of a type, or null if there are no kernels for them. */
    public static GroupWorkload of(Class<?> type, GroupResult result) {
        KeyKind kind = KeyKind.of(type, result != GroupResult.COUNTS);
        return kind == null ? null : new GroupWorkload(kind, result);
    }

    /** Groups of sortable keys, as OpenCL devices find them. */
    GroupWorkload inKeys() {
        return new GroupWorkload(kind.inTiles(), result);
    }

    @Override
    public String name() {
        return (family() + "_" + result + "_" + kind.type().getSimpleName()).toUpperCase(Locale.ROOT);
    }

    /** The sort that finding groups begins with. */
    public SortWorkload sort() {
        return sort(kind);
    }

    private static SortWorkload sort(KeyKind kind) {
        return kind.isPairs() ? SortWorkload.ofPairs(kind.type()) : SortWorkload.of(kind.type());
    }

    /** Whether an OpenCL device finds the groups of this many elements, rather than to sort them only. */
    public boolean isGroupedOn(ComputeDevice device, int n) {
        return n >= FEWEST && device.hasRoomFor(n, IntGroupSequence.ARRAYS, bytesPerKey(), bytesPerElement())
                && device.info().orElseThrow().maxWorkGroupSize() >= RadixTileKernel.LANES;
    }

    @Override
    public int arrays() {
        return IntGroupSequence.ARRAYS;
    }

    /** Where there is no room to find groups, a device only sorts. Packed pairs have longer keys than groups. */
    @Override
    public int maxAtOnce(ComputeDevice device) {
        int sorted = sort().maxAtOnce(device);
        int grouped = device.maxElements(arrays(), bytesPerKey(), bytesPerElement());
        return device.isOpenCl() && grouped > sorted && isGroupedOn(device, grouped) ? grouped : sorted;
    }

    @Override
    public int maxElements(ComputeDevice device) {
        return Math.max(maxAtOnce(device), sort().maxElements(device));
    }

    @Override
    public long nanosAfterDevice(int n, ComputeDevice device) {
        return sort().nanosAfterDevice(n, device);
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        if (!device.isOpenCl()) {
            return "";
        }
        // The operator is not known here; others than sums are left to plain Java.
        String found = result == GroupResult.SUMS ? "groups and sums of ints" : "groups";
        return isGroupedOn(device, n) ? "; it finds the " + found + " too" : sort().remark(n, device);
    }

    /** For OpenCL devices. JTP has the kernels of sorts. */
    @Override
    public DeviceKernel create(ComputeDevice device) {
        return Sequences.create(result, bytesPerKey() == Integer.BYTES);
    }

    /** Loaded, with Aparapi, when one is needed. */
    private static final class Sequences {
        static DeviceKernel create(GroupResult result, boolean ints) {
            return switch (result) {
                case COUNTS -> ints ? new IntGroupSequence() : new LongGroupSequence();
                case SUMS -> ints ? new IntSumSequence() : new LongSumSequence();
                case ROWS -> ints ? new IntRowSequence() : new LongRowSequence();
            };
        }
    }
}
