package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * In Java, by groups of one. Aparapi's barrier on JTP waits once, not until all have come, and a thread that wakes up
 * without cause, as Java allows and HotSpot does under contention, is one barrier ahead from then on: in the end
 * another waits forever. This sort has enough barriers that this happened. Larger groups run on OpenCL.
 */
@ParameterizedClass(name = "NT {0}, VT {1}, {2} columns, {3} groups")
@CsvSource({"1, 16, 4, 3", "1, 8, 2, 2"})
class JtpBatcherSortTest extends BatcherSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }

    @Override
    int everySize() {
        return Coverage.count(300, 1100);
    }
}
