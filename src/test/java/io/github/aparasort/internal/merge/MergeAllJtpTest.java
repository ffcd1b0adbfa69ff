package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;

/** Merges of any number of arrays on the Java thread pool. */
class MergeAllJtpTest extends MergeAllCase {
    MergeAllJtpTest() {
        super(Target.JTP);
    }
}
