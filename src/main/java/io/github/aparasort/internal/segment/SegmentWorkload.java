package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KeyedWorkload;
import io.github.aparasort.internal.kernel.DeviceKernel;

/** Sorts of the segments of arrays: of keys alone, or of keys with their indices. */
public final class SegmentWorkload extends KeyedWorkload {
    public SegmentWorkload(KeyKind kind) {
        super("segments", kind, prior(kind));
    }

    /** Of values that move with longs and doubles, plain Java sorts each segment by indices. */
    private static Prior prior(KeyKind kind) {
        return !kind.isPairs() ? Prior.SEGMENTS
                : kind.bytesPerKey() == Long.BYTES ? Prior.WIDE_PAIRS : Prior.SEGMENT_PAIRS;
    }

    /** The sort of sortable keys, as OpenCL devices do it. */
    SegmentWorkload inTiles() {
        return new SegmentWorkload(kind.inTiles());
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SegmentKernels.create(kind, device);
    }
}
