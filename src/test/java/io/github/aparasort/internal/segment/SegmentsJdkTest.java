package io.github.aparasort.internal.segment;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Segments on the JDK. */
@Tag(Coverage.EVERY_JDK)
class SegmentsJdkTest extends SegmentsCase {
    SegmentsJdkTest() {
        super(Target.JDK);
    }
}
