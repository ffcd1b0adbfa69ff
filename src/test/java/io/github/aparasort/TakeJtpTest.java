package io.github.aparasort;

/** Gathers on the Java thread pool. */
class TakeJtpTest extends TakeCase {
    TakeJtpTest() {
        super(Target.JTP);
    }
}
