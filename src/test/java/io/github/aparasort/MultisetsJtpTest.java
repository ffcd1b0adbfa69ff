package io.github.aparasort;

/** Set operations on the Java thread pool. */
class MultisetsJtpTest extends MultisetsCase {
    MultisetsJtpTest() {
        super(Target.JTP);
    }
}
