package io.github.aparasort;

/** Reductions and scans without kernels. */
class PrefixScanJdkTest extends CustomScanCase {
    PrefixScanJdkTest() {
        super(Target.JDK);
    }
}
