package io.github.aparasort;

/** Gathers on the JDK. */
class TakeJdkTest extends TakeCase {
    TakeJdkTest() {
        super(Target.JDK);
    }
}
