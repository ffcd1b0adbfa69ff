package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.RadixTileKernel;

/** The kernels that find groups on OpenCL devices. Loaded, with Aparapi, when one is needed. */
final class GroupKernels {
    private GroupKernels() {
    }

    static DeviceKernel create(KeyKind kind, DeviceProperties device) {
        int nt = RadixTileKernel.workGroupSize(device);
        int groups = RadixTileKernel.GROUPS_PER_UNIT * device.computeUnits();
        boolean ints = kind.bytesPerKey() == Integer.BYTES;
        if (kind.isPairs()) {
            return ints ? new IntTileSums(nt, groups) : new LongTileSums(nt, groups);
        }
        return ints ? new IntTileGroups(nt, groups) : new LongTileGroups(nt, groups);
    }
}
