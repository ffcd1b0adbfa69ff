package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Ranks on the Java thread pool. */
class RanksJtpTest extends RanksCase {
    RanksJtpTest() {
        super(Target.JTP);
    }
}
