package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** In Java, where every barrier costs each work-item some tenth of a millisecond: tiny groups. */
@ParameterizedClass(name = "NT {0}, VT {1}, {2} columns, {3} groups")
@CsvSource({"1, 16, 4, 3", "2, 16, 2, 2"})
class JtpBatcherSortTest extends BatcherSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    @Override
    int everySize() {
        return nt == 1 ? 1100 : 130;
    }
}
