package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.Map;
import java.util.function.Consumer;

/**
 * How kernels are launched. Only tests change it, to reach every path with small arrays, and to let launches fail or
 * have wrong results.
 */
public final class LaunchOptions {
    /** What is queued after a launch of a step that is verified, with the columns for which its arrays stand. */
    public interface Changes {
        void after(Stream stream, DeviceKernel kernel, Map<Object, Column> fields) throws DeviceFault;
    }

    /**
     * Groups per compute unit of scans and reductions. In a reduction each makes a partial result, and one group scans
     * these. On an H200 64M ints were reduced in 0.07 ms with 8 and 16. With 64 it took longer, because some groups
     * then have twice the tiles of others.
     */
    public static final int FOLDING_GROUPS = 16;
    /**
     * Groups per compute unit of counts, which look back: no more than work at the same time. On an H200 the distinct
     * of 64M sorted ints took 0.17 ms, and 0.18 with 64.
     */
    public static final int COUNTING_GROUPS = 4;
    /** Groups per compute unit of folds of segments, which have different lengths. Not tuned. */
    public static final int SEGMENT_GROUPS = 64;
    /** Groups per compute unit of kernels without tiles: twice as many as one of an H200 runs at a time. Not tuned. */
    public static final int ELEMENT_GROUPS = 16;

    private int groupSize = TileKernel.NT;
    private int mostGroups = Integer.MAX_VALUE;
    private Consumer<DeviceKernel> listener = kernel -> { };
    private Changes changes = (stream, kernel, fields) -> { };
    private boolean verifiesAll;

    /** Makes small groups, few of them. */
    void scale(int workItems, int groups) {
        groupSize = workItems;
        mostGroups = groups;
    }

    /** Tells of each launch before it is queued. */
    void onLaunch(Consumer<DeviceKernel> told) {
        listener = told;
    }

    /** Has more queued after launches, and all results verified. */
    void change(Changes wanted) {
        changes = wanted;
        verifiesAll = true;
    }

    Changes changes() {
        return changes;
    }

    /** Whether all results are verified. */
    boolean verifiesAll() {
        return verifiesAll;
    }

    /** Work-items per group, if the device has as many. */
    int groupSize() {
        return groupSize;
    }

    /** Groups at most, of this number. */
    int groups(int wanted) {
        return Math.min(mostGroups, wanted);
    }

    /** Tells of a launch before it is queued. */
    void tell(DeviceKernel kernel) {
        listener.accept(kernel);
    }
}
