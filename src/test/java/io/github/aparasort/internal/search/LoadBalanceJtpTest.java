package io.github.aparasort.internal.search;

import io.github.aparasort.Target;

/** Finds the segments of elements on the Java thread pool. */
class LoadBalanceJtpTest extends LoadBalanceCase {
    LoadBalanceJtpTest() {
        super(Target.JTP);
    }
}
