package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Ranks by the JDK. */
class RanksJdkTest extends RanksCase {
    RanksJdkTest() {
        super(Target.JDK);
    }
}
