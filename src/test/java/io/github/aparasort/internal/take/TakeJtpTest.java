package io.github.aparasort.internal.take;

import io.github.aparasort.Target;

/** Gathers on the Java thread pool. */
class TakeJtpTest extends TakeCase {
    TakeJtpTest() {
        super(Target.JTP);
    }
}
