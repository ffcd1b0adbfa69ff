package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Reductions and scans without kernels. */
@Tag(Coverage.EVERY_JDK)
class PrefixScanJdkTest extends CustomScanCase {
    PrefixScanJdkTest() {
        super(Target.JDK);
    }
}
