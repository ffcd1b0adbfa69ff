package io.github.aparasort;

/** Finds the segments of elements on plain Java. */
class LoadBalanceJdkTest extends LoadBalanceCase {
    LoadBalanceJdkTest() {
        super(Target.JDK);
    }
}
