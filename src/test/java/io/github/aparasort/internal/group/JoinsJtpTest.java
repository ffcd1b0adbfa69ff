package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Joins on the Java thread pool. */
class JoinsJtpTest extends JoinsCase {
    JoinsJtpTest() {
        super(Target.JTP);
    }
}
