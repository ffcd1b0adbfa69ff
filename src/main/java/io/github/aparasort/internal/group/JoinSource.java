package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** The kernels of OpenCL devices that join columns of keys of one width. */
public enum JoinSource implements KernelSource {
    INTS, LONGS;

    public static JoinSource of(int bytesPerKey) {
        return bytesPerKey == Integer.BYTES ? INTS : LONGS;
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return this == INTS ? new IntJoinSequence() : new LongJoinSequence();
    }
}
