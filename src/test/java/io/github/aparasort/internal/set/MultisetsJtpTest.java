package io.github.aparasort.internal.set;

import io.github.aparasort.Target;

/** Set operations on the Java thread pool. */
class MultisetsJtpTest extends MultisetsCase {
    MultisetsJtpTest() {
        super(Target.JTP);
    }
}
