package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass(name = "{0} parts")
@ValueSource(ints = {1, 2, 3, 7})
class JtpRakeSortTest extends RakeSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }
}
