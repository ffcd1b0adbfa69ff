package io.github.aparasort;

/** Segments on the Java thread pool. */
class SegmentsJtpTest extends SegmentsCase {
    SegmentsJtpTest() {
        super(Target.JTP);
    }
}
