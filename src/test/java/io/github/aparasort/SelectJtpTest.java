package io.github.aparasort;

/** Selections on the Java thread pool. */
class SelectJtpTest extends SelectCase {
    SelectJtpTest() {
        super(Target.JTP);
    }
}
