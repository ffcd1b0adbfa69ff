package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;

/** Merges on the Java thread pool. */
class MergerJtpTest extends MergerCase {
    MergerJtpTest() {
        super(Target.JTP);
    }
}
