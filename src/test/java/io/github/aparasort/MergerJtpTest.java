package io.github.aparasort;

/** Merges on the Java thread pool. */
class MergerJtpTest extends MergerCase {
    MergerJtpTest() {
        super(Target.JTP);
    }
}
