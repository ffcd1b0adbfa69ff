package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.kernel.DeviceKernel;
import io.github.aparasort.kernel.tile.StretchNetwork;
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
        Placement.openCl();
    }

    @Override
    ComputeDevice device() {
        return Placement.openCl();
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return SortKernels.tile(kind, StretchNetwork.BATCHER, nt(kind), maxGroups);
    }

    @Override
    String kernelName(SortKind kind) {
        String stable = super.kernelName(kind);
        return kind.isKeysAlone() ? stable.replace("TileMergesort", "BatcherStretchMergesort") : stable;
    }
}
