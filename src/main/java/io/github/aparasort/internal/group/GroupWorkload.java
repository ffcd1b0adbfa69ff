package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.Locale;

/**
 * Distinct values of arrays of one type, and something about each. Engines are compared by the whole work, the sort
 * included: an OpenCL device does it in less time than a sort, and the CPU in more.
 */
public final class GroupWorkload extends Workload {
    /**
     * Arrays that hold each element on a device: the input, its keys, those of the sort, and one for checks; or sorted
     * keys, heads, begins, folds, and some for checks.
     */
    static final int ARRAYS = 6;

    private final GroupResult result;

    private GroupWorkload(KeyKind kind, GroupResult result) {
        super("groups", kind, sort(kind).prior(), result);
        this.result = result;
        inArrays(ARRAYS);
    }

    public GroupResult result() {
        return result;
    }

    /** The workload for keys of a type, or null if there are no kernels for them. */
    public static GroupWorkload of(Class<?> type, GroupResult result) {
        KeyKind kind = KeyKind.of(type, result != GroupResult.COUNTS);
        return kind == null ? null : new GroupWorkload(kind, result);
    }

    @Override
    public String name() {
        return (family() + "_" + result + "_" + kind().type().getSimpleName()).toUpperCase(Locale.ROOT);
    }

    /** The sort that finding groups begins with. */
    public SortWorkload sort() {
        return sort(kind());
    }

    private static SortWorkload sort(KeyKind kind) {
        return kind.isPairs() ? SortWorkload.ofPairs(kind.type()) : SortWorkload.of(kind.type());
    }

    /** Whether an OpenCL device has room to find the groups of this many elements; if not, it only sorts them. */
    public boolean isGroupedOn(ComputeDevice device, int n) {
        return device.hasRoomFor(n, ARRAYS, bytesPerKey(), bytesPerElement());
    }

    /** If it has no room to find groups, a device only sorts. */
    @Override
    public int maxAtOnce(ComputeDevice device) {
        int sorted = sort().maxAtOnce(device);
        return device.isOpenCl() ? Math.max(sorted, super.maxAtOnce(device)) : sorted;
    }

    @Override
    public int maxElements(ComputeDevice device) {
        return Math.max(maxAtOnce(device), sort().maxElements(device));
    }

    @Override
    public String remark(int n, ComputeDevice device) {
        if (!device.isOpenCl()) {
            return "";
        }
        return !isGroupedOn(device, n) ? sort().remark(n, device)
                : result == GroupResult.SUMS ? "; it finds the groups, and folds ints" : "; it finds the groups too";
    }
}
