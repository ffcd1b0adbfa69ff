package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Segments on the JDK. */
@Tag(Coverage.EVERY_JDK)
class SegmentsJdkTest extends SegmentsCase {
    SegmentsJdkTest() {
        super(Target.JDK);
    }
}
