package io.github.aparasort;

/** Merges of any number of arrays on the Java thread pool. */
class MergeAllJtpTest extends MergeAllCase {
    MergeAllJtpTest() {
        super(Target.JTP);
    }
}
