package io.github.aparasort.internal.select;

import io.github.aparasort.Target;

/** Selections on the Java thread pool. */
class SelectJtpTest extends SelectCase {
    SelectJtpTest() {
        super(Target.JTP);
    }
}
