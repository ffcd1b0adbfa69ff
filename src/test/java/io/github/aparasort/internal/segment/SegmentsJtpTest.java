package io.github.aparasort.internal.segment;

import io.github.aparasort.Target;

/** Segments on the Java thread pool. */
class SegmentsJtpTest extends SegmentsCase {
    SegmentsJtpTest() {
        super(Target.JTP);
    }
}
