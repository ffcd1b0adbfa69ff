package io.github.aparasort;

/** Segments on the JDK. */
class SegmentsJdkTest extends SegmentsCase {
    SegmentsJdkTest() {
        super(Target.JDK);
    }
}
