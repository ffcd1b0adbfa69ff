package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.Map;
import java.util.function.Consumer;

/**
 * How kernels are launched. Tests change it, to reach every path with small arrays, and to let launches fail or have
 * wrong results.
 */
public final class LaunchOptions {
    /** What is queued after a launch of a step that is verified, with the columns for which its arrays stand. */
    interface Changes {
        void after(Work work, DeviceKernel kernel, Map<Object, Column> fields) throws DeviceFault;
    }

    /**
     * Groups per compute unit of counts and reductions. Each makes a partial result, and one group scans these. On an
     * H200 64M ints were reduced in 0.10 ms with 8 and 16, and in 0.12 with 64, because some groups then have twice the
     * tiles of others.
     */
    static final int FOLDING_GROUPS = 16;
    /** Groups per compute unit of counts that place what they count: 0.43 ms for 64M ints, and 0.46 with 16. */
    static final int PLACING_GROUPS = 64;
    /** Groups per compute unit of kernels without tiles: twice as many as one of an H200 runs at a time. Not tuned. */
    static final int ELEMENT_GROUPS = 16;

    private int groupSize = TileKernel.NT;
    private int mostGroups = Integer.MAX_VALUE;
    private Consumer<DeviceKernel> listener = kernel -> { };
    private Changes changes = (work, kernel, fields) -> { };
    private boolean verifiesAll;
    private Class<?> lastKernel = Object.class;
    private int passes;
    private Class<?> mainKernel = Object.class;
    private int mostPasses;
    private boolean checks;

    /** Makes small groups, few of them. */
    void scale(int workItems, int most) {
        groupSize = workItems;
        mostGroups = most;
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

    void tell(DeviceKernel kernel) {
        lastKernel = kernel.getClass();
        passes += kernel.passes();
        int weight = kernel instanceof ElementKernel ? 1 : 2 * kernel.passes();
        if (!checks && weight > mostPasses) {
            mostPasses = weight;
            mainKernel = kernel.getClass();
        }
        listener.accept(kernel);
    }

    /** Sets whether what is launched only checks something. */
    void checks(boolean only) {
        checks = only;
    }

    /** A call begins. */
    void begin() {
        mostPasses = 0;
    }

    /** The kernel with the most passes since a call began. */
    Class<?> mainKernel() {
        return mainKernel;
    }

    /** Passes of all launches. */
    int passes() {
        return passes;
    }

    /** The kernel that was launched last. */
    Class<?> lastKernel() {
        return lastKernel;
    }
}
