package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

@ParameterizedClass(name = "{0}, traced {1}, {2} rakes")
@CsvSource({"INT, false, 1", "INT, true, 3", "LONG, false, 4", "LONG, true, 2", "FLOAT, false, 3", "FLOAT, true, 1",
    "DOUBLE, false, 5", "DOUBLE, true, 2"})
class JtpRakeSetsTest extends RakeSetsCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }
}
