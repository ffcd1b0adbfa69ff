package io.github.aparasort;

/** Reductions and scans on the Java thread pool. */
class PrefixScanJtpTest extends OwnScanCase {
    PrefixScanJtpTest() {
        super(Target.JTP);
    }
}
