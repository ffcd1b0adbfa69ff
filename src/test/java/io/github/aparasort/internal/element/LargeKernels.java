package io.github.aparasort.internal.element;

import com.aparapi.Kernel;
import com.aparapi.Range;
import com.aparapi.device.JavaDevice;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * Single work-items of kernels over as many elements as an array can have, in this JVM. There are no arrays that long:
 * what a work-item would read or write is only looked at.
 */
final class LargeKernels {
    static final int N = Column.MOST;
    static final int NT = 256;
    /** As many as an H200 has of kernels over elements, of sorts and merges, of scans, and of radix sorts. */
    static final int ELEMENT_GROUPS = 16 * 132;
    static final int TILE_GROUPS = 200 * 132;
    static final int SCAN_GROUPS = 64 * 132;
    static final int RADIX_GROUPS = 6 * 132;

    private LargeKernels() {
    }

    /** Makes a kernel be one work-item, which waits for no other. */
    static void workItem(DeviceKernel kernel, int groups, int group, int id) {
        Kernel.KernelState state = kernel.getKernelState();
        state.setRange(Range.create(JavaDevice.THREAD_POOL, groups * NT, NT));
        state.setGroupId(0, group);
        state.setLocalId(0, id);
        state.setGlobalId(0, group * NT + id);
        state.disableLocalBarrier();
    }

    static void inside(long index, long begin, long end) {
        if (index < begin || index >= end) {
            throw new AssertionError(index + " is not in [" + begin + ", " + end + ")");
        }
    }
}
