package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** The mergesort whose work-items sort keys alone by Batcher's network; values still travel by the stable one. */
@ParameterizedClass(name = "NT {0}, {1} groups")
@CsvSource({"4, 3"})
class OpenClBatcherStretchTest extends TileSortCase {
    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return SortKernels.tile(kind, BlocksortNetwork.BATCHER, nt(kind), maxGroups);
    }

    @Override
    String kernelName(SortKind kind) {
        String stable = super.kernelName(kind);
        return kind.isKeysAlone() ? stable.replace("TileMergesort", "BatcherStretchMergesort") : stable;
    }
}
