package io.github.aparasort.internal.scan;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** What Aparapi makes of the rakes over ints: one, few, and more than there are blocks. */
@ParameterizedClass(name = "{0}: {1}, {2}")
@CsvSource({"openClRake, 1, 16", "openClRake, 2, 16", "openClRake, 3, 7", "openClRake, 5, 64"})
class OpenClIntRakeScanTest extends IntScanKernelCase {
}
