package io.github.aparasort;

/** Reductions and scans of special values on the JDK. */
class FloatFoldsJdkTest extends FloatFoldsCase {
    FloatFoldsJdkTest() {
        super(Target.JDK);
    }
}
