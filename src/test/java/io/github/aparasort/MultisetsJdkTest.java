package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Set operations without kernels. */
@Tag(Coverage.EVERY_JDK)
class MultisetsJdkTest extends MultisetsCase {
    MultisetsJdkTest() {
        super(Target.JDK);
    }
}
