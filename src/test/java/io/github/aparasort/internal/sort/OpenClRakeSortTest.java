package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Rake kernels are for JTP, but they translate. */
@ParameterizedClass(name = "{0} parts")
@ValueSource(ints = {1, 3, 4})
class OpenClRakeSortTest extends RakeSortCase {
    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }
}
