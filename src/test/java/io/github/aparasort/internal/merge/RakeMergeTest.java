package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Merges by rakes, in Java all of them, on OpenCL those of ints and longs. */
@ParameterizedClass(name = "{0}, {1} rakes, on OpenCL {2}")
@CsvSource({"INT, 1, false", "INT, 3, false", "LONG, 4, false", "FLOAT, 2, false", "DOUBLE, 3, false",
    "INT_PAIRS, 3, false", "LONG_PAIRS, 2, false", "FLOAT_PAIRS, 3, false", "DOUBLE_PAIRS, 1, false",
    "INT, 3, true", "LONG, 2, true", "INT_PAIRS, 2, true", "LONG_PAIRS, 3, true"})
class RakeMergeTest extends KernelMergeCase {
    @Parameter(1)
    int rakes;
    @Parameter(2)
    boolean openCl;

    @Override
    ComputeDevice device() {
        return openCl ? TestDevice.openCl() : Devices.jtp();
    }

    @Override
    DeviceKernel kernel() {
        DeviceKernel kernel = MergeKernels.rake(kind, rakes);
        ((InPlaceRakeKernel) kernel).scale(0, 0);
        return kernel;
    }

    @Override
    MergeStrategy strategy() {
        return MergeStrategy.AUTO;
    }

    @Override
    List<Object> geometry() {
        return List.of(kind, rakes, openCl);
    }

    @Override
    String kernelName() {
        String type = kind.name().replace("_PAIRS", "");
        return type.charAt(0) + type.substring(1).toLowerCase(java.util.Locale.ROOT) + "RakeMerge";
    }

    @Override
    public int[] sizes() {
        return new int[] {2, 3, 31, 64, 65, 127, 509, 1500, 20_011};
    }
}
