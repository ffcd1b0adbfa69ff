package io.github.aparasort;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** What Aparapi makes of the rakes: the kernels over ints and longs translate. */
class OpenClRakeScanTest {
    @Nested
    @ParameterizedClass(name = "{0}: {1}, {2}")
    @CsvSource({"openClRake, 1, 16", "openClRake, 2, 16", "openClRake, 3, 7", "openClRake, 5, 64"})
    class Ints extends IntScanKernelCase {
    }

    @Nested
    @ParameterizedClass(name = "{0}: {1}, {2}")
    @CsvSource({"openClRake, 1, 16", "openClRake, 2, 16", "openClRake, 3, 7", "openClRake, 5, 64"})
    class Longs extends LongScanKernelCase {
    }
}
