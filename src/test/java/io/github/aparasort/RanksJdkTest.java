package io.github.aparasort;

/** Ranks by the JDK. */
class RanksJdkTest extends RanksCase {
    RanksJdkTest() {
        super(Target.JDK);
    }
}
