package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Radix kernels are for JTP, but those of ints and longs translate. */
@ParameterizedClass(name = "{0} rakes, buckets of {1}")
@CsvSource({"1, 50", "3, 300"})
class OpenClRadixSortTest extends RadixSortCase {
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
    io.github.aparasort.internal.kernel.DeviceKernel kernel(SortKind kind) {
        Assumptions.assumeTrue(kind.inKernels() == kind, "OpenCL sorts floats and doubles as staged ints and longs");
        return super.kernel(kind);
    }
}
