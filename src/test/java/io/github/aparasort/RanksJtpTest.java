package io.github.aparasort;

/** Ranks on the Java thread pool. */
class RanksJtpTest extends RanksCase {
    RanksJtpTest() {
        super(Target.JTP);
    }
}
