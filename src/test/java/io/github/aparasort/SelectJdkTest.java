package io.github.aparasort;

/** Selections on the JDK. */
class SelectJdkTest extends SelectCase {
    SelectJdkTest() {
        super(Target.JDK);
    }
}
