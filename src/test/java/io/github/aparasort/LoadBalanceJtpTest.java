package io.github.aparasort;

/** Finds the segments of elements on the Java thread pool. */
class LoadBalanceJtpTest extends LoadBalanceCase {
    LoadBalanceJtpTest() {
        super(Target.JTP);
    }
}
