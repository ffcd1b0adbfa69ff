package io.github.aparasort.internal.scan;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/**
 * Tiles on an OpenCL device, all by one group, by several, more groups than tiles, operands in order; and on JTP. Rakes
 * on JTP: one, few, and more than there are blocks.
 */
@ParameterizedClass(name = "{0}: {1}, {2}")
@CsvSource({"single, 8, 3", "many, 2, 3", "many, 8, 100", "inOrder, 4, 3", "default, 256, 3",
    "jtpTiles, 2, 3", "rake, 1, 16", "rake, 2, 16", "rake, 3, 7", "rake, 5, 64"})
class IntScanKernelTest extends IntScanKernelCase {
}
