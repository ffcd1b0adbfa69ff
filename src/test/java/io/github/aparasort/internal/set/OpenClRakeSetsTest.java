package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** What Aparapi makes of the rakes: the kernels over ints and longs translate. */
@ParameterizedClass(name = "{0}, traced {1}, {2} rakes")
@CsvSource({"INT, false, 3", "LONG, true, 4"})
class OpenClRakeSetsTest extends RakeSetsCase {
    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    int rounds() {
        return Coverage.count(3, 10);
    }
}
