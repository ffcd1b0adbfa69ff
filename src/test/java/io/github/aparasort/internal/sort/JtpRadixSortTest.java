package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** A single rake runs on the caller's thread. */
@ParameterizedClass(name = "{0} rakes, buckets of {1}")
@CsvSource({"1, 4096", "1, 50", "2, 8", "3, 64", "7, 300"})
class JtpRadixSortTest extends RadixSortCase {
    @Override
    ComputeDevice device() {
        return Devices.jtp();
    }
}
