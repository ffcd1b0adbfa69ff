package io.github.aparasort;

/** Joins on the JDK. */
class JoinsJdkTest extends JoinsCase {
    JoinsJdkTest() {
        super(Target.JDK);
    }
}
