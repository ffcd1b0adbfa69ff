package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.RadixTileKernel;

/** The kernels that find groups on OpenCL devices. Loaded, with Aparapi, when one is needed. */
final class GroupKernels {
    private GroupKernels() {
    }

    static DeviceKernel create(GroupResult result, int bytesPerKey, DeviceProperties device) {
        int nt = RadixTileKernel.workGroupSize(device);
        int groups = RadixTileKernel.GROUPS_PER_UNIT * device.computeUnits();
        boolean ints = bytesPerKey == Integer.BYTES;
        return switch (result) {
            case COUNTS -> ints ? new IntTileGroups(nt, groups) : new LongTileGroups(nt, groups);
            case SUMS -> ints ? new IntTileSums(nt, groups) : new LongTileSums(nt, groups);
            case ROWS -> ints ? new IntTileRows(nt, groups) : new LongTileRows(nt, groups);
        };
    }
}
