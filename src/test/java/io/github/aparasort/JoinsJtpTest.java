package io.github.aparasort;

/** Joins on the Java thread pool. */
class JoinsJtpTest extends JoinsCase {
    JoinsJtpTest() {
        super(Target.JTP);
    }
}
