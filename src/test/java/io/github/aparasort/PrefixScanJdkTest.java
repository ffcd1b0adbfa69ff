package io.github.aparasort;

/** Reductions and scans without kernels. */
class PrefixScanJdkTest extends OwnScanCase {
    PrefixScanJdkTest() {
        super(Target.JDK);
    }
}
