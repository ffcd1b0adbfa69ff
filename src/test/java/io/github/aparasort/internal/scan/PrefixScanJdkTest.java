package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Reductions and scans without kernels. */
@Tag(Coverage.EVERY_JDK)
class PrefixScanJdkTest extends CustomScanCase {
    PrefixScanJdkTest() {
        super(Target.JDK);
    }
}
